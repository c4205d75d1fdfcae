import type { Block } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { article, each, has, lacks, p, when } from './define-act.ts'

/** Passages of the acts of an appeal when several against one act are decided together (CPACA art. 36). */

const ROW =
  '{{item.nombre}}, {{item.calidad|enFrase}}: recurso de {{item.clase|enFrase}}, presentado el {{item.fecha|fecha}}.'

/** The appellants, one by one. */
export const appellants = each('recurso.recurrentes', ROW)

export const several = has('recurso.recurrentes')
/** The applicant alone, or a third party alone. */
export const onlyApplicant: Logic = { and: [lacks('recurso.recurrentes'), lacks('recurso.tercero')] }
export const onlyThird: Logic = { and: [lacks('recurso.recurrentes'), has('recurso.tercero')] }
export const onlyOne = lacks('recurso.recurrentes')

export const JOINT =
  'Se tramitan y deciden juntos porque atacan el mismo acto y obran en un mismo expediente, según el artículo 36 de la Ley 1437 de 2011:'

const out = has('recurso.inadmitidos')
const theseOut = each('recurso.inadmitidos', ROW)

/** An order that admits some appeals names those it does not admit. */
export const admissionOfOthers: readonly Block[] = [
  when(
    out,
    article(
      'No admitir los siguientes recursos, cuyo rechazo se resuelve y se notifica con la decisión de los demás:',
    ),
    theseOut,
    p('**Causal.** {{recurso.causal_parcial}}'),
  ),
]

/** The decision rejects the appeals that were not admitted. */
export const rejectionOfOthers: readonly Block[] = [
  when(
    out,
    article('Rechazar los siguientes recursos, por la causal que se indica:'),
    theseOut,
    p('**Causal de rechazo.** {{recurso.causal_parcial}}'),
  ),
]

/** Appeal clause against the rejection of an apelación in a resolution that decides other appeals. */
export const complaintOfOthers =
  'Contra el rechazo de un recurso de apelación procede el de queja ante el superior de quien dictó la decisión, que puede interponerse dentro de los cinco (5) días hábiles siguientes a la notificación de esta resolución, acompañando copia de la providencia que negó el recurso (numeral 3 del artículo 74 de la Ley 1437 de 2011).'
