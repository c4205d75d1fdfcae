import { READY_REPORTS } from '@ventanilla/domain/reports/ready'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { OUTCOMES } from '../../testing/walks/every-outcome.ts'
import { takeOutcome } from '../../testing/walks/outcome-walker.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { plainGroups } from './plain-figures.testkit.ts'
import { agrees, askAs, DIRECTOR, plainRowsOf, queryOf } from './plain-reports.testkit.ts'
import type { PlainRows } from './plain-rows.testkit.ts'

/** Histories with appeals, a revocation, a moved visit, returns, complaints and suspended terms. */
const HISTORIES = [
  'REC-06 firmeza',
  'REC-06 reabrir',
  'REC-02B rechazado',
  'REC-04 firmar',
  'REV-08 cerrada_revocado',
  'RVI-01 reagendada',
  'ADM-02 devuelto',
  'REG-03 devuelta',
  'TAN-01 firmar',
  'QUE-04 asignada',
  'QUE-08 cerrada',
  'PG-13 proyectada',
  'PG-04B si',
  'PG-04 notificado',
]
const LONG = 400_000
const DAY_MS = 86_400_000

let world: ApiWorld
let plain: PlainRows
beforeAll(async () => {
  world = await startWorld()
  for (const name of HISTORIES) {
    const found = OUTCOMES.find((one) => one.name === name)
    if (found === undefined) throw new Error(`No hay ${name}`)
    await takeOutcome(world, found)
  }
  // two days after the last of what they did: each walk began on the same day
  const last = await world.db.one<{ at: Date }>(sql`select max(at) as at from case_events`)
  world.clock.set(new Date((last?.at ?? new Date()).getTime() + 2 * DAY_MS))
  plain = plainRowsOf(world)
}, LONG)
afterAll(() => world.close())

const ask = async (asked: object, who = DIRECTOR) => {
  await world.db.run(sql`delete from rate_limits`)
  return askAs(world, who, `?${queryOf(asked)}`)
}
describe('each ready report', () => {
  it.each(READY_REPORTS.map((one) => [one.id, one] as const))(
    '«%s» is what a plain program finds in these histories',
    async (_, ready) => {
      await world.db.run(sql`delete from rate_limits`)
      expect(await agrees(world, plain, ready)).toBeGreaterThan(0)
    },
  )
})

describe('the histories', () => {
  const values = async (tema: string, grupo: string, filtros = ''): Promise<string[]> => {
    const { body } = await ask({ tema, grupo, filtros })
    return body.groups.map((one: { a: string }) => one.a)
  }

  it('have what the reports are about', async () => {
    expect(await values('recursos', 'resultado')).toEqual(expect.arrayContaining(['', 'rechazado', 'revoca']))
    expect(await values('actos', 'vigencia')).toEqual(expect.arrayContaining(['vigente', 'sin_efecto']))
    expect(await values('devoluciones', 'efecto_causa')).toEqual(
      expect.arrayContaining(['devolucion', 'rechazo', 'terminada']),
    )
    expect(await values('visitas', 'trabajo')).toEqual(expect.arrayContaining(['hecha', 'movida']))
    expect(await values('casos', 'clase_queja', 'asunto:peticion')).not.toEqual([''])
    expect(await values('silencios', 'asunto')).toEqual(expect.arrayContaining(['solicitud', 'recurso']))
    expect(await values('silencios', 'plazo')).toContain('suspendido')
    expect((await values('etapas', 'termino')).length).toBeGreaterThan(5)
    expect(await values('terminos', 'efecto')).toEqual(expect.arrayContaining(['mora', 'termina']))
  })

  it('name causes, terms and results in words', async () => {
    const labels = async (tema: string, grupo: string): Promise<string[]> => {
      const { body } = await ask({ tema, grupo })
      return body.groups.map((one: { aLabel: string }) => one.aLabel)
    }
    for (const [tema, grupo] of [
      ['devoluciones', 'causa'],
      ['visitas', 'causa'],
      ['recursos', 'resultado'],
      ['etapas', 'termino'],
    ] as const)
      for (const label of await labels(tema, grupo)) expect(label).toMatch(/^[A-ZÁÉÍÓÚÑ0-9¿]?[^_]+$/)
    expect(await labels('etapas', 'termino')).toContain('15 días hábiles')
  })
})

describe('a stage', () => {
  it('is not charged with the days on which the term of its case was suspended', async () => {
    const asked = { tema: 'etapas', medida: 'mediana', filtros: 'trabajo:pendiente' }
    const before = (await ask(asked)).body.whole.value
    const since = (await world.db.one<{ at: Date }>(sql`select min(opened_at) as at from tasks`))?.at
    const from = (since ?? new Date()).toISOString().slice(0, 10)
    await world.db.run(sql`
      update cases set flow = jsonb_set(flow, '{suspensions}', ${JSON.stringify([{ from, to: null, reason: 'prueba' }])}::jsonb)
      where closed_at is null`)
    expect(before).toBeGreaterThan(0)
    expect((await ask(asked)).body.whole.value).toBe(0)
    const expected = await plainGroups(
      plain,
      {
        subject: 'etapas',
        measure: 'mediana',
        by: [],
        filters: [{ dimension: 'trabajo', value: 'pendiente' }],
      },
      world.clock.now(),
    )
    expect(expected.get('')?.value).toBe(0)
  })
})

describe('numbers of a series', () => {
  it('miss none, and one that goes missing is named', async () => {
    expect((await ask({ tema: 'actos', grupo: 'serie' })).body.gaps).toEqual([])
    expect((await ask({ tema: 'actos', grupo: 'mes' })).body.gaps).toBeNull()
    const taken = await world.db.one<{ code: string; scope: string; n: number }>(sql`
      update series set last_number = last_number + 2
      where (code, scope) = (select series, number_scope from acts where number_seq is not null order by series, number_scope limit 1)
      returning code, scope, last_number as n`)
    const { body } = await ask({ tema: 'actos', grupo: 'serie', subgrupo: 'mes' })
    expect(body.gaps).toHaveLength(1)
    expect(body.gaps[0]).toContain(`del ${(taken?.n ?? 0) - 1} al ${taken?.n ?? 0}`)
  })
})

describe('a report as a document', () => {
  it('is a tagged PDF of the same figures, audited', async () => {
    await world.db.run(sql`delete from rate_limits`)
    const file = await askAs(
      world,
      DIRECTOR,
      '/exportar?tema=terminos&grupo=plazo&subgrupo=efecto&formato=pdf',
    )
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(String(file.body)).toMatch(/^%PDF-/)
    const [audited] = await world.db.rows<{ detail: { formato: string } }>(
      sql`select detail from audit_log where verb = 'reports.export' order by at desc limit 1`,
    )
    expect(audited?.detail.formato).toBe('pdf')
  })
})
