/**
 * Steps in which the applicant answers what the authority asked, with the act that asked. What such a step means to
 * people (a message, a sentence, what an extension or a withdrawal quotes) follows from standing here.
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

/** Whether the applicant answers a requirement in a step. */
export const isAnswer = (step: string): boolean => Object.hasOwn(REQUIRED_BY, step)
