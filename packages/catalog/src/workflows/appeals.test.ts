import { describe, expect, it } from 'vitest'
import type { AppealKind } from '@ventanilla/domain/acts/template'
import { offeredOutcomes } from '@ventanilla/domain/workflow/decision/availability'
import { appealOptions } from '@ventanilla/domain/workflow/appeals/appealing'
import type { AppealClass, Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { ActLife, CaseState, OpenTask } from '@ventanilla/domain/workflow/state/state'
import { writtenActs } from '../acts/written-acts.testkit.ts'
import { workflow } from './loaded.ts'
import { rules, Walk } from './walk.testkit.ts'

const steps = [...workflow.steps.values()]
const FILED_AS: Readonly<Record<string, AppealKind>> = {
  reposicion: 'reposición',
  apelacion: 'apelación',
  queja: 'queja',
}
/**
 * Which appeals an act has, from the written table of acts, and where the law gives one only to some of them.
 * Written by hand: neither the templates nor the rule that offers appeals is asked.
 */
const BY_LAW: Readonly<Record<string, { readonly kinds: readonly AppealKind[]; readonly if: Held }>> = {
  // DUR 2.2.2.3.6.3 num. 2: the reposición is filed and decided in the meeting itself
  ACTA_REUNION_LIC: { kinds: [], if: () => false },
  // CPACA art. 74 num. 3: a queja lies only against the rejection of an apelación
  AUTO_RECHAZA_RECURSO: {
    kinds: ['queja'],
    if: (facts) => ['apelacion', 'reposicion_apelacion'].includes(String(facts['recurso.clase'])),
  },
  RES_RECURSO: { kinds: ['queja'], if: (facts) => facts['recurso.rechaza_apelacion'] === true },
  // Ley 1333 de 2009 arts. 18A par. 1 and 26: only against the refusal
  AUTO_TERM_ANTICIPADA: { kinds: ['reposición'], if: (facts) => facts['propuesta.decision'] === 'niega' },
  AUTO_PRUEBAS: { kinds: ['reposición'], if: (facts) => facts['pruebas.niega'] === true },
  // CPACA art. 74: a registration refused by an answer ends there
  RESPUESTA: { kinds: ['reposición'], if: (facts) => facts['registro.decision'] === 'niega' },
}
type Held = (facts: Readonly<Record<string, unknown>>) => boolean

/**
 * Who signs under a superior who decides an apelación. The Director has none (Ley 99 de 1993 arts. 28 and 29); a
 * delegate signs as the Director (Ley 489 de 1998 art. 12); a head of a territory decides by deconcentration, and
 * only reposición lies (art. 8).
 */
const UNDER_A_SUPERIOR: ReadonlySet<string> = new Set(['CLI_SUBDIRECTOR_JURIDICO'])

const NEEDS: Readonly<Record<AppealClass, readonly AppealKind[]>> = {
  reposicion: ['reposición'],
  reposicion_apelacion: ['reposición', 'apelación'],
  apelacion: ['apelación'],
  queja: ['queja'],
}

/** The classes of appeal that lie against an act by its kind, its signer and what the case holds. */
function lying(act: string, signer: string, facts: Readonly<Record<string, unknown>>): AppealClass[] {
  const special = BY_LAW[act]
  const kinds =
    special === undefined
      ? (writtenActs.get(act)?.appeal?.kinds ?? [])
      : special.if(facts)
        ? special.kinds
        : []
  const open = kinds.filter((kind) => kind !== 'apelación' || UNDER_A_SUPERIOR.has(signer))
  return (Object.keys(NEEDS) as AppealClass[]).filter((one) =>
    NEEDS[one].every((kind) => open.includes(kind)),
  )
}

/** The reclamación against a fee is no appeal of its own, but an outcome of the payment step. */
const CLAIM = 'LIQ-04 reclama'

const isAppeal = (o: Outcome): boolean =>
  o.by === 'applicant' && workflow.steps.get(o.to)?.files !== undefined
const kindsOf = (o: Outcome): readonly (AppealKind | undefined)[] =>
  (workflow.steps.get(o.to)?.files ?? []).map((one: AppealClass) => FILED_AS[one])

/** Every step that produces an act with an appeal clause whose condition its family's data can meet. */
const announcing = steps.flatMap((step) =>
  step.produces.flatMap((act) => {
    const appeal = rules.get(act)?.appeal
    return appeal == null || !mayHold(step, appeal.when) ? [] : [{ step, act, kinds: appeal.kinds }]
  }),
)

/** Whether the family captures the condition's facts: a RESPUESTA to a complaint denies no registration. */
function mayHold({ family }: StepDef, when: unknown): boolean {
  const named = [...JSON.stringify(when ?? null).matchAll(/"var":"([^"]+)"/g)].map((found) => found[1])
  const captured = new Set(
    steps.filter((one) => one.family === family).flatMap((one) => one.capture.map((field) => field.key)),
  )
  return named.every((key) => captured.has(key as string))
}

/** Steps that a case can reach from a step before it signs another appealable act. */
function after(start: StepDef): StepDef[] {
  const others = new Set(announcing.map((one) => one.step).filter((one) => one !== start))
  const seen = new Set<StepDef>([start])
  const open = [start]
  for (let step = open.pop(); step !== undefined; step = open.pop())
    for (const outcome of step.outcomes) {
      const next = workflow.steps.get(outcome.returnTo ?? outcome.to)
      if (next === undefined || next.family !== start.family || seen.has(next)) continue
      seen.add(next)
      if (!others.has(next)) open.push(next)
    }
  return [...seen]
}

describe('what an act announces', () => {
  it.each(announcing.map((one) => [`${one.act} of ${one.step.id}`, one] as const))(
    '%s can be filed',
    (_name, { step, kinds }) => {
      const ways = after(step).flatMap((at) => at.outcomes.map((o) => ({ at, o })))
      for (const kind of kinds) {
        const found =
          kind === 'reclamación'
            ? ways.some(({ at, o }) => `${at.id} ${o.code}` === CLAIM)
            : ways.some(({ o }) => isAppeal(o) && kindsOf(o).includes(kind))
        expect([kind, found]).toEqual([kind, true])
      }
    },
  )

  it('is what all steps ask that offer an appeal', () => {
    expect(announcing.length).toBeGreaterThan(15)
    expect(steps.flatMap((s) => s.outcomes.filter(isAppeal)).length).toBeGreaterThan(12)
  })
})

/** A case at a step that waits for an appeal: the act was notified and the days to appeal run. */
function told(step: StepDef, act: string, signerRole: string, facts: Readonly<Record<string, unknown>>) {
  const walk = new Walk()
  const life: ActLife = {
    id: 'acto',
    template: act,
    origin: step.outcomes.find(isAppeal)?.against ?? step.id,
    task: null,
    mode: 'jump',
    phase: 'signed',
    drafter: 'a',
    reviewer: 'b',
    signer: 'c',
    signerRole,
    signedOn: '2026-02-02',
    number: '1',
    told: true,
  }
  const task: OpenTask = {
    id: 'tarea',
    step: step.id,
    turn: step.turn,
    audience: [],
    assignee: null,
    openedAt: walk.now,
    dueOn: '2026-02-20',
    expiresAt: null,
    actId: null,
  }
  const state: CaseState = {
    ...walk.state,
    facts,
    flow: { ...walk.state.flow, acts: [life], tasks: [task], lastNotifiedOn: '2026-02-02' },
  }
  return { world: walk.world, state, task, life }
}

describe('what a step offers', () => {
  it('is an appeal where the written table gives one against the act, and never elsewhere, whoever signed it', () => {
    let offered = 0
    for (const step of steps.filter((one) => one.outcomes.some(isAppeal)))
      for (const rule of rules.values())
        for (const signer of rule.signs)
          for (const facts of FACTS) {
            const { world, state, task } = told(step, rule.id, signer, facts)
            const lie = lying(rule.id, signer, facts)
            for (const { outcome, enabled } of offeredOutcomes(world, state, task, facts, 'applicant')) {
              const files = workflow.steps.get(outcome.to)?.files
              if (files === undefined) continue
              if (enabled) offered += 1
              const expected = files.some((one) => lie.includes(one))
              // a closed outcome can be closed for more than the act; an open one needs the act's appeal
              if (enabled || !expected)
                expect([step.id, rule.id, signer, facts, enabled]).toEqual([
                  step.id,
                  rule.id,
                  signer,
                  facts,
                  expected,
                ])
            }
          }
    expect(offered).toBeGreaterThan(100)
  })

  it('opens the classes of appeal that the table and the signer allow, and no other', () => {
    const [step] = steps.filter((one) => one.outcomes.some(isAppeal))
    for (const rule of rules.values())
      for (const signer of rule.signs)
        for (const facts of FACTS) {
          const { world, state, life } = told(step as StepDef, rule.id, signer, facts)
          const classes = Object.keys(NEEDS) as AppealClass[]
          expect([rule.id, signer, facts, appealOptions(world, state, life, classes).open]).toEqual([
            rule.id,
            signer,
            facts,
            lying(rule.id, signer, facts),
          ])
        }
  })

  it('says in a sentence why there is no appeal to a superior', () => {
    const step = workflow.steps.get('SAN-15') as StepDef
    const apelacion = (signer: string) => {
      const { world, state, task } = told(step, 'RES_SANCION', signer, {})
      return offeredOutcomes(world, state, task, {}, 'applicant').find((o) => o.outcome.code === 'apelacion')
    }
    expect(apelacion('CLI_DIRECTOR_GENERAL')).toMatchObject({
      enabled: false,
      reason: 'Quien expidió el acto no tiene superior: contra él solo procede la reposición.',
    })
    expect(apelacion('CLI_SUBDIRECTOR_JURIDICO')).toMatchObject({ enabled: true, reason: null })
  })

  it('is decided by what the case captured where only a refusal may be appealed', () => {
    const { world, state, life } = told(
      workflow.steps.get('SAN-08') as StepDef,
      'AUTO_TERM_ANTICIPADA',
      'CLI_SUBDIRECTOR_JURIDICO',
      {},
    )
    const open = (facts: Readonly<Record<string, unknown>>) =>
      appealOptions(world, { ...state, facts }, life, ['reposicion']).open
    expect(open({ 'propuesta.decision': 'niega' })).toEqual(['reposicion'])
    expect(open({ 'propuesta.decision': 'aprueba' })).toEqual([])
  })
})

const FACTS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { 'pruebas.niega': true, 'propuesta.decision': 'niega', 'registro.decision': 'niega' },
  { 'recurso.clase': 'apelacion' },
  { 'recurso.clase': 'reposicion' },
  { 'recurso.clase': 'reposicion_apelacion', 'recurso.rechaza_apelacion': true },
]
