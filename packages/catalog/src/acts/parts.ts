import type { Appeal, Block } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { numberInWords } from '@ventanilla/domain/fees/amount-in-words'
import { typesWith } from '../procedures/procedures.ts'
import { SPECIAL_APPEALS } from '../procedures/special-appeals.ts'
import { has, lacks, p, when } from './define-act.ts'

/**
 * Passages that several acts share. The wording is ours; the norms come from the fact sheets of the acts and of
 * each procedure.
 */

/** Number, date and title of an auto or a resolución, its author, and the start of the reasons. */
export function caption(kind: 'AUTO' | 'RESOLUCIÓN', title: string): Block[] {
  return [
    { type: 'paragraph', role: 'titulo', align: 'center', text: `**${kind}**` },
    {
      type: 'paragraph',
      role: 'titulo',
      align: 'center',
      text: '**{{acto.numero}}** del {{acto.fecha|fecha}}',
    },
    { type: 'paragraph', role: 'titulo', align: 'center', text: `«${title}»` },
    {
      type: 'paragraph',
      align: 'center',
      text: '**{{firmante.cargo|conArticulo}} DE LA {{autoridad.nombre|mayusculas}}**, {{firmante.competencia}},',
    },
    { type: 'heading', align: 'center', text: 'CONSIDERANDO' },
  ]
}

/** Title and number of a document that decides nothing: constancia, acta, aviso, liquidación. */
export function label(title: string): Block[] {
  return [
    { type: 'paragraph', role: 'titulo', align: 'center', text: `**${title}**` },
    { type: 'paragraph', role: 'titulo', align: 'center', text: '{{acto.numero}}' },
  ]
}

/** Place, date and number of a letter. */
export const letterhead: readonly Block[] = [
  { type: 'paragraph', text: '{{acto.ciudad}}, {{acto.fecha|fecha}}' },
  { type: 'paragraph', text: '**{{acto.numero}}**' },
]

export const signing: readonly Block[] = [
  { type: 'signature', name: '{{firmante.nombre}}', position: '{{firmante.cargo}}' },
]

export const trace: readonly Block[] = [
  {
    type: 'paragraph',
    role: 'traza',
    text: 'Proyectó: {{proyecto.nombre}} · Revisó: {{reviso.nombre}} · {{expediente.referencia|inicial}}',
  },
]

/** For documents that are signed without review. */
export const traceWithoutReview: readonly Block[] = [
  {
    type: 'paragraph',
    role: 'traza',
    text: 'Elaboró: {{proyecto.nombre}} · {{expediente.referencia|inicial}}',
  },
]

export const enact: Block = { type: 'paragraph', align: 'center', text: '**COMUNÍQUESE Y CÚMPLASE**' }
export const enactNotified: Block = { type: 'paragraph', align: 'center', text: '**NOTIFÍQUESE Y CÚMPLASE**' }
export const enactPublished: Block = {
  type: 'paragraph',
  align: 'center',
  text: '**NOTIFÍQUESE, PUBLÍQUESE Y CÚMPLASE**',
}

export const orders: Block = { type: 'heading', align: 'center', text: 'DISPONE' }
export const resolves: Block = { type: 'heading', align: 'center', text: 'RESUELVE' }

/** The surface-water concession has its own passages; other permits use the general ones. */
export const surfaceWater: Logic = { in: [{ var: 'tramite.tipo' }, typesWith('agua_superficial')] }
export const notSurfaceWater: Logic = { '!': [surfaceWater] }

export const competence: readonly Block[] = [
  p(
    'La {{autoridad.nombre}}, por conducto de su {{firmante.cargo|minusculas}}, {{firmante.competencia}}, expide este acto con fundamento en la Ley 99 de 1993, la Ley 1437 de 2011 y el Decreto 1076 de 2015.',
  ),
  p(
    'De acuerdo con los numerales 9 y 12 del artículo 31 de la Ley 99 de 1993, corresponde a las corporaciones autónomas regionales otorgar las concesiones, permisos, autorizaciones y licencias que la ley exige para usar los recursos naturales renovables, y evaluar, controlar y vigilar ese uso.',
  ),
  when(
    has('predio.municipio'),
    p(
      'La actuación se refiere al municipio de {{predio.municipio}}, de la jurisdicción de esta Corporación, que es competente para conocer de ella.',
    ),
  ),
]

export const competenceOnAppeal: readonly Block[] = [
  p(
    'La {{autoridad.nombre}}, por conducto de su {{firmante.cargo|minusculas}}, {{firmante.competencia}}, es competente para pronunciarse sobre el recurso, de conformidad con la Ley 99 de 1993 y los artículos 74 a 82 de la Ley 1437 de 2011 (CPACA), por haber expedido el acto recurrido.',
  ),
]

/** The property is described only when its name and registration number are available. */
const inProperty: Logic = {
  and: [has('predio.nombre') as object, has('predio.matricula') as object],
}

/** The technical concept, followed whole only where the decision departs from nothing that it recommends. */
export const conceptOf = (followed: Logic): readonly Block[] => [
  when(
    has('concepto.numero'),
    when(
      followed,
      p(
        'La dependencia técnica emitió {{concepto.nombre}} {{concepto.numero}} del {{concepto.fecha|fecha}}, que esta resolución acoge en su integridad y del cual se destaca:',
      ),
    ),
    when(
      { '!': [followed] },
      p(
        'La dependencia técnica emitió {{concepto.nombre}} {{concepto.numero}} del {{concepto.fecha|fecha}}, que esta resolución tuvo en cuenta y del cual se destaca:',
      ),
    ),
    p('{{concepto.resumen}}'),
  ),
]

/** Filing of the application. */
export const filed: readonly Block[] = [
  when(
    inProperty,
    p(
      'Con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, presentó la solicitud de {{tramite.nombre|enFrase}} en beneficio del predio «{{predio.nombre}}», con matrícula inmobiliaria {{predio.matricula}}, ubicado en la vereda {{predio.vereda}} del municipio de {{predio.municipio}}.',
    ),
  ),
  when(
    { '!': [inProperty] },
    p(
      'Con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, presentó la solicitud de {{tramite.nombre|enFrase}}.',
    ),
  ),
]

export const openedFile: Block = when(
  has('territorial.nombre'),
  when(
    has('expediente.numero'),
    p(
      'La actuación se adelanta en el expediente {{expediente.numero}}, en la oficina territorial «{{territorial.nombre}}».',
    ),
  ),
  when(
    lacks('expediente.numero'),
    p('La actuación se tramita en la oficina territorial «{{territorial.nombre}}».'),
  ),
)

/** The auto that began the procedure, if there is one. */
export const begun: Block = when(
  has('inicio.numero'),
  when(
    has('visita.fecha'),
    p(
      'Mediante el {{inicio.numero}} del {{inicio.fecha|fecha}} se dio inicio al trámite, se ordenó la visita y se dispuso su publicación.',
    ),
  ),
  when(
    lacks('visita.fecha'),
    p(
      'Mediante el {{inicio.numero}} del {{inicio.fecha|fecha}} se dio inicio al trámite y se dispuso su publicación.',
    ),
  ),
)

/** The visit, and its notice if one was signed. */
export const visited: readonly Block[] = [
  when(
    has('aviso.numero'),
    p('La visita técnica se practicó el {{visita.fecha|fecha}}, previa fijación del aviso {{aviso.numero}}.'),
  ),
  when(lacks('aviso.numero'), p('La visita técnica se practicó el {{visita.fecha|fecha}}.')),
]

/** Interim acts are communicated, not notified, and admit no appeal (CPACA art. 75). */
export const noAppeal =
  'Contra el presente auto no procede recurso alguno, por ser un acto de trámite, de conformidad con el artículo 75 de la Ley 1437 de 2011.'

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

/** Drafts show the template's clause; the signature fixes the exact one for its signer. */
export const decisionAppealClause: Block = { type: 'article', text: '{{recursos.clausula}}' }

/** Order to notify a decision to each party by the party's own means in this case (CPACA arts. 56, 67-69). */
export const notifyOrder = 'Notificar el contenido de esta decisión {{notificacion.orden}}.'

export const paidEvaluation: Block = when(
  has('pago.referencia'),
  p(
    'El servicio de evaluación ambiental se pagó por valor de {{pago.valor|pesos}}, con la referencia {{pago.referencia}}, como consta en el expediente.',
  ),
)
