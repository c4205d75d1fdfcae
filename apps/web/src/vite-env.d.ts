/// <reference types="vite/client" />

declare module 'virtual:light-build' {
  /** address of the light build's entry; null during development */
  export const lightEntry: string | null
  export const lightStyles: readonly string[]
  /** everything that the entry needs at once */
  export const lightScripts: readonly string[]
  /** pattern of the address and the further scripts and styles of its screen */
  export const lightScreens: readonly (readonly [
    pattern: string,
    scripts: readonly string[],
    styles: readonly string[],
  ])[]
}
