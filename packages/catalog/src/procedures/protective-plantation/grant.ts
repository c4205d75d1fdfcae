import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [
    {
      name: 'plantacion',
      field: {
        kind: 'table',
        label: 'Especies y área plantada',
        required: true,
        minRows: 1,
        maxRows: 40,
        columns: [
          { key: 'especie', kind: 'text', label: 'Especie', required: true, maxLength: 80 },
          { key: 'area', kind: 'decimal', label: 'Área', required: true, unit: 'ha', min: 0, decimals: 4 },
          {
            key: 'anio',
            kind: 'integer',
            label: 'Año de siembra',
            required: true,
            year: true,
            min: 1950,
            max: 2100,
          },
        ],
      },
    },
  ],
}
