import { z } from 'zod'
import { defineKind } from './kind.ts'
import { LONGEST } from './lengths.ts'
import { CAPITALS, eachOnce, lineOrNothing, listed, mailOrNothing, NUMBERED, webAddress } from './parts.ts'
import { NAMES_APART } from './rules/names.ts'
import { RESCHEDULED_BY } from './words.ts'

const list = z.strictObject(listed)
const byName = (content: { readonly name: string }): string => content.name

/** What the legal office keeps for steps that begin from then on. */
const OF_STEPS = {
  appliesTo: 'newSteps' as const,
  twoPeople: false,
  editors: ['administrators', 'legalOffice'] as const,
  publishers: ['administrators', 'legalHead'] as const,
  asksNorm: false,
  keys: NUMBERED,
  between: [NAMES_APART],
}

/** Lists that steps, letters and pages offer or show. */
export const LIST_KINDS = {
  causa_devolucion: defineKind({
    name: { one: 'causa de devolución', many: 'causas de devolución' },
    ...OF_STEPS,
    content: list,
    title: byName,
  }),
  causa_rechazo: defineKind({
    name: { one: 'causa de rechazo', many: 'causas de rechazo' },
    ...OF_STEPS,
    content: list,
    title: byName,
  }),
  causa_reagendamiento: defineKind({
    name: { one: 'causa de reagendamiento', many: 'causas de reagendamiento' },
    ...OF_STEPS,
    content: z.strictObject({ ...listed, dueTo: z.enum(RESCHEDULED_BY) }),
    title: byName,
  }),
  comunicacion: defineKind({
    name: { one: 'tipo de comunicación', many: 'tipos de comunicación' },
    ...OF_STEPS,
    content: list,
    title: byName,
  }),
  ente_control: defineKind({
    name: { one: 'ente de control', many: 'entes de control' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: ['administrators', 'legalOffice'],
    publishers: ['administrators', 'legalHead'],
    asksNorm: false,
    keys: NUMBERED,
    between: [NAMES_APART],
    chooses: { acts: 'acts' },
    // added to what was published before
    content: z.strictObject({
      ...listed,
      address: lineOrNothing(LONGEST.place).exactOptional(),
      /** where copies are sent; empty: it gets none by itself */
      email: mailOrNothing.exactOptional(),
      /** templates of the acts of which it gets a copy by itself */
      acts: eachOnce(z.string().regex(CAPITALS.pattern), 200).exactOptional(),
    }),
    title: byName,
  }),
  enlace: defineKind({
    name: { one: 'enlace normativo', many: 'enlaces normativos' },
    appliesTo: 'atOnce',
    twoPeople: false,
    editors: ['administrators', 'legalOffice', 'resourceOffice'],
    publishers: ['administrators', 'legalHead', 'resourceHead'],
    asksNorm: false,
    keys: NUMBERED,
    between: [NAMES_APART],
    chooses: { procedures: 'procedures' },
    outside: ({ active, address }) => (active ? address : null),
    content: z.strictObject({
      ...listed,
      address: webAddress,
      note: lineOrNothing(LONGEST.name),
      /** numbers of the procedure types that show it */
      procedures: eachOnce(z.int().min(1).max(9_999), 200),
    }),
    title: byName,
  }),
} as const
