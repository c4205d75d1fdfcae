import { createContext, useContext } from 'react'

/** An entry of the side menu that the person sees; its path is the id that shortcuts keep. */
export interface OwnEntry {
  readonly path: string
  readonly label: string
  readonly icon: string
}

/** The side menu of the person, given by the layout around the screens. */
export const OwnMenu = createContext<readonly OwnEntry[]>([])
export const useOwnMenu = (): readonly OwnEntry[] => useContext(OwnMenu)
