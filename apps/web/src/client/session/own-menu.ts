import { createContext, useContext } from 'react'

/** A side menu entry visible to the user; shortcuts store its path as id. */
export interface OwnEntry {
  readonly path: string
  readonly label: string
  readonly icon: string
}

/** The user's side menu, provided by the layout around the screens. */
export const OwnMenu = createContext<readonly OwnEntry[]>([])
export const useOwnMenu = (): readonly OwnEntry[] => useContext(OwnMenu)
