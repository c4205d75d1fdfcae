import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { OFFICIALS, proposed, step } from './parts.ts'

export const activities: readonly WrittenStep[] = [
  step({
    id: 'ADM-07',
    title: 'Actividades adicionales',
    screen: '/actividades-adicionales',
    listedOn: '/actividades-adicionales',
    roles: ['CLI_COORDINADOR_ADMINISTRATIVO', 'CLI_COORDINADOR_RECURSOS'],
    term: proposed,
    capture: [
      {
        key: 'actividad.descripcion',
        kind: 'longText',
        label: 'Actividad',
        required: true,
        maxLength: 1000,
      },
      {
        key: 'actividad.responsable',
        kind: 'staff',
        label: 'Responsable',
        required: true,
        roles: OFFICIALS,
      },
      { key: 'actividad.fecha', kind: 'date', label: 'Fecha en que debe estar hecha', required: true },
    ],
    outcomes: [
      {
        code: 'creada',
        label: 'Crear la actividad',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        does: ['responsable.avisado'],
        onParent: [
          {
            do: 'giveFacts',
            keys: ['actividad.descripcion', 'actividad.responsable', 'actividad.fecha'],
          },
        ],
      },
    ],
  }),
  step({
    id: 'ADM-08',
    title: 'Paso genérico del flujo',
    screen: '/workflow-step/:id',
    roles: ['CLI_ADMIN'],
    term: proposed,
    capture: [
      {
        key: 'paso.constancia',
        kind: 'longText',
        label: 'Lo que se hizo',
        required: true,
        maxLength: 2000,
      },
      {
        key: 'paso.pregunta',
        kind: 'longText',
        label: 'Pregunta que queda abierta',
        required: false,
        maxLength: 1000,
      },
    ],
    outcomes: [
      { code: 'avanza', label: 'Dejar constancia', to: 'FIN', by: 'staff', status: 'gestion_aplicada' },
      {
        code: 'pregunta',
        label: 'Dejar constancia y la pregunta',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        guard: { '!!': [{ var: 'dato.paso.pregunta' }] },
        guardReason: 'Escriba la pregunta.',
        onParent: [{ do: 'giveFacts', keys: ['paso.pregunta'] }],
      },
    ],
  }),
]
