import type { FieldDef, Logic } from '../forms/definition.ts'

/**
 * Acts are templates: front matter (who drafts, reviews, signs; how it is made known; which appeal) and sections of
 * blocks. Instantiated with a case's values they become an editor document (Tiptap JSON) that a person edits.
 */
export type ActClass =
  'auto' | 'resolucion' | 'oficio' | 'acta' | 'aviso' | 'constancia' | 'concepto' | 'documento'

/**
 * Text with variables in double braces: `El señor {{solicitante.nombre}} pidió…`. A variable may name a format
 * (`{{acto.fecha|fecha}}`, see formats.ts) and may be optional (`{{predio.vereda?}}`: absent, it leaves no trace).
 * `**…**` is bold.
 */
export type Inline = string

export type Align = 'left' | 'center' | 'right'

export type Block =
  | {
      readonly type: 'paragraph'
      readonly text: Inline
      readonly align?: Align
      /** `titulo`: number, date and title · `traza`: who drafted and reviewed · `barras`: its text is a GS1 bar code */
      readonly role?: 'titulo' | 'traza' | 'barras'
    }
  | { readonly type: 'heading'; readonly text: Inline; readonly align?: Align; readonly level?: 2 | 3 }
  /** "ARTÍCULO PRIMERO." and so on are numbered by the template engine, so that conditions never leave a gap */
  | { readonly type: 'article'; readonly text: Inline }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Inline[] }
  /** repeats for each row of a list variable; `{{item.x}}` reads the row, `{{item}}` a row that is plain text */
  | { readonly type: 'each'; readonly over: string; readonly ordered: boolean; readonly text: Inline }
  | {
      readonly type: 'table'
      readonly over: string
      readonly columns: readonly {
        readonly title: string
        readonly text: Inline
        readonly align?: 'left' | 'right'
        /** share of the width; columns without one are as wide as the first */
        readonly width?: number
      }[]
      /** last row, one text a column, in bold */
      readonly total?: readonly Inline[]
    }
  /** a label and its text per row: the terms of a grant, the data of a receipt */
  | {
      readonly type: 'facts'
      readonly rows: readonly { readonly label: string; readonly text: Inline; readonly when?: Logic }[]
    }
  /** place where a person signs; the electronic signature itself lives in the sealed file */
  | { readonly type: 'signature'; readonly name: Inline; readonly position: Inline }
  | { readonly type: 'when'; readonly condition: Logic; readonly blocks: readonly Block[] }

export interface ActSection {
  /** word for word the name of the section in the acts' fact sheet */
  readonly name: string
  /** words that stand over the section; null: the section has no visible heading. Default: the name, capitalised */
  readonly title?: Inline | null
  readonly blocks: readonly Block[]
}

/**
 * How an act is made known, and the norm that says so: notified is what ends a procedure (CPACA art. 67) or what a norm
 * orders to be notified; the rest is communicated (decision 58).
 */
export type Announcement =
  | {
      /** personal, electronic or by notice, with legal date (CPACA arts. 56, 67-69) */
      readonly by: 'notificacion'
      readonly norm: string
      /** the case goes on at once and its notification runs beside it: no step waits for it */
      readonly beside?: true
    }
  | {
      /** `comunicacion`: told to the parties on numbering · `incorporacion`: goes into the file only */
      readonly by: 'comunicacion' | 'incorporacion'
      readonly norm: string
    }

/** What may be filed against an act; `reclamación` is the claim against a fee, answered in the payment. */
export type AppealKind = 'reposición' | 'apelación' | 'queja' | 'reclamación'

export interface Appeal {
  /** in the order in which they are filed; the first one is always possible */
  readonly kinds: readonly AppealKind[]
  readonly businessDays: number
  readonly norm: string
  /** holds whoever signs */
  readonly text: Inline
  /**
   * The clause said exactly once it is known who signs: with nobody above them, or under a `{superior}` («el Director
   * General»); the text of the act reads it as `{{recursos.clausula}}`
   */
  readonly said?: { readonly alone: Inline; readonly under: Inline }
  /** there is an appeal only where this holds of what the case has captured: against a refusal, not a grant */
  readonly when?: Logic
  /** types of procedure whose norm gives other days to appeal */
  readonly byProcedure?: Readonly<Record<number, Omit<Appeal, 'byProcedure'>>>
}

/** Publication in the bulletin of the authority (decision 59). */
export interface Published {
  readonly norm: string
  /** `resolutiva`: heading and operative part · `integra`: the whole text */
  readonly extent: 'integra' | 'resolutiva'
}

/** Doings of the authority that one act shows and another may affirm. */
export type Attested = 'aviso_de_visita' | 'comunicacion'

export interface ActTemplate {
  readonly id: string
  readonly name: string
  readonly title: Inline
  readonly class: ActClass
  /** code of the numbering series */
  readonly series: string
  readonly drafts: readonly string[]
  readonly reviews: readonly string[]
  readonly signs: readonly string[]
  readonly announcement: Announcement
  /** the norm that has it published in the bulletin, and how much of it; false: none does */
  readonly published: Published | false
  /** written to one person about their own affair (a letter, a bill): no other party of the case reads it */
  readonly personal?: boolean
  /** what a signed act of it shows to have been done, as affirmations in later acts ask for it: `consta.<name>` */
  readonly attests?: readonly Attested[]
  /** null: no appeal */
  readonly appeal: Appeal | null
  readonly sections: readonly ActSection[]
  /** every variable the blocks may use; the checker compares both */
  readonly variables: readonly string[]
  /** data that only this act needs and its drafter types */
  readonly captures: readonly FieldDef[]
}

/** Values for the variables, by dotted name; lists for `each` and `table`. */
export type ActValues = Readonly<Record<string, unknown>>

/**
 * Tiptap/ProseMirror JSON. A filled variable is `{type:'variable', attrs:{name, value}}`; a missing one has value ''.
 * `attrs.format` keeps the format, so that a value that comes later (the number, the signatory) is written alike.
 */
export interface EditorNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly EditorNode[]
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
}
