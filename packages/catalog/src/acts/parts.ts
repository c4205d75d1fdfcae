import type { Appeal, Block, WrittenBlock } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { numberInWords } from '@ventanilla/domain/fees/amount-in-words'
import { SPECIAL_APPEALS } from '../procedures/special-appeals.ts'
import { has, p, when, withTrait } from './blocks.ts'

/**
 * Blocks that several acts have with wording of their own; identical blocks are passages. The wording is ours; the
 * norms come from the fact sheets of the acts and of each procedure.
 */

/** Number, date and title of an auto or a resolución, its author, and the start of the reasons. */
export function caption(kind: 'AUTO' | 'RESOLUCIÓN', title: string, id = 'encabezado'): readonly Block[] {
  return [
    { id: `${id}-clase`, type: 'paragraph', role: 'titulo', align: 'center', text: `**${kind}**` },
    {
      id: `${id}-numero`,
      type: 'paragraph',
      role: 'titulo',
      align: 'center',
      text: '**{{acto.numero}}** del {{acto.fecha|fecha}}',
    },
    { id: `${id}-titulo`, type: 'paragraph', role: 'titulo', align: 'center', text: `«${title}»` },
    {
      id: `${id}-autoridad`,
      type: 'paragraph',
      align: 'center',
      text: '**{{firmante.cargo|conArticulo}} DE LA {{autoridad.nombre|mayusculas}}**, {{firmante.competencia}},',
    },
    { id: `${id}-considerando`, type: 'heading', align: 'center', text: 'CONSIDERANDO' },
  ]
}

/** Title and number of a document that decides nothing: constancia, acta, aviso, liquidación. */
export function label(title: string): readonly Block[] {
  return [
    { id: 'titulo', type: 'paragraph', role: 'titulo', align: 'center', text: `**${title}**` },
    { id: 'numero', type: 'paragraph', role: 'titulo', align: 'center', text: '{{acto.numero}}' },
  ]
}

/** The surface-water concession has its own passages; other permits use the general ones. */
export const surfaceWater: Logic = withTrait('agua_superficial')
export const notSurfaceWater: Logic = { '!': [surfaceWater] }

/** The technical concept, followed whole only where the decision departs from nothing that it recommends. */
export const conceptOf = (followed: Logic): readonly WrittenBlock[] => [
  when(
    'concepto',
    has('concepto.numero'),
    when(
      'concepto-acogido',
      followed,
      p(
        'concepto-se-acoge',
        'La dependencia técnica emitió {{concepto.nombre}} {{concepto.numero}} del {{concepto.fecha|fecha}}, que esta resolución acoge en su integridad y del cual se destaca:',
      ),
    ),
    when(
      'concepto-no-acogido',
      { '!': [followed] },
      p(
        'concepto-se-tiene-en-cuenta',
        'La dependencia técnica emitió {{concepto.nombre}} {{concepto.numero}} del {{concepto.fecha|fecha}}, que esta resolución tuvo en cuenta y del cual se destaca:',
      ),
    ),
    p('concepto-resumen', '{{concepto.resumen}}'),
  ),
]

export const reconsideration: Appeal = {
  kinds: ['reposición'],
  businessDays: 10,
  norm: 'CPACA arts. 74 y 76',
  text: 'Contra el presente auto procede el recurso de reposición, que podrá interponerse por escrito ante el mismo funcionario que lo expidió, en la diligencia de notificación personal o dentro de los diez (10) días hábiles siguientes a ella, a la notificación por aviso o al vencimiento del término de publicación, según el caso, con los requisitos del artículo 77 de la Ley 1437 de 2011.',
}

const mannerIn = (days: string): string =>
  `por escrito, en la diligencia de notificación personal o dentro de los ${days} días hábiles siguientes a ella, a la notificación por aviso o al vencimiento del término de publicación, según el caso, con los requisitos del artículo 77 de la Ley 1437 de 2011`

const BOTH = ['reposición', 'apelación'] as const

/** Appeals against a decision: reposición, and apelación when the signer has a superior. */
function appealIn(businessDays: number, norm: string): Appeal {
  const manner = mannerIn(`${numberInWords(businessDays)} (${businessDays})`)
  const only = `Contra la presente resolución solo procede el recurso de reposición, ante quien la expidió, ${manner}.`
  const both = `Contra la presente resolución proceden el recurso de reposición, ante quien la expidió, y el de apelación, ante {superior}, directamente o como subsidiario, ${manner}.`
  return {
    kinds: BOTH,
    businessDays,
    norm,
    text: `Contra la presente resolución procede el recurso de reposición ante quien la expidió. Cuando quien la expide tiene superior jerárquico procede también el de apelación ante este, que puede interponerse directamente o como subsidiario. El recurso se interpondrá ${manner}.`,
    said: { alone: only, under: both },
  }
}

export const decisionAppeal: Appeal = {
  ...appealIn(10, 'CPACA arts. 74 y 76'),
  byProcedure: Object.fromEntries(
    SPECIAL_APPEALS.map(({ ttId, businessDays, norm }) => [ttId, appealIn(businessDays, norm)]),
  ),
}
