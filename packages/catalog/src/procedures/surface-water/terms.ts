import type { StageDef } from '../procedure-schema.ts'
import { CHECKED_OR_REQUESTED, COMPLETED_OR_EXTENDED, CONCEPT } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED_OR_REQUESTED, binds: ['PG-03'] },
  { ...COMPLETED_OR_EXTENDED, binds: ['PG-04A'] },
  {
    stage: 'Auto de inicio y orden de visita',
    amount: 5,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.3 (término interno)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-07'],
  },
  {
    stage: 'Publicación del aviso antes de la visita',
    amount: 10,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.4',
    holder: 'autoridad',
    pausesTerm: false,
    note: 'Fijación en la Corporación y en la alcaldía con al menos diez días de anticipación; se publica además por un medio local a costa del interesado.',
    binds: ['PG-08'],
  },
  {
    stage: 'Visita ocular',
    amount: 20,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.5 (término interno propuesto)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-10'],
  },
  {
    stage: 'Oposición de terceros',
    amount: 0,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.7',
    holder: 'terceros',
    pausesTerm: false,
    note: 'Antes de la visita o durante ella.',
    binds: [],
  },
  { ...CONCEPT, binds: ['PG-11'] },
  {
    stage: 'Resolución que otorga o niega',
    amount: 15,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.8',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
]
