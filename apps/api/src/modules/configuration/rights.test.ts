import { factory } from '@ventanilla/catalog/factory'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { holds } from '@ventanilla/domain/access/permissions'
import { KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { type ConfigurationRight, mayConfigure } from '@ventanilla/domain/configuration/rights'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publishFactory } from '../../db/configuration/publish-factory.ts'
import { setRoles } from '../../db/people/people.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** What the calls of the configuration let every role do with every kind, against the rule that the domain states. */

const SOMEBODY = 'lider-respel@demo.test'
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await publishFactory(world.db, world.clock.now(), factory())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

/** A key that an item of the kind could have. */
const keyOf = (kind: KindId): string =>
  ['1', '2026', 'norte', 'AUTO', 'caso.cerrado'].find((key) => KINDS[kind].keys.pattern.test(key)) ?? ''

const STEM = '/api/v1/configuracion'
/** A call for each right that is allowed up to its own rejection, which nothing but the right comes before. */
const CALLS: readonly (readonly [
  right: ConfigurationRight,
  allowed: number,
  of: (kind: KindId) => readonly ['GET' | 'POST', string, unknown],
])[] = [
  ['read', 200, (kind) => ['GET', `${STEM}/clases/${kind}/elementos`, undefined]],
  ['edit', 422, (kind) => ['POST', `${STEM}/clases/${kind}/elementos`, { key: '/', content: {} }]],
  [
    'publish',
    409,
    (kind) => [
      'POST',
      `${STEM}/programaciones/retirar`,
      {
        items: [{ kind, key: keyOf(kind), due: '2026-03-01T05:00:00.000Z' }],
        reason: 'No debe llegar hasta aquí',
      },
    ],
  ],
]

/** Each role, and two pairs: one role publishes some kind, the other only edits another. */
const HELD: readonly (readonly [string, ...string[]])[] = [
  ...ROLES.map(({ code }): [string] => [code]),
  ['CLI_LIQUIDADOR', 'CLI_SUBDIRECTOR_JURIDICO'],
  ['CLI_SUBDIRECTOR_ADMINISTRATIVO', 'CLI_COORDINADOR_RECURSOS'],
]

it.each(HELD.map((roles) => [roles.join(' and '), roles] as const))(
  '%s sees, edits and publishes exactly the kinds that the rule says',
  async (_, roles) => {
    const { id } = await world.actor(SOMEBODY)
    await world.db.run(sql`update users set main_role = ${roles[0]} where id = ${id}::uuid`)
    await world.db.tx((tx) => setRoles(tx, id, roles))
    const actor = await world.actor(SOMEBODY)
    expect(actor.roles).toEqual(roles)
    const token = await world.tokenFor(id)
    const found: unknown[] = []
    const expected: unknown[] = []
    for (const kind of keysIn(KINDS))
      for (const [right, allowed, of] of CALLS) {
        const [method, path, body] = of(kind)
        found.push([kind, right, (await world.call(method, path, body, token)).status])
        const rule = (): number => {
          if (!holds(actor, `configuration.${right}`)) return 403
          if (!mayConfigure(roles, 'read', kind)) return 404
          return mayConfigure(roles, right, kind) ? allowed : 403
        }
        expected.push([kind, right, rule()])
      }
    expect(found).toEqual(expected)
    await world.db.run(sql`delete from rate_limits`)
  },
)
