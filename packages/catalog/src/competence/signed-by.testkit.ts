import { signedUnder } from '@ventanilla/domain/acts/competence'
import type { ActClass } from '@ventanilla/domain/acts/template'
import type { ActLife } from '@ventanilla/domain/workflow/state/state'
import { COMPETENCE } from './competence.ts'

/** A signed act as if another role had signed it, under the ground that this role has. */
export const asSignedBy = (act: ActLife, signerRole: string, actClass: ActClass = 'resolucion'): ActLife => ({
  ...act,
  signerRole,
  signedUnder: signedUnder(COMPETENCE, signerRole, actClass, act.signedOn ?? ''),
})
