import type { Answer } from '@ventanilla/demo/teller/caller'
import { runStories } from '@ventanilla/demo/teller/stories'
import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { UNKNOWN_WHEN_WRITTEN } from '@ventanilla/domain/places/zone-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { NO_LAYER, zoneOn } from '../../testing/stories/made-zones.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** An opinion and the zones of its case. */

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await publishItems(world, { kind: 'zona', key: '1', content: zoneOn(NO_LAYER) })
}, 60_000)
afterAll(() => world.close())

const opinionOf = async (caseId: string): Promise<{ id: string; state: string; text: string }> => {
  const act = await world.db.one<{ id: string; state: string; doc: EditorNode }>(
    sql`select id, state, doc from acts where case_id = ${caseId}::uuid and template = 'CONCEPTO_TEC'`,
  )
  return { id: act?.id ?? '', state: act?.state ?? '', text: act === undefined ? '' : plainText(act.doc) }
}
/** An official who works on the case says that the place does not cross the zone. */
async function verify(caseId: string): Promise<void> {
  const [task] = await world.openTasks(caseId)
  const { id } = await world.doerOf(caseId, task?.step ?? '')
  const { status, body } = await world.call(
    'POST',
    `/api/v1/solicitudes/${caseId}/zonas/1/verificar`,
    { state: 'no_cruza', note: 'Miré el mapa nacional' },
    await world.tokenFor(id),
  )
  expect([status, body.message]).toEqual([200, undefined])
}

/** Asks for the code of a signature, as a signer does. */
const askToSign = async (signer: string, act: string): Promise<Answer> =>
  world.call('POST', '/api/v1/create-firma-otp', { id: act, keep: false }, await world.tokenFor(signer))

it('an opinion is not signed while nobody knows whether its case crosses a zone, nor while its text says so', async () => {
  const { caseId } = await world.fileConcession()
  let signer = ''
  // what the stories sign in their own way is signed here as people do it, up to the opinion
  const stories = runStories(world.deps, world.app, world.clock, {
    sign: async (who, ofCase, act) => {
      const { id } = await opinionOf(ofCase)
      if (act !== id) return world.doTask(ofCase, 'FIR-04', 'firmado')
      signer = who.id
      throw new Error((await askToSign(who.id, act)).body.message)
    },
  })
  await expect(stories.advanceTo(caseId, 'FIN')).rejects.toThrow(
    'Nadie sabe todavía si el lugar cruza: Páramos.',
  )
  const { id, state, text } = await opinionOf(caseId)
  expect(state).toBe('sign')
  expect(text).toContain(UNKNOWN_WHEN_WRITTEN)
  await verify(caseId)
  const stale = await askToSign(signer, id)
  expect([stale.status, stale.body.message]).toEqual([
    409,
    expect.stringContaining('todavía dice que una zona está sin verificar'),
  ])
})

it('an opinion says the result of each zone with layer and date, and who verified it', async () => {
  const { caseId } = await world.fileConcession()
  await verify(caseId)
  await world.advanceTo(caseId, 'FIN')
  const { text } = await opinionOf(caseId)
  expect(text).toContain('Páramos')
  expect(text).toMatch(/No la cruza\. Lo verificó .+: Miré el mapa nacional/)
  expect(text).toContain('Instituto de prueba, 30 de junio de 2024')
})
