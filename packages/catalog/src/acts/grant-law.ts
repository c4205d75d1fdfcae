import type { Block } from '@ventanilla/domain/acts/template'
import type { GrantLaw } from '../procedures/procedure-schema.ts'
import { PROCEDURE_DEFS } from '../procedures/procedures.ts'
import { article, is, isNot, lacks, p, when } from './define-act.ts'

const LAWS: readonly { readonly ttId: number; readonly law: GrantLaw }[] = PROCEDURE_DEFS.flatMap(
  ({ ttId, decision }) => (decision.by === 'resolution' ? [{ ttId, law: decision.law }] : []),
)
type Passages = (law: GrantLaw) => readonly Block[]

/** The passages of every law, each for its own type. */
const passages = (of: Passages): readonly Block[] =>
  LAWS.flatMap(({ ttId, law }) => of(law).map((block) => when(is('tramite.tipo', ttId), block)))

/** The common passages, for every type whose law has none of its own. */
const unless = (has: (law: GrantLaw) => boolean, ...blocks: readonly Block[]): Block => {
  const own = LAWS.filter(({ law }) => has(law)).map(({ ttId }) => isNot('tramite.tipo', ttId))
  return when({ and: own }, ...blocks)
}

/** The legal basis of the grant. */
export const lawOfGrant = passages(({ reasons }) => [p(reasons)])
/** What the grant takes from the technical concept, where its law words it. */
export const recommendationOfGrant = passages(({ recommendation = [] }) => recommendation)
/** Levies that the grant gives rise to, where its law words them. */
export const leviesOfGrant = passages(({ levies = [] }) => levies)

/** The conditions of the grant, in the common words or in those of its law. */
export const conditionsOfGrant = (...common: readonly Block[]): readonly Block[] => [
  ...passages(({ conditions = [] }) => conditions),
  unless(({ conditions }) => conditions !== undefined, ...common),
]

/** Duties that every grant of the type imposes, and the common ones unless its own are complete. */
export const dutiesOfGrant = (...common: readonly Block[]): readonly Block[] => [
  ...passages(({ duties, beforehand = [] }) => [
    ...duties.map((duty) => (typeof duty === 'string' ? article(duty) : duty)),
    ...beforehand.map((text) => when(lacks('permiso.legaliza'), article(text))),
  ]),
  unless(({ complete }) => complete === true, ...common),
]
