import {
  definitionsReader,
  DEFINITION_KIND_IDS,
  writtenIn,
} from '@ventanilla/domain/configuration/definitions-in'
import { compose, type Definitions } from '@ventanilla/domain/definitions/compose/compose'
import { withBegunTerms } from '@ventanilla/domain/definitions/compose/step-terms'
import {
  type ProcedureStaff,
  withStaff,
  writtenBy,
} from '@ventanilla/domain/definitions/compose/staff-of-procedures'
import { comparedTerms } from '@ventanilla/domain/definitions/compose/compared-terms'
import { writtenTerms, writtenValidity } from '@ventanilla/domain/definitions/compose/written-terms'
import { templateFor } from '@ventanilla/domain/acts/appeal'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { PLAIN } from '@ventanilla/domain/procedures/traits'
import type { Workflow } from '@ventanilla/domain/workflow/definition/definition'
import type { CaseCatalogue, CaseDefinitions, RunsBy } from './catalogue.ts'
import type { FormerDefinitions } from '../configuration/former-definitions.ts'
import type { Snapshot } from '../configuration/snapshot.ts'

type Defined = Pick<
  CaseCatalogue,
  | 'newest'
  | 'of'
  | 'everyWorkflow'
  | 'everyForm'
  | 'procedureName'
  | 'actRules'
  | 'actTemplateOf'
  | 'broughtOver'
  | 'openToThirds'
>

function definedBy(
  since: number,
  made: Definitions,
  actRules: CaseDefinitions['actRules'],
  lists: Lists,
): CaseDefinitions {
  const { workflow, procedures, natures, applications, stepTerms, brought } = made
  return {
    since,
    workflow,
    actRules,
    procedures,
    natureOf: (ttId) => natures.get(ttId) ?? PLAIN,
    forms: applications,
    stepTerms: (ttId) => stepTerms.get(ttId) ?? {},
    writtenValidity: (ttId, prefix, facts) => writtenValidity(brought, ttId, prefix, facts),
    writtenTerms: (ttId, prefix, facts) => writtenTerms(brought, ttId, prefix, facts, lists),
    comparedTerms: (ttId, prefix, facts) => comparedTerms(brought, ttId, prefix, facts, lists),
  }
}

/**
 * Definitions in force, and those by which older cases run. They are put together when a case asks, each once: releases
 * of definitions are few, and a list of running cases asks for the same ones.
 */
export function openCaseDefinitions(): (snapshot: Snapshot, lists: Lists) => Defined {
  const newestOf = definitionsReader()
  const composed = new WeakMap<FormerDefinitions, Definitions>()
  const formerMade = (contents: FormerDefinitions): Definitions => {
    let found = composed.get(contents)
    if (found === undefined) composed.set(contents, (found = compose(writtenIn(contents))))
    return found
  }
  return (snapshot, lists) => {
    const since = snapshot.lastChange(DEFINITION_KIND_IDS)
    const made = newestOf(snapshot)
    const past = [...snapshot.former.values()]
    /** What some case still runs by and is not in force; newest first. */
    const gone = <Id extends 'acto' | 'tramite'>(kind: Id) =>
      past.flatMap((one) => {
        const now = snapshot.of(kind)
        return [...one.of(kind).keys()].some((key) => !now.has(key)) ? [formerMade(one)] : []
      })
    const goneActs = gone('acto')
    const goneProcedures = gone('tramite')
    const actRules = oneMap(
      made.actRules,
      goneActs.map((one) => one.actRules),
    )
    // of the newest that has the procedure, as the roles of its family
    const staff = new Map<number, ProcedureStaff | undefined>([
      ...goneProcedures.toReversed().flatMap((one) => [...one.staff]),
      ...[...made.procedures.keys()].map((ttId) => [ttId, made.staff.get(ttId)] as const),
    ])
    const newest = definedBy(since, made, actRules, lists)
    const bySince = new Map([[since, newest]])
    const perCase = new Map<string, CaseDefinitions>()
    const of: Defined['of'] = (row) => {
      const { definitions, movedTo } = row
      const own = staff.get(typeOf(row))
      const filed = ofRelease(definitions)
      if (movedTo === null && own === undefined) return filed
      const key = `${definitions} ${movedTo} ${own === undefined ? '' : typeOf(row)}`
      const found =
        perCase.get(key) ?? doneBy(movedTo === null ? filed : workedBy(filed, ofRelease(movedTo)), own)
      perCase.set(key, found)
      return found
    }
    const ofRelease = (at: number): CaseDefinitions => {
      const known = bySince.get(at)
      if (known !== undefined) return known
      // Race: a case that another process filed by a release that this one has not read yet
      if (at > since) throw justPublished()
      const contents = snapshot.former.get(at)
      if (contents === undefined) throw new Error(`nothing is known of the definitions of release ${at}`)
      const own = formerMade(contents)
      const workflow = withCurrentRoles(own.workflow, made.workflow)
      const stepTerms = withCurrentTerms(own.stepTerms, made.begunTerms)
      const defined = definedBy(at, { ...own, workflow, stepTerms }, actRules, lists)
      bySince.set(at, defined)
      return defined
    }
    const templates = oneMap(
      made.acts,
      goneActs.map(({ acts }) => acts),
    )
    const names = oneMap(
      made.procedures,
      goneProcedures.map(({ procedures }) => procedures),
    )
    let every: Workflow | undefined
    return {
      newest,
      of,
      get everyWorkflow() {
        // only lists ask for it
        return (every ??= everyOf(
          made.workflow,
          past.map((one) => formerMade(one).workflow),
        ))
      },
      get everyForm() {
        return [made, ...past.map(formerMade)].flatMap(({ applications }) => [...applications.values()])
      },
      procedureName: (ttId) => names.get(ttId)?.name ?? '',
      actRules,
      actTemplateOf(id, row, facts) {
        // acts get their law from the procedure: one that is no longer in force brings it with its own templates
        const contents = made.procedures.has(row.tt_id) ? undefined : snapshot.former.get(row.definitions)
        const template = (contents && formerMade(contents).acts.get(id)) ?? templates.get(id)
        return template && writtenBy(templateFor(template, row.tt_id, facts), staff.get(row.tt_id))
      },
      broughtOver: [
        ...new Set(
          [snapshot, ...past].flatMap((one) =>
            [...one.of('familia')].flatMap(([id, { definition }]) =>
              definition.broughtOver === true ? [id] : [],
            ),
          ),
        ),
      ],
      openToThirds: {
        ...made.openToThirds,
        // a letter to one person stays so after its template is gone
        personalActs: [
          ...new Set([made, ...goneActs].flatMap(({ openToThirds }) => openToThirds.personalActs)),
        ],
      },
    }
  }
}

/**
 * A case that was moved: by the workflow of the newer definitions, with form and documents as they were filed. Its terms are
 * those of its filing, and for steps that it did not have the newer ones.
 */
const workedBy = (filed: CaseDefinitions, newer: CaseDefinitions): CaseDefinitions => ({
  ...filed,
  workflow: newer.workflow,
  stepTerms: (ttId) => ({ ...newer.stepTerms(ttId), ...filed.stepTerms(ttId) }),
})

const typeOf = (row: RunsBy): number => ('ttId' in row ? row.ttId : row.tt_id)

/** As a procedure gives its steps and its acts to roles of its own. */
const doneBy = (definitions: CaseDefinitions, staff: ProcedureStaff | undefined): CaseDefinitions =>
  staff === undefined
    ? definitions
    : {
        ...definitions,
        workflow: withStaff(definitions.workflow, staff),
        actRules: new Map([...definitions.actRules].map(([id, rule]) => [id, writtenBy(rule, staff)])),
      }

/**
 * Steps of an older case that begin now are done by who does them now: a role that the authority gave to others would
 * otherwise keep its old work for years. What is open stays with whom it was offered to.
 */
function withCurrentRoles(former: Workflow, newest: Workflow): Workflow {
  const families = former.families.map((family) => ({
    ...family,
    steps: family.steps.map((step) => {
      const now = newest.steps.get(step.id)
      return now?.family === step.family && now.turn === step.turn ? { ...step, roles: now.roles } : step
    }),
  }))
  return { families, steps: new Map(families.flatMap(({ steps }) => steps.map((step) => [step.id, step]))) }
}

/** Terms of steps that begin now in older cases, where the authority gave them to those cases too (decision 74). */
const withCurrentTerms = (
  former: Definitions['stepTerms'],
  begun: Definitions['begunTerms'],
): Definitions['stepTerms'] =>
  new Map([...former].map(([ttId, own]) => [ttId, withBegunTerms(own, begun.get(ttId) ?? {})]))

/** Of the newest that has it. */
const oneMap = <K, V>(newest: ReadonlyMap<K, V>, former: readonly ReadonlyMap<K, V>[]): ReadonlyMap<K, V> =>
  former.length === 0 ? newest : new Map([...former.toReversed().flatMap((map) => [...map]), ...newest])

/** Families and steps of the newest that has them; a family keeps the steps that only older cases have. */
function everyOf(newest: Workflow, former: readonly Workflow[]): Workflow {
  if (former.length === 0) return newest
  const families = oneMap(
    new Map(newest.families.map((one) => [one.id, one])),
    former.map((one) => new Map(one.families.map((family) => [family.id, family]))),
  )
  const steps = oneMap(
    newest.steps,
    former.map((one) => one.steps),
  )
  const ofFamily = Map.groupBy(steps.values(), ({ family }) => family)
  return {
    families: [...families.values()].map((family) => ({ ...family, steps: ofFamily.get(family.id) ?? [] })),
    steps,
  }
}

const justPublished = (): Refusal =>
  new Refusal('unavailable', 'Se acaba de publicar un cambio. Inténtelo de nuevo en unos segundos.', {
    code: 'publicando',
  })
