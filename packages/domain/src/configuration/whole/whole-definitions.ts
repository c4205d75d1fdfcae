import { compose, type Definitions } from '../../definitions/compose/compose.ts'
import { checkWorkflow } from '../../workflow/checks/check.ts'
import type { Finding, WholeRule } from '../between.ts'
import { DEFINITION_KIND_IDS, writtenIn } from '../definitions-in.ts'
import { staffFindings } from './staff-findings.ts'
import type { ContentOf, Contents, KindId } from '../kinds.ts'

/** What the workflow is checked against that no content says. */
export interface AroundDefinitions {
  /** codes */
  readonly roles: ReadonlySet<string>
  /** facts that no step captures; see `CheckOptions` */
  readonly computedFacts: readonly string[]
}

/**
 * Definitions as a whole: what cannot be put together, and what the checker of workflows refuses. Portals and cases run what
 * is published, so neither comes into force.
 */
export const wholeDefinitions = (around: AroundDefinitions): WholeRule => ({
  concerns: ({ with: now, without }) =>
    DEFINITION_KIND_IDS.some((kind) => !sameItems(now.get(kind), without.get(kind))),
  find(contents) {
    const made = composed(contents)
    return 'finding' in made ? [made.finding] : faultsOf(made.definitions, around)
  },
})

/** Put together, or why not. */
function composed(contents: Contents): { definitions: Definitions } | { finding: Finding } {
  const of = <Id extends KindId>(kind: Id) =>
    // every content was checked by its kind
    (contents.get(kind) ?? new Map()) as ReadonlyMap<string, ContentOf<Id>>
  try {
    return { definitions: compose(writtenIn({ of })) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const sentence = `Las definiciones no se pueden reunir: ${error.message}`
    return { finding: { id: `definiciones:reunir:${error.message}`, severity: 'error', sentence, items: [] } }
  }
}

/** A term for a step that no workflow has would bind nobody, without a word. */
const boundToNothing = ({ workflow, stepTerms }: Definitions): readonly Finding[] =>
  [...stepTerms].flatMap(([ttId, terms]) =>
    Object.keys(terms)
      .filter((step) => !workflow.steps.has(step))
      .map((step) => ({
        id: `definiciones:termino:${ttId}:${step}`,
        severity: 'error' as const,
        sentence: `El trámite ${ttId} da término a un paso que no existe: «${step}».`,
        items: [{ kind: 'tramite' as const, key: String(ttId) }],
      })),
  )

function faultsOf(definitions: Definitions, around: AroundDefinitions): readonly Finding[] {
  const { workflow, actRules } = definitions
  const ofWorkflow = checkWorkflow(workflow, { acts: actRules, ...around })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, where, message }) => {
      const [id = ''] = where.split(' ')
      const family = workflow.steps.get(id)?.family ?? workflow.families.find((one) => one.id === id)?.id
      return {
        id: `definiciones:${code}:${where}`,
        severity: 'error' as const,
        sentence: message,
        items: family === undefined ? [] : [{ kind: 'familia' as const, key: family }],
      }
    })
  return [...boundToNothing(definitions), ...staffFindings(definitions, around.roles), ...ofWorkflow]
}

type Items = ReadonlyMap<string, unknown> | undefined

const sameItems = (one: Items, other: Items): boolean =>
  one?.size === other?.size && [...(one ?? [])].every(([key, content]) => other?.get(key) === content)
