import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { fee } from '../../common-steps.ts'
import { fileFields, internal, toSign } from '../../step-parts.ts'
import { family, step } from './parts.ts'

export const opening: readonly WrittenStep[] = [
  fee({
    family,
    id: 'LIC-03',
    redone: true,
    title: 'Liquidación de la evaluación',
    code: 'liquidada',
    label: 'Emitir liquidación y recibo',
    next: 'LIC-04',
  }),
  step({
    id: 'LIC-04',
    redone: true,
    title: 'Asignación del equipo de licencias',
    kind: 'assign',
    screen: '/gestionar-tarea-licencia/:id/:idRol',
    roles: ['CLI_COORDINADOR_LICENCIAS'],
    term: internal(2),
    capture: [
      {
        key: 'licencia.lider',
        kind: 'staff',
        label: 'Líder del equipo',
        required: true,
        roles: ['CLI_TECNICO_LICENCIAS'],
      },
      {
        key: 'licencia.equipo',
        kind: 'table',
        label: 'Equipo evaluador',
        required: true,
        minRows: 1,
        maxRows: 12,
        columns: [
          { key: 'nombre', kind: 'text', label: 'Nombre', required: true, maxLength: 120 },
          { key: 'profesion', kind: 'text', label: 'Profesión', required: true, maxLength: 80 },
          {
            key: 'componente',
            kind: 'choice',
            label: 'Componente a cargo',
            required: true,
            options: [
              { value: 'abiotico', label: 'Medio abiótico' },
              { value: 'biotico', label: 'Medio biótico' },
              { value: 'socioeconomico', label: 'Medio socioeconómico' },
              { value: 'juridico', label: 'Jurídico' },
            ],
          },
        ],
      },
      { key: 'visita.fecha', kind: 'date', label: 'Fecha de la visita', required: true },
    ],
    outcomes: [{ code: 'asignado', label: 'Equipo asignado', to: 'LIC-05', by: 'staff' }],
    status: 'con_equipo',
  }),
  step({
    id: 'LIC-05',
    redone: true,
    title: 'Auto de inicio de licencia',
    kind: 'prepare',
    screen: '/solicitudes/evaluacion-tarea/:id',
    roles: ['CLI_JURIDICO'],
    term: internal(1, 'DUR 2.2.2.3.6.3 num. 1 («de manera inmediata»)'),
    capture: [
      ...fileFields('150.30 Licencias ambientales'),
      {
        key: 'inicio.consideraciones',
        kind: 'longText',
        label: 'Consideraciones para el auto de inicio',
        required: false,
        maxLength: 2000,
      },
    ],
    produces: ['AUTO_INICIO'],
    outcomes: [toSign('firmar', 'Pasa a firma y publicación', 'LIC-06')],
    status: 'en_inicio',
  }),
]
