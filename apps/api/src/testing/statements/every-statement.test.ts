import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../servers/database.ts'
import { differences } from './compare.ts'
import { Describer } from './describe.ts'
import { openProgram } from './program.ts'
import { type Sent, statementsOf } from './statements.ts'
import { UNCHECKED } from './unchecked.ts'

/** Milliseconds: the compiler reads the whole program, on processors that can be busy. */
const READING = 400_000

let sent: readonly Sent[]
let unsent: readonly string[]
beforeAll(() => {
  const program = openProgram()
  ;({ sent, unsent } = statementsOf(program))
  program.close()
}, READING)

let database: FreshDatabase | undefined
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.drop())

function made(): FreshDatabase {
  if (database === undefined) throw new Error('there is no database')
  return database
}

/** Faults of the API's statements against the current schema, each with its place. */
async function faults(): Promise<string[]> {
  const describer = await Describer.connect(made().url)
  const found = new Set<string>()
  for (const { where, texts, columns } of sent)
    for (const text of texts) {
      const answer = await describer.describe(text)
      if ('refused' in answer) found.add(`${where}: ${answer.refused}`)
      else if (columns !== null)
        for (const one of differences(answer.columns, columns)) found.add(`${where}: ${one}`)
    }
  await describer.close()
  return [...found]
}

describe('every statement of the API', () => {
  test('is found, and its text told from the source but for those listed', () => {
    expect(sent.length).toBeGreaterThan(450)
    expect(sent.filter(({ where }) => where.startsWith('apps/demo/src/')).length).toBeGreaterThan(15)
    expect(unsent, 'fragments that no statement was seen to use').toEqual([])
    const untold = sent.filter((one) => one.unknown.length > 0)
    for (const one of untold) expect(Object.keys(UNCHECKED), one.unknown.join('\n')).toContain(one.name)
    const names = new Set(untold.map((one) => one.name))
    expect(Object.keys(UNCHECKED).filter((name) => !names.has(name))).toEqual([])
  })

  test('is read in each order that a list offers', () => {
    const orders = (place: string): string[] => {
      const texts = sent.filter(({ where }) => where.startsWith(place)).flatMap((one) => one.texts)
      return [
        ...new Set(texts.flatMap((text) => /.*order by (.*?)(?: limit|$)/s.exec(text)?.[1] ?? [])),
      ].sort()
    }
    expect(orders('apps/api/src/modules/register/list-acts.ts')).toEqual([
      'a.series asc, a.number_scope asc, a.number_seq asc, a.id asc',
      'a.signed_at asc, a.id asc',
      'a.signed_at desc, a.id desc',
      'c.radicado asc nulls last, a.id asc',
    ])
    expect(orders('apps/api/src/modules/auditing/read-audit.ts')).toEqual(
      expect.arrayContaining(['l.at asc, l.id asc', 'l.at desc, l.id desc']),
    )
  })

  test('fits the schema and answers the columns that it is read as', async () => {
    expect(sent.flatMap((one) => one.columns ?? []).length).toBeGreaterThan(1_000)
    expect(await faults()).toEqual([])
  })

  test('is told with its place when a migration renames a column or changes its type', async () => {
    const { owner } = made()
    await owner.run({ text: 'alter table powers rename column proxy_email to email', values: [] })
    await owner.run({
      text: 'alter table deletion_requests alter column asked_at type text',
      values: [],
    })
    const found = await faults()
    const at = (start: string): string[] => found.filter((fault) => fault.startsWith(start))
    expect(at('apps/api/src/modules/accounts/own/proxies.ts:')[0]).toMatch(
      /^apps\/api\/src\/modules\/accounts\/own\/proxies\.ts:\d+: column "proxy_email" does not exist$/,
    )
    expect(at('apps/api/src/modules/accounts/own/deletion.ts:').join('\n')).toContain(
      '«asked_at» is text (text), but read as date',
    )
  })
})

describe('differences', () => {
  const id = { name: 'id', type: 'uuid', kind: 'text' } as const
  test.each([
    ['a column too few', [id], [{ name: 'at', optional: false, as: ['date'] }], /«at» is read, but/],
    ['a column too many', [id], [], /«id» is answered, but nobody/],
    ['another type', [id], [{ name: 'id', optional: false, as: ['number'] }], /but read as number/],
  ] as const)('tell %s', (_, columns, read, message) => {
    expect(differences(columns, read).join('\n')).toMatch(message)
  })

  test('let pass what the driver hands over', () => {
    const json = { name: 'data', type: 'jsonb', kind: 'json' } as const
    const roles = { name: 'roles', type: '_text', kind: 'list of text' } as const
    const read = [
      { name: 'id', optional: false, as: ['text'] },
      { name: 'data', optional: false, as: ['object'] },
      { name: 'roles', optional: false, as: ['list of text'] },
      { name: 'more', optional: true, as: ['number'] },
    ] as const
    expect(differences([id, json, roles], read)).toEqual([])
    expect(
      differences([id, { ...json, name: 'data' }, { ...roles, kind: 'list of number' }], read),
    ).toHaveLength(1)
  })
})
