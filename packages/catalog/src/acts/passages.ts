import type { Passage } from '@ventanilla/domain/acts/passages'
import { GENERAL_PASSAGES } from './general-passages.ts'
import { GRANT_PASSAGES } from './grant.ts'
import { APPEAL_PASSAGES } from './joint-appeals.ts'
import { SANCTION_PASSAGES } from './sanction-parts.ts'

export const ALL_PASSAGES: readonly Passage[] = [
  ...GENERAL_PASSAGES,
  ...SANCTION_PASSAGES,
  ...APPEAL_PASSAGES,
  ...GRANT_PASSAGES,
]

/** What several acts share, by the key by which they refer to it. */
export const PASSAGES: ReadonlyMap<string, Passage> = new Map(ALL_PASSAGES.map((one) => [one.key, one]))
