import type { ScreenPath } from '../../../client/address/links.ts'

/** What a kind's screens say and show of it, in data: the screens themselves know no kind. */

interface Words {
  readonly label: string
  /** under the field */
  readonly help?: string
  /** whether it applies beside the item's other data: where it does not and is empty, it is not shown; absent: always */
  readonly applies?: (content: Content) => boolean
}

/** One line of text. */
interface Line extends Words {
  readonly as: 'line'
  readonly maxLength: number
  /** lines shown; a longer text */
  readonly rows?: number
  /** empty is no datum, instead of an empty text */
  readonly empties?: true
}
/** Whole pesos, or another whole number; empty: not known. */
interface Whole extends Words {
  readonly as: 'whole'
  /** '$' or a unit after the number */
  readonly unit: string
  /** it can be below zero */
  readonly signed?: true
}
/** A decimal number, kept as text with a point. */
interface Decimal extends Words {
  readonly as: 'decimal'
  readonly unit: string
  /** decimals that are always written */
  readonly digits?: number
}
interface YesNo extends Words {
  readonly as: 'yesNo'
  readonly yes: string
  readonly no: string
}
interface Choice<V extends string> extends Words {
  readonly as: 'choice'
  readonly options: Readonly<Record<V, string>>
  /** label of the empty choice, where the datum can be missing */
  readonly empty?: string
  /** those that are offered beside the item's other data; absent: all */
  readonly offered?: (content: Content) => Readonly<Record<string, string>>
}
/** A day of the calendar; empty: not known. */
interface Day extends Words {
  readonly as: 'date'
}
/** Its place in the list, which is changed there. */
interface Place extends Words {
  readonly as: 'place'
}
/** One of the authority's offices. */
interface OfOffice extends Words {
  readonly as: 'office'
  /** the empty choice: 'Todas las sedes' */
  readonly all: string
}
/** Rows of whole numbers; none: not known. */
interface Rows<N extends string> extends Words {
  readonly as: 'rows'
  /** one of them: 'rango' */
  readonly one: string
  readonly columns: Readonly<Record<N, { readonly label: string; readonly unit: string }>>
}

/** Records with data of their own, one below the other. */
interface Records extends Words {
  readonly as: 'records'
  /** one of them and several: 'renglón', 'renglones' */
  readonly one: string
  readonly many: string
  readonly columns: Readonly<Record<string, Field>>
  /** what a new one begins with */
  readonly begin: Content
  /** where none is not known, instead of an empty list */
  readonly orNothing?: true
}
type RecordsFor<R> = Omit<Records, 'columns' | 'begin'> & {
  readonly columns: { readonly [N in keyof R]-?: FieldFor<NonNullable<R[N]>> }
  readonly begin: R
}

/** Several elements of a list that the server gives with the kind. */
interface Several extends Words {
  readonly as: 'several'
  /** one of them: 'acto' */
  readonly one: string
  /** given by `withChoices`; absent: not read yet */
  readonly options?: readonly Option[]
  /** where the item is reached that has one of them now; absent: many items can have one */
  readonly holder?: { readonly path: ScreenPath; readonly param: string }
  /** datum with the office of the item: an official of another office does not count; empty: of any */
  readonly countsIn?: string
}
/** One element of a list that the server gives with the kind, by its key. */
interface OneOf extends Words {
  readonly as: 'oneOf'
  /** label of the empty choice, where the datum can be missing; absent: one is asked for */
  readonly empty?: string
  /** given by `withChoices`; absent: not read yet */
  readonly options?: readonly Option[]
}
export interface Option {
  readonly value: string | number
  readonly label: string
  /** the item that has it now */
  readonly heldBy?: { readonly key: string; readonly title: string } | undefined
  /** what it is a part of: the workflow of a step */
  readonly partOf?: string | undefined
  /** of an official: where they work; null: in no office */
  readonly office?: string | null | undefined
  /** shown where it is chosen, and offered nowhere else */
  readonly gone?: true | undefined
}

/** A layer of shapes, loaded from a file or drawn; named by its identifier. */
interface OfLayer extends Words {
  readonly as: 'layer'
}
/** A column of the layer that another datum names. */
interface ColumnOf extends Words {
  readonly as: 'column'
  /** datum with the layer */
  readonly of: string
  /** label of the empty choice */
  readonly empty: string
}

/** A whole definition, shown and changed in the tabs of its workshop. */
interface Definition extends Words {
  readonly as: 'definition'
  /** lists that its data choose from, by name; given by `withChoices` */
  readonly choices?: Readonly<Record<string, readonly Option[]>>
}

export type Field =
  | Line
  | Whole
  | Decimal
  | YesNo
  | Choice<string>
  | Day
  | OfOffice
  | Place
  | Rows<string>
  | Records
  | Several
  | OneOf
  | OfLayer
  | ColumnOf
  | Definition

/** The fields that can show a value of this type. */
type FieldFor<V> = [V] extends [boolean]
  ? YesNo
  : [V] extends [number]
    ? Whole | Place
    : [V] extends [string]
      ? string extends V
        ? Line | Decimal | Day | OfOffice | OneOf | OfLayer | ColumnOf | Choice<string>
        : Choice<V>
      : V extends readonly (infer R)[]
        ? [R] extends [string | number]
          ? Several
          : [R] extends [Readonly<Record<string, number>>]
            ? Rows<Extract<keyof R, string>>
            : RecordsFor<R>
        : V extends object
          ? Definition
          : never

/** A field for each datum of a content: a new one without words does not compile. */
export type FieldsFor<Content> = { readonly [N in keyof Content]-?: FieldFor<NonNullable<Content[N]>> }

/** How an item or a new one is reached: by a parameter of the path, or by the query of the list. */
export type Way =
  | { readonly path: ScreenPath; readonly param: string }
  | { readonly path: ScreenPath; readonly query: string }

/** A kind whose items are years. */
export interface Years {
  readonly from: number
  readonly atLeastTo: number
  /** what keeps a year from serving, in Spanish; null: nothing is known of that year */
  readonly missing: (year: number, own: Content | null, yearBefore: Content | null) => readonly string[]
  /** said before what is missing: 'Falta para liquidar' */
  readonly falls: string
}

export type Content = Readonly<Record<string, unknown>>

interface LiveResult {
  readonly label: string
  readonly words: string
  /** null: nothing that has to hold */
  readonly good: boolean | null
  readonly working: readonly string[]
}

/** Rules that the browser shares with the server. */
export interface Live {
  /** what is wrong, by the path of its place */
  faults(content: Content): readonly { readonly path: string; readonly message: string }[]
  /** what it brings about, each with how */
  results(content: Content): readonly LiveResult[]
  /** title of the results, and what opens the working of one */
  readonly title: string
  readonly seeing: string
}

interface DoorOf<Fields, Begin, Name extends string> {
  /** title of its list */
  readonly title: string
  readonly subtitle: string
  /** one of them, capitalised */
  readonly one: string
  /** sentence of the list's purpose for who may open the route and do nothing there: «Aquí… . …» */
  readonly says: string
  readonly list: ScreenPath
  /** where the list hangs, for the breadcrumbs */
  readonly parent?: ScreenPath
  readonly item: Way
  /** null: items are not begun by hand, as years */
  readonly create: { readonly path: ScreenPath; readonly query?: string; readonly label: string } | null
  readonly fields: Fields
  /** what a new one begins with; null: with what another has */
  readonly begin: Begin
  /** words of the key, where people choose it */
  readonly key?: { readonly label: string; readonly help: string }
  /** what the content brings about, as one writes it */
  readonly example?: { readonly label: string; readonly of: (content: Content) => readonly string[] }
  /** rules that judge the content as it is written, loaded with its form */
  readonly live?: () => Promise<Live>
  readonly years?: Years
  /** rows of a spreadsheet that become drafts together; absent: they are begun one by one */
  readonly paste?: Paste<Name>
  /** its items are days: a year at a glance instead of a list */
  readonly calendar?: true
  /** its items say which days are business days: a draft moves open terms */
  readonly movesTerms?: true
  /** its items are procedures: a list with their families, and new ones that are copies */
  readonly procedures?: true
  /** its items are the portal's own settings: a part of the list of another kind, at the same address */
  readonly settings?: true
  /** another screen about the same matter */
  readonly beside?: { readonly path: ScreenPath; readonly label: string }
  /** said of an item: which procedures ask for it */
  readonly askedBy?: true
}

/** How rows of a spreadsheet become items of a kind. */
export interface Paste<Name extends string> {
  /** address of its screen: the list's, with this in the query */
  readonly query: string
  /** several of them, as the button says: 'especies' */
  readonly many: string
  /** datum that identifies an item: a row with an item's changes that item */
  readonly by: Name
  /** data in the order of the columns; lines, whole numbers, days, choices or yes and no */
  readonly columns: readonly Name[]
}

/** The door of a kind with these contents. */
export type DoorFor<C> = DoorOf<
  FieldsFor<C>,
  // as a record, also where it is an interface
  { readonly [N in keyof C]: C[N] },
  Extract<keyof C, string>
>
/** The door of a kind whose items begin as copies of others. */
export type CopyingDoorFor<C> = DoorOf<FieldsFor<C>, null, Extract<keyof C, string>>
export type Door = DoorOf<Readonly<Record<string, Field>>, Content | null, string>

/** A door whose fields offer what the server gives to choose from. */
export const withChoices = (door: Door, choices: Readonly<Record<string, readonly Option[]>>): Door => ({
  ...door,
  fields: Object.fromEntries(
    Object.entries(door.fields).map(([name, field]) => [name, offered(name, field, choices)]),
  ),
})

function offered(name: string, field: Field, choices: Readonly<Record<string, readonly Option[]>>): Field {
  if (field.as === 'several' || field.as === 'oneOf') return { ...field, options: choices[name] ?? [] }
  return field.as === 'definition' ? { ...field, choices } : field
}
