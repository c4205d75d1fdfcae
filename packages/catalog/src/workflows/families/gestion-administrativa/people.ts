import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { INTERNAL } from '../../beside.ts'
import { capacityFields } from '../../fine-fields.ts'
import { OFFENDER_FACTS, proposed, reason, step } from './parts.ts'

export const people: readonly WrittenStep[] = [
  step({
    id: 'ADM-09',
    title: 'Revisión documental del apoderado',
    screen: '/revision-documental-apoderado/:id',
    roles: ['CLI_VALIDACION_JURIDICA'],
    term: { amount: 3, unit: 'habiles', norm: INTERNAL },
    capture: [
      {
        key: 'poder.documento',
        kind: 'yesNo',
        label: '¿El poder identifica a quien lo da, a quien lo recibe y el trámite?',
        required: true,
      },
      {
        key: 'poder.tarjeta',
        kind: 'yesNo',
        label: '¿La tarjeta profesional está vigente, o el trámite no exige abogado?',
        required: true,
      },
      {
        key: 'poder.observaciones',
        kind: 'longText',
        label: 'Observaciones',
        required: false,
        maxLength: 1000,
      },
    ],
    outcomes: [
      {
        code: 'aprobado',
        label: 'Aprobar el poder',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        guard: { and: [{ var: 'dato.poder.documento' }, { var: 'dato.poder.tarjeta' }] },
        guardReason: 'Hay un documento que no cumple.',
      },
      {
        code: 'rechazado',
        label: 'Rechazar el poder',
        to: 'FIN',
        by: 'staff',
        reason: true,
        status: 'gestion_negada',
        onParent: [{ do: 'endProxy' }],
      },
    ],
  }),
  step({
    id: 'ADM-10',
    title: 'Registro de solicitante presencial',
    screen: '/registro/solicitante/:id_sol/:id_territorial',
    roles: ['CLI_VENTANILLA_UNICA'],
    screenOnly: true,
    outcomes: [{ code: 'registrado', label: 'Registrado', to: 'PG-02', by: 'staff' }],
  }),
  step({
    id: 'ADM-11',
    title: 'Búsqueda y consulta de trámite',
    screen: '/buscar-tramite',
    roles: ['CLI_ADMIN', 'CLI_CONTROL_INTERNO', 'CLI_AUDITOR_CONSULTA'],
    screenOnly: true,
    outcomes: [{ code: 'consulta', label: 'Consulta', to: 'FIN', by: 'staff' }],
  }),
  step({
    id: 'ADM-12',
    title: 'Consulta de expediente autorizado',
    screen: '/mis-expedientes/ver-expediente/:id/:stateMigration',
    roles: ['USER_CONSULTA_EXPEDIENTE', 'CLI_CONTROL_INTERNO', 'CLI_AUDITOR_CONSULTA'],
    screenOnly: true,
    outcomes: [{ code: 'consulta', label: 'Consulta', to: 'FIN', by: 'staff' }],
  }),
  step({
    id: 'ADM-13',
    title: 'Actualización de datos del infractor',
    screen: '/actualizar-datos-infractor',
    listedOn: '/actualizar-datos-infractor',
    roles: ['CLI_JURIDICO_SANCIONATORIO', 'CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
    term: proposed,
    capture: [
      {
        key: 'infractor.documento',
        kind: 'text',
        label: 'Número de documento',
        required: true,
        maxLength: 20,
        help: 'Sin puntos. El NIT, sin dígito de verificación.',
      },
      {
        key: 'infractor.direccion',
        kind: 'text',
        label: 'Dirección para notificaciones',
        required: true,
        maxLength: 200,
      },
      ...capacityFields('infractor'),
      reason('Motivo de la actualización'),
    ],
    outcomes: [
      {
        code: 'actualizado',
        label: 'Actualizar',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        onParent: [
          {
            do: 'giveFacts',
            keys: OFFENDER_FACTS,
          },
        ],
      },
    ],
  }),
]
