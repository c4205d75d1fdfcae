import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPLICANT } from '../../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

interface Flow {
  families: { id: string; steps: { id: string }[] }[]
  names: Record<string, string>
  at: string | null
  current: { step: string; holder: string | null }[]
  done: { step: string; at: string; outcome: string | null; holder: string | null }[]
}

describe('the workflow of a case as it is drawn', () => {
  it('is the declared family with what was done and where the case is, and those it called', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'LIQ-01')
    const token = await world.tokenFor((await world.doerOf(caseId, 'LIQ-01')).id)
    const reply = await world.call('GET', `/api/v1/solicitudes/${caseId}/flujo`, undefined, token)
    expect(reply.status).toBe(200)
    const flow = reply.body as Flow
    expect(flow.families.map((one) => one.id)).toEqual(['permiso_general', 'liquidacion_pago'])
    expect(flow.families[0]?.steps.length).toBe(
      world.deps.catalogue.newest.workflow.families.find((one) => one.id === 'permiso_general')?.steps.length,
    )
    expect([flow.at, flow.current.map((one) => one.step)]).toEqual(['liquidacion_pago', ['LIQ-01']])
    const done = flow.done.map((one) => one.step)
    expect(done).toEqual(['PG-01', 'PG-02', 'PG-03', 'PG-05'])
    // an outcome is shown with its question: a bare yes is meaningless
    expect(flow.done.find((one) => one.step === 'PG-03')?.outcome).toMatch(
      /^¿La documentación está completa.*\? Sí$/,
    )
    for (const one of flow.done) expect(one.holder).toEqual(expect.any(String))
    // every arrow to another family ends at a named step
    expect(flow.names['NOT-01']).toBe('Bandeja de notificaciones')
  }, 60_000)

  it('is the officials’ own', async () => {
    const { caseId } = await world.fileConcession()
    const path = `/api/v1/solicitudes/${caseId}/flujo`
    expect((await world.call('GET', path, undefined, await world.tokenFor(APPLICANT))).status).toBe(403)
    const stranger = await world.tokenFor('cli-tecnico-norte@demo.test')
    expect((await world.call('GET', path, undefined, stranger)).status).toBe(404)
  }, 60_000)
})
