import { readFileSync } from 'node:fs'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import { accessOutcome } from '@ventanilla/domain/workflow/state/electronic-access'
import { type CaseState, EMPTY_FLOW, type Recipient } from '@ventanilla/domain/workflow/state/state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppDeps } from '../../../deps.ts'
import { APPLICANT, proofsOf } from '../../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { byDeadline, type Waiting, waitingIn } from './waiting-list.ts'

interface Written {
  readonly familias: readonly {
    readonly paso_inicial: string
    readonly pasos: readonly { readonly id: string; readonly roles: readonly string[] }[]
  }[]
}
/** Tables from the specification, not the definitions under test. */
const written = JSON.parse(
  readFileSync(new URL('../../../../../../spec/domain/workflows.json', import.meta.url), 'utf8'),
) as Written
/** families whose first step starts from another case, and so is a task from the beginning */
const BESIDE = /^(PRO|REC|REN|DEX|TER|REV|CAM|RWF)-/
/** Applicant steps in the specification; the filing itself is a draft, not a task of a filed case. */
const theirSteps = written.familias.flatMap(({ paso_inicial: first, pasos }) =>
  pasos
    .filter(({ id, roles }) => roles.includes('USER_CIUDADANO') && (id !== first || BESIDE.test(id)))
    .map(({ id }) => id),
)

const PEOPLE: readonly Recipient[] = [
  { personId: 'applicant', name: 'A', role: 'solicitante' },
  { personId: 'proxy', name: 'P', role: 'apoderado' },
  { personId: 'newcomer', name: 'N', role: 'nuevo_solicitante' },
  { personId: 'third', name: 'T', role: 'tercero' },
]
/**
 * Whose turn each step is: the new applicant's after a transfer request; otherwise the applicant's or their
 * proxy's.
 */
const turnOf = (step: string): readonly string[] =>
  step === 'CAM-13' ? ['newcomer'] : ['applicant', 'proxy']

const deps = {
  catalogue: {
    of: () => ({ workflow }),
    actRules: new Map(),
    calendarOf: () => makeCalendar(),
    signing: () => ({ competence: [], formerCompetence: [] }),
  },
  clock: { now: () => new Date('2026-02-02T15:00:00Z') },
} as unknown as AppDeps

const at = (step: string, family: string): CaseState => ({
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  family,
  status: 'esperando_usuario',
  office: null,
  parties: family === 'cambio_solicitante' ? PEOPLE : PEOPLE.filter((p) => p.role !== 'nuevo_solicitante'),
  facts: {},
  flow: {
    ...EMPTY_FLOW,
    tasks: [
      {
        id: 't',
        step,
        turn: 'usuario',
        audience: [],
        assignee: null,
        openedAt: '',
        dueOn: '2026-02-20',
        expiresAt: null,
        actId: null,
      },
    ],
  },
})

describe('a task whose turn is the user’s', () => {
  it('is found in the written tables', () => expect(theirSteps.length).toBeGreaterThan(20))
  it.each([...new Set([...theirSteps, 'LIC-02B', 'MOD-02B', 'REG-03B'])])(
    '%s waits for whose turn it is, and for nobody else',
    (step) => {
      const state = at(step, workflow.steps.get(step)?.family ?? '')
      for (const { personId } of state.parties) {
        const rows = waitingIn(deps, { state, radicado: '2026E1', sent: [] }, personId)
        const mine = rows.filter((one) => one.taskId === 't')
        expect(mine.length, personId).toBe(turnOf(step).includes(personId) ? 1 : 0)
        for (const one of mine) {
          expect(one.dueOn).toBe('2026-02-20')
          expect(one.title).toMatch(/^\p{Lu}.*[^.]$/u)
          expect(one.screen).toBe(workflow.steps.get(step)?.screen)
        }
      }
    },
  )
  it('is declared with its words, and no other step is', () => {
    for (const step of workflow.steps.values())
      expect(step.asks !== undefined, step.id).toBe(step.turn === 'usuario')
  })
  it('that was begun and not sent is a draft that nobody waits for', () => {
    const [row] = waitingIn(
      deps,
      { state: at('DEX-01', 'desistimiento_expreso'), radicado: null, sent: [] },
      'applicant',
    )
    expect(row).toMatchObject({ kind: 'borrador', optional: true })
  })
})

describe('a decision that was sent to be opened', () => {
  const ACT = { id: 'a', title: 'Auto de inicio' }
  /** The letter to the proxy was sent; the act waits in the step of its access. */
  const sentToProxy = (more: Partial<CaseState['flow']> = {}): CaseState => {
    const state = at('NOT-03', 'permiso_general')
    const letters = accessOutcome(workflow.steps.get('NOT-03'))?.acts ?? []
    return {
      ...state,
      flow: {
        ...state.flow,
        acts: letters.map((template, n) => ({
          id: `l${n}`,
          template,
          origin: 'NOT-03',
          task: 't',
          mode: 'jump',
          phase: 'signed',
          drafter: 'x',
          reviewer: null,
          signer: null,
          signerRole: null,
          signedOn: '2026-02-01',
          number: null,
        })),
        notifying: {
          actId: ACT.id,
          current: 1,
          recipients: state.parties.map((one) => ({
            ...one,
            notificationId: `n-${one.personId}`,
            means: 'electronica',
            legalOn: null,
          })),
        },
        ...more,
      },
    }
  }
  const waits = (state: CaseState, personId: string, sent = [ACT]) =>
    waitingIn(deps, { state, radicado: '2026E1', sent }, personId).filter(
      (one) => one.kind === 'notificacion',
    )

  it('holds what was sent to be opened, for whom it was sent to, until it is opened', () => {
    const state = sentToProxy()
    expect(waits(state, 'proxy')).toEqual([
      {
        kind: 'notificacion',
        title: 'Abra la notificación: Auto de inicio',
        action: 'Abrir la notificación',
        taskId: null,
        screen: null,
        optional: false,
        dueOn: '2026-02-20',
      },
    ])
    for (const other of ['applicant', 'third', 'stranger']) expect(waits(state, other)).toEqual([])
    // the letter is unsigned, nothing was sent, or it was opened
    expect(waits(sentToProxy({ acts: [] }), 'proxy')).toEqual([])
    expect(waits(state, 'proxy', [])).toEqual([])
    const { notifying } = state.flow
    const recipients = (notifying?.recipients ?? []).map((one) => ({ ...one, legalOn: '2026-02-02' }))
    const opened = notifying === null ? null : { ...notifying, recipients }
    expect(waits(sentToProxy({ notifying: opened }), 'proxy')).toEqual([])
  })

  it('waits for nobody once the case has ended, and neither does anything else', () => {
    const ended = sentToProxy({ closed: true })
    for (const { personId } of ended.parties)
      expect(waitingIn(deps, { state: ended, radicado: '2026E1', sent: [ACT] }, personId)).toEqual([])
    const unpaid = at('LIQ-04', 'liquidacion_pago')
    expect(waitingIn(deps, { state: unpaid, radicado: '2026E1', sent: [] }, 'applicant')).toHaveLength(1)
    const over = { ...unpaid, flow: { ...unpaid.flow, closed: true } }
    expect(waitingIn(deps, { state: over, radicado: '2026E1', sent: [] }, 'applicant')).toEqual([])
  })
})

describe('the order of what waits', () => {
  const row = (dueOn: string | null, more: Partial<Waiting> = {}): Waiting => ({
    kind: 'tarea',
    title: 'x',
    action: 'y',
    optional: false,
    taskId: null,
    screen: null,
    dueOn,
    ...more,
  })
  it('is by deadline, then what has none, and drafts last', () => {
    const draft = row(null, { kind: 'borrador', optional: true })
    const rows = [
      draft,
      row(null),
      row('2026-03-02'),
      row('2026-02-28', { optional: true }),
      row('2026-02-28'),
    ]
    expect(rows.toSorted(byDeadline)).toEqual([
      row('2026-02-28'),
      row('2026-02-28', { optional: true }),
      row('2026-03-02'),
      row(null),
      draft,
    ])
  })
})

describe('the list of a person', () => {
  let world: ApiWorld
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.close())
  const listOf = async (email: string) =>
    (await world.call('GET', '/api/v1/mis-solicitudes/esperan', undefined, await world.tokenFor(email))).body
      .rows as {
      kind: string
      caseId: string
      due: { due: string | null }
      optional: boolean
      title: string
    }[]

  it('holds the receipt, the decision to open, the appeal and the draft of a withdrawal, and says the outcome once it is told', async () => {
    const proofs = proofsOf(world)
    const { caseId } = await world.fileConcession()
    expect((await listOf(APPLICANT)).filter((one) => one.caseId === caseId)).toEqual([])
    await world.advanceTo(caseId, 'LIQ-04')
    expect((await listOf(APPLICANT))[0]).toMatchObject({ kind: 'pago', caseId, optional: false })
    const begun = await world.call(
      'POST',
      '/api/v1/actuaciones',
      { family: 'desistimiento_expreso', caseId },
      await world.tokenFor(APPLICANT),
    )
    const draftId = String(begun.body.id)
    expect((await listOf(APPLICANT)).at(-1)).toMatchObject({ kind: 'borrador', caseId: draftId })
    // officials do not see an unsent draft
    const official = await world.tokenFor('cli-coordinador-juridico@demo.test')
    const linked = await world.call('GET', `/api/v1/solicitudes/${caseId}/vinculados`, undefined, official)
    expect([linked.status, linked.body.rows]).toEqual([200, []])
    // only its author deletes it, and no trace remains
    const path = `/api/v1/solicitudes/${draftId}/borrador`
    expect([403, 404]).toContain(
      (await world.call('DELETE', path, undefined, await world.tokenFor('empresa@demo.test'))).status,
    )
    expect((await world.call('DELETE', path, undefined, await world.tokenFor(APPLICANT))).status).toBe(200)
    expect((await listOf(APPLICANT)).map((one) => one.caseId)).toEqual([caseId])

    await world.advanceTo(caseId, 'NOT-01')
    const seen = async () =>
      (await proofs.seen(caseId)) as {
        now: string
        decision: { title: string; lines: string[] } | null
        due: { due: string | null }
      }
    let acts = await proofs.acts(caseId, 'RES_OTORGA')
    for (let guard = 0; acts.length === 0 && guard < 6; guard++) {
      const act = (await proofs.acts(caseId)).find((one) => one.state === 'signed')
      await proofs.tell(caseId, act?.id ?? '')
      await world.advanceTo(caseId, 'NOT-01')
      acts = await proofs.acts(caseId, 'RES_OTORGA')
    }
    const decision = acts[0]
    const before = await seen()
    expect(before.decision).toBeNull()
    expect(before.now).not.toMatch(/otorgad/)
    expect(before.due.due, 'the term to decide is over').toBeNull()
    expect(JSON.stringify(before)).not.toMatch(/debe decidir/)
    const legalOn = await proofs.tell(caseId, decision?.id ?? '')
    await world.advanceTo(caseId, 'PG-15')
    const after = await seen()
    expect(after.now).toMatch(/^Su concesión fue otorgada por \d+ años?\.$/)
    expect(after.decision?.lines.join(' ')).toMatch(
      /Puede presentar recurso de reposición.* hasta el \d+ de \p{Ll}+ de 2026\./u,
    )
    const appeal = (await listOf(APPLICANT)).find((one) => one.kind === 'recurso')
    expect(appeal).toMatchObject({ caseId, optional: true })
    expect((appeal?.due.due ?? '') > legalOn).toBe(true)
  }, 240_000)
})
