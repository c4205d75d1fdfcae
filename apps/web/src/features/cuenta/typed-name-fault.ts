import { normalizeName, personNameFault } from '@ventanilla/domain/identity/names'

/** Fault of a person's name as typed: the server normalizes it before it judges. */
export const typedNameFault = (written: string): string | null => personNameFault(normalizeName(written))
