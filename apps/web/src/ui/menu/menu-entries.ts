import type { ReactNode } from 'react'

/** An entry that leads somewhere, or one that does something. */
type MenuEntry = { readonly label: string; readonly icon: ReactNode } & (
  | { readonly href: string }
  | { readonly onChoose: () => void }
)
interface NamedGroup {
  readonly name: string
  /** its name is shown above its entries */
  readonly headed?: boolean
}
interface EntryGroup extends NamedGroup {
  readonly items: readonly MenuEntry[]
}
/** Choices that are ticked and unticked; a press leaves the menu open. */
export interface ChoiceGroup extends NamedGroup {
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  /** ids of the ticked ones */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}
export type MenuGroup = EntryGroup | ChoiceGroup
