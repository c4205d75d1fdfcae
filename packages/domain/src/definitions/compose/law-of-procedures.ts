import type { Laws, WrittenBlock } from '../../acts/template.ts'
import type { Logic } from '../../forms/definition.ts'
import type { GrantLaw, ProcedureDef } from '../procedure-schema.ts'
import { type GrantStudy, studiesIn } from './studies-of-procedures.ts'

interface LawOf {
  readonly ttId: number
  readonly law: GrantLaw
}

const lawsIn = (procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision'>[]): readonly LawOf[] =>
  procedures.flatMap(({ ttId, decision }) =>
    decision.by === 'resolution' ? [{ ttId, law: decision.law }] : [],
  )

/** Types that can be granted: those that declare a law. */
export const typesWithLaw = (
  procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision'>[],
): readonly number[] => lawsIn(procedures).map(({ ttId }) => ttId)

const when = (id: string, condition: Logic, blocks: readonly WrittenBlock[]): WrittenBlock => ({
  id,
  type: 'when',
  condition,
  blocks,
})
const type: Logic = { var: 'tramite.tipo' }

/** A block of a law under the name of its part and type: types share duties. */
function named(part: string, block: WrittenBlock): WrittenBlock {
  const id = `${part}-${block.id}`
  return block.type === 'when'
    ? { ...block, id, blocks: block.blocks.map((inner) => named(part, inner)) }
    : { ...block, id }
}

/** The legal basis of the grant, as one paragraph. */
const basis = ({ reasons }: GrantLaw): readonly WrittenBlock[] => [
  { id: 'normas', type: 'paragraph', text: reasons },
]

const beforeWorks = (block: WrittenBlock): WrittenBlock =>
  when(`${block.id}-antes-de-las-obras`, { '!': [{ var: 'permiso.legaliza' }] }, [block])

/** Names of studies are keys of facts: `otros_usuarios`. */
const kebab = (name: string): string => name.replaceAll('_', '-')

const studied = (studies: readonly GrantStudy[]): readonly WrittenBlock[] =>
  studies.map(({ name, types, affirms }) =>
    when(kebab(name), { and: [{ in: [type, types] }, { '==': [{ var: `concepto.${name}` }, 'cumple'] }] }, [
      {
        id: `${kebab(name)}-cumple`,
        type: 'paragraph',
        text: `${affirms}: {{concepto.${name}_sustento|enFrase}}.`,
      },
    ]),
  )

/** What the laws of these procedures bring into an act, each part for its own type. */
export function lawsOf(procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision'>[]): Laws {
  const laws = lawsIn(procedures)
  const studies = studiesIn(procedures)
  /** A part of every law, each for its own type. */
  const each = (part: string, of: (law: GrantLaw) => readonly WrittenBlock[]): readonly WrittenBlock[] =>
    laws.flatMap(({ ttId, law }) => {
      const blocks = of(law).map((block) => named(`${part}-${ttId}`, block))
      return blocks.length === 0 ? [] : [when(`${part}-${ttId}`, { '==': [type, ttId] }, blocks)]
    })
  /** The common part, for every type whose law has none of its own. */
  const unless = (
    part: string,
    has: (law: GrantLaw) => boolean,
    blocks: readonly WrittenBlock[],
  ): WrittenBlock => {
    const own = laws.filter(({ law }) => has(law)).map(({ ttId }) => ({ '!=': [type, ttId] }))
    return when(`${part}-comunes`, { and: own }, blocks)
  }
  return ({ part, blocks: common = [] }) => {
    switch (part) {
      case 'fundamentos':
        return each(part, basis)
      case 'recomendacion':
        return each(part, ({ recommendation = [] }) => recommendation)
      case 'estudios':
        return studied(studies)
      case 'tasas':
        return each(part, ({ levies = [] }) => levies)
      case 'condiciones':
        return [
          ...each(part, ({ conditions = [] }) => conditions),
          unless(part, ({ conditions }) => conditions !== undefined, common),
        ]
      case 'deberes':
        return [
          ...each(part, ({ duties, beforehand = [] }) => [...duties, ...beforehand.map(beforeWorks)]),
          unless(part, ({ complete }) => complete === true, common),
        ]
    }
  }
}
