import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [
    {
      name: 'equipos',
      field: {
        kind: 'table',
        label: 'Líneas de inspección y equipos',
        required: true,
        minRows: 1,
        maxRows: 40,
        columns: [
          { key: 'equipo', kind: 'text', label: 'Equipo', required: true, maxLength: 80 },
          { key: 'marca', kind: 'text', label: 'Marca y modelo', required: true, maxLength: 80 },
          { key: 'serie', kind: 'text', label: 'Número de serie', required: true, maxLength: 60 },
        ],
      },
    },
  ],
}
