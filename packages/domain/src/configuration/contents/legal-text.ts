import { z } from 'zod'
import { LEGAL_VARIABLES, UNACCEPTED, VERSION, versionBefore } from '../texts/legal-texts.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { LONGEST } from '../lengths.ts'
import { isoDate, line, lineOrNothing, text } from '../parts.ts'
import { placeholderProblems } from '../../kernel/placeholders.ts'

const version = z
  .string()
  .max(LONGEST.textVersion)
  .regex(VERSION, 'Escriba el año y el número, por ejemplo 2026-2')

/** A legal text of the portal, with what a new version asks of who accepted another. */
export const legalText = z
  .strictObject({
    order: z.int().min(0).max(1_000_000),
    name: line(LONGEST.name),
    /** what an acceptance names */
    version,
    /** on which it stands; empty: none in particular */
    norm: lineOrNothing(LONGEST.norm),
    body: text(LONGEST.legalText),
    /** oldest version whose acceptance serves; null: nobody is asked again */
    acceptedSince: version.nullable(),
    /** first day on which it is asked; null: as soon as it is in force */
    askedFrom: isoDate.nullable(),
    /** what waits for who has not accepted yet */
    unaccepted: z.enum(keysIn(UNACCEPTED)),
  })
  .superRefine(({ body, acceptedSince, version: own, norm, askedFrom, unaccepted }, ctx) => {
    const say = (path: string, message: string): void =>
      ctx.addIssue({ code: 'custom', path: [path], message })
    for (const problem of placeholderProblems(body, LEGAL_VARIABLES)) say('body', problem)
    if (acceptedSince !== null && versionBefore(own, acceptedSince))
      say('acceptedSince', 'No puede ser posterior a la versión de este texto: nadie podría aceptarla')
    if (acceptedSince === null && askedFrom !== null)
      say('askedFrom', 'Diga desde qué versión sirve la aceptación')
    if (unaccepted === 'espera' && norm === '')
      say('norm', 'Escriba la norma que manda aceptarlo antes de seguir')
  })
