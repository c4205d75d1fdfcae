import type { Workflow } from '../workflow/definition.ts'
import type { CaseState, Recipient } from '../workflow/state.ts'

/** What the person is called whom a case is about, and when. */
export const APPLICANT_WORDS = {
  solicitante: 'Quien pide el trámite',
  investigado: 'Quien es investigado en un sancionatorio, que no pide nada',
} as const
export type ApplicantWord = keyof typeof APPLICANT_WORDS

/** What the family of a case calls the person whom it is about. */
export const applicantWord = (
  workflow: Pick<Workflow, 'families'>,
  { family }: Pick<CaseState, 'family'>,
): ApplicantWord => workflow.families.find(({ id }) => id === family)?.applicantIs ?? 'solicitante'

/** What a party is called within a sentence, in the acts and on the screens. */
export function partyWord(role: Recipient['role'], applicant: ApplicantWord): string {
  switch (role) {
    case 'solicitante':
      return applicant
    case 'apoderado':
      return `apoderado del ${applicant}`
    case 'tercero':
      return 'tercero interviniente'
    case 'nuevo_solicitante':
      return 'nuevo solicitante'
  }
}

/** The same where it stands by itself. */
export const partyLabel = (role: Recipient['role'], applicant: ApplicantWord): string => {
  const word = partyWord(role, applicant)
  return word[0]?.toUpperCase() + word.slice(1)
}
