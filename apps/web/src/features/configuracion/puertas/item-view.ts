import type { Content, Field } from './door.ts'

/** A message as it is read. */
export interface Preview {
  /** null: it is no mail */
  readonly mail: {
    readonly subject: string
    readonly paragraphs: readonly string[]
    readonly action: { readonly label: string; readonly url: string } | null
  } | null
  /** null: it is no text message */
  readonly sms: string | null
  /** what the program fills, with an example */
  readonly variables: readonly { readonly name: string; readonly says: string; readonly example: string }[]
}

/** What the screen of an item shows by its key; too heavy for the doors, which every page loads. */
export interface ItemView {
  /** whether the item has this datum */
  readonly has: (key: string, name: string) => boolean
  /** a field as it is for the item with this key; absent: as its door says */
  readonly field?: (key: string, field: Field) => Field
  /** the message that it is, with examples in its variables; null: it is none */
  readonly preview: (content: Content, key: string) => Preview | null
}
