import { compose, type Definitions, type WrittenDefinitions } from '../../definitions/compose/compose.ts'
import type { Finding, WholeRule } from '../between.ts'
import { DEFINITION_KIND_IDS, writtenIn } from '../definitions-in.ts'
import { actFindings } from './act-findings.ts'
import { formFindings } from './form-findings.ts'
import { staffFindings } from './staff-findings.ts'
import { workflowFindings } from './workflow-findings.ts'
import type { ContentOf, Contents, KindId } from '../kinds.ts'

/** What the workflow is checked against that no content says. */
export interface AroundDefinitions {
  /** codes */
  readonly roles: ReadonlySet<string>
  /** facts that no step captures; see `CheckOptions` */
  readonly computedFacts: readonly string[]
}

/**
 * Definitions as a whole: what cannot be put together, and what the checks of workflows, forms and acts refuse. Portals and
 * cases run what is published, so none of it comes into force.
 */
export const wholeDefinitions = (around: AroundDefinitions): WholeRule => ({
  concerns: ({ with: now, without }) =>
    DEFINITION_KIND_IDS.some((kind) => !sameItems(now.get(kind), without.get(kind))),
  find(contents) {
    const written = writtenOf(contents)
    const made = composed(written)
    if ('finding' in made) return [made.finding]
    const { definitions } = made
    return [
      ...boundToNothing(definitions),
      ...staffFindings(definitions, around.roles),
      ...workflowFindings(definitions, around),
      ...formFindings(written, definitions),
      ...actFindings(written),
    ]
  },
})

const writtenOf = (contents: Contents): WrittenDefinitions =>
  writtenIn({
    of: <Id extends KindId>(kind: Id) =>
      // every content was checked by its kind
      (contents.get(kind) ?? new Map()) as ReadonlyMap<string, ContentOf<Id>>,
  })

/** Put together, or why not. */
function composed(written: WrittenDefinitions): { definitions: Definitions } | { finding: Finding } {
  try {
    return { definitions: compose(written) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const sentence = `Las definiciones no se pueden reunir: ${error.message}.`
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

type Items = ReadonlyMap<string, unknown> | undefined

const sameItems = (one: Items, other: Items): boolean =>
  one?.size === other?.size && [...(one ?? [])].every(([key, content]) => other?.get(key) === content)
