import type { EndpointInput, EndpointReply, EndpointShape } from '@ventanilla/contract/endpoint'
import type { applicantChangeCalls } from '@ventanilla/contract/portal/applicant-change-calls.contract'
import { isOpen } from '@ventanilla/domain/acts/remarks'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { ActLife } from '@ventanilla/domain/workflow/state/state'
import type { LoadedCase } from '../../db/cases/load.ts'
import { remarksOfAct } from '../../db/cases/remarks.ts'
import type { Tx } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me, type Reply } from '../../http/context.ts'
import { official } from '../../http/guards/staff.ts'
import type { Handler, Handlers } from '../../http/routes.ts'
import { actOf, recordOf, viewChange } from './change-record.ts'
import { taskFor } from './move-change.ts'
import type { Reach } from './reach.ts'

type Calls = typeof applicantChangeCalls
type ActCalls = Pick<
  Calls,
  | 'changes.corrections'
  | 'changes.readAct'
  | 'changes.startAct'
  | 'changes.saveAct'
  | 'changes.sign'
  | 'changes.preview'
>

const NO_PREVIEW = 'No se puede previsualizar archivo'

function theAct(deps: AppDeps, loaded: LoadedCase): ActLife {
  const act = actOf(deps, loaded)
  if (act === undefined)
    throw new Refusal('conflict', 'El auto de cambio de solicitante todavía no se ha empezado.', {
      code: 'sin_documento',
    })
  return act
}

type ChangeReply<E extends EndpointShape> = Exclude<EndpointReply<E>['body'], { rawJson: string }>

/**
 * Runs a shared handler and rewords its response for these calls, before the response is stored for the
 * request's idempotency key: a repeated call must return the response of this call.
 */
async function through<E extends EndpointShape, R extends Reply>(
  ctx: Context,
  handler: Handler<E>,
  input: EndpointInput<E>,
  tell: (tx: Tx, body: ChangeReply<E>) => R | Promise<R>,
): Promise<R> {
  const command: Context['command'] = (work) =>
    ctx.command(async (tx) => {
      const { body } = await work(tx)
      // the work is the handler's, which replies as E declares; what it returns is replaced by R
      return (await tell(tx, body as ChangeReply<E>)) as unknown as Awaited<ReturnType<typeof work>>
    })
  // what `command` returned
  return (await handler({ ...ctx, command }, input)) as unknown as R
}

/** Calls about the act: each uses the editor, preview and signature of every other act. */
export const changeActHandlers = (deps: AppDeps, reach: Reach): Handlers<ActCalls> => ({
  'changes.corrections': async (ctx, { params }) => {
    const actor = official(ctx)
    const loaded = await viewChange(deps.db, actor, 'cases.act', params.id)
    const { correcciones } = await recordOf(deps.db, deps, actor, loaded)
    const act = actOf(deps, loaded)
    const remarks =
      act === undefined
        ? []
        : (await remarksOfAct(deps.db, act.id)).map((remark) => ({
            pasaje: remark.quote,
            texto: remark.said.text,
            por: remark.names.author,
            atendida: !isOpen(remark),
          }))
    return {
      status: 200,
      body: { status: 200, message: 'Consulta realizada', data: { correcciones, observaciones: remarks } },
    }
  },
  'changes.readAct': async (ctx, { params }) => {
    const loaded = await viewChange(deps.db, official(ctx), 'cases.act', params.id)
    const act = theAct(deps, loaded)
    const { body } = await reach.readAct(ctx, { params: { id: act.id }, query: {}, body: undefined })
    if ('rawJson' in body) throw new Error('an act is not answered as raw text')
    return {
      status: 200,
      body: {
        status: 200,
        message: 'Consulta realizada',
        data: {
          id: body.id,
          estado: body.state,
          titulo: body.title,
          doc: body.doc,
          version: body.docVersion,
          numero: body.number,
        },
      },
    }
  },
  'changes.startAct': async (ctx, { body }) => {
    const { loaded, task } = await taskFor(deps.db, deps, me(ctx), body.id, {
      at: ['draft'],
      does: 'proyectar el auto',
    })
    const data = body.obligaciones === '' ? {} : { 'cambio.obligaciones': body.obligaciones }
    const given = {
      params: { id: task.id },
      query: {},
      body: { version: body.version ?? loaded.row.version, data },
    }
    return through(ctx, reach.startAct, given, (_tx, started) => ({
      status: 200 as const,
      body: {
        status: 200 as const,
        message: 'Proyectando el auto de cambio de solicitante',
        data: { id: started.actId, version: started.version },
      },
    }))
  },
  'changes.saveAct': async (ctx, { params, body }) => {
    const { loaded } = await taskFor(deps.db, deps, me(ctx), params.id, {
      at: ['draft', 'submit', 'correct'],
      does: 'cambiar el texto del auto',
    })
    const given = {
      params: { id: theAct(deps, loaded).id },
      query: {},
      body: { doc: body.doc, version: body.version },
    }
    return through(ctx, reach.saveAct, given, (_tx, saved) => ({
      status: 200 as const,
      body: {
        status: 200 as const,
        message: 'El auto quedó guardado.',
        data: { version: saved.docVersion },
      },
    }))
  },
  'changes.sign': async (ctx, { body }) => {
    const { loaded } = await taskFor(deps.db, deps, me(ctx), body.id, {
      at: ['sign'],
      does: 'firmar el auto',
    })
    const given = {
      params: {},
      query: {},
      body: {
        id: theAct(deps, loaded).id,
        code: body.code,
        ...(body.version !== undefined && { version: body.version }),
      },
    }
    return through(ctx, reach.signAct, given, async (tx, { message, data }) => {
      const { state } = await viewChange(tx, me(ctx), 'cases.act', body.id)
      return {
        status: 200 as const,
        body: {
          status: 200 as const,
          message,
          data: {
            id: body.id,
            estado: state.status,
            version: data.version,
            numero: data.number,
            firmado: data.signed,
          },
        },
      }
    })
  },
  'changes.preview': async (ctx, { body }) => {
    const loaded = await viewChange(deps.db, official(ctx), 'cases.act', body.id)
    const act = actOf(deps, loaded)
    if (act === undefined) throw new Refusal('conflict', NO_PREVIEW, { code: 'sin_documento' })
    try {
      const shown = await reach.previewAct(ctx, { params: {}, query: {}, body: { id: act.id } })
      if ('rawJson' in shown.body) throw new Error('a preview is not answered as raw text')
      const { fileName, url } = shown.body.data
      return {
        status: 200,
        body: { status: 200, message: shown.body.message, fileName, url, data: { fileName, url } },
      }
    } catch (error) {
      if (error instanceof Refusal && error.code === 'previsualizacion')
        throw new Refusal(error.kind, NO_PREVIEW, { code: error.code })
      throw error
    }
  },
})
