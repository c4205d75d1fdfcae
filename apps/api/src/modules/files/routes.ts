import { files } from '@ventanilla/contract/files.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/cases/problem'
import type { FastifyInstance } from 'fastify'
import type { Scanner } from '../../adapters/antivirus/port.ts'
import { type Db, sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { confirmFile, type FileState } from './confirm-file.ts'
import { linkTo, readableFile } from './open-file.ts'
import { presign } from './presign.ts'

const REMOVED = { status: 200 as const, message: 'El archivo se eliminó.' }

export function registerFiles(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  let scanner: Promise<Scanner | null> | undefined
  const open = async (): Promise<Scanner | null> => {
    if (deps.settings.clamavUrl === null) return null
    const { createClamdScanner, readClamavUrl } = await import('../../adapters/antivirus/clamd.ts')
    return createClamdScanner(readClamavUrl(deps.settings.clamavUrl))
  }
  registerRoutes(app, routeDeps, files, {
    'files.presign': (ctx, { body }) => ctx.command(async (tx) => ok(await presign(tx, deps, me(ctx), body))),
    'files.presignOld': (ctx, { body }) =>
      ctx.command(async (tx) => ok(await presign(tx, deps, me(ctx), body))),
    'files.presignDelete': async (ctx, { body }) => {
      const id = await idOfPath(deps, me(ctx), body.urlDoc)
      return ok({ url: `${deps.settings.publicUrl}/api/v1/archivos/${id}` })
    },
    'files.deleteOld': (ctx, { body }) =>
      ctx.command(async (tx) => {
        await remove(tx, deps, me(ctx), await idOfPath(deps, me(ctx), body.urlDoc))
        return ok(REMOVED)
      }),
    'files.remove': (ctx, { params }) =>
      ctx.command(async (tx) => {
        await remove(tx, deps, me(ctx), params.id)
        return ok(REMOVED)
      }),
    'files.confirm': async (ctx, { params }) =>
      ok(await confirmFile(deps, await (scanner ??= open()), me(ctx), params.id)),
    'files.state': async (ctx, { params }) => {
      const { id, name, size, mime, state, refusal } = await readableFile(deps, me(ctx), params.id)
      return ok({ id, name, size, mime, state: state as FileState['state'], refusal })
    },
    'files.link': async (ctx, { params, query }) =>
      ok(await linkTo(deps, me(ctx), params.id, query.ver === 'si')),
  })
}

/** The last upload of the person under a path of the specification. */
async function idOfPath(deps: AppDeps, actor: Actor, urlDoc: string): Promise<string> {
  const name = urlDoc.split('/').at(-1) ?? ''
  const byId = /^([0-9a-f-]{36})(?:\.\w+)?$/.exec(name)?.[1]
  const row = await deps.db.one<{ id: string }>(sql`
    select id from files where owner_id = ${actor.id}::uuid and (id::text = ${byId ?? ''} or name = ${name}) order by created_at desc limit 1`)
  if (row === undefined) throw notFound('El archivo no existe.')
  return row.id
}

/** One's own file, only while it is not part of a filed case or of a finished task. */
async function remove(tx: Db, deps: AppDeps, actor: Actor, id: string): Promise<void> {
  const row = await tx.one<{ id: string; filed: boolean }>(sql`
    select f.id, coalesce(c.radicado is not null and f.purpose = 'solicitud', false) as filed
    from files f left join cases c on c.id = f.case_id where f.id = ${id}::uuid and f.owner_id = ${actor.id}::uuid and f.state <> 'replaced' for update of f`)
  if (row === undefined) throw notFound('El archivo no existe.')
  const used = await tx.one(sql`
    select 1 from tasks t join files f on f.case_id = t.case_id where f.id = ${id}::uuid and t.state = 'done' and t.data::text like '%' || ${id} || '%' limit 1`)
  if (row.filed || used !== undefined)
    throw new Refusal(409, 'El archivo ya es parte del caso y no se elimina.', { code: 'en_caso' })
  await tx.run(sql`update files set state = 'replaced' where id = ${id}::uuid`)
}
