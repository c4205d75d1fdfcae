import type { z } from 'zod'
import type { actHead, announcementSchema, appealSchema, publishedSchema, sectionHead } from './act-schema.ts'
import type {
  ACT_CLASS_NAMES,
  ACT_ROLE_NAMES,
  ALIGNS,
  APPEAL_KINDS,
  ATTESTED,
  SENT_MEANS,
} from './act-words.ts'
import type { LawRefOf, leafSchema, passageRefSchema, WhenOf } from './block-schema.ts'

/**
 * Acts are templates: metadata (drafter, reviewer and signer roles, announcement, appeal) and sections of
 * blocks. Instantiated with a case's values, a template becomes an editor document (Tiptap JSON) for manual
 * editing. What each key means is said in act-schema.ts and block-schema.ts, of which these are the types.
 */

export type ActClass = (typeof ACT_CLASS_NAMES)[number]
export type ActRole = (typeof ACT_ROLE_NAMES)[number]
export type Align = (typeof ALIGNS)[number]
export type AppealKind = (typeof APPEAL_KINDS)[number]
export type Attested = (typeof ATTESTED)[number]
export type SentMeans = (typeof SENT_MEANS)[number]

/**
 * Text with variables in double braces: `El señor {{solicitante.nombre}} pidió…`. A variable can name a format
 * (`{{acto.fecha|fecha}}`, see formats.ts) and be optional (`{{predio.vereda?}}`: empty when absent). `**…**`
 * is bold.
 */
export type Inline = string

/** A block that holds no other. */
type Leaf = z.output<typeof leafSchema>

/** What is instantiated: passages are in place. */
export type Block = Leaf | WhenOf<Block>

/** What the catalogue writes, stores and compares: passages and the laws of procedures by reference. */
export type WrittenBlock = Leaf | z.output<typeof passageRefSchema> | LawRef | WhenOf<WrittenBlock>

export interface LawRef extends LawRefOf<WrittenBlock> {}

/** The blocks that a reference to the procedures' laws stands for. */
export type Laws = (ref: LawRef) => readonly WrittenBlock[]

export interface ActSection<B extends WrittenBlock = Block> extends z.output<typeof sectionHead> {
  readonly blocks: readonly B[]
}

export type Announcement = z.output<typeof announcementSchema>
export interface Appeal extends z.output<typeof appealSchema> {}
export interface Published extends z.output<typeof publishedSchema> {}

export interface ActTemplate<B extends WrittenBlock = Block> extends z.output<typeof actHead> {
  readonly sections: readonly ActSection<B>[]
}

/** A template as the catalogue writes it. Only an expanded one can be instantiated. */
export type WrittenTemplate = ActTemplate<WrittenBlock>

/** Values for the variables, by dotted name; lists for `each` and `table`. */
export type ActValues = Readonly<Record<string, unknown>>

/**
 * Tiptap/ProseMirror JSON. A filled variable is `{type:'variable', attrs:{name, value}}`; a missing one has
 * value ''. `attrs.format` keeps the format for values filled later (the number, the signatory).
 */
export interface EditorNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly EditorNode[]
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
}
