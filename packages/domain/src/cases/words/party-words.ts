import type { ApplicantWord } from '../../workflow/definition/applicant-word.ts'
import type { Workflow } from '../../workflow/definition/definition.ts'
import type { CaseState, Recipient } from '../../workflow/state/state.ts'

/** Word that the case's family uses for the person it is about. */
export const applicantWord = (
  workflow: Pick<Workflow, 'families'>,
  { family }: Pick<CaseState, 'family'>,
): ApplicantWord => workflow.families.find(({ id }) => id === family)?.applicantIs ?? 'solicitante'

/** Word for a party within a sentence, in acts and on screens. */
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

/** Same word capitalised, to stand alone. */
export const partyLabel = (role: Recipient['role'], applicant: ApplicantWord): string => {
  const word = partyWord(role, applicant)
  return word[0]?.toUpperCase() + word.slice(1)
}
