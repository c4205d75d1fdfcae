/**
 * Rows of the acceptance tables that the product does not hold yet, and rows of the catalogues that no table of ours
 * has (`table:id`). This list can only shrink: a test fails when a row that is listed here holds, and when one that is
 * not listed does not.
 */
export const NOT_HELD: readonly string[] = [
  // forms of the other procedures
  'constant:procedureType.withForm',
  'constant:procedureType.sharedForm',
  // the specification gives these no meaning or no transitions
  'constant:unknownIds',
  'machine:other-procedures',
]
