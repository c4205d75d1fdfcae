import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { options, words, line, count } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    { name: 'obra', field: words('Obra que se autoriza'), concept: 'Obra evaluada' },
    { name: 'cauce', field: line('Cauce, playa o lecho'), concept: 'Cauce, playa o lecho' },
    { name: 'dimensiones', field: words('Dimensiones y cotas'), concept: 'Dimensiones y cotas recomendadas' },
    {
      name: 'periodo_retorno',
      field: count('Período de retorno del diseño', 'años', 1, 1000),
      concept: 'Período de retorno verificado',
    },
    {
      name: 'ocupacion',
      compared: { noun: 'Clase de ocupación', asked: 'caracter' },
      concept: 'Clase de ocupación recomendada',
      field: {
        kind: 'choice',
        label: 'Clase de ocupación',
        required: true,
        options: options(['temporal', 'Temporal'], ['permanente', 'Permanente, por la vida útil de la obra']),
      },
    },
    {
      name: 'plazo_meses_cauce',
      validity: true,
      compared: { noun: 'Plazo de la obra', asked: 'plazo_ejecucion' },
      concept: 'Plazo recomendado para la obra',
      field: count('Plazo para ejecutar la obra', 'meses', 1, 60),
    },
  ],
  studies: [],
  law: LAW,
}
