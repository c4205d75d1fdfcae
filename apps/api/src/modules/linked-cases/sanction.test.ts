import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { filedCase, standsAt, stateOfCase, type Turn, walk } from '../../testing/stories/family-walk.ts'
import { HARM, offender as offenderOf } from '../../testing/walks/outcome-data.ts'
import { FAILS } from '@ventanilla/demo/plausible/plausible'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
// a new world per test: months pass in it, and fees of the next year are unknown
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

/** An independent case of a family, opened by an official. */
async function opened(family: string, by: string): Promise<string> {
  const reply = await world.call('POST', '/api/v1/actuaciones', { family }, await world.tokenFor(by), {
    'idempotency-key': world.deps.newId(),
  })
  expect(reply.status).toBe(200)
  return reply.body.id as string
}
const sanction = (): Promise<string> =>
  opened('sancionatorio', 'cli-coordinador-juridico-sancionatorio@demo.test')

/** Data that name a demonstration user as the presumed offender. */
const offender = async (email?: string): Promise<Readonly<Record<string, unknown>>> => ({
  ...(await offenderOf(world, email)),
  'hechos.fecha': '2025-11-20',
})

const applicantOf = async (caseId: string): Promise<string | undefined> =>
  (await world.db.one<{ id: string }>(sql`select applicant_id as id from cases where id = ${caseId}::uuid`))
    ?.id

/** Cases that resulted from a case, latest first. */
const ledTo = async (caseId: string, family: string): Promise<readonly string[]> =>
  (
    await world.db.rows<{ id: string }>(sql`
      select id from cases where parent_id = ${caseId}::uuid and family = ${family} order by created_at desc, id desc`)
  ).map((row) => row.id)

const BEGUN: readonly Turn[] = [
  ['SAN-02', 'si'],
  ['SAN-06', 'firmado'],
  ['SAN-07', 'notificado'],
]
const CHARGED: readonly Turn[] = [
  ['SAN-09', 'firmar'],
  ['SAN-09A', 'notificado'],
]
const ARCHIVED: readonly Turn[] = [
  ['SAN-20', 'firmar'],
  ['SAN-20A', 'comunicado'],
  ['SAN-19', 'archivado'],
]

describe('a sanctioning procedure over the real server', () => {
  it('ends with a fine that the portal computed, the resolution quotes and the receipt charges', async () => {
    const id = await sanction()
    const who = await offender()
    await walk(world, id, [
      ['SAN-01', 'reparto', who],
      ...BEGUN,
      ['SAN-08', 'continua'],
      ...CHARGED,
      ['SAN-10', 'presenta'],
      ['SAN-11', 'firmar'],
      ['SAN-11A', 'notificado'],
      ['SAN-11A', 'practica'],
      ['SAN-11B', 'prorroga'],
      ['SAN-11B', 'practicadas'],
      ['SAN-11C', 'firmar'],
      ['SAN-11D', 'notificado'],
      ['SAN-11E', 'presenta'],
      ['SAN-12', 'elaborado', HARM],
      ['SAN-13', 'firmada', { 'sancion.responsable': 'si', 'sancion.tipo': ['multa'] }],
      ['SAN-14', 'notificada'],
      ['SAN-15', 'sin_recurso'],
      ['SAN-16', 'cobro'],
      ['SAN-17', 'pagada'],
      ['SAN-19', 'archivado'],
    ])
    expect(await stateOfCase(world, id)).toMatchObject({ status: 'archivado', closed: true })
    expect(await applicantOf(id)).toBe(await world.personId('ciudadano@demo.test'))
    const fine = await world.db.one<{ value: number; charged: number; concept: string }>(sql`
      select (c.facts->>'multa.valor')::bigint::int as value, r.amount::int as charged, r.concept
      from cases c join receipts r on r.case_id = c.id where c.id = ${id}::uuid`)
    expect(fine?.value).toBeGreaterThan(0)
    expect(fine?.charged).toBe(fine?.value)
    expect(fine?.concept).toBe('Multa ambiental')
  }, 120_000)

  it('legalises a measure taken on the spot and lifts it where there is no merit', async () => {
    const id = await sanction()
    await walk(world, id, [
      ['SAN-01', 'flagrancia', await offender()],
      ['SAN-03', 'acta'],
      ['SAN-03', 'firmada'],
      ['SAN-04', 'notificar'],
      ['SAN-04', 'no'],
      ['SAN-04B', 'firmado'],
      ['SAN-20', 'notificar'],
      ['SAN-20', 'reposicion'],
      ['RWF-01', 'radicado', { 'recurso.clase': 'reposicion' }],
      ['RWF-03', 'si', { 'recurso.admite': true }],
      ['RWF-05', 'firmar', { 'recurso.decision': 'confirma' }],
      ['RWF-05A', 'notificada'],
      ['RWF-06', 'continua'],
      ...ARCHIVED,
    ])
    const { acts, closed } = await stateOfCase(world, id)
    expect(closed).toBe(true)
    expect(acts).toEqual(
      expect.arrayContaining([
        'ACTA_MEDIDA_FLAGRANCIA',
        'RES_MEDIDA_PREV',
        'AUTO_LEVANTA_MEDIDA',
        'AUTO_ARCHIVO',
      ]),
    )
  }, 120_000)

  it('inquires where nobody knows who did it, and archives where nothing was found', async () => {
    const id = await sanction()
    const unknown = { 'infractor.conocido': false, 'hechos.fecha': '2025-11-20' }
    await walk(world, id, [
      ['SAN-01', 'reparto', unknown],
      ['SAN-02', 'no'],
      ['SAN-05', 'vence'],
      ['SAN-05B', 'no'],
      ...ARCHIVED,
    ])
    expect((await stateOfCase(world, id)).acts).toEqual(
      expect.arrayContaining(['AUTO_INDAGACION', 'INFORME_INFRACCION', 'AUTO_ARCHIVO']),
    )
  }, 120_000)

  it('finds the person where the inquiry names them, stops for what they mend, and ends early', async () => {
    const id = await sanction()
    const who = await offender('empresa@demo.test')
    await walk(world, id, [
      ['SAN-01', 'reparto', { ...who, 'infractor.conocido': false }],
      ['SAN-02', 'no'],
      ['SAN-05', 'vence'],
      ['SAN-05B', 'si'],
      ['SAN-06', 'firmado', who],
      ['SAN-07', 'notificado'],
    ])
    expect(await applicantOf(id)).toBe(await world.personId('empresa@demo.test'))
    await walk(world, id, [
      ['SAN-08', 'suspende'],
      ['SAN-08B', 'firmado', { 'propuesta.decision': 'aprueba', 'propuesta.beneficio_previo': false }],
      ['SAN-08C', 'notificar'],
      ['SAN-08C', 'cumple'],
      ...ARCHIVED,
    ])
    expect((await stateOfCase(world, id)).closed).toBe(true)
  }, 120_000)

  it('goes on where a suspension is refused or not honoured, clears who is not responsible, and ceases', async () => {
    const who = await offender()
    const cleared = await sanction()
    await walk(world, cleared, [
      ['SAN-01', 'flagrancia', who],
      ['SAN-03', 'firmada'],
      ['SAN-04', 'notificar'],
      ['SAN-04', 'si'],
      ['SAN-06', 'firmado'],
      ['SAN-07', 'notificado'],
      ['SAN-08', 'suspende'],
      ['SAN-08B', 'firmado', { 'propuesta.decision': 'aprueba', 'propuesta.beneficio_previo': false }],
      ['SAN-08C', 'notificar'],
      ['SAN-08C', 'incumple'],
      ...CHARGED,
      ['SAN-10', 'presenta'],
      ['SAN-11', 'firmar', { 'pruebas.niega': true }],
      ['SAN-11A', 'notificado'],
      ['SAN-11A', 'en_firme'],
      ['SAN-11B', 'practicadas'],
      ['SAN-11C', 'firmar'],
      ['SAN-11D', 'notificado'],
      ['SAN-11E', 'vence'],
      ['SAN-12', 'elaborado', HARM],
      ['SAN-13', 'firmada', { 'sancion.responsable': 'no' }],
      ['SAN-14', 'notificada'],
      ['SAN-15', 'sin_recurso'],
      ['SAN-16', 'cumple'],
      ['SAN-17', 'coactivo'],
    ])
    expect(await standsAt(world, cleared)).toBe('SAN-19')
    const died = await sanction()
    await walk(world, died, [
      ['SAN-01', 'reparto', who],
      ...BEGUN,
      ['SAN-08', 'suspende'],
      ['SAN-08B', 'negada', { 'propuesta.decision': 'niega' }],
      ['SAN-08', 'notificar'],
      ['SAN-08', 'reposicion'],
      ['RWF-01', 'radicado', { 'recurso.clase': 'reposicion' }],
      ['RWF-03', 'si', { 'recurso.admite': true }],
      ['RWF-05', 'firmar', { 'recurso.decision': 'confirma' }],
      ['RWF-05A', 'notificada'],
      ['RWF-06', 'continua'],
      ['SAN-08', 'continua'],
      ...CHARGED,
      ['SAN-10', 'vence'],
      ['SAN-12', 'fallecimiento'],
      ['SAN-18', 'firmar'],
      ['SAN-18A', 'notificada'],
      ['SAN-18A', 'en_firme'],
    ])
    expect(await standsAt(world, died)).toBe('SAN-19')
    const ceased = await sanction()
    await walk(world, ceased, [['SAN-01', 'reparto', who], ...BEGUN, ['SAN-08', 'cesacion']])
    expect(await standsAt(world, ceased)).toBe('SAN-18')
    const answered = await sanction()
    await walk(world, answered, [
      ['SAN-01', 'reparto', who],
      ...BEGUN,
      ['SAN-08', 'continua'],
      ...CHARGED,
      ['SAN-10', 'presenta'],
      ['SAN-11', 'sin_pruebas'],
    ])
    expect(await standsAt(world, answered)).toBe('SAN-12')
    const late = await sanction()
    await walk(world, late, [
      ['SAN-01', 'reparto', { ...who, 'hechos.fecha': '2001-01-31' }],
      ['SAN-02', 'si'],
      ['SAN-06', 'caducidad'],
    ])
    expect(await standsAt(world, late)).toBe('SAN-20')
  }, 240_000)
})

describe('a follow-up over the real server', () => {
  it('begins where a permit ends, judges its obligations period by period, and leads to sanctions', async () => {
    const permit = await filedCase(world, 3)
    await world.advanceTo(permit, 'FIN')
    const [id] = (await ledTo(permit, 'seguimiento')) as [string]
    expect(await applicantOf(id)).toBe(await applicantOf(permit))
    const granted = await world.db.one<{ number: string; known: string }>(sql`
      select a.number, c.facts->>'permiso.resolucion' as known from cases c
      join acts a on a.case_id = c.parent_id and a.template = 'RES_OTORGA' where c.id = ${id}::uuid`)
    expect(granted?.known).toBe(granted?.number)
    const unmet = { 'seguimiento.cumplimiento': FAILS }
    const visited: readonly Turn[] = [
      ['SEG-01', 'programado'],
      ['SEG-02', 'asignado'],
      ['SEG-03', 'sin_cobro'],
      ['SEG-04', 'elaborado', unmet],
      ['SEG-05', 'no'],
    ]
    const required: readonly Turn[] = [
      ...visited,
      ['SEG-06', 'revisar'],
      ['SEG-07', 'aprobado'],
      ['SEG-08', 'firmado'],
    ]
    const next: Turn = ['SEG-11', 'siguiente_periodo']
    await walk(world, id, [
      ['SEG-01', 'programado'],
      ['SEG-02', 'reasignar'],
      ['SEG-02B', 'asignado'],
      ['SEG-03', 'liquidada'],
      ['SEG-04', 'elaborado', unmet],
      ['SEG-05', 'devuelto'],
      ['SEG-04', 'elaborado'],
      ['SEG-05', 'si'],
      ['SEG-11', 'tasas'],
      ['SEG-12', 'facturada'],
      ...visited,
      ['SEG-06', 'revisar'],
      ['SEG-07', 'devuelto'],
      ['SEG-06', 'revisar'],
      ['SEG-07', 'aprobado'],
      ['SEG-08', 'devuelto'],
      ['SEG-07', 'aprobado'],
      ['SEG-08', 'firmado'],
      ['SEG-09', 'responde'],
      ['SEG-10', 'si'],
      next,
    ])
    expect(await ledTo(id, 'sancionatorio')).toEqual([])
    await walk(world, id, [...visited, ['SEG-06', 'sancionatorio'], next])
    await walk(world, id, [...required, ['SEG-09', 'vence'], next])
    await walk(world, id, [...required, ['SEG-09', 'responde'], ['SEG-10', 'no'], ['SEG-11', 'terminacion']])
    expect((await stateOfCase(world, id)).closed).toBe(true)
    const sanctions = await ledTo(id, 'sancionatorio')
    expect(sanctions).toHaveLength(3)
    expect(await applicantOf(sanctions[0] as string)).toBe(await applicantOf(permit))
    expect(await standsAt(world, sanctions[0] as string)).toBe('SAN-01')
  }, 300_000)
})

describe('a complaint over the real server', () => {
  const RECENT = { 'hechos.fecha': '2025-11-20' }
  const complainant = async (email: string): Promise<Record<string, unknown>> => {
    const who = await offender(email)
    return {
      ...RECENT,
      'queja.anonima': false,
      'quejoso.nombre': who['infractor.nombre'],
      'quejoso.tipo_documento': who['infractor.tipo_documento'],
      'quejoso.documento': who['infractor.documento'],
    }
  }
  const complaint = (): Promise<string> => opened('quejas', 'cli-ventanilla-unica@demo.test')

  it('is read by who complained, who never reads the sanction that comes of it', async () => {
    const id = await complaint()
    await walk(world, id, [
      ['QUE-01', 'radicada', await complainant('ciudadano@demo.test')],
      ['QUE-02', 'si'],
      ['QUE-04', 'flagrancia'],
      ['QUE-05', 'no_encontrado'],
      ['QUE-06', 'si'],
      ['QUE-07', 'respondida'],
      ['QUE-08', 'cerrada'],
    ])
    expect(await stateOfCase(world, id)).toMatchObject({ status: 'queja_cerrada', closed: true })
    expect(await applicantOf(id)).toBe(await world.personId('ciudadano@demo.test'))
    const sanctions = await ledTo(id, 'sancionatorio')
    expect(sanctions).toHaveLength(2)
    await walk(world, sanctions[0] as string, [
      ['SAN-01', 'reparto', await offender('empresa@demo.test')],
      ...BEGUN,
    ])
    expect(await applicantOf(sanctions[0] as string)).toBe(await world.personId('empresa@demo.test'))
    const token = await world.tokenFor('ciudadano@demo.test')
    expect((await world.call('GET', `/api/v1/solicitudes/${id}`, undefined, token)).status).toBe(200)
    for (const sanctioned of sanctions)
      expect((await world.call('GET', `/api/v1/solicitudes/${sanctioned}`, undefined, token)).status).toBe(
        404,
      )
    const chain = await world.call('GET', `/api/v1/solicitudes/${id}/vinculados`, undefined, token)
    expect(chain.body.rows).toEqual([])
    const told = await world.db.rows<{ facts: string }>(
      sql`select facts::text from cases where id = any(${sanctions}::uuid[])`,
    )
    expect(told.filter(({ facts }) => facts.includes('quejoso'))).toEqual([])
  }, 120_000)

  it('is taken from nobody in particular, visited and answered', async () => {
    const id = await complaint()
    await walk(world, id, [
      ['QUE-01', 'anonima', { ...RECENT, 'queja.anonima': true }],
      ['QUE-02', 'si'],
      ['QUE-04', 'asignada'],
      ['QUE-05', 'atendida'],
      ['QUE-06', 'no'],
      ['QUE-07', 'respondida'],
      ['QUE-08', 'cerrada'],
    ])
    expect((await stateOfCase(world, id)).closed).toBe(true)
  }, 60_000)

  it('goes to another authority, as an application does that is not the Corporation’s', async () => {
    const id = await complaint()
    await walk(world, id, [
      ['QUE-01', 'radicada', await complainant('ciudadano@demo.test')],
      ['QUE-02', 'no'],
      ['QUE-09', 'trasladada'],
    ])
    expect((await stateOfCase(world, id)).closed).toBe(true)
    const application = await filedCase(world, 3)
    await walk(world, application, [
      ['PG-02', 'otra_autoridad', { 'ventanilla.competencia': false }],
      ['QUE-09', 'trasladada'],
    ])
    expect(await stateOfCase(world, application)).toMatchObject({ status: 'finalizada', closed: true })
  }, 60_000)
})
