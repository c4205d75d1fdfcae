import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { line } from '../shared/grant-fields.ts'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [
    {
      name: 'clase_generador',
      field: {
        kind: 'choice',
        label: 'Clase de generador',
        required: true,
        options: [
          { value: 'grande', label: 'Gran generador' },
          { value: 'mediano', label: 'Mediano generador' },
          { value: 'pequeno', label: 'Pequeño generador' },
        ],
      },
    },
    { name: 'residuos', field: line('Corrientes de residuos registradas') },
  ],
}
