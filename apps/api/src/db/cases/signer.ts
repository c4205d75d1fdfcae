import {
  competenceClause,
  competenceOn,
  heldPosition,
  type Standing,
  standing,
} from '@ventanilla/domain/acts/competence'
import { positionFor } from '@ventanilla/domain/acts/position'
import type { ActClass } from '@ventanilla/domain/acts/template'
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

/** Wording for a signer with a role on a day (Bogotá); `gender` as in the registration. */
export function signerWords(
  { competence, roleNames }: Pick<CaseCatalogue, 'competence' | 'roleNames'>,
  role: string | null,
  by: { readonly gender: number | null | undefined; readonly class: ActClass; readonly day: string },
): SignerWords {
  const row = competenceOn(competence, role, by.class, by.day)
  return {
    position: heldPosition(positionFor(roleNames[role ?? ''] ?? role ?? '', by.gender), row),
    competence: competenceClause(row),
    standing: standing(competence, role, by.class, by.day),
  }
}

/** Name and position of an act's signer, from its row (signed on the day of `dated_on`). */
export function signerOf<Name extends string | null>(
  catalogue: Pick<CaseCatalogue, 'competence' | 'roleNames' | 'actRules'>,
  act: {
    readonly signer: Name
    readonly signer_role: string | null
    readonly gender: number | null
    readonly template: string
    readonly dated_on: string
  },
): { readonly name: Name; readonly position: string } {
  const { position } = signerWords(catalogue, act.signer_role, {
    gender: act.gender,
    class: catalogue.actRules.get(act.template)?.class ?? 'documento',
    day: act.dated_on,
  })
  return { name: act.signer, position }
}
