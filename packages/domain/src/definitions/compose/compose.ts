import { expandAct, type Passage } from '../../acts/passages.ts'
import type { ActTemplate, WrittenTemplate } from '../../acts/template.ts'
import { writtenVariables } from '../../acts/written-variables.ts'
import type { FormDef } from '../../forms/definition.ts'
import { type AskingZone, withZoneQuestions } from '../../places/zone-questions.ts'
import type { SharedSection } from '../../forms/shared-sections.ts'
import type { ProcedureRevision } from '../../procedures/procedure.ts'
import type { ProcedureNature } from '../../procedures/traits.ts'
import type { StepDef, WrittenFamily, Workflow } from '../../workflow/definition/definition.ts'
import type { ActRule } from '../../workflow/state/state.ts'
import type { ProcedureDef } from '../procedure-schema.ts'
import { actRules } from './act-rules.ts'
import { type Brought, broughtBy, expandFamily } from './expand-family.ts'
import { applicationIn, formsIn } from './forms-of-procedures.ts'
import { lawsOf } from './law-of-procedures.ts'
import { naturesIn } from './natures.ts'
import { withTypesNamed } from './of-procedures.ts'
import { type OpenToThirds, openToThirds } from './open-to-thirds.ts'
import { type CommonLists, revisionOf } from './revision.ts'
import { type ProcedureStaff, staffOf } from './staff-of-procedures.ts'
import { begunTermsOf, type StepTerms, stepTermsOf } from './step-terms.ts'

/** Definitions as they are written, stored and compared, each once. */
export interface WrittenDefinitions {
  /** in the order of their numbers, in which lists show them */
  readonly procedures: readonly ProcedureDef[]
  /** in the order in which a case reaches them */
  readonly families: readonly WrittenFamily[]
  readonly acts: readonly WrittenTemplate[]
  readonly passages: ReadonlyMap<string, Passage>
  readonly sections: ReadonlyMap<string, SharedSection>
  readonly common: CommonLists
  /** what applications are asked besides, by where their places are */
  readonly zones?: readonly AskingZone[]
}

/** What the portal runs: everything that stood by reference is in place. */
export interface Definitions {
  readonly workflow: Workflow
  readonly procedures: ReadonlyMap<number, ProcedureRevision>
  readonly natures: ReadonlyMap<number, ProcedureNature>
  /** terms per step set by the procedure, which override those of the family (decision 31) */
  readonly stepTerms: ReadonlyMap<number, StepTerms>
  /** by procedure: those that also bind steps which begin in older cases */
  readonly begunTerms: ReadonlyMap<number, StepTerms>
  /** by procedure that names its own */
  readonly staff: ReadonlyMap<number, ProcedureStaff>
  /** by the id in a procedure's `form.id` */
  readonly forms: ReadonlyMap<string, FormDef>
  /** the whole application of each type that can be filed */
  readonly applications: ReadonlyMap<number, FormDef>
  readonly acts: ReadonlyMap<string, ActTemplate>
  readonly actRules: ReadonlyMap<string, ActRule>
  readonly brought: Brought
  readonly openToThirds: OpenToThirds
}

/**
 * Puts written definitions together: a procedure brings its terms, studies and law to the family that it names and to
 * the acts of that, so that one made at run time needs nothing else.
 * @throws RangeError, Error: something refers to what does not exist, or two procedures say one term differently
 */
export function compose({
  procedures,
  families,
  acts,
  passages,
  sections,
  common,
  zones = [],
}: WrittenDefinitions): Definitions {
  const natures = naturesIn(procedures)
  const brought = broughtBy(procedures)
  const laws = lawsOf(procedures)
  const composed = withTypesNamed(
    families.map((family) => expandFamily(family, procedures, brought)),
    natures,
  )
  const templates = new Map(
    acts.map((act): [string, ActTemplate] => {
      const expanded = { ...expandAct(act, passages, laws), variables: writtenVariables(act, passages, laws) }
      return [act.id, withTypesNamed(expanded, natures)]
    }),
  )
  const revisions = procedures.map((def) => revisionOf(def, procedures, common))
  const forms = formsIn(procedures, sections)
  const loaded = new Set(families.map(({ id }) => id))
  return {
    workflow: {
      families: composed,
      steps: new Map<string, StepDef>(
        composed.flatMap((family) => family.steps.map((step) => [step.id, step] as const)),
      ),
    },
    procedures: new Map(revisions.map((one) => [one.ttId, one])),
    natures,
    stepTerms: new Map(procedures.map((def) => [def.ttId, stepTermsOf(def)])),
    begunTerms: new Map(procedures.map((def) => [def.ttId, begunTermsOf(def)])),
    staff: new Map(
      procedures.flatMap((def): [number, ProcedureStaff][] => {
        const staff = staffOf(def)
        return staff === undefined ? [] : [[def.ttId, staff]]
      }),
    ),
    forms,
    applications: new Map(
      revisions.flatMap((one): [number, FormDef][] => {
        const form = applicationIn(forms, loaded, one)
        return form === null ? [] : [[one.ttId, withZoneQuestions(form, zones)]]
      }),
    ),
    acts: templates,
    actRules: actRules(templates.values()),
    brought,
    openToThirds: openToThirds(revisions, templates.values(), common),
  }
}
