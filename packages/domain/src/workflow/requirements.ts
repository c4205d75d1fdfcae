/**
 * Steps in which the applicant answers a requirement, with the act that requires it. Messages, sentences, and
 * what an extension or a withdrawal quotes derive from this list.
 */
export const REQUIRED_BY: Readonly<Record<string, string>> = {
  'PG-04A': 'AUTO_REQUERIMIENTO',
  'INF-02': 'AUTO_INFO_COMPL',
  'FOR-02B': 'AUTO_REQUERIMIENTO',
  'PUE-02B': 'AUTO_REQUERIMIENTO',
  'MOD-02B': 'AUTO_REQUERIMIENTO',
  'LIC-02B': 'COMUNICACION',
  'LIC-08': 'ACTA_REUNION_LIC',
  'REG-03B': 'COMUNICACION',
}

/** Whether a step is an answer to a requirement. */
export const isAnswer = (step: string): boolean => Object.hasOwn(REQUIRED_BY, step)
