import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { stepAfterFiling } from '@ventanilla/domain/workflow/state/filing'
import { applyDecision } from '../../db/cases/apply.ts'
import { loadCase } from '../../db/cases/load.ts'
import { startOf } from '../../db/cases/start-case.ts'
import { json, sql } from '../../db/connection/sql.ts'
import { applyDeps } from '../../deps.ts'
import { guardedData } from '@ventanilla/demo/plausible/guarded-data'
import type { ApiWorld } from './world.ts'

/**
 * Drives a case of any family through the real server. A path names the family's steps with the outcome taken
 * in each; between them the subprocesses (fee, signature, notification, requerimiento …) take their ordinary
 * path. A permitted user performs each step with valid data generated from its field definitions; `data`
 * overrides some of it.
 */
export type Turn = readonly [step: string, outcome: string, data?: Readonly<Record<string, unknown>>]

type Who = Pick<
  ApiWorld,
  'deps' | 'doTask' | 'advanceTo' | 'openTasks' | 'letExpire' | 'actor' | 'writeAct' | 'load'
>

/** Takes the turns in order; the case then stands where the last one leads. */
export async function walk(world: Who, caseId: string, path: readonly Turn[]): Promise<void> {
  for (const [step, outcome, data = {}] of path) {
    await world.advanceTo(caseId, step)
    const definition = world.deps.catalogue.everyWorkflow.steps.get(step)
    const way = definition?.outcomes.find((o) => o.code === outcome)
    if (way === undefined) throw new Error(`${step} no tiene el resultado ${outcome}`)
    const task = (await world.openTasks(caseId)).find((t) => t.step === step)
    if (way.automatic === 'expiry') {
      await world.letExpire(caseId, step)
      continue
    }
    // firmeza is certified after the days to appeal; an appeal comes before
    const waits = definition?.kind === 'firmness' && way.by === 'staff' && task?.expiresAt !== null
    if (waits && task?.dueOn !== null) await world.letExpire(caseId, step)
    const given = { ...guardedData(way.guard, definition?.capture ?? []), ...data }
    // an act published or sent first runs for its days; if nobody responds, the clock acts
    const silent = definition?.outcomes.some((o) => o.automatic === 'expiry') === true
    const first = !silent && typeof definition?.termFrom === 'object' ? definition.termFrom.act : undefined
    const { flow } = (await world.load(caseId)).state
    if (first !== undefined && !flow.acts.some((a) => a.template === first && a.task === task?.id)) {
      await world.writeAct(caseId, step, given)
      await world.letExpire(caseId, step)
    }
    await world.doTask(caseId, step, outcome, given)
  }
}

/** Open steps of the case, or 'FIN' once it is closed. */
export async function standsAt(world: Who, caseId: string): Promise<string> {
  const open = await world.openTasks(caseId)
  return open.length === 0 ? 'FIN' : open.map((t) => t.step).join(' ')
}

/** Status and closing of a case in the database. */
export async function stateOfCase(
  world: Who,
  caseId: string,
): Promise<{ status: string; closed: boolean; acts: string[] }> {
  const row = await world.deps.db.one<{ status: string; closed: boolean; acts: string[] }>(sql`
    select status, coalesce((flow->>'closed')::boolean, false) as closed,
      array(select a.template from acts a where a.case_id = c.id and a.number is not null or (a.case_id = c.id and a.state = 'signed') order by a.created_at) as acts
    from cases c where c.id = ${caseId}::uuid`)
  if (row === undefined) throw new Error(`No existe el caso ${caseId}`)
  return row
}

/**
 * A case as its filing leaves it, for tests not about the type's form: stores the answers and opens the first
 * task by the same rule. With a form, use `fileProcedure`, which files through the front door.
 */
export async function filedCase(
  world: Who,
  ttId: number,
  options: {
    readonly applicant?: string
    readonly answers?: Readonly<Record<string, unknown>>
    readonly office?: string
  } = {},
): Promise<string> {
  const { deps } = world
  const { catalogue } = deps
  const procedure = catalogue.newest.procedures.get(ttId)
  const family = familyOfType(catalogue.everyWorkflow, procedure)
  if (procedure === undefined || family === undefined)
    throw new Error(`El trámite ${ttId} no tiene un flujo cargado`)
  const who = await world.actor(options.applicant ?? 'ciudadano@demo.test')
  const answers = { ...SAMPLE_ANSWERS, ...options.answers }
  const id = deps.newId()
  const now = deps.clock.now()
  const date = now.toISOString().slice(0, 10)
  const radicado = `PRUEBA-${id.slice(-12).toUpperCase()}`
  await deps.db.tx(async (tx) => {
    await tx.run(sql`
      insert into cases(id, tt_id, definitions, status, applicant_id, created_by, applicant_name, subject, radicado, filed_at, filed_business_date,
        submission, municipality, office, created_at, updated_at)
      select ${id}::uuid, ${ttId}, ${catalogue.newest.since}, 'radicada', u.id, u.id, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names),
        ${procedure.name}, ${radicado}, ${now}, ${date}, ${json(answers)}::jsonb, '73001', ${options.office ?? 'ibague'}, ${now}, ${now}
      from users u where u.id = ${who.id}::uuid`)
    await tx.run(sql`update users set electronic_notification = true where id = ${who.id}::uuid`)
    const loaded = await loadCase(tx, who, 'cases.draft', id)
    const facts = procedureFacts(procedure, answers)
    const filing = await startOf(tx, applyDeps(deps), loaded, {
      actor: who,
      step: stepAfterFiling(family, { ...loaded.state.facts, ...facts }),
      facts,
      event: { type: 'solicitud.radicada', data: { radicado, fecha: date } },
      audit: { verb: 'cases.file', address: null },
    })
    await applyDecision(tx, applyDeps(deps), filing)
  })
  return id
}

/** Answers every application needs, by the names of the shared blocks. */
const SAMPLE_ANSWERS = {
  nombre_proyecto: 'La Esperanza',
  predios: [
    {
      nombre_predio: 'La Esperanza',
      matricula_inmobiliaria: '350-123456',
      municipio: '73001',
      vereda: 'Toche',
      area_ha: 12.5,
    },
  ],
  direccion_correspondencia: 'Carrera 3 # 12-40, Ibagué',
  correo: 'ciudadano@demo.test',
  valor_proyecto: 30_000_000,
} as const
