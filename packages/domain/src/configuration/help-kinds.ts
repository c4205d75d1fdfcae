import { z } from 'zod'
import { TEXT_GROUPS } from '../access/configuration-roles.ts'
import { keysIn } from '../kernel/keys-in.ts'
import { defineKind } from './kind.ts'
import { LONGEST } from './lengths.ts'
import { KEBAB, line, lineOrNothing, listed, NUMBERED, text } from './parts.ts'
import { NAMES_APART } from './rules/names.ts'
import { HELP_AUDIENCES } from './texts/help.ts'

const OF_HELP = {
  appliesTo: 'atOnce',
  twoPeople: false,
  editors: TEXT_GROUPS,
  publishers: ['administrators', 'legalHead'],
  asksNorm: false,
  between: [NAMES_APART],
  title: (content: { readonly name: string }): string => content.name,
} as const

/** An address within the portal; where it leads is the portal's. */
const ownAddress = z
  .string()
  .max(LONGEST.address)
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[a-z0-9=&-]+)?(?:#[a-z0-9-]+)?$/,
    'Escriba una dirección de este portal, que empiece por /',
  )
const audience = z.enum(keysIn(HELP_AUDIENCES))
/** synonyms, which only the search reads */
const otherWords = lineOrNothing(LONGEST.description)

/** What `/ayuda` says. */
export const HELP_KINDS = {
  guia: defineKind({
    name: { one: 'guía', many: 'guías' },
    ...OF_HELP,
    // the fragment of its address: /ayuda#guia-pagar
    keys: KEBAB,
    content: z.strictObject({
      ...listed,
      audience,
      steps: z
        .array(z.strictObject({ text: line(LONGEST.description) }))
        .min(1)
        .max(20),
      otherWords,
      links: z.array(z.strictObject({ text: line(LONGEST.button), to: ownAddress })).max(5),
    }),
  }),
  pregunta: defineKind({
    name: { one: 'pregunta', many: 'preguntas' },
    ...OF_HELP,
    keys: KEBAB,
    content: z.strictObject({
      ...listed,
      /** null: for everybody */
      audience: audience.nullable(),
      answer: text(LONGEST.messageBody),
      otherWords,
    }),
  }),
  palabra: defineKind({
    name: { one: 'palabra legal', many: 'palabras legales' },
    ...OF_HELP,
    keys: NUMBERED,
    content: z.strictObject({ ...listed, meaning: line(LONGEST.description) }),
  }),
} as const
