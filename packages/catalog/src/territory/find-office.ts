import { OFFICES } from './offices.ts'

/** Displayed name of an office; its code when unknown, null for a user without office. */
export const officeName = (code: string | null): string | null =>
  code === null ? null : (OFFICES.find((office) => office.code === code)?.name ?? code)
