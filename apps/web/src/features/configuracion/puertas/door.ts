import type { ScreenPath } from '../../../client/address/links.ts'

/** What a kind's screens say and show of it, in data: the screens themselves know no kind. */

interface Words {
  readonly label: string
  /** under the field */
  readonly help?: string
}

/** One line of text. */
interface Line extends Words {
  readonly as: 'line'
  readonly maxLength: number
  /** lines shown; a longer text */
  readonly rows?: number
}
/** Whole pesos, or another whole number; empty: not known. */
interface Whole extends Words {
  readonly as: 'whole'
  /** '$' or a unit after the number */
  readonly unit: string
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
}
/** Its place in the list, which is changed there. */
interface Place extends Words {
  readonly as: 'place'
}
/** Rows of whole numbers; none: not known. */
interface Rows<N extends string> extends Words {
  readonly as: 'rows'
  /** one of them: 'rango' */
  readonly one: string
  readonly columns: Readonly<Record<N, { readonly label: string; readonly unit: string }>>
}

/** Several of a list, by name. */
interface Many extends Words {
  readonly as: 'many'
  readonly from: ManyFrom
  /** one of them: 'municipio' */
  readonly one: string
  /** where the item is reached that has one of them now */
  readonly holder: { readonly path: ScreenPath; readonly param: string }
}
/** Lists of which an item can have several, each in one item. */
export type ManyFrom = 'municipios'

export type Field = Line | Whole | Decimal | YesNo | Choice<string> | Place | Rows<string> | Many

/** The fields that can show a value of this type. */
type FieldFor<V> = [V] extends [boolean]
  ? YesNo
  : [V] extends [number]
    ? Whole | Place
    : [V] extends [string]
      ? string extends V
        ? Line | Decimal
        : Choice<V>
      : V extends readonly string[]
        ? Many
        : V extends readonly (infer R)[]
          ? Rows<Extract<keyof R, string>>
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

interface DoorOf<Fields, Begin> {
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
  /** what a new one begins with */
  readonly begin: Begin
  /** words of the key, where people choose it */
  readonly key?: { readonly label: string; readonly help: string }
  /** what the content brings about, as one writes it */
  readonly example?: { readonly label: string; readonly of: (content: Content) => readonly string[] }
  readonly years?: Years
}

/** The door of a kind with these contents. */
export type DoorFor<C> = DoorOf<FieldsFor<C>, C>
export type Door = DoorOf<Readonly<Record<string, Field>>, Content>
