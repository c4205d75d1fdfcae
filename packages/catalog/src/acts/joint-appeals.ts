import type { Passage } from '@ventanilla/domain/acts/passages'
import type { Block, WrittenBlock } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { article, each, has, lacks, p, shared, when } from './blocks.ts'

/** What the acts of an appeal share when several against one act are decided together (CPACA art. 36). */

const ROW =
  '{{item.nombre}}, {{item.calidad|enFrase}}: recurso de {{item.clase|enFrase}}, presentado el {{item.fecha|fecha}}.'

export const several = has('recurso.recurrentes')
/** The applicant alone, or a third party alone. */
export const onlyApplicant: Logic = { and: [lacks('recurso.recurrentes'), lacks('recurso.tercero')] }
export const onlyThird: Logic = { and: [lacks('recurso.recurrentes'), has('recurso.tercero')] }
export const onlyOne = lacks('recurso.recurrentes')

export const JOINT =
  'Se tramitan y deciden juntos porque atacan el mismo acto y obran en un mismo expediente, según el artículo 36 de la Ley 1437 de 2011:'

const out = has('recurso.inadmitidos')
const theseOut: Block = each('recursos-inadmitidos', 'recurso.inadmitidos', ROW)

/** An order that admits some appeals names those it does not admit. */
export const admissionOfOthers: WrittenBlock = when(
  'con-inadmitidos',
  out,
  article(
    'no-admitir',
    'No admitir los siguientes recursos, cuyo rechazo se resuelve y se notifica con la decisión de los demás:',
  ),
  theseOut,
  p('causal-de-no-admitir', '**Causal.** {{recurso.causal_parcial}}'),
)

/** Appeal clause against the rejection of an apelación in a resolution that decides other appeals. */
export const complaintOfOthers =
  'Contra el rechazo de un recurso de apelación procede el de queja ante el superior de quien dictó la decisión, que puede interponerse dentro de los cinco (5) días hábiles siguientes a la notificación de esta resolución, acompañando copia de la providencia que negó el recurso (numeral 3 del artículo 74 de la Ley 1437 de 2011).'

export const APPEAL_PASSAGES: readonly Passage[] = [
  shared('recurrentes', 'Los recurrentes, uno por uno', each('lista', 'recurso.recurrentes', ROW)),
  shared(
    'rechazo-de-los-demas',
    'Rechazo, en la decisión, de los recursos que no se admitieron',
    when(
      'con-inadmitidos',
      out,
      article('rechazar', 'Rechazar los siguientes recursos, por la causal que se indica:'),
      theseOut,
      p('causal', '**Causal de rechazo.** {{recurso.causal_parcial}}'),
    ),
  ),
]
