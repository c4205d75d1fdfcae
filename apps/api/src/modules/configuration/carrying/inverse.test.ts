import { buffer } from 'node:stream/consumers'
import { factory } from '@ventanilla/catalog/factory'
import { type Item, type ItemsByKind, itemProblems, KINDS } from '@ventanilla/domain/configuration/kinds'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { soundConfiguration } from '../../../db/configuration/carrying/carried-files.ts'
import { carriedConfiguration, draftCarried, judgeCarried } from '../../../db/configuration/carrying/carry.ts'
import { publication, type Served, served } from '../../../db/configuration/configuration.testkit.ts'
import { itemStates } from '../../../db/configuration/drafts.ts'
import { publishFactory } from '../../../db/configuration/publish-factory.ts'
import { publish } from '../../../db/configuration/release.ts'
import type { Database } from '../../../db/connection/sql.ts'
import { archiveOf, openArchive } from './archive.ts'

/**
 * Carrying is inverse to itself over random configurations of every kind, against a map in memory: what a portal wrote,
 * another one drafts and publishes, and writes the same bytes.
 */

const NOON = new Date('2026-12-31T17:00:00Z')
const SHIPPED = factory()
const ALL: readonly Item[] = keysIn(SHIPPED).flatMap((kind) =>
  // the list of a kind holds items of this kind
  SHIPPED[kind].map((one) => ({ kind, ...one }) as Item),
)
/** A procedure that the product does not ship has a number of the authority's: both portals ship these. */
const [PROCEDURES, OTHERS] = [
  ALL.filter(({ kind }) => kind === 'tramite').slice(0, 3),
  ALL.filter(({ kind }) => kind !== 'tramite'),
]
const nameOf = ({ kind, key }: Pick<Item, 'kind' | 'key'>): string => `${kind}/${key}`

/** What a portal of this product ships. */
const shipping = (items: readonly Item[]): ItemsByKind =>
  Object.fromEntries(
    keysIn(KINDS).map((kind) => [
      kind,
      items.filter((one) => one.kind === kind).map(({ key, content }) => ({ key, content })),
    ]),
    // each list holds items of its kind
  ) as unknown as ItemsByKind

interface Change {
  readonly order: number
  readonly name: string
  readonly active: boolean
}

/** An item that the authority changed: what of the change its kind takes. */
function changed(item: Item, change: Change): Item {
  const content: Readonly<Record<string, unknown>> = { ...item.content }
  const taken = Object.entries(change).filter(
    ([name]) => typeof content[name] === typeof change[name as keyof Change],
  )
  const contents = [taken, ...taken.map((one) => [one])].map((some) => ({
    ...content,
    ...Object.fromEntries(some),
  }))
  const sound = contents.find((one) => itemProblems(item.kind, item.key, one).length === 0)
  return sound === undefined ? item : ({ ...item, content: sound } as Item)
}

const change: fc.Arbitrary<Change> = fc.record({
  order: fc.nat(9999),
  name: fc.stringMatching(/^[A-ZÑÁ][a-zñáéü«»"\\/%]{0,30}$/),
  active: fc.boolean(),
})
const some = (least: number, most: number): fc.Arbitrary<Item[]> =>
  fc.subarray([...OTHERS], { minLength: least, maxLength: most })
const changes = fc.array(
  fc.tuple(fc.constantFrom(...OTHERS, ...PROCEDURES), change).map(([item, by]) => changed(item, by)),
  { minLength: 1, maxLength: 12 },
)
/** Items under keys that only the authority gives, of kinds whose numbers the portal gives. */
const own = fc
  .uniqueArray(
    fc.record({
      of: fc.constantFrom('causa_rechazo', 'causa_devolucion', 'comunicacion'),
      key: fc.integer({ min: 500, max: 520 }),
      by: change,
    }),
    { selector: ({ of, key }) => `${of}/${key}`, maxLength: 6 },
  )
  .map((rows) =>
    rows.flatMap(({ of, key, by }) => {
      const like = OTHERS.find(({ kind }) => kind === of)
      return like === undefined ? [] : [changed({ ...like, key: String(key) }, by)]
    }),
  )

const written = async (db: Database): Promise<Buffer> => buffer(archiveOf(await carriedConfiguration(db)))
/** What a portal has in force, by name. */
const inForce = async (db: Database): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    (await carriedConfiguration(db)).contents.map((one) => [nameOf(one), JSON.parse(one.text)]),
  )
const unique = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((one) => [nameOf(one), one])).values(),
]

async function brought(target: Served, zip: Buffer): Promise<number> {
  const { contents } = await soundConfiguration(await openArchive(zip))
  const carried = { contents, missing: new Map() }
  const drafts = await target.db.tx((tx) => draftCarried(tx, carried, null, NOON))
  // drafts of sound contents are sound
  const items = drafts.map(({ kind, key, text }) => ({ kind, key, content: JSON.parse(text) }) as Item)
  if (items.length > 0) await publish(target.db, publication(...items), NOON)
  // everything that came is in force now
  const left = judgeCarried(carried, await itemStates(target.db)).filter(
    ({ before, text }) => before !== text,
  )
  expect(left.map(nameOf)).toEqual([])
  return drafts.length
}

it('what is written, brought to another portal and published there is written as the same bytes', async () => {
  const runs = process.env['TEST_DEPTH'] === 'all' ? 25 : 2
  let drafted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ships: some(20, 60),
        before: changes,
        drops: fc.nat(10),
        after: changes,
        ours: own,
        theirs: some(0, 30),
      }),
      async ({ ships, before, drops, after, ours, theirs }) => {
        const [source, target] = await Promise.all([served(0), served(0)])
        try {
          const product = [...PROCEDURES, ...ships]
          await publishFactory(source.db, NOON, shipping(product))
          await publish(source.db, publication(...unique(before)), NOON)
          // a newer product no longer ships some
          await publishFactory(source.db, NOON, shipping(product.slice(0, product.length - drops)))
          await publish(source.db, publication(...unique([...after, ...ours])), NOON)

          const touched = new Set([...before, ...after, ...ours].map(nameOf))
          const gone = product.slice(product.length - drops).filter((one) => !touched.has(nameOf(one)))
          const model = new Map(
            [...product, ...before, ...after, ...ours].map((one) => [nameOf(one), one.content]),
          )
          if (drops > 0) for (const one of gone) model.delete(nameOf(one))
          expect(await inForce(source.db)).toEqual(Object.fromEntries(model))

          const zip = await written(source.db)
          // a portal of another version of the product, with nothing that the first one lacks
          await publishFactory(
            target.db,
            NOON,
            shipping([...PROCEDURES, ...theirs].filter((one) => model.has(nameOf(one)))),
          )
          drafted += await brought(target, zip)
          expect(await written(target.db)).toEqual(zip)
          expect(
            await target.db.tx(async (tx) =>
              judgeCarried(
                { contents: (await carriedConfiguration(source.db)).contents, missing: new Map() },
                await itemStates(tx),
              ),
            ),
          ).toSatisfy((all: readonly { readonly before: string | null; readonly text: string }[]) =>
            all.every(({ before: here, text }) => here === text),
          )
          // and back: the first portal has it all
          expect(await brought(source, await written(target.db))).toBe(0)
        } finally {
          await Promise.all([source.drop(), target.drop()])
        }
      },
    ),
    { numRuns: runs, endOnFailure: true },
  )
  expect(drafted).toBeGreaterThan(runs * 10)
}, 600_000)
