import { z } from 'zod'
import { logicSchema } from '../forms/logic-schema.ts'
import { exactly, keyOf, list, text } from '../kernel/schema-parts.ts'
import { ALIGNS } from './act-words.ts'
import { formats } from './formats.ts'
import { parseInline } from './parse-inline.ts'

/** Words with variables, as `Inline` describes them; each is well written, and its format exists. */
export const inlineSchema = z.string().check((judged) => {
  const fault = faultOf(judged.value)
  if (fault !== null) judged.issues.push({ code: 'custom', input: judged.value, message: fault })
})

function faultOf(written: string): string | null {
  try {
    const unknown = parseInline(written).flatMap((part) =>
      part.kind === 'variable' && part.format !== undefined && !Object.hasOwn(formats, part.format)
        ? [part.format]
        : [],
    )
    return unknown[0] === undefined ? null : `el formato «${unknown[0]}» no existe`
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}

/** Stable within its act: versions of an act are compared by it. Never reused for another text. */
const id = text
const align = z.enum(ALIGNS).exactOptional()

/** A block that holds no other. */
export const leafSchema = z.discriminatedUnion('type', [
  exactly({
    id,
    type: z.literal('paragraph'),
    text: inlineSchema,
    align,
    /**
     * `titulo`: number, date and title · `traza`: drafter and reviewer · `barras`: text printed as a GS1 bar code
     */
    role: z.enum(['titulo', 'traza', 'barras']).exactOptional(),
  }),
  exactly({
    id,
    type: z.literal('heading'),
    text: inlineSchema,
    align,
    level: z.literal([2, 3]).exactOptional(),
  }),
  /** The engine numbers articles ("ARTÍCULO PRIMERO."), so conditions never leave a gap. */
  exactly({ id, type: z.literal('article'), text: inlineSchema }),
  exactly({ id, type: z.literal('list'), ordered: z.boolean(), items: list(inlineSchema) }),
  /** Repeats for each row of a list variable; `{{item.x}}` is a field of the row, `{{item}}` a plain-text row. */
  exactly({ id, type: z.literal('each'), over: text, ordered: z.boolean(), text: inlineSchema }),
  exactly({
    id,
    type: z.literal('table'),
    over: text,
    columns: list(
      exactly({
        title: z.string(),
        text: inlineSchema,
        align: z.enum(['left', 'right']).exactOptional(),
        /** Share of the width; columns without one are as wide as the first. */
        width: z.number().positive().exactOptional(),
      }),
    ),
    /** Last row, one text per column, in bold. */
    total: list(inlineSchema).exactOptional(),
  }),
  /** A label and its text per row: the terms of a grant, the data of a receipt. */
  exactly({
    id,
    type: z.literal('facts'),
    rows: list(exactly({ label: text, text: inlineSchema, when: logicSchema.exactOptional() })),
  }),
  /** Place of the signature; the electronic signature itself is in the sealed file. */
  exactly({ id, type: z.literal('signature'), name: inlineSchema, position: inlineSchema }),
])

/** A passage that several acts share, by its key; `expandAct` replaces it by its blocks. */
export const passageRefSchema = exactly({ id, type: z.literal('passage'), passage: text })

/** What the laws of the procedures bring into an act, each for its own type. */
export const LAW_PARTS = {
  fundamentos: 'the legal basis of the grant',
  recomendacion: 'what the grant takes from the technical concept, where the law words it',
  estudios: 'matters that the concept studied and found met, with their grounds',
  condiciones: 'the conditions of the grant; `blocks`: the common ones, where the law has none of its own',
  tasas: 'levies that the grant gives rise to, where the law words them',
  deberes: 'duties of every grant of the type; `blocks`: the common ones, unless its own are complete',
} as const
const law = { id, type: z.literal('law'), part: keyOf(LAW_PARTS) }
const lawHead = exactly(law)
/** Blocks of the procedures' laws, by their part; `expandAct` replaces it. */
export interface LawRefOf<B> extends z.output<typeof lawHead> {
  readonly blocks?: readonly B[]
}

const when = { id, type: z.literal('when'), condition: logicSchema }
const whenHead = exactly(when)
/** Blocks that stand only while a condition holds. */
export interface WhenOf<B> extends z.output<typeof whenHead> {
  readonly blocks: readonly B[]
}

type Written =
  | z.output<typeof leafSchema>
  | z.output<typeof passageRefSchema>
  | LawRefOf<Written>
  | WhenOf<Written>
const within: z.ZodType<readonly Written[]> = z.lazy(() => list(blockSchema))

/** A block as the catalogue writes, stores and compares it. */
export const blockSchema = z.discriminatedUnion('type', [
  leafSchema,
  passageRefSchema,
  exactly({ ...law, blocks: within.exactOptional() }),
  exactly({ ...when, blocks: within }),
])
