import { OFFICES } from './offices.ts'

/** Name of an office for people; its code where the list does not know it, null for whoever belongs to none. */
export const officeName = (code: string | null): string | null =>
  code === null ? null : (OFFICES.find((office) => office.code === code)?.name ?? code)
