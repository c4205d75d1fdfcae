import { affirmations } from '@ventanilla/domain/acts/coherence/affirmations'
import { actText } from '@ventanilla/domain/acts/coherence/check-coherence'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { AFFIRMATIONS } from './affirmations.ts'
import { actTemplates } from './index-of-acts.ts'
import { sampleRecord } from './sample-record.testdata.ts'

/** What a sentence typed by hand affirms, recognised by the stems of its words in any form. */

const SUPPORT: Readonly<Record<string, unknown>> = {
  'concepto.prioridad': 'cumple',
  'concepto.otros_usuarios': 'cumple',
  'concepto.calidad': 'cumple',
  'concepto.recomendacion': 'otorgar',
  'consta.aviso_de_visita': true,
  'consta.comunicacion': true,
  'visita.hay_oposicion': false,
}
const [template] = [...actTemplates.values()]

function found(sentence: string, facts: Readonly<Record<string, unknown>>): string[] {
  const doc: EditorNode = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }],
  }
  if (template === undefined) throw new Error('No template')
  return affirmations(actText(template, doc, { ...sampleRecord, facts })).map(({ message }) => message)
}

/** Sentences that state a finding, and which. */
const AFFIRMS: readonly (readonly [id: string, sentence: string])[] = [
  ['otros_usuarios', 'Lo que se otorga no afecta concesiones vigentes.'],
  ['otros_usuarios', 'El caudal no afectará las captaciones existentes.'],
  ['otros_usuarios', 'Puede captarse sin afectar a terceros.'],
  ['otros_usuarios', 'No se afectan derechos de terceros.'],
  ['otros_usuarios', 'No se afecta a los demás usuarios de la fuente.'],
  ['otros_usuarios', 'La captación no ha afectado otros usos.'],
  ['otros_usuarios', 'El bombeo no interfiere con la captación del acueducto veredal.'],
  ['otros_usuarios', 'Se otorga sin perjudicar los derechos de terceros.'],
  ['otros_usuarios', 'Se capta sin que se afecten otros usuarios.'],
  ['recurso_natural', 'La obra no afecta el caudal ambiental.'],
  ['recurso_natural', 'Se hará sin afectar el recurso.'],
  ['recurso_natural', 'No se afectarán áreas protegidas.'],
  ['recurso_natural', 'La obra no compromete los ecosistemas de la ronda.'],
  ['prioridades', 'El uso respeta el orden de prioridades.'],
  ['prioridades', 'Los usos se ajustan al orden de prioridades.'],
  ['calidad', 'El vertimiento cumple con los límites máximos permisibles.'],
  ['calidad', 'La descarga no supera los límites máximos.'],
  ['calidad', 'Se vierte sin exceder los límites permisibles.'],
  ['concepto_favorable', 'El concepto técnico fue favorable.'],
  ['aviso_fijado', 'La visita se hizo después de que se fijó el aviso.'],
  ['sin_oposiciones', 'No se recibieron oposiciones.'],
  ['sin_oposiciones', 'La visita transcurrió sin oposición.'],
  ['sin_oposiciones', 'En la visita nadie se opuso.'],
  ['alcaldia', 'El trámite se informó por oficio a la alcaldía.'],
]

/** Sentences that name the same matters and state no finding of the case. */
const AFFIRMS_NOTHING: readonly string[] = [
  'Otorgar un derecho de uso exige comprobar que no se afecta el recurso ni los derechos de terceros.',
  'El titular deberá captar sin afectar a los demás usuarios.',
  'La captación se autoriza siempre que no afecte concesiones vigentes.',
  'El caudal se puede otorgar si no afecta a terceros.',
  'La captación afecta concesiones vigentes.',
  'El artículo 2.2.3.2.7.6 fija el orden de prioridades.',
  'La Resolución 631 de 2015 fija los límites máximos permisibles.',
  'Remitir el aviso para su fijación a la alcaldía.',
  'Quien se considere con derecho puede presentar oposición.',
]

describe('a sentence that states a finding', () => {
  it.each(AFFIRMS)('is seen by the stems of its words, and needs its support: %s: %s', (id, sentence) => {
    const { lacks } = AFFIRMATIONS.find((one) => one.id === id) ?? {}
    expect(found(sentence, {})).toContainEqual(expect.stringContaining(String(lacks)))
    expect(found(sentence, SUPPORT)).toEqual([])
  })

  it.each(AFFIRMS_NOTHING)('is told from a rule, a duty and the contrary: %s', (sentence) => {
    expect(found(sentence, {})).toEqual([])
  })

  it('is seen again after one that states a rule', () => {
    const both = 'La norma exige que no se afecte a terceros. La obra no afecta a terceros.'
    expect(found(both, {})).toHaveLength(1)
  })
})

/** Findings that once stood in the fixed text of an act, and that no step studies. */
const NO_STEP_STUDIES: readonly RegExp[] = [
  /no se refieren a condiciones del otorgamiento/,
  /se localiza en la jurisdicci/,
  /los hechos ocurrieron en su jurisdicci/,
  /no causó costos/,
  /no hay otros investigados/,
  /nadie acreditó/i,
  /no se pidieron/i,
  /se recogieron en el sitio/,
  /copia de esta acta en el sitio/,
  /original digitalizado/,
  /no requirió visita/i,
  /validación jurídica y técnica/,
]

describe('the fixed text of an act', () => {
  it.each([...actTemplates.values()].map((one) => [one.id, one] as const))(
    'affirms nothing that no step studies: %s',
    (_id, one) => {
      const text = JSON.stringify(one)
      expect(NO_STEP_STUDIES.filter((words) => words.test(text))).toEqual([])
    },
  )
})
