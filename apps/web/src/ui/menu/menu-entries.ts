import type { ReactNode } from 'react'

/** An entry that leads somewhere, or one that does something. */
type MenuEntry = { readonly label: string; readonly icon: ReactNode } & (
  | { readonly href: string }
  | { readonly onChoose: () => void }
)
export interface MenuGroup {
  readonly name: string
  /** its name is shown above its entries */
  readonly headed?: boolean
  readonly items: readonly MenuEntry[]
}
