import type { ActRecord, Cited } from '@ventanilla/domain/acts/coherence/record'
import { numberPattern } from '@ventanilla/domain/acts/numbering'
import { NORMS } from '../legal/norms.ts'
import { SERIES } from '../series.ts'
import { AFFIRMATIONS } from './affirmations.ts'

const cited = (kind: Cited['kind'], ...numbers: readonly string[]): [string, Cited][] =>
  numbers.map((number) => [number, { kind, articles: 8, own: true }])

/** The record of the fictional case of `sample-values.testdata.ts`. */
export const sampleRecord: ActRecord = {
  facts: {
    'decision.sentido': 'otorga',
    'concepto.recomendacion': 'otorgar',
    'concepto.prioridad': 'cumple',
    'concepto.otros_usuarios': 'cumple',
    'visita.hay_oposicion': false,
    'consta.aviso_de_visita': true,
    'acto_revocado.numero': 'RES-0143-2026',
    'revocatoria.consentimiento': 'otorga',
  },
  shapes: SERIES.flatMap((series) => numberPattern(series) ?? []),
  norms: NORMS,
  affirmations: AFFIRMATIONS,
  cited: new Map([
    ...cited('radicado', '2026E0001234', '2026E0001301', '2026E0001322', '2026E0001571'),
    ...cited('expediente', 'EXP-03-00042-2026', 'EXP-19-00007-2026'),
    ...cited('auto', 'AUTO-0087-2026', 'AUTO-0061-2026', 'AS-0007-2026', 'AS-0019-2026'),
    ...cited('resolucion', 'RES-0143-2026', 'RES-0098-2025', 'RS-0003-2026'),
    ...cited('concepto', 'CT-00051-2026', 'CT-00031-2026'),
    ...cited('acta', 'ACT-00011-2026', 'ACT-00012-2026'),
    ...cited('aviso', 'AV-00019-2026'),
  ]),
  person: 'natural',
  signerGender: 1,
  people: [{ name: 'María Antonia Ñungo de Peña', gender: 2 }],
  fine: null,
  burdened: true,
  comparison: [],
}
