// The whole portal for one test: accounts, no cases, and a clock set by the test over the channel with which it
// started this program. None of it is reachable from the network or from `npm start`.
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { layersIn } from '@ventanilla/domain/configuration/zones'
import { viewCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import { openedParts, openPortal } from '../../open-portal.ts'
import { readSettings } from '../../settings.ts'
import { onShutdown } from '../../shutdown.ts'
import { seedPeople } from '@ventanilla/demo/people/demo-people'
import { failingPoints } from '@ventanilla/demo/plausible/failing-points'
import { createRunningClock } from '../servers/running-clock.ts'
import { NO_LAYER } from '../stories/made-zones.ts'
import { publishItems } from '../stories/publish-items.ts'
import { sendBack } from '../stories/returned-case.ts'
import { runStories } from '@ventanilla/demo/teller/stories'
import type { DoorCall, DoorReady, DoorReply, WalkDoor } from './walk-client.ts'

if (process.send === undefined) throw new Error('Only a test starts this program')
const tell = process.send.bind(process) as (message: DoorReply | DoorReady) => boolean
const parts = openedParts()
onShutdown(() => parts.close())

const SURFACE_WATER = 3
const settings = readSettings()
const clock = createRunningClock(process.argv[2] ?? '')
const { deps, app, loop } = await openPortal(
  {
    settings,
    say: () => undefined,
    clock,
    prepare: async (ready) => void (await seedPeople(ready)),
  },
  parts,
)
const stories = runStories(deps, app, clock)

const door: WalkDoor = {
  now: () => Promise.resolve(clock.now().toISOString()),
  async moveTo(instant) {
    // work under way belongs to the day on which it began
    await loop.drain()
    if (new Date(instant) < clock.now()) throw new RangeError(`The clock does not go back to ${instant}`)
    clock.set(instant)
    await loop.drain()
  },
  settle: () => loop.drain(),
  file: (applicant, ttId = SURFACE_WATER, answers) =>
    stories.fileProcedure(ttId, { applicant, ...(answers !== undefined && { answers }) }),
  sendBack: (ttId, applicant) => sendBack({ ...stories, deps }, ttId, applicant),
  advanceTo: (caseId, step, data) => stories.advanceTo(caseId, step, data),
  doTask: (caseId, step, outcome, data) => stories.doTask(caseId, step, outcome, data),
  failing: async (caseId, step) =>
    failingPoints(deps, await viewCase(deps.db, SYSTEM, 'cases.read', caseId), step),
  async doer(caseId, step) {
    const { id } = await stories.doerOf(caseId, step)
    return (
      (await deps.db.one<{ email: string }>(sql`select email from users where id = ${id}::uuid`))?.email ?? ''
    )
  },
  askChange: (caseId, newApplicant) => stories.askChange(caseId, newApplicant),
  bindChange: (caseId, email) => stories.bindChange(caseId, email),
  async loseLayer(name) {
    const zone = layersIn(deps.catalogue.contents).find((one) => one.name === name)
    if (zone === undefined) throw new Error(`No hay una zona ${name}`)
    const { key, ...content } = zone
    const item = { kind: 'zona' as const, key, content: { ...content, layer: NO_LAYER } }
    await publishItems({ deps, db: deps.db, clock, personId: stories.personId }, item)
  },
  openTasks: (caseId) => stories.openTasks(caseId),
}

process.on('message', ({ id, name, args }: DoorCall) => {
  const work = door[name] as (...given: readonly unknown[]) => Promise<unknown>
  work(...args).then(
    (value) => tell({ id, value: value ?? null }),
    (error: unknown) => tell({ id, error: String((error as Error).stack ?? error) }),
  )
})
tell({ ready: true })
