import { randomUUID } from 'node:crypto'
import { factory } from '@ventanilla/catalog/factory'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json, sql } from '../../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { readWithin } from './count.ts'
import { screenOf } from './effects.ts'
import { namedUse, USES } from './table.ts'
import { type KindUses, type Use, usesOf } from './use.ts'

/** What uses an item of the configuration: the numbers against a plain program over all rows, and who reads the lists. */

const ADMIN = 'cli-admin@demo.test'
const LEGAL = 'cli-coordinador-juridico@demo.test'
const FEES = 'cli-liquidador@demo.test'
const STEM = '/api/v1/configuracion'
const AT = new Date('2026-02-02T15:00:00.000Z')
const at = (kind: string, key: string): string => `${STEM}/clases/${kind}/elementos/${key}`

let world: ApiWorld
let owner: string
beforeAll(async () => {
  world = await startWorld()
  owner = await world.personId('ciudadano@demo.test')
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const get = async (who: string, path: string): Promise<Answer> =>
  world.call('GET', path, undefined, await world.tokenFor(who))
const post = async (who: string, path: string, body: unknown): Promise<Answer> =>
  world.call('POST', path, body, await world.tokenFor(who))

const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const CAUSE = fc.constantFrom('1', '2', '3')
const aCase = fc.record({
  stage: fc.constantFrom('draft', 'running', 'linked', 'ended'),
  office: optional(fc.constantFrom('norte', 'ibague')),
  returned: optional(CAUSE),
  rejected: optional(CAUSE),
  postponed: optional(fc.constantFrom('solicitante_1', 'corporacion_1', 'fuerza_mayor_2')),
  year: optional(fc.constantFrom(2025, 2026)),
  charged: fc.boolean(),
  window: optional(fc.constantFrom('norte', 'ibague')),
  tasks: fc.array(
    fc.record({
      step: fc.constantFrom('ADM-02', 'RVI-01', 'PG-02', 'LIQ-01'),
      open: fc.boolean(),
      work: fc.constantFrom(
        {},
        { data: {} },
        { data: { 'devolucion.causal': '1' } },
        { data: { 'devolucion.causal': '2' } },
        { data: { 'visita.causal': 'corporacion_1' } },
        { data: { 'liquidacion.anio': '2026' } },
      ),
    }),
    { maxLength: 2 },
  ),
  acts: fc.array(
    fc.record({
      series: fc.constantFrom('AUTO', 'RESOLUCION'),
      state: fc.constantFrom('draft', 'review', 'sign', 'withdrawn'),
    }),
    { maxLength: 2 },
  ),
})
type ACase = typeof aCase extends fc.Arbitrary<infer T> ? T : never

let radicados = 9_000_000
const nextRadicado = (): string => `2026E${++radicados}`

async function store(given: ACase): Promise<void> {
  const id = randomUUID()
  const filed = given.stage === 'running' || given.stage === 'ended'
  const facts = {
    ...(given.returned !== null && { 'devolucion.causal': given.returned }),
    ...(given.rejected !== null && { 'recurso.causa_rechazo': given.rejected }),
    ...(given.postponed !== null && { 'visita.causal': given.postponed }),
    ...(given.year !== null && { 'liquidacion.calculo': { year: given.year } }),
  }
  await world.db.run(sql`
    insert into cases (id, tt_id, definitions, status, applicant_id, created_by, office, radicado, family, closed_at, facts,
      created_at, updated_at)
    values (${id}::uuid, 3, 1, 'radicada', ${owner}::uuid, ${owner}::uuid, ${given.office}, ${filed ? nextRadicado() : null},
      ${given.stage === 'linked' ? 'gestion_administrativa' : null}, ${given.stage === 'ended' ? AT : null},
      ${json(facts)}::jsonb, ${AT}, ${AT})`)
  if (given.stage === 'draft')
    await world.db.run(sql`
      insert into drafts (case_id, updated_at, window_office) values (${id}::uuid, ${AT}, ${given.window})`)
  if (given.charged)
    await world.db.run(sql`
      insert into debts (id, case_id, open) values (${randomUUID()}::uuid, ${id}::uuid, true)`)
  for (const { step, open, work } of given.tasks)
    await world.db.run(sql`
      insert into tasks (id, case_id, step, state, turn, audience, work, opened_at)
      values (${randomUUID()}::uuid, ${id}::uuid, ${step}, ${open ? 'open' : 'done'}, 'corporacion', array[]::text[],
        ${json(work)}::jsonb, ${AT})`)
  for (const { series, state } of given.acts)
    await world.db.run(sql`
      insert into acts (id, case_id, template, origin_step, state, title, doc, series, created_at, updated_at)
      values (${randomUUID()}::uuid, ${id}::uuid, 'AUTO_INICIO', 'PG-02', ${state}, 'Auto', '{}', ${series}, ${AT}, ${AT})`)
}

interface CaseRow {
  readonly id: string
  readonly office: string | null
  readonly radicado: string | null
  readonly family: string | null
  readonly closed_at: Date | null
  readonly facts: Readonly<Record<string, unknown>>
}
interface TaskRow {
  readonly case_id: string
  readonly step: string
  readonly state: string
  readonly work: { readonly data?: Readonly<Record<string, unknown>> }
}
interface Rows {
  readonly cases: readonly CaseRow[]
  readonly tasks: readonly TaskRow[]
  readonly acts: readonly {
    readonly series: string
    readonly state: string
    readonly number: string | null
  }[]
  readonly drafts: readonly { readonly window_office: string | null }[]
  readonly debts: readonly { readonly case_id: string; readonly open: boolean }[]
  readonly users: readonly {
    readonly kind: string
    readonly active: boolean
    readonly office: string | null
  }[]
  readonly series: readonly { readonly code: string; readonly last_number: number }[]
}
async function everything(): Promise<Rows> {
  const all = <T>(table: string): Promise<T[]> =>
    world.db.rows<T>({ text: `select * from ${table}`, values: [] })
  return {
    cases: await all('cases'),
    tasks: await all('tasks'),
    acts: await all('acts'),
    drafts: await all('drafts'),
    debts: await all('debts'),
    users: await all('users'),
    series: await all('series'),
  }
}

/** The same numbers by a plain program, which knows the fields by name and no SQL. */
function plainly(rows: Rows, kind: string, key: string): Record<string, number> {
  const running = rows.cases.filter((c) => c.closed_at === null && (c.radicado !== null || c.family !== null))
  const open = rows.tasks.filter((t) => t.state === 'open')
  const caseOf = (id: string): CaseRow | undefined => rows.cases.find((c) => c.id === id)
  const causes = (steps: readonly string[], name: string, is: (value: unknown) => boolean) => ({
    'tareas-eligen': open.filter((t) => steps.includes(t.step) && is(t.work.data?.[name])).length,
    tramites: running.filter((c) => is(c.facts[name])).length,
    'tareas-ofrecen': open.filter((t) => steps.includes(t.step)).length,
  })
  if (kind === 'causa_devolucion') return causes(['ADM-02', 'REG-03'], 'devolucion.causal', (v) => v === key)
  if (kind === 'causa_rechazo') return causes([], 'recurso.causa_rechazo', (v) => v === key)
  if (kind === 'causa_reagendamiento')
    return causes(['RVI-01'], 'visita.causal', (v) => typeof v === 'string' && v.split('_').at(-1) === key)
  if (kind === 'cifras') {
    const settled = (c: CaseRow | undefined): boolean => {
      const made = c?.facts['liquidacion.calculo'] as { readonly year: number } | undefined
      return String(made?.year) === key
    }
    return {
      'liquidaciones-en-curso': open.filter((t) => t.work.data?.['liquidacion.anio'] === key).length,
      cobros: rows.debts.filter((d) => d.open && settled(caseOf(d.case_id))).length,
      tramites: running.filter(settled).length,
    }
  }
  if (kind === 'serie')
    return {
      'actos-en-preparacion': rows.acts.filter(
        (a) => a.series === key && ['draft', 'review', 'sign'].includes(a.state),
      ).length,
      'actos-numerados': rows.acts.filter((a) => a.series === key && a.number !== null).length,
      numeros: rows.series
        .filter(({ code }) => code === key)
        .reduce((sum, { last_number: last }) => sum + last, 0),
    }
  return {
    tramites: running.filter((c) => c.office === key).length,
    tareas: open.filter((t) => caseOf(t.case_id)?.office === key).length,
    funcionarios: rows.users.filter((u) => u.kind === 'funcionario' && u.active && u.office === key).length,
    borradores: rows.drafts.filter((d) => d.window_office === key).length,
    municipios: factory().sede.find((one) => one.key === key)?.content.municipalities.length ?? 0,
  }
}

const ASKED = [
  ['causa_devolucion', '1'],
  ['causa_devolucion', '2'],
  ['causa_rechazo', '1'],
  ['causa_rechazo', '3'],
  ['causa_reagendamiento', '1'],
  ['causa_reagendamiento', '2'],
  ['cifras', '2025'],
  ['cifras', '2026'],
  ['serie', 'AUTO'],
  ['serie', 'RESOLUCION'],
  ['sede', 'norte'],
  ['sede', 'ibague'],
] as const

interface Effects {
  readonly kind: string
  readonly key: string
  readonly uses: readonly { readonly id: string; readonly count: number | null; readonly lists: boolean }[]
}

describe('what uses an item', () => {
  it('is counted as a plain program counts it, whatever the cases', async () => {
    await world.db.run(
      sql`insert into series (code, scope, last_number) values ('AUTO', '2025', 7), ('AUTO', '2026', 3)`,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(aCase, { minLength: 20, maxLength: 40 }), async (cases) => {
        for (const one of cases) await store(one)
        const items = ASKED.map(([kind, key]) => ({ kind, key }))
        await world.db.run(sql`delete from rate_limits`)
        const reply = await post(ADMIN, `${STEM}/efectos`, { items })
        expect([reply.status, reply.body.message]).toEqual([200, undefined])
        const rows = await everything()
        for (const { kind, key, uses } of reply.body.rows as Effects[]) {
          const plain = plainly(rows, kind, key)
          const found = Object.fromEntries(uses.map(({ id, count }) => [id, count]))
          expect([kind, key, found]).toEqual([kind, key, expect.objectContaining(plain)])
        }
      }),
      { numRuns: 4, endOnFailure: true },
    )
  }, 120_000)

  it('is behind each number, row by row', async () => {
    for (const [kind, key] of ASKED) {
      await world.db.run(sql`delete from rate_limits`)
      const effects = (await get(ADMIN, `${at(kind, key)}/efectos`)).body as Effects
      for (const { id, count, lists } of effects.uses) {
        const list = await get(ADMIN, `${at(kind, key)}/usos/${id}`)
        if (!lists) {
          expect(list.status).toBe(404)
          continue
        }
        expect([kind, key, id, list.body.total, list.body.hidden]).toEqual([kind, key, id, count, 0])
        const all = [...list.body.rows]
        for (let next = list.body.next; next !== null;) {
          const more = (await get(ADMIN, `${at(kind, key)}/usos/${id}?cursor=${next}`)).body
          all.push(...more.rows)
          next = more.next
        }
        expect(all).toHaveLength(count ?? 0)
        expect(new Set(all.map((row) => row.id)).size).toBe(count)
      }
    }
  })

  it('is counted for who decides about the kind, and read only as far as each reader reaches', async () => {
    const path = `${at('cifras', '2026')}/usos/tramites`
    const all = (await get(ADMIN, path)).body
    expect(all.total).toBeGreaterThan(1)
    const none = (await get(FEES, path)).body
    expect([none.total, none.hidden, none.rows]).toEqual([all.total, all.total, []])
    const [mine] = all.rows
    await world.db.run(sql`
      insert into tasks (id, case_id, step, state, turn, audience, assignee, opened_at)
      values (${randomUUID()}::uuid, ${mine.caseId}::uuid, 'PG-02', 'done', 'corporacion', array[]::text[],
        ${await world.personId(FEES)}::uuid, ${AT})`)
    const one = (await get(FEES, path)).body
    expect([one.total, one.hidden, one.rows.map((row: { id: string }) => row.id)]).toEqual([
      all.total,
      all.total - 1,
      [mine.id],
    ])
  })

  it('is asked by who sees the kind', async () => {
    expect((await get(FEES, `${at('sede', 'norte')}/efectos`)).status).toBe(404)
    expect((await get(FEES, `${at('sede', 'norte')}/usos/tramites`)).status).toBe(404)
    expect((await post(FEES, `${STEM}/efectos`, { items: [{ kind: 'sede', key: 'norte' }] })).status).toBe(
      404,
    )
    expect((await get(ADMIN, `${at('sede', 'ninguna')}/efectos`)).status).toBe(404)
    expect((await get(ADMIN, `${at('sede', 'norte')}/usos/otros`)).status).toBe(404)
  })

  it('leads to the portal’s own list where its reader may open it', async () => {
    const screens = async (who: string) => {
      const { uses } = (await get(who, `${at('serie', 'AUTO')}/efectos`)).body
      return uses.flatMap(({ screen }: { screen: string | null }) => screen ?? [])
    }
    expect(await screens(LEGAL)).toEqual(['/actos-administrativos?serie=AUTO'])
    const numbered = namedUse('serie', 'actos-numerados') as Use
    expect(screenOf(await world.actor(LEGAL), numbered, 'AUTO')).toBe('/actos-administrativos?serie=AUTO')
    expect(screenOf(await world.actor(FEES), numbered, 'AUTO')).toBeNull()
  })

  it('is said of every kind: its uses, or why nothing uses it', async () => {
    for (const kind of keysIn(KINDS)) {
      const [item] = factory()[kind]
      // nobody sees yet what only the product publishes
      if (item === undefined || KINDS[kind].editors.length === 0) continue
      const { status, body } = await get(ADMIN, `${at(kind, item.key)}/efectos`)
      expect([kind, status]).toEqual([kind, 200])
      expect([kind, body.unused !== null]).toEqual([kind, body.uses.length === 0])
    }
  })

  it('includes the items that name it', async () => {
    await post(ADMIN, `${STEM}/clases/dia_cerrado/elementos`, {
      content: { order: 1, name: 'Aseo', active: true, date: '2026-06-10', office: 'norte' },
    })
    // prepared, it names nothing yet
    expect((await get(ADMIN, `${at('sede', 'norte')}/efectos`)).body.items).toEqual([])
    const { draft } = (await get(ADMIN, at('dia_cerrado', '1'))).body
    const published = await post('superadmin@demo.test', `${STEM}/publicaciones`, {
      items: [{ kind: 'dia_cerrado', key: '1', hash: draft.hash }],
      reason: 'Lo pidió el comité',
      norm: 'Resolución 1 de 2026',
    })
    expect([published.status, published.body.message]).toEqual([200, undefined])
    await world.deps.configuration.look()
    expect((await get(ADMIN, `${at('sede', 'norte')}/efectos`)).body.items).toEqual([
      { kind: 'dia_cerrado', key: '1', title: expect.stringContaining('Aseo') },
    ])
  })

  it('that takes too long to count is not counted, and nobody waits for it', async () => {
    expect(await readWithin(world.db, 50, (tx) => tx.rows(sql`select pg_sleep(5)`))).toBeNull()
    expect(await readWithin(world.db, 5_000, (tx) => tx.rows(sql`select 1 as one`))).toEqual([{ one: 1 }])
  })
})

describe('a cause that is in use', () => {
  const NAME = 'causa_devolucion/1'
  async function draft(change: Readonly<Record<string, unknown>>) {
    const now = (await get(ADMIN, at('causa_devolucion', '1'))).body
    const { status } = await world.call(
      'PUT',
      `${at('causa_devolucion', '1')}/borrador`,
      { revision: now.revision, base: now.inForce.version, content: { ...now.inForce.content, ...change } },
      await world.tokenFor(ADMIN),
    )
    expect(status).toBe(200)
    return { kind: 'causa_devolucion', key: '1' }
  }
  const running = (cause: '1' | '2'): ACase => ({
    stage: 'running',
    office: null,
    returned: cause,
    rejected: null,
    postponed: null,
    year: null,
    charged: false,
    window: null,
    tasks: [],
    acts: [],
  })

  it('is no longer offered once its warning is accepted, although the number changed meanwhile', async () => {
    await store(running('1'))
    const item = await draft({ active: false })
    const { findings, items } = (await post(ADMIN, `${STEM}/revision`, { items: [item] })).body
    expect(findings).toMatchObject([
      {
        id: 'causa_devolucion:en-uso:1',
        severity: 'aviso',
        sentence: expect.stringMatching(/está en uso: .*\d+ trámites? en curso.* la conserva/),
      },
    ])
    const body = { items: [{ ...item, hash: items[0].hash }], reason: 'Lo pidió el comité' }
    const refused = await post(ADMIN, `${STEM}/publicaciones`, body)
    expect([refused.status, refused.body.code, refused.body.current.findings[0].id]).toEqual([
      409,
      'aviso_sin_aceptar',
      findings[0].id,
    ])
    await store(running('1'))
    const again = (await post(ADMIN, `${STEM}/revision`, { items: [item] })).body.findings
    expect(again[0].sentence).not.toBe(findings[0].sentence)
    const accepted = [{ finding: findings[0].id, reason: 'Se reemplazó por otra' }]
    const published = await post(ADMIN, `${STEM}/publicaciones`, { ...body, accepted })
    expect([published.status, published.body.message]).toEqual([200, undefined])
    const line = await world.db.one<{ detail: unknown }>(
      sql`select detail from audit_log where verb = 'configuration.publish' and subject = ${NAME} order by at desc, id desc limit 1`,
    )
    expect(line?.detail).toMatchObject({ avisos: accepted })
  })

  it('is warned about no more once it is not offered: who changes its name takes nothing away', async () => {
    const item = await draft({ name: 'Otro nombre' })
    expect((await post(ADMIN, `${STEM}/revision`, { items: [item] })).body.findings).toEqual([])
  })
})

it('a kind without its uses does not compile', () => {
  const { sede: _, ...rest } = USES
  // @ts-expect-error a kind is missing
  const all: Readonly<Record<KindId, KindUses>> = rest
  // @ts-expect-error nothing uses it, and nobody says why
  const nothing: KindUses = {}
  expect(Object.keys(all)).not.toContain('sede')
  expect(usesOf(nothing)).toEqual({})
})
