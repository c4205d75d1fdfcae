import { circumstances } from '@ventanilla/domain/acts/coherence/fine-text'
import { actText } from '@ventanilla/domain/acts/coherence/check-coherence'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { fineFigures } from '../fees/fine-figures.ts'
import { actTemplates } from './index-of-acts.ts'
import { sampleRecord } from './sample-record.testdata.ts'

/** Sentences of a drafter about the circumstances of a fine, against the ones that its valuation weighed. */

const VALUED = {
  'multa.derivacion': [],
  'multa.agravantes': ['reincidencia', 'obstaculizar'],
  'multa.atenuantes': ['resarcir', 'otra'],
  'multa.atenuante_otra': 'Entregó voluntariamente las redes de pesca.',
}

function found(sentence: string, facts: Readonly<Record<string, unknown>> = VALUED): string[] {
  const template = [...actTemplates.values()].find(({ series }) => series === 'RESOLUCION_SAN')
  if (template === undefined) throw new Error('No act decides a sanction')
  const doc: EditorNode = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }],
  }
  return circumstances(actText(template, doc, { ...sampleRecord, fine: fineFigures(facts) })).map(
    ({ message }) => message,
  )
}

const WEIGHED = [
  'La reincidencia constituye una circunstancia agravante.',
  'Haber reincidido se tiene en cuenta como agravante.',
  'Se tienen como agravantes la reincidencia y la obstrucción de la visita.',
  'Se tiene como agravante la reincidencia, pues ya se le sancionó por ocultar otra infracción.',
  'La restitución del cauce, hecha antes del procedimiento, se tiene en cuenta como atenuante.',
  'La entrega de las redes obra como atenuante.',
  'El ocultamiento no constituye agravante. La reincidencia agrava la sanción.',
  'El ocultamiento tampoco se tiene en cuenta como agravante.',
  'La tasación tuvo en cuenta estas circunstancias agravantes:',
]

const NOT_WEIGHED: readonly (readonly [sentence: string, named: string])[] = [
  ['El ocultamiento constituye una circunstancia agravante.', 'Cometer la infracción para ocultar otra'],
  ['Haber encubierto el pozo se tiene en cuenta como agravante.', 'Cometer la infracción para ocultar otra'],
  ['Se tienen como agravantes la reincidencia y el ocultamiento.', 'Cometer la infracción para ocultar otra'],
  ['El provecho que obtuvo agrava la sanción.', 'Obtener provecho económico'],
  ['El incumplimiento de las medidas preventivas es agravante.', 'Incumplir medidas preventivas'],
  ['La confesión se tiene en cuenta como atenuante.', 'Confesión'],
  ['No compareció. La confesión atenúa la multa.', 'Confesión'],
  // a circumstance that is none of the norm's
  ['Su avanzada edad se tiene en cuenta como atenuante.', 'una circunstancia atenuante'],
  ['Es agravante la hora en que se cometió.', 'una circunstancia agravante'],
]

describe('the circumstances that an act weighs', () => {
  it.each(WEIGHED)('are those of the valuation: %s', (sentence) => {
    expect(found(sentence)).toEqual([])
  })

  it.each(NOT_WEIGHED)('are no others, although the valuation weighed some: %s', (sentence, named) => {
    expect(found(sentence)).toEqual([expect.stringContaining(named)])
  })

  it('are of the kind that was weighed', () => {
    const aggravated = { ...VALUED, 'multa.atenuantes': [] }
    expect(found('La reincidencia se tiene en cuenta como atenuante.', aggravated)).toHaveLength(1)
  })

  it('count a confession only where it reduced the fine', () => {
    const confessed = { ...VALUED, 'multa.confesion': '30' }
    expect(found('La confesión se tiene en cuenta como atenuante.', confessed)).toEqual([])
  })
})
