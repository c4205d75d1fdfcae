import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { sql } from '../../db/connection/sql.ts'
import { type Leaving, type Origin, walkTo } from './every-outcome.ts'
import { filedCase, type Turn, walk } from '../stories/family-walk.ts'
import type { Host } from '@ventanilla/demo/scenarios/hosts'
import { openEntryPoint } from '@ventanilla/demo/teller/open-entry-point'
import { AT_TASK, BEFORE_WALK, HAS_SUPERIOR, offender } from './outcome-data.ts'
import { givePower } from '@ventanilla/demo/people/powers'
import { type ApiWorld, START } from '../stories/world.ts'

const APPLICANT = 'ciudadano@demo.test'
const STRANGER = 'empresa@demo.test'
const WINDOW = 'cli-ventanilla-unica@demo.test'

/** Outcomes taken in any case, as `PG-03 si`. */
export async function taken(world: ApiWorld): Promise<ReadonlySet<string>> {
  const rows = await world.db.rows<{ name: string }>(sql`
    select distinct body::jsonb ->> 'paso' || ' ' || (body::jsonb ->> 'resultado') as name
    from case_events where type = 'tarea.cerrada'`)
  return new Set(rows.map((row) => row.name))
}

let walks = 0

/** Takes an outcome in a new case, by the shortest path. */
export async function takeOutcome(world: ApiWorld, leaving: Leaving): Promise<void> {
  const walked = walkTo(leaving)
  if (walked === null) throw new Error(`No hay camino hasta ${leaving.name}`)
  // some walks take years: open tasks of earlier cases must not expire meanwhile
  await world.db.run(sql`update tasks set expires_at = null where state in ('open', 'waiting')`)
  walks += 1
  await world.db.run(sql`delete from rate_limits`)
  world.clock.set(new Date(Date.parse(START) + walks * 61_000))
  const caseId = await begin(world, walked.origin)
  await BEFORE_WALK[leaving.name]?.(world, caseId)
  const away = HAS_SUPERIOR.has(leaving.name)
  if (away) await alone(world, 'away')
  try {
    for (const turn of walked.turns) await take(world, caseId, turn)
  } finally {
    if (away) await alone(world, 'back')
  }
}

/** Signers whose acts allow only reposición. */
const alone = (world: ApiWorld, where: 'away' | 'back'): Promise<number> =>
  world.db.run(sql`update users set active = ${where === 'back'}
    where email like 'cli-director-general%' or email like 'cli-jefe-territorial%'`)

/** Takes one turn; a step that first notifies the signed act does so before. */
async function take(world: ApiWorld, caseId: string, [stepId, code, data = {}]: Turn): Promise<void> {
  await world.advanceTo(caseId, stepId)
  const step = workflow.steps.get(stepId)
  const outcome = step?.outcomes.find((one) => one.code === code)
  const tells = step?.outcomes.find((one) => one.returnTo === stepId && one.to === 'NOT-01')
  if (tells !== undefined && tells !== outcome && (await isOffered(world, caseId, stepId, tells.code)))
    await walk(world, caseId, [[stepId, tells.code]])
  if (outcome?.automatic === 'guard') {
    await world.writeAct(caseId, stepId)
    await world.access(caseId)
    return
  }
  await world.advanceTo(caseId, stepId)
  // sends the act from which the step's term counts
  const counts = outcome?.automatic === 'expiry' || outcome?.by === 'applicant'
  const first = counts && typeof step?.termFrom === 'object' ? step.termFrom.act : undefined
  const { acts } = (await world.load(caseId)).state.flow
  if (first !== undefined && !acts.some((act) => act.template === first && act.origin === stepId))
    await world.writeAct(caseId, stepId, data)
  const here = await AT_TASK[stepId]?.(world, caseId, code)
  await walk(world, caseId, [[stepId, code, { ...data, ...here }]])
}

async function isOffered(world: ApiWorld, caseId: string, step: string, code: string): Promise<boolean> {
  const who = await world.doerOf(caseId, step)
  const task = (await world.openTasks(caseId)).find((one) => one.step === step)
  const reply = await world.call('GET', `/api/v1/tareas/${task?.id}`, undefined, await world.tokenFor(who.id))
  const { outcomes } = reply.body as { outcomes: readonly { code: string; enabled: boolean }[] }
  return outcomes.some((one) => one.code === code && one.enabled)
}

/** Begins the case at the path's origin: filed, opened from another case, or requested as a change. */
async function begin(world: ApiWorld, origin: Origin): Promise<string> {
  if ('change' in origin) return changeAsked(world, origin.change)
  if ('ttId' in origin) {
    const { ttId } = origin
    return filedCase(world, ttId, { applicant: APPLICANT, answers: EXAMPLES.get(ttId)?.complete ?? {} })
  }
  const { entryPoint, host } = origin
  const beside = host === null ? null : await besideA(world, host)
  return opened(
    world,
    entryPoint.family.id,
    entryPoint.step.id,
    beside,
    entryPoint.entryPoint.for === 'anyone' ? STRANGER : APPLICANT,
  )
}

async function opened(
  world: ApiWorld,
  family: string,
  step: string,
  beside: string | null,
  applicant = APPLICANT,
): Promise<string> {
  const scenario = {
    name: step,
    target: step,
    applicant,
    days: 0,
    turns: {},
    entryPoint: { family, step, beside },
  }
  const id = await openEntryPoint(world.deps, world, world.call, scenario, beside)
  if (id === null) throw new Error(`${step} no se abre`)
  return id
}

/** A case next to which others run. */
async function besideA(world: ApiWorld, host: Host): Promise<string> {
  if (host === 'migrated' || host === 'sanctioned') {
    const [family, turns]: [string, readonly Turn[]] =
      host === 'migrated'
        ? [
            'migracion',
            [
              ['MIG-01', 'asignado'],
              ['MIG-02', 'cargado'],
              ['MIG-03', 'validado', { 'migracion.legible': true }],
            ],
          ]
        : ['sancionatorio', [['SAN-01', 'reparto', await offender(world)]]]
    const id = await opened(world, family, turns[0]?.[0] ?? '', null)
    await walk(world, id, turns)
    return id
  }
  const id = (await world.fileConcession({ applicant: APPLICANT })).caseId
  if (host === 'proxied') await givePower(world, APPLICANT, 'apoderado@demo.test', id)
  if (host === 'refused')
    await walk(world, id, [
      ['PG-13', 'proyectada', { 'decision.sentido': 'niega' }],
      ['PG-16', 'archivo'],
    ])
  else await world.advanceTo(id, host === 'closed' ? 'FIN' : 'PG-05')
  return id
}

/** A change of applicant up to a given step: the transferee opens the link. */
async function changeAsked(world: ApiWorld, how: 'sent' | 'bound' | 'window'): Promise<string> {
  const { caseId } = await world.fileConcession({ applicant: APPLICANT })
  if (how === 'bound') return (await world.bindChange(caseId, STRANGER)).changeId
  const asked = await world.askChange(
    caseId,
    await world.newApplicant(STRANGER),
    how === 'window' ? { by: WINDOW } : {},
  )
  if (how === 'window')
    await world.call(
      'POST',
      `/api/v1/cambios-solicitante/${caseId}/aceptar-enlace`,
      { token: asked.token },
      await world.tokenFor(STRANGER),
    )
  return asked.changeId
}
