import type { WrittenBlock } from '@ventanilla/domain/acts/template'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'
import { PROCEDURE_DEFS } from '../procedures/procedures.ts'
import { is, isNot, lacks, p, when } from './blocks.ts'

const LAWS: readonly { readonly ttId: number; readonly law: GrantLaw }[] = PROCEDURE_DEFS.flatMap(
  ({ ttId, decision }) => (decision.by === 'resolution' ? [{ ttId, law: decision.law }] : []),
)

/** Types that can be granted: those whose folder declares a law. */
export const TYPES_WITH_LAW: readonly number[] = LAWS.map(({ ttId }) => ttId)

/** A block of a law under the name of its part and type: types share duties. */
function named(part: string, block: WrittenBlock): WrittenBlock {
  const id = `${part}-${block.id}`
  return block.type === 'when'
    ? { ...block, id, blocks: block.blocks.map((inner) => named(part, inner)) }
    : { ...block, id }
}

/** A part of every law, each for its own type. */
const ofLaws = (part: string, of: (law: GrantLaw) => readonly WrittenBlock[]): readonly WrittenBlock[] =>
  LAWS.flatMap(({ ttId, law }) => {
    const blocks = of(law).map((block) => named(`${part}-${ttId}`, block))
    return blocks.length === 0 ? [] : [when(`${part}-${ttId}`, is('tramite.tipo', ttId), ...blocks)]
  })

/** The common part, for every type whose law has none of its own. */
const unless = (
  part: string,
  has: (law: GrantLaw) => boolean,
  ...blocks: readonly WrittenBlock[]
): WrittenBlock => {
  const own = LAWS.filter(({ law }) => has(law)).map(({ ttId }) => isNot('tramite.tipo', ttId))
  return when(`${part}-comunes`, { and: own }, ...blocks)
}

/** The legal basis of the grant. */
export const lawOfGrant = ofLaws('fundamentos', ({ reasons }) => [p('normas', reasons)])
/** What the grant takes from the technical concept, where its law words it. */
export const recommendationOfGrant = ofLaws('recomendacion', ({ recommendation = [] }) => recommendation)
/** Levies that the grant gives rise to, where its law words them. */
export const leviesOfGrant = ofLaws('tasas', ({ levies = [] }) => levies)

/** The conditions of the grant, in the common words or in those of its law. */
export const conditionsOfGrant = (...common: readonly WrittenBlock[]): readonly WrittenBlock[] => [
  ...ofLaws('condiciones', ({ conditions = [] }) => conditions),
  unless('condiciones', ({ conditions }) => conditions !== undefined, ...common),
]

const beforeWorks = (block: WrittenBlock): WrittenBlock =>
  when(`${block.id}-antes-de-las-obras`, lacks('permiso.legaliza'), block)

/** Duties that every grant of the type imposes, and the common ones unless its own are complete. */
export const dutiesOfGrant = (...common: readonly WrittenBlock[]): readonly WrittenBlock[] => [
  ...ofLaws('deberes', ({ duties, beforehand = [] }) => [...duties, ...beforehand.map(beforeWorks)]),
  unless('deberes', ({ complete }) => complete === true, ...common),
]
