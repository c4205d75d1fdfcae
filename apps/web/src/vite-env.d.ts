/// <reference types="vite/client" />

declare module 'virtual:light-build' {
  /** address of the light build's entry; null during development */
  export const lightEntry: string | null
  export const lightStyles: readonly string[]
  /** all static imports of the entry */
  export const lightScripts: readonly string[]
  /** pattern of the address, with the additional scripts and styles of its screen */
  export const lightScreens: readonly (readonly [
    pattern: string,
    scripts: readonly string[],
    styles: readonly string[],
  ])[]
}
