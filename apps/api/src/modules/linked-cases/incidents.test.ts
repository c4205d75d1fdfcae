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

async function open(email: string, body: Readonly<Record<string, unknown>>) {
  return world.call('POST', '/api/v1/actuaciones', body, await world.tokenFor(email))
}
/** Starts a case by an entry point and returns its id. */
async function begun(email: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const reply = await open(email, body)
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
  return String(reply.body.id)
}
async function doorOf(email: string, caseId: string, family: string) {
  const reply = await world.call(
    'GET',
    `/api/v1/solicitudes/${caseId}/vinculados`,
    undefined,
    await world.tokenFor(email),
  )
  return (reply.body.doors as { family: string; step: string; reason: string | null }[]).find(
    (one) => one.family === family,
  )
}
const reads = async (email: string, caseId: string): Promise<number> =>
  (await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, await world.tokenFor(email))).status
async function radicadoOf(caseId: string): Promise<string> {
  const row = await world.deps.db.one<{ radicado: string }>(
    sql`select radicado from cases where id = ${caseId}::uuid`,
  )
  return row?.radicado ?? ''
}
const officeOf = async (caseId: string): Promise<string | null> => (await world.load(caseId)).state.office

const ACCEPTED: readonly Turn[] = [
  ['DEX-01', 'radicado'],
  ['DEX-02', 'firmar'],
  ['DEX-03', 'notificado'],
  ['DEX-03', 'en_firme'],
  ['DEX-05', 'archivado'],
]
const PUBLIC = { 'desistimiento.consideraciones': 'La fuente abastece un acueducto veredal.' }

describe('an express withdrawal beside a case', () => {
  it(
    'ends the case when it is final and its file is closed, and leaves its history to be read',
    async () => {
      const caseId = await filedCase(world, 3)
      const withdrawal = await begun(OWNER, { family: 'desistimiento_expreso', caseId })
      expect(await reads(OWNER, withdrawal)).toBe(200)
      await walk(world, withdrawal, ACCEPTED.slice(0, 3))
      expect(await standsAt(world, caseId)).toBe('PG-02')
      await walk(world, withdrawal, ACCEPTED.slice(3))
      expect(await stateOfCase(world, caseId)).toMatchObject({ status: 'desistida', closed: true })
      expect(await stateOfCase(world, withdrawal)).toMatchObject({
        status: 'desistida',
        closed: true,
        acts: expect.arrayContaining(['AUTO_DES_EXPRESO', 'CONST_EJECUTORIA']) as string[],
      })
      expect(await reads(OWNER, caseId)).toBe(200)
    },
    LONG,
  )

  it(
    'refused for the public interest leaves the case where it stood',
    async () => {
      const caseId = await filedCase(world, 3)
      const withdrawal = await begun(OWNER, { family: 'desistimiento_expreso', caseId })
      await walk(world, withdrawal, [
        ['DEX-01', 'radicado'],
        ['DEX-02', 'si', { ...PUBLIC, 'desistimiento.interes_publico': true }],
        ['DEX-04', 'continua'],
      ])
      expect([await standsAt(world, withdrawal), await standsAt(world, caseId)]).toEqual(['FIN', 'PG-02'])
    },
    LONG,
  )

  it(
    'is nobody else’s to begin, is begun once, and not after the decision',
    async () => {
      const caseId = await filedCase(world, 3)
      const stranger = await open(OTHER, { family: 'desistimiento_expreso', caseId })
      const byNumber = await open(OTHER, {
        family: 'desistimiento_expreso',
        radicado: await radicadoOf(caseId),
      })
      const official = await open('cli-juridico@demo.test', { family: 'desistimiento_expreso', caseId })
      expect([stranger.status, byNumber.status, official.status]).toEqual([404, 404, 404])
      const first = await begun(OWNER, { family: 'desistimiento_expreso', caseId })
      expect(await begun(OWNER, { family: 'desistimiento_expreso', caseId })).toBe(first)
      await walk(world, first, [['DEX-01', 'radicado']])
      const again = await open(OWNER, { family: 'desistimiento_expreso', caseId })
      expect([again.status, again.body.message]).toEqual([409, 'Ya hay uno en curso: desistimiento expreso.'])
      const decided = await filedCase(world, 3)
      await world.advanceTo(decided, 'PG-14')
      const late = await open(OWNER, { family: 'desistimiento_expreso', caseId: decided })
      expect([late.status, late.body.message]).toEqual([
        409,
        'Se desiste de una solicitud radicada y antes de que se decida (artículo 18 de la Ley 1437 de 2011).',
      ])
      expect((await doorOf(OWNER, decided, 'desistimiento_expreso'))?.reason).toBe(late.body.message)
    },
    LONG,
  )

  it(
    'told on paper while the decision is drafted goes on inside the case, and back to its stage',
    async () => {
      const caseId = await filedCase(world, 3)
      await walk(world, caseId, [
        ['PG-13', 'desistimiento'],
        ['DEX-02', 'si', { ...PUBLIC, 'desistimiento.interes_publico': true }],
        ['DEX-04', 'continua'],
      ])
      expect(await standsAt(world, caseId)).toBe('PG-13')
      await walk(world, caseId, [['PG-13', 'desistimiento'], ...ACCEPTED.slice(1)])
      expect(await stateOfCase(world, caseId)).toMatchObject({ status: 'desistida', closed: true })
    },
    LONG,
  )
})

describe('an end without a decision', () => {
  it(
    'ends the case beside which it ran, and not where it turns out to be unfounded',
    async () => {
      const caseId = await filedCase(world, 3)
      const unfounded = await begun(COORDINATOR, { family: 'terminacion_anormal', caseId })
      await walk(world, unfounded, [['TAN-01', 'no_procede']])
      expect(await standsAt(world, caseId)).toBe('PG-02')
      const ending = await begun(COORDINATOR, { family: 'terminacion_anormal', caseId })
      await walk(world, ending, [
        ['TAN-01', 'firmar'],
        ['TAN-02', 'archivada'],
        ['TAN-02', 'en_firme'],
        ['TAN-03', 'devuelta'],
      ])
      expect(await stateOfCase(world, caseId)).toMatchObject({ status: 'terminada', closed: true })
    },
    LONG,
  )

  it(
    'cannot be begun by the applicant, nor by an official in an affair of their own',
    async () => {
      const caseId = await filedCase(world, 3)
      expect((await open(OWNER, { family: 'terminacion_anormal', caseId })).status).toBe(404)
      const lawyer = await world.personId('cli-coordinador-juridico-2@demo.test')
      const before = await world.deps.db.one<{ document_number: string; document_type: number }>(
        sql`select document_number, document_type from users where id = ${lawyer}::uuid`,
      )
      await world.deps.db.run(sql`
      update users l set document_number = o.document_number, document_type = o.document_type from users o
      where l.id = ${lawyer}::uuid and o.id = ${await world.personId(OWNER)}::uuid`)
      const own = await open('cli-coordinador-juridico-2@demo.test', {
        family: 'terminacion_anormal',
        caseId,
      })
      await world.deps.db.run(sql`
      update users set document_number = ${before?.document_number ?? ''}, document_type = ${before?.document_type ?? 1} where id = ${lawyer}::uuid`)
      expect([own.status, own.body.message]).toEqual([
        403,
        'Usted es parte de este trámite. Debe hacerlo otra persona.',
      ])
    },
    LONG,
  )
})

describe('a transfer to another office', () => {
  const NORTH = { 'traslado.destino': 'norte' }
  const ASKED: readonly Turn[] = [
    ['TRA-01', 'solicitado', NORTH],
    ['TRA-02', 'firmado'],
  ]
  it(
    'asked for by the window comes back until it is received, and moves the case',
    async () => {
      const caseId = await filedCase(world, 3)
      await walk(world, caseId, [
        ['PG-02', 'otro_territorio'],
        ['TRA-01', 'solicitado', NORTH],
        ['TRA-02', 'devuelto'],
        ...ASKED,
        ['TRA-03', 'rechazado'],
        ...ASKED,
        ['TRA-03', 'aceptado'],
        ['TRA-04', 'actualizado', { 'traslado.territorial': 'norte' }],
      ])
      expect([await standsAt(world, caseId), await officeOf(caseId)]).toEqual(['PG-02', 'norte'])
    },
    LONG,
  )

  it(
    'is begun by the group that the specification names and by nobody else',
    async () => {
      const caseId = await filedCase(world, 3)
      for (const email of [OWNER, 'cli-juridico@demo.test', 'cli-ventanilla-unica@demo.test'])
        expect((await open(email, { family: 'traslado_territorial', caseId })).status, email).toBe(404)
      const transfer = await begun('cli-jefe-territorial@demo.test', {
        family: 'traslado_territorial',
        caseId,
      })
      await walk(world, transfer, [
        ...ASKED,
        ['TRA-03', 'aceptado'],
        ['TRA-04', 'actualizado', { 'traslado.territorial': 'norte' }],
      ])
      expect([await standsAt(world, transfer), await officeOf(caseId)]).toEqual(['FIN', 'norte'])
    },
    LONG,
  )

  it(
    'is received by the chief of the other office, not by the one that sends it',
    async () => {
      const caseId = await filedCase(world, 3)
      await walk(world, caseId, [['PG-02', 'otro_territorio'], ...ASKED])
      await world.advanceTo(caseId, 'TRA-03')
      const task = (await world.openTasks(caseId)).find((one) => one.step === 'TRA-03')
      expect(task?.audience).toEqual(['CLI_JEFE_OFICINAS_TERRITORIALES', 'CLI_JEFE_TERRITORIAL@norte'])
      const read = async (email: string): Promise<number> =>
        (await world.call('GET', `/api/v1/tareas/${task?.id}`, undefined, await world.tokenFor(email))).status
      expect(await read('cli-jefe-territorial-norte@demo.test')).toBe(200)
    },
    LONG,
  )
})

describe('a third party', () => {
  it(
    'names the case by its radicado, sees nothing of it before, and takes part once recognised',
    async () => {
      const caseId = await filedCase(world, 3)
      expect(await reads(OTHER, caseId)).toBe(404)
      const asking = await begun(OTHER, {
        family: 'tercer_interviniente',
        radicado: await radicadoOf(caseId),
      })
      await walk(world, asking, [
        ['TER-01', 'radicada'],
        ['TER-02', 'registrado'],
        ['TER-03', 'firmar', { 'tercero.decision': 'reconoce' }],
      ])
      expect(await reads(OTHER, caseId)).toBe(404)
      await walk(world, asking, [['TER-04', 'comunicado']])
      expect([await reads(OTHER, caseId), await standsAt(world, caseId)]).toEqual([200, 'PG-02'])
      const { parties } = (await world.load(caseId)).state
      expect(parties.map((p) => p.role)).toEqual(['solicitante', 'tercero'])
      const act = await world.deps.db.one<{ text: string }>(
        sql`select doc::text as text from acts where case_id = ${asking}::uuid and template = 'AUTO_TERCERO'`,
      )
      const { applicant_name: owner } = (await world.load(caseId)).row
      const { applicant_name: third } = (await world.load(asking)).row
      const said = (name: string, value: string): string =>
        `"attrs": {"name": "${name}", "value": "${value}"}`
      expect(act?.text).toContain(said('solicitante.nombre', owner))
      expect(act?.text).toContain(said('tercero.nombre', third))
    },
    LONG,
  )

  it(
    'who is refused takes no part, and may ask again',
    async () => {
      const caseId = await filedCase(world, 3)
      const radicado = await radicadoOf(caseId)
      const asking = await begun(OTHER, { family: 'tercer_interviniente', radicado })
      await walk(world, asking, [
        ['TER-01', 'radicada'],
        ['TER-02', 'registrado'],
        ['TER-03', 'negado', { 'tercero.decision': 'niega' }],
        ['TER-04', 'comunicado_negado'],
      ])
      expect(await reads(OTHER, caseId)).toBe(404)
      expect((await open(OTHER, { family: 'tercer_interviniente', radicado })).status).toBe(200)
    },
    LONG,
  )

  it(
    'is not the applicant, and comes before the decision',
    async () => {
      const caseId = await filedCase(world, 3)
      expect((await open(OWNER, { family: 'tercer_interviniente', caseId })).status).toBe(404)
      await world.advanceTo(caseId, 'PG-14')
      const late = await open(OTHER, { family: 'tercer_interviniente', radicado: await radicadoOf(caseId) })
      expect([late.status, late.body.message]).toEqual([
        409,
        'Se interviene mientras la actuación está en curso (artículo 69 de la Ley 99 de 1993).',
      ])
    },
    LONG,
  )
})

describe('a visit that could not be made', () => {
  it(
    'is held on another day by the same person, or by another one named by an act',
    async () => {
      const caseId = await filedCase(world, 3)
      await world.advanceTo(caseId, 'PG-10')
      await walk(world, caseId, [
        ['PG-10', 'no_realizada'],
        ['RVI-01', 'reagendada'],
        ['RVI-03', 'comunicada'],
      ])
      const [first] = await world.openTasks(caseId)
      const technicians = [
        await world.personId('cli-tecnico@demo.test'),
        await world.personId('cli-tecnico-2@demo.test'),
      ]
      expect(first?.step).toBe('PG-10')
      const other = technicians.find((one) => one !== first?.assignee) ?? ''
      await walk(world, caseId, [
        ['PG-10', 'no_realizada'],
        ['RVI-01', 'cambio_profesional', { 'visita.profesional_nuevo': other }],
        ['RVI-02', 'firmar'],
        ['RVI-03', 'comunicada'],
      ])
      const [second] = await world.openTasks(caseId)
      expect([second?.step, second?.assignee]).toEqual(['PG-10', other])
      expect((await stateOfCase(world, caseId)).acts).toContain('AUTO_REASIG_VISITA')
    },
    LONG,
  )
})
