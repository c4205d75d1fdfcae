import {
  competenceClause,
  heldPosition,
  type SignedUnder,
  signedUnder,
  type Standing,
} from '@ventanilla/domain/acts/competence'
import { positionFor } from '@ventanilla/domain/acts/position'
import type { CaseCatalogue } from './catalogue.ts'

/** How an act names its signer. */
export interface SignerWords {
  /** «Subdirectora jurídica (E)» */
  readonly position: string
  /** legal basis of the signature */
  readonly competence: string
  /** standing of the signer, which decides the appeals; null: no competence is recorded */
  readonly standing: Standing | null
}

/** Wording for a signer with a role, under a ground; `gender` as in the registration. */
export function signerWords(
  { roleNames }: Pick<CaseCatalogue, 'roleNames'>,
  role: string | null,
  by: { readonly gender: number | null | undefined; readonly under: SignedUnder | null },
): SignerWords {
  return {
    position: heldPosition(positionFor(roleNames[role ?? ''] ?? role ?? '', by.gender), by.under),
    competence: by.under?.words ?? competenceClause(null),
    standing: by.under,
  }
}

/** Name and position of an act's signer, from its row. */
export function signerOf<Name extends string | null>(
  catalogue: Pick<CaseCatalogue, 'signing' | 'roleNames' | 'actRules'>,
  act: {
    readonly signer: Name
    readonly signer_role: string | null
    /** null: it needed none, or was signed before acts kept their ground */
    readonly signed_under: SignedUnder | null
    readonly gender: number | null
    readonly template: string
    readonly dated_on: string
  },
): { readonly name: Name; readonly position: string } {
  const actClass = catalogue.actRules.get(act.template)?.class ?? 'documento'
  const { position } = signerWords(catalogue, act.signer_role, {
    gender: act.gender,
    under:
      act.signed_under ??
      // what the product shipped was for all offices
      signedUnder(catalogue.signing(null).formerCompetence, act.signer_role, actClass, act.dated_on),
  })
  return { name: act.signer, position }
}
