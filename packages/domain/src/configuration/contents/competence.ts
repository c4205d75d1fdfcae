import { z } from 'zod'
import { ACT_CLASS_NAMES, COMPETENCE_HOLDERS, COMPETENCE_KINDS } from '../../acts/act-words.ts'
import { LONGEST } from '../lengths.ts'
import { CAPITALS, eachOnce, isoDate, line, lineOrNothing, listed, NAMED } from '../parts.ts'

const role = z.string().regex(CAPITALS.pattern, 'Elija un rol')

/** Power of a post to sign acts, with the act that gives it and its days (decision 62). */
export const competence = z
  .strictObject({
    order: listed.order,
    name: listed.name,
    role,
    /** office for whose cases it serves; null: for all */
    office: z.string().regex(NAMED.pattern).nullable(),
    kind: z.enum(COMPETENCE_KINDS),
    /** role of the superior of an own power, or of who delegates; empty: none */
    authority: z.union([z.literal(''), role]),
    /** that post as acts name it: «el Director General» */
    authorityWords: lineOrNothing(LONGEST.name),
    classes: eachOnce(z.enum(ACT_CLASS_NAMES), ACT_CLASS_NAMES.length).min(1, 'Elija al menos una clase'),
    /** the act that gives it: «la Resolución», «del Consejo Directivo» */
    title: line(LONGEST.grantTitle),
    of: lineOrNothing(LONGEST.name),
    number: line(LONGEST.prefix),
    date: isoDate,
    holder: z.enum(COMPETENCE_HOLDERS),
    from: isoDate,
    /** last day; null: until it is withdrawn */
    until: isoDate.nullable(),
  })
  .superRefine(({ kind, authority, authorityWords, date, from, until }, ctx) => {
    const wrong = (path: string, message: string): void =>
      ctx.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'delegacion' && authority === '') wrong('authority', 'Elija quién delega')
    if (kind === 'desconcentracion' && authority !== '')
      wrong('authority', 'Contra lo desconcentrado no hay apelación: el superior es nadie')
    if ((authority === '') !== (authorityWords === ''))
      wrong(
        'authorityWords',
        authority === ''
          ? 'No hay a quién nombrar: deje este dato vacío'
          : 'Escriba cómo lo nombran los actos',
      )
    // nobody signs under an act that was not there yet
    if (from < date) wrong('from', 'Empieza antes de la fecha del acto que la da')
    if (until !== null && until < from) wrong('until', 'Termina antes de empezar')
  })
