import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { step } from './parts.ts'

export const stage: readonly WrittenStep[] = [
  step({
    id: 'MIG-04',
    title: 'Etapa del expediente migrado',
    screen: '/revision-expediente-workflow-cambio-etapa/:id',
    roles: ['VALIDACION_MIGRACION', 'CLI_ADMIN'],
    capture: [
      {
        key: 'migracion.tramite',
        kind: 'choice',
        label: 'Trámite del expediente',
        required: true,
        optionsFrom: 'tramites',
      },
      {
        key: 'migracion.etapa',
        kind: 'choice',
        label: 'Etapa en que venía',
        required: true,
        options: [
          { value: 'validacion', label: 'Validación de documentos' },
          { value: 'requerimiento', label: 'Requerimiento al solicitante' },
          { value: 'evaluacion', label: 'Evaluación técnica' },
          { value: 'decision', label: 'Decisión' },
          { value: 'notificacion', label: 'Notificación y recursos' },
          { value: 'seguimiento', label: 'Seguimiento' },
          { value: 'archivado', label: 'Archivado' },
        ],
      },
    ],
    outcomes: [
      {
        code: 'etapa',
        label: 'Fijar la etapa',
        to: 'FIN',
        by: 'staff',
        status: 'migracion_con_etapa',
        onParent: [{ do: 'giveFacts', keys: ['migracion.tramite', 'migracion.etapa'] }],
      },
    ],
  }),
]
