import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { count, measure, rows } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'aprobar',
  terms: [
    {
      name: 'proyectos',
      field: rows('Proyectos, metas y años', [
        { key: 'proyecto', kind: 'text', label: 'Proyecto', required: true, maxLength: 120 },
        { key: 'meta', kind: 'text', label: 'Meta', required: true, maxLength: 120 },
        { key: 'anio', kind: 'integer', label: 'Año', required: true, year: true, min: 2000, max: 2100 },
      ]),
      concept: 'Proyectos y metas evaluados',
    },
    {
      name: 'meta_perdidas',
      field: { ...measure('Meta de reducción de pérdidas', '%', 1), max: 100 },
      concept: 'Meta de reducción de pérdidas',
    },
    {
      name: 'plazo_programa',
      validity: true,
      compared: { noun: 'Vigencia' },
      concept: 'Vigencia recomendada',
      field: { ...count('Vigencia', 'años', 1, 5), help: 'Quinquenal, o la de la concesión si es menor.' },
    },
  ],
  studies: [],
  law: LAW,
}
