import type { FieldDef } from '../forms/definition.ts'
import type { Logic } from '../forms/definition.ts'

/**
 * Acts are templates: metadata (drafter, reviewer and signer roles, announcement, appeal) and sections of
 * blocks. Instantiated with a case's values, a template becomes an editor document (Tiptap JSON) for manual
 * editing.
 */
export const ACT_CLASS_NAMES = [
  'auto',
  'resolucion',
  'oficio',
  'acta',
  'aviso',
  'constancia',
  'concepto',
  'documento',
] as const
export type ActClass = (typeof ACT_CLASS_NAMES)[number]

/**
 * Text with variables in double braces: `El señor {{solicitante.nombre}} pidió…`. A variable can name a format
 * (`{{acto.fecha|fecha}}`, see formats.ts) and be optional (`{{predio.vereda?}}`: empty when absent). `**…**`
 * is bold.
 */
export type Inline = string

export const ALIGNS = ['left', 'center', 'right'] as const
export type Align = (typeof ALIGNS)[number]

interface BlockId {
  /** Stable within its act: versions of an act are compared by it. Never reused for another text. */
  readonly id: string
}

/** A block that holds no other. */
type Leaf = BlockId &
  (
    | {
        readonly type: 'paragraph'
        readonly text: Inline
        readonly align?: Align
        /**
         * `titulo`: number, date and title · `traza`: drafter and reviewer · `barras`: text printed as a GS1 bar
         * code
         */
        readonly role?: 'titulo' | 'traza' | 'barras'
      }
    | { readonly type: 'heading'; readonly text: Inline; readonly align?: Align; readonly level?: 2 | 3 }
    /** The engine numbers articles ("ARTÍCULO PRIMERO."), so conditions never leave a gap. */
    | { readonly type: 'article'; readonly text: Inline }
    | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Inline[] }
    /**
     * Repeats for each row of a list variable; `{{item.x}}` is a field of the row, `{{item}}` a plain-text row.
     */
    | { readonly type: 'each'; readonly over: string; readonly ordered: boolean; readonly text: Inline }
    | {
        readonly type: 'table'
        readonly over: string
        readonly columns: readonly {
          readonly title: string
          readonly text: Inline
          readonly align?: 'left' | 'right'
          /** Share of the width; columns without one are as wide as the first. */
          readonly width?: number
        }[]
        /** Last row, one text per column, in bold. */
        readonly total?: readonly Inline[]
      }
    /** A label and its text per row: the terms of a grant, the data of a receipt. */
    | {
        readonly type: 'facts'
        readonly rows: readonly { readonly label: string; readonly text: Inline; readonly when?: Logic }[]
      }
    /** Place of the signature; the electronic signature itself is in the sealed file. */
    | { readonly type: 'signature'; readonly name: Inline; readonly position: Inline }
  )

interface When<B> extends BlockId {
  readonly type: 'when'
  readonly condition: Logic
  readonly blocks: readonly B[]
}

/** A passage that several acts share, by its key; `expandAct` replaces it by its blocks. */
interface PassageRef extends BlockId {
  readonly type: 'passage'
  readonly passage: string
}

/** What is instantiated: passages are in place. */
export type Block = Leaf | When<Block>

/** What the catalogue writes, stores and compares: passages by reference. */
export type WrittenBlock = Leaf | PassageRef | When<WrittenBlock>

export interface ActSection<B extends WrittenBlock = Block> {
  /** The section's exact name in the acts' fact sheet. */
  readonly name: string
  /** Heading of the section; null: no visible heading. Default: the name, capitalised. */
  readonly title?: Inline | null
  readonly blocks: readonly B[]
}

/**
 * How an act is made known, with its norm. Acts that end a procedure (CPACA art. 67) or that a norm orders
 * notified are notified; all others are communicated (decision 58).
 */
export type Announcement =
  | {
      /** Personal, electronic or by notice, with legal date (CPACA arts. 56, 67-69). */
      readonly by: 'notificacion'
      readonly norm: string
      /** The case continues in parallel with the notification: no step waits for it. */
      readonly beside?: true
    }
  | {
      /** `comunicacion`: sent to the parties on numbering · `incorporacion`: added to the expediente only */
      readonly by: 'comunicacion' | 'incorporacion'
      readonly norm: string
    }

/** Kinds of appeal against an act; `reclamación` is the claim against a fee, resolved in the payment. */
export const APPEAL_KINDS = ['reposición', 'apelación', 'queja', 'reclamación'] as const
export type AppealKind = (typeof APPEAL_KINDS)[number]

export interface Appeal {
  /** In filing order; the first is always available. */
  readonly kinds: readonly AppealKind[]
  readonly businessDays: number
  readonly norm: string
  /** General wording, valid for any signer. */
  readonly text: Inline
  /**
   * Exact clause once the signer is known: without a superior, or under a `{superior}` («el Director General»).
   * Acts include it as `{{recursos.clausula}}`.
   */
  readonly said?: { readonly alone: Inline; readonly under: Inline }
  /** Condition on the case's captured facts for the appeal to exist: against a refusal, not a grant. */
  readonly when?: Logic
  /** Procedure types whose norm sets other days to appeal. */
  readonly byProcedure?: Readonly<Record<number, Omit<Appeal, 'byProcedure'>>>
}

/** Publication in the bulletin of the authority (decision 59). */
export interface Published {
  readonly norm: string
  /** `resolutiva`: heading and operative part · `integra`: the whole text */
  readonly extent: 'integra' | 'resolutiva'
}

/** Actions of the authority that one act proves and another can affirm. */
export const ATTESTED = ['aviso_de_visita', 'comunicacion'] as const
export type Attested = (typeof ATTESTED)[number]

/** Means of notification that a letter serves by being signed. */
export const SENT_MEANS = ['electronica', 'personal', 'aviso'] as const
export type SentMeans = (typeof SENT_MEANS)[number]

/** What an act is in its case for those that read it there: later acts, figures, screens. */
export const ACT_ROLE_NAMES = [
  'opening', // begins a procedure
  'sanctionOpening', // begins a sanctioning proceeding
  'opinion', // the technical document on which a decision rests
  'requirement', // asks the applicant to complete the request
  'extension', // extends a term
  'flagranceRecord', // imposes a measure on the spot
  'preventiveMeasure',
  'charges',
  'assessment', // computes a fee
  'decision', // decides what was requested
  'appealRejection', // does not admit an appeal
  'applicantChange', // passes a case to another applicant
] as const
export type ActRole = (typeof ACT_ROLE_NAMES)[number]

export interface ActTemplate<B extends WrittenBlock = Block> {
  readonly id: string
  readonly name: string
  readonly title: Inline
  readonly class: ActClass
  readonly role?: ActRole
  /** How later acts cite it, in mid-sentence: «el concepto técnico». Present exactly on opinions. */
  readonly citedAs?: string
  /** Code of the numbering series. */
  readonly series: string
  readonly drafts: readonly string[]
  readonly reviews: readonly string[]
  readonly signs: readonly string[]
  readonly announcement: Announcement
  /** Norm and extent of its publication in the bulletin; false: not published. */
  readonly published: Published | false
  /**
   * Addressed to one person about their own matter (a letter, a bill); hidden from the case's other parties.
   */
  readonly personal?: boolean
  /** A letter that its signature sends to the recipient in hand, towards a notification by these means. */
  readonly sendsBy?: SentMeans
  /**
   * Actions that a signed act of this template proves; affirmations in later acts read them as `consta.<name>`.
   */
  readonly attests?: readonly Attested[]
  /** States a computed value (total, firmness date, fine), derived from the work before the step ends. */
  readonly statesComputed?: true
  /** Decides an appeal: signed by the role that issued the appealed act, or by its superior. */
  readonly decidesAppeal?: 'issuer' | 'superior'
  /**
   * Only in an act that decides or ends a matter, and so can be revoked: whether it created or changed an
   * individual right, whose holder must consent to its revocation (CPACA art. 97). A condition
   * reads the facts captured in its case.
   */
  readonly createsSituation?: Logic
  /** Types of procedure whose law it states; it is not written for any other. Omitted: it states none. */
  readonly writtenFor?: readonly number[]
  /** Revokes an act of the parent case, or refuses to: names that act and no other. */
  readonly revokes?: true
  /** Null: no appeal. */
  readonly appeal: Appeal | null
  readonly sections: readonly ActSection<B>[]
  /** Every variable that the blocks can use; the checker compares both. */
  readonly variables: readonly string[]
  /** Data that only this act needs, typed by its drafter. */
  readonly captures: readonly FieldDef[]
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
