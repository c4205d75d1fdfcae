import type { AlertId } from '@ventanilla/domain/configuration/groups/alerts'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { sql } from '../connection/sql.ts'
import { alertRecipients } from './alert-recipients.ts'

/** Who receives an alert to officials, with a group named for it and without. */

/** may register the absences of everybody */
const COORDINATOR = 'cli-coordinador-juridico@demo.test'
/** may register those of their own office */
const HEAD = 'cli-jefe-territorial@demo.test'
/** may register their own alone */
const LAWYER = 'cli-juridico@demo.test'
const ADMINS = ['cli-admin@demo.test', 'superadmin@demo.test']

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

async function told(alert: AlertId, office: string | null): Promise<readonly string[]> {
  const ids = await alertRecipients(world.db, world.deps.catalogue.contents, alert, office)
  const rows = await world.db.rows<{ email: string }>(
    sql`select email from users where id = any(${[...ids]}::uuid[]) order by email`,
  )
  return rows.map(({ email }) => email)
}
async function group(people: readonly string[], more: Partial<ContentOf<'grupo'>> = {}): Promise<void> {
  const ids = await Promise.all(people.map((email) => world.personId(email)))
  const alerts: ContentOf<'grupo'>['alerts'] = ['ausencia_sin_reemplazo', 'sede_cerrada']
  const content = { order: 0, name: 'Reemplazos', active: true, office: null, roles: [], alerts }
  await publishItems(world, {
    kind: 'grupo',
    key: '1',
    content: { ...content, people: ids.toSorted(), ...more },
  })
}

it('without a group it is whoever usually is', async () => {
  expect(await told('ausencia_sin_reemplazo', 'norte')).toEqual(expect.arrayContaining(ADMINS))
  expect(await told('publicacion_pendiente', 'norte')).toContain('cli-secretaria-juridica@demo.test')
})

it('of a group it is only who may be told, and nobody else', async () => {
  const head = await world.actor(HEAD)
  await group([COORDINATOR, HEAD, LAWYER])
  expect(await told('ausencia_sin_reemplazo', 'otra')).toEqual([COORDINATOR])
  expect(await told('ausencia_sin_reemplazo', head.office)).toEqual([COORDINATOR, HEAD].toSorted())
})

it('an alert is never lost: where nobody of the group may be told, it is whoever usually is', async () => {
  await group([LAWYER])
  const usual = await told('ausencia_sin_reemplazo', null)
  expect(usual).toEqual(expect.arrayContaining(ADMINS))
  expect(usual).not.toContain(LAWYER)
  // administrators alone are told who still works in a closed office
  await group([COORDINATOR])
  expect(await told('sede_cerrada', 'norte')).toEqual(expect.arrayContaining(ADMINS))
  await world.db.run(sql`update users set active = false where email = ${COORDINATOR}`)
  expect(await told('ausencia_sin_reemplazo', null)).toEqual(expect.arrayContaining(ADMINS))
  await world.db.run(sql`update users set active = true where email = ${COORDINATOR}`)
})

it('another alert, an inactive group and another office leave it as it was', async () => {
  for (const change of [{ alerts: [] }, { active: false }, { office: 'norte' }]) {
    await group([COORDINATOR], change)
    expect(await told('ausencia_sin_reemplazo', 'otra')).toEqual(expect.arrayContaining(ADMINS))
  }
})
