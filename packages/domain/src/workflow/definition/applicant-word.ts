/** Words for the person a case is about, with their use. */
export const APPLICANT_WORDS = {
  solicitante: 'Quien pide el trámite',
  investigado: 'Quien es investigado en un sancionatorio, que no pide nada',
} as const
export type ApplicantWord = keyof typeof APPLICANT_WORDS
