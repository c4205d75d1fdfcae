import type { reports, SavedReport } from '@ventanilla/contract/reports.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { permissionsOf } from '@ventanilla/domain/access/permissions'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { z } from 'zod'
import { type Db, json, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { judged } from './ask-report.ts'

type Saving = z.output<(typeof reports)['save']['body']>
type Changing = z.output<(typeof reports)['change']['body']>

/** More would be an unreadable list. */
const MOST = 50

interface Row {
  readonly id: string
  readonly name: string
  readonly question: SavedReport['question']
  readonly role: string | null
  readonly owner: string
  readonly owner_id: string
  readonly version: number
  readonly sends: SavedReport['sends']
}

const toldTo =
  ({ catalogue }: AppDeps, actor: Actor) =>
  ({ owner_id, role, ...row }: Row): SavedReport => ({
    ...row,
    role,
    roleName: role === null ? null : (catalogue.roleNames[role] ?? role),
    own: owner_id === actor.id,
  })

/** Saved reports, each with how it is sent to this reader. */
const readSaved = (db: Db, actor: Actor, which: Statement): Promise<Row[]> =>
  db.rows<Row>(sql`
    select s.id, s.name, s.question, s.role, u.first_names || ' ' || u.last_names as owner, s.owner_id, s.version, e.every as sends
    from saved_reports s join users u on u.id = s.owner_id
    left join report_sendings e on e.report_id = s.id and e.reader_id = ${actor.id}::uuid
    where ${which} order by s.name, s.id`)

/** Those that a reader opens: their own, and those shared with a role that they hold now. */
const openTo = (actor: Actor): Statement =>
  sql`(s.owner_id = ${actor.id}::uuid or s.role = any(${[...actor.roles]}::text[]))`

/** Roles that can open reports. */
export const reportRoles = ({ catalogue }: AppDeps): { value: string; label: string }[] =>
  Object.entries(catalogue.roleNames)
    .filter(([code]) => permissionsOf([code]).includes('reports.read'))
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))

/**
 * Reports of the reader, and those shared with a role that they hold now: a role that was taken away shows nothing more. Who
 * shared one and lost the account's roles still owns it; its readers see their own rows in any case.
 */
export async function savedReports(deps: AppDeps, actor: Actor): Promise<SavedReport[]> {
  const rows = await readSaved(deps.db, actor, openTo(actor))
  return rows.map(toldTo(deps, actor))
}

export type SavedQuestion = SavedReport['question']

/** The question of a report that a reader opens; null: it is gone, or not shared with them any more. */
export async function questionSaved(db: Db, actor: Actor, id: string): Promise<SavedQuestion | null> {
  const [row] = await readSaved(db, actor, sql`s.id = ${id}::uuid and ${openTo(actor)}`)
  return row?.question ?? null
}

function demandRole(deps: AppDeps, role: string | null): void {
  if (role === null || reportRoles(deps).some(({ value }) => value === role)) return
  throw new Refusal('invalid', 'Ese rol no abre reportes. Elija otro.', {
    code: 'rol',
    problems: [{ path: 'role', message: 'Ese rol no abre reportes. Elija otro.' }],
  })
}

async function ownOne(tx: Db, deps: AppDeps, actor: Actor, id: string): Promise<SavedReport> {
  const [row] = await readSaved(tx, actor, sql`s.id = ${id}::uuid`)
  if (row === undefined) throw notFound('Ese reporte no existe o no es suyo.')
  return toldTo(deps, actor)(row)
}

export async function saveReport(tx: Db, deps: AppDeps, actor: Actor, body: Saving): Promise<SavedReport> {
  judged(body.question)
  demandRole(deps, body.role)
  const kept = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from saved_reports where owner_id = ${actor.id}::uuid`,
  )
  if ((kept?.n ?? 0) >= MOST)
    throw new Refusal(
      'conflict',
      `Ya tiene ${MOST} reportes guardados. Elimine alguno antes de guardar otro.`,
      {
        code: 'demasiados_reportes',
      },
    )
  const id = deps.newId()
  const now = deps.clock.now()
  await tx.run(sql`
    insert into saved_reports(id, owner_id, name, question, role, created_at, updated_at)
    values (${id}::uuid, ${actor.id}::uuid, ${body.name}, ${json(body.question)}::jsonb, ${body.role}, ${now}, ${now})`)
  return ownOne(tx, deps, actor, id)
}

/** Race: two windows change one report; the second finds another version. */
export async function changeReport(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  id: string,
  body: Changing,
): Promise<SavedReport> {
  const row = await tx.one<{ version: number }>(
    sql`select version from saved_reports where id = ${id}::uuid and owner_id = ${actor.id}::uuid for no key update`,
  )
  if (row === undefined) throw notFound('Ese reporte no existe o no es suyo.')
  if (row.version !== body.version)
    throw new Refusal('conflict', 'El reporte cambió en otra ventana. Vuelva a abrirlo e intente de nuevo.', {
      code: 'version',
      current: { version: row.version },
    })
  demandRole(deps, body.role)
  await tx.run(sql`
    update saved_reports set name = ${body.name}, role = ${body.role}, version = version + 1, updated_at = ${deps.clock.now()}
    where id = ${id}::uuid`)
  return ownOne(tx, deps, actor, id)
}

export async function removeReport(tx: Db, actor: Actor, id: string): Promise<void> {
  const gone = await tx.run(
    sql`delete from saved_reports where id = ${id}::uuid and owner_id = ${actor.id}::uuid`,
  )
  if (gone === 0) throw notFound('Ese reporte no existe o no es suyo.')
}

/**
 * Asks for a report by mail, or ends it. Each reader who opens it can; the owner's question stays as it is. Race: its owner removes
 * it at the same moment.
 */
export async function scheduleReport(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  id: string,
  every: SavedReport['sends'],
): Promise<SavedReport> {
  const open = await tx.one<{ id: string }>(
    sql`select s.id from saved_reports s where s.id = ${id}::uuid and ${openTo(actor)} for key share`,
  )
  if (open === undefined) throw notFound('Ese reporte no existe o no se comparte con usted.')
  if (every === null)
    await tx.run(
      sql`delete from report_sendings where report_id = ${id}::uuid and reader_id = ${actor.id}::uuid`,
    )
  else
    await tx.run(sql`
      insert into report_sendings(report_id, reader_id, every, since)
      values (${id}::uuid, ${actor.id}::uuid, ${every}, ${deps.clock.now()})
      on conflict (report_id, reader_id) do update set every = excluded.every, since = excluded.since, sent_on = null`)
  return ownOne(tx, deps, actor, id)
}
