import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { line } from '../shared/grant-fields.ts'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [
    {
      name: 'productos',
      field: {
        kind: 'table',
        label: 'Productos que se movilizan',
        required: true,
        minRows: 1,
        maxRows: 40,
        columns: [
          { key: 'especie', kind: 'text', label: 'Especie y producto', required: true, maxLength: 100 },
          { key: 'cantidad', kind: 'decimal', label: 'Cantidad', required: true, min: 0, decimals: 3 },
          {
            key: 'unidad',
            kind: 'choice',
            label: 'Unidad',
            required: true,
            options: [
              { value: 'm3', label: 'm³' },
              { value: 'kg', label: 'kg' },
              { value: 'unidad', label: 'unidades' },
            ],
          },
        ],
      },
    },
    { name: 'ruta', field: line('Origen, ruta y destino') },
    { name: 'vehiculo', field: line('Vehículo y conductor') },
    { name: 'acto_amparo', field: line('Acto que ampara los productos y saldo que queda') },
  ],
}
