import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { filedCase, standsAt, stateOfCase, type Turn, walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const OWNER = 'ciudadano@demo.test'
const OTHER = 'empresa@demo.test'
const COORDINATOR = 'cli-coordinador-juridico@demo.test'
const LONG = 120_000

const open = async (email: string, body: Readonly<Record<string, unknown>>) =>
  world.call('POST', '/api/v1/actuaciones', body, await world.tokenFor(email))
async function begun(email: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const reply = await open(email, body)
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
  return String(reply.body.id)
}
async function detail(email: string, caseId: string) {
  return world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, await world.tokenFor(email))
}
/** The case with its lists, as a step's screen reads it. */
async function shared(email: string, caseId: string) {
  const path = `/api/v1/get-solicitud-shared/${caseId}?isFromRevocatoria=true`
  return (await world.call('GET', path, undefined, await world.tokenFor(email))).body.data
}
/** The applicant waives the waivable term of the case. */
async function waive(email: string, caseId: string, taskId: string) {
  const version = (await world.load(caseId)).row.version
  const body = { version, taskId, data: { 'renuncia.declaracion': true } }
  return world.call('POST', `/api/v1/solicitudes/${caseId}/renuncia`, body, await world.tokenFor(email))
}
const TO_FIRMNESS: readonly Turn[] = [['PG-14', 'notificada']]
const ACCEPTED: readonly Turn[] = [
  ['REN-02', 'aprobada'],
  ['REN-03', 'continua'],
]
async function decided(): Promise<string> {
  const caseId = await filedCase(world, 3)
  await walk(world, caseId, TO_FIRMNESS)
  await reach(caseId, 'PG-15')
  return caseId
}
/** Advances until the step is open, without letting its term run out. */
async function reach(caseId: string, step: string): Promise<void> {
  await world.advanceTo(caseId, step)
}

describe('a waiver of the days to appeal', () => {
  it(
    'is one act of the applicant, makes the decision final and closes the way to appeal',
    async () => {
      const caseId = await decided()
      const { actions } = (await detail(OWNER, caseId)).body
      expect(actions.waive).toMatchObject({ of: 'recurso' })
      const filed = await waive(OWNER, caseId, actions.waive.taskId)
      expect([filed.status, filed.body.message]).toEqual([200, 'Su renuncia al término quedó radicada.'])
      expect(await standsAt(world, caseId)).toBe('REN-02')
      const twice = await waive(OWNER, caseId, actions.waive.taskId)
      expect(twice.status).toBe(409)
      await walk(world, caseId, ACCEPTED)
      const task = (await world.openTasks(caseId)).find((one) => one.step === 'PG-15')
      expect(task?.dueOn).toBe((await world.load(caseId)).state.facts['renuncia.fecha'])
      await walk(world, caseId, [['PG-15', 'en_firme']])
      expect(await standsAt(world, caseId)).toBe('PG-16')
      expect((await stateOfCase(world, caseId)).acts).toContain('AUTO_RENUNCIA')
      const act = await world.deps.db.one<{ text: string }>(
        sql`select doc::text as text from acts where case_id = ${caseId}::uuid and template = 'CONST_EJECUTORIA'`,
      )
      expect(act?.text).toContain('renunciaron expresamente')
    },
    LONG,
  )

  it(
    'is nobody else’s, and not without saying so expressly',
    async () => {
      const caseId = await decided()
      const taskId = (await detail(OWNER, caseId)).body.actions.waive.taskId as string
      expect((await waive(OTHER, caseId, taskId)).status).toBe(404)
      expect((await waive('cli-secretaria-juridica@demo.test', caseId, taskId)).status).toBe(403)
      const version = (await world.load(caseId)).row.version
      const silent = await world.call(
        'POST',
        `/api/v1/solicitudes/${caseId}/renuncia`,
        { version, taskId, data: {} },
        await world.tokenFor(OWNER),
      )
      expect(silent.status).toBe(422)
      expect(await standsAt(world, caseId)).toBe('PG-15')
    },
    LONG,
  )

  it(
    'refused gives the days to appeal back, and an appeal can still be filed',
    async () => {
      const caseId = await decided()
      const before = (await world.openTasks(caseId))[0]?.dueOn
      await waive(OWNER, caseId, (await detail(OWNER, caseId)).body.actions.waive.taskId as string)
      await walk(world, caseId, [['REN-02', 'negada']])
      expect((await world.openTasks(caseId))[0]?.dueOn).toBe(before)
      expect((await detail(OWNER, caseId)).body.actions.appeal).not.toBeNull()
    },
    LONG,
  )
})

describe('a waiver of the rest of the days to complete', () => {
  it(
    'lets the authority go on with what it has',
    async () => {
      const caseId = await filedCase(world, 3)
      await walk(world, caseId, [
        ['PG-11', 'si'],
        ['INF-01', 'firmar'],
        ['INF-01A', 'notificado'],
      ])
      await reach(caseId, 'INF-02')
      const { waive: offered } = (await detail(OWNER, caseId)).body.actions
      expect(offered).toMatchObject({ of: 'plazo' })
      expect((await waive(OWNER, caseId, offered.taskId as string)).status).toBe(200)
      await walk(world, caseId, ACCEPTED)
      expect(await standsAt(world, caseId)).toBe('INF-03')
    },
    LONG,
  )
})

describe('joining cases', () => {
  it(
    'ends the others where they stood, keeps who may read them, and hangs them on the principal',
    async () => {
      const [principal, joined, strange, done] = [
        await filedCase(world, 3),
        await filedCase(world, 3),
        await filedCase(world, 3, { applicant: OTHER }),
        await filedCase(world, 3),
      ]
      await world.advanceTo(done, 'PG-14')
      const numbers = new Map<string, string>()
      for (const id of [principal, joined, strange, done]) {
        const row = await world.deps.db.one<{ radicado: string }>(
          sql`select radicado from cases where id = ${id}::uuid`,
        )
        numbers.set(id, row?.radicado ?? '')
      }
      const rows = (...ids: string[]) => ({
        'acumulacion.solicitudes': ids.map((id) => ({ radicado: numbers.get(id) ?? id })),
        'acumulacion.objeto_conexo': true,
      })
      const joining = await begun(COORDINATOR, { family: 'multitramite', caseId: principal })
      const told = async (...ids: string[]): Promise<string> =>
        walk(world, joining, [['MUL-01', 'acumulables', rows(...ids)]]).then(
          () => 'joined',
          (error: unknown) => String(error),
        )
      expect(await told(strange)).toContain('es de otro interesado')
      expect(await told(done)).toContain('ya se decidió')
      expect(await told(principal)).toContain('es a la que se acumulan')
      expect(await told('NO-EXISTE-1')).toContain('no existe o usted no puede verla')
      expect(await told(joined)).toBe('joined')
      await walk(world, joining, [
        ['MUL-02', 'firmar'],
        ['MUL-02A', 'comunicada'],
      ])
      expect(await standsAt(world, joined)).toBe('PG-02')
      await walk(world, joining, [['MUL-03', 'principal']])
      expect(await stateOfCase(world, joined)).toMatchObject({ status: 'acumulada', closed: true })
      expect([await standsAt(world, principal), await standsAt(world, joining)]).toEqual(['PG-02', 'FIN'])
      const read = await detail(OWNER, joined)
      expect([read.status, read.body.parentId]).toEqual([200, principal])
      expect((await detail(OTHER, joined)).status).toBe(404)
      const chain = await world.call(
        'GET',
        `/api/v1/solicitudes/${principal}/vinculados`,
        undefined,
        await world.tokenFor(OWNER),
      )
      expect((chain.body.rows as { id: string }[]).map((row) => row.id)).toContain(joined)
    },
    LONG,
  )

  it(
    'that prove not to belong together are left alone',
    async () => {
      const principal = await filedCase(world, 3)
      expect((await open(OWNER, { family: 'multitramite', caseId: principal })).status).toBe(404)
      const joining = await begun(COORDINATOR, { family: 'multitramite', caseId: principal })
      await walk(world, joining, [['MUL-01', 'no_acumulables', { 'acumulacion.objeto_conexo': false }]])
      expect(await stateOfCase(world, joining)).toMatchObject({
        status: 'acumulacion_descartada',
        closed: true,
      })
      expect(await standsAt(world, principal)).toBe('PG-02')
    },
    LONG,
  )
})

describe('a direct revocation', () => {
  const closed = async (): Promise<string> => {
    const caseId = await filedCase(world, 3)
    await world.advanceTo(caseId, 'FIN')
    return caseId
  }
  it(
    'asked for by the holder of the permit is decided in two months and tells the case',
    async () => {
      const caseId = await closed()
      const asking = await begun(OWNER, { family: 'revocatoria', step: 'REV-02', caseId })
      await walk(world, asking, [
        ['REV-02', 'radicada', { 'revocatoria.causal': 'agravio' }],
        ['REV-04', 'si', { 'revocatoria.particular': true }],
        [
          'REV-05',
          'con_consentimiento',
          {
            'revocatoria.respuesta': [
              await world.putFile(asking, await world.personId(COORDINATOR), 'Consentimiento.pdf'),
            ],
          },
        ],
        ['REV-06', 'firmar', { 'revocatoria.decision': 'revoca' }],
        ['REV-07', 'notificada'],
        ['REV-08', 'cerrada_revocado'],
      ])
      expect(await stateOfCase(world, asking)).toMatchObject({
        status: 'revocatoria_concedida',
        closed: true,
      })
      const events = await world.deps.db.rows<{ type: string }>(
        sql`select type from case_events where case_id = ${caseId}::uuid and type = 'caso.afectado'`,
      )
      expect(events).toHaveLength(1)
    },
    LONG,
  )

  it(
    'begun by the authority without the consent of the holder is refused',
    async () => {
      const caseId = await closed()
      const own = await begun(COORDINATOR, { family: 'revocatoria', caseId })
      await walk(world, own, [
        ['REV-01', 'oficio'],
        ['REV-03', 'radicada'],
        ['REV-04', 'si', { 'revocatoria.particular': true }],
        ['REV-05', 'sin_consentimiento'],
        ['REV-06', 'firmar', { 'revocatoria.decision': 'niega' }],
        ['REV-07', 'notificada'],
        ['REV-08', 'cerrada'],
      ])
      expect(await stateOfCase(world, own)).toMatchObject({ status: 'revocatoria_negada', closed: true })
      const again = await begun(COORDINATOR, { family: 'revocatoria', caseId })
      await walk(world, again, [
        ['REV-01', 'nueva'],
        ['REV-02', 'no_presentada'],
      ])
      expect(await stateOfCase(world, again)).toMatchObject({ status: 'revocatoria_no_presentada' })
      const third = await begun(COORDINATOR, { family: 'revocatoria', step: 'REV-03', caseId })
      await walk(world, third, [['REV-03', 'radicada']])
      await expect(
        walk(world, third, [['REV-04', 'no', { 'revocatoria.particular': false }]]),
      ).rejects.toThrow(/no se revoca sin el consentimiento previo, expreso y escrito/)
      expect(await standsAt(world, third)).toBe('REV-04')
    },
    LONG,
  )

  it(
    'of a refusal needs no consent, and no act of another case can be chosen',
    async () => {
      const [granted, caseId] = [await closed(), await filedCase(world, 3)]
      await walk(world, caseId, [
        ['PG-13', 'proyectada', { 'decision.sentido': 'niega' }],
        ['PG-16', 'archivo'],
      ])
      const numberOf = async (id: string, template: string) =>
        (
          await world.deps.db.one<{ number: string }>(
            sql`select number from acts where case_id = ${id}::uuid and template = ${template}`,
          )
        )?.number
      const asking = await begun(OWNER, { family: 'revocatoria', step: 'REV-02', caseId })
      expect((await shared(OWNER, asking)).lists.options.actos_revocables).toEqual([
        expect.objectContaining({ value: await numberOf(caseId, 'RES_NIEGA') }),
      ])
      const strange = { 'acto_revocado.numero': await numberOf(granted, 'RES_OTORGA') }
      await expect(walk(world, asking, [['REV-02', 'radicada', strange]])).rejects.toThrow(/422/)
      await walk(world, asking, [
        ['REV-02', 'radicada'],
        ['REV-04', 'no', { 'revocatoria.particular': false }],
      ])
      expect(await standsAt(world, asking)).toBe('REV-06')
    },
    LONG,
  )

  it(
    'is nobody else’s to ask, nor possible before there is an act, nor after the courts may judge it',
    async () => {
      const running = await filedCase(world, 3)
      const early = await open(OWNER, { family: 'revocatoria', step: 'REV-02', caseId: running })
      expect([early.status, early.body.message]).toEqual([
        409,
        'La revocatoria directa se estudia sobre un acto ya expedido y notificado (artículo 93 de la Ley 1437 de 2011).',
      ])
      const caseId = await closed()
      expect((await open(OTHER, { family: 'revocatoria', step: 'REV-02', caseId })).status).toBe(404)
      world.clock.set(new Date(world.clock.now().getTime() + 140 * 86_400_000))
      const asking = await begun(OWNER, { family: 'revocatoria', step: 'REV-02', caseId })
      await expect(walk(world, asking, [['REV-02', 'radicada']])).rejects.toThrow(
        /Venció el término para demandar el acto/,
      )
    },
    LONG,
  )
})
