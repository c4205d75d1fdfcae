import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { options, count, rows } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'aprobar',
  terms: [
    {
      name: 'metas_carga',
      field: rows('Metas de carga contaminante', [
        {
          key: 'parametro',
          kind: 'choice',
          label: 'Parámetro',
          required: true,
          options: options(['DBO5', 'DBO5'], ['SST', 'SST']),
        },
        { key: 'anio', kind: 'integer', label: 'Año', required: true, year: true, min: 2000, max: 2100 },
        {
          key: 'carga',
          kind: 'decimal',
          label: 'Carga vertida',
          required: true,
          unit: 'kg/año',
          min: 0,
          decimals: 2,
        },
      ]),
      concept: 'Metas de carga evaluadas',
    },
    {
      name: 'puntos_eliminar',
      field: count('Puntos de vertimiento por eliminar', undefined, 0, 1000),
      concept: 'Puntos de vertimiento por eliminar',
    },
    {
      name: 'plazo_saneamiento',
      validity: true,
      compared: { noun: 'Horizonte del plan' },
      concept: 'Horizonte recomendado',
      field: { ...count('Horizonte del plan', 'años', 10, 30), help: 'Mínimo diez años.' },
    },
  ],
  studies: [],
  law: LAW,
}
