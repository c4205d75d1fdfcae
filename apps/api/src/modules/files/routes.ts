import { files } from '@ventanilla/contract/files.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { Scanner } from '../../adapters/antivirus/port.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { confirmFile } from './confirm-file.ts'
import { openFilePages } from './file-pages.ts'
import { linkTo, readableFile } from './open-file.ts'
import { presign } from './presign.ts'
import { checkRemoval, removalLink, removeFile } from './remove-file.ts'

const REMOVED = { status: 200 as const, message: 'El archivo se eliminó.' }

export function registerFiles(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  let scanner: Promise<Scanner | null> | undefined
  const open = async (): Promise<Scanner | null> => {
    if (deps.settings.clamavUrl === null) return null
    const { createClamdScanner, readClamavUrl } = await import('../../adapters/antivirus/clamd.ts')
    return createClamdScanner(readClamavUrl(deps.settings.clamavUrl))
  }
  const pages = openFilePages(deps)
  app.addHook('onClose', () => pages.close())
  registerRoutes(app, routeDeps, files, {
    'files.presign': (ctx, { body }) => ctx.command(async (tx) => ok(await presign(tx, deps, me(ctx), body))),
    'files.presignOld': (ctx, { body }) =>
      ctx.command(async (tx) => ok(await presign(tx, deps, me(ctx), body))),
    'files.presignDelete': async (ctx, { body }) => {
      const id = await idOfPath(deps, me(ctx), body.urlDoc)
      return ok({ url: removalLink(deps, me(ctx).id, id) })
    },
    'files.removeByLink': (ctx, { params, query }) =>
      ctx.command(async (tx) => {
        await removeFile(tx, deps, checkRemoval(deps, params.id, query), params.id)
        return ok(REMOVED)
      }),
    'files.deleteOld': (ctx, { body }) =>
      ctx.command(async (tx) => {
        await removeFile(tx, deps, me(ctx).id, await idOfPath(deps, me(ctx), body.urlDoc))
        return ok(REMOVED)
      }),
    'files.remove': (ctx, { params }) =>
      ctx.command(async (tx) => {
        await removeFile(tx, deps, me(ctx).id, params.id)
        return ok(REMOVED)
      }),
    'files.confirm': async (ctx, { params }) =>
      ok(await confirmFile(deps, await (scanner ??= open()), me(ctx), params.id)),
    'files.state': async (ctx, { params }) => {
      const { id, name, size, mime, state, refusal, carries } = await readableFile(deps, me(ctx), params.id)
      return ok({ id, name, size, mime, state, refusal, carries })
    },
    'files.link': async (ctx, { params, query }) =>
      ok(await linkTo(deps, me(ctx), params.id, query.ver === 'si')),
    'files.pages': async (ctx, { params }) => ok(await pages.count(me(ctx), params.id)),
    'files.page': async (ctx, { params }) => ({
      ...ok(await pages.picture(me(ctx), params.id, params.page)),
      headers: { 'content-type': 'image/png' },
    }),
  })
}

/**
 * The user's own file that a path names: by the `urlTosaved` of its upload, or by its name when unique.
 * Prevents deleting the wrong one of two files with the same name.
 */
async function idOfPath(deps: AppDeps, actor: Actor, urlDoc: string): Promise<string> {
  const name = urlDoc.split('/').at(-1) ?? ''
  const byId = /^([0-9a-f-]{36})(?:\.\w+)?$/.exec(name)?.[1]
  const rows = await deps.db.rows<{ id: string; named: boolean }>(sql`
    select id, id::text = ${byId ?? ''} as named from files where owner_id = ${actor.id}::uuid and state <> 'replaced'
      and (id::text = ${byId ?? ''} or name = ${name}) order by named desc limit 2`)
  const [first, second] = rows
  if (first === undefined) throw notFound('El archivo no existe.')
  if (!first.named && second !== undefined)
    throw new Refusal(
      'conflict',
      'Hay más de un archivo con ese nombre. Indique el que respondió la carga en «urlTosaved».',
      { code: 'nombre_repetido' },
    )
  return first.id
}
