import { applicantChanges } from '@ventanilla/contract/applicant-changes.contract'
import { applicantChangePortal } from '@ventanilla/contract/portal/applicant-change.contract'
import { applicantChangeCalls } from '@ventanilla/contract/portal/applicant-change-calls.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { Permission } from '@ventanilla/domain/access/permissions'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { stepOfChange } from '@ventanilla/domain/workflow/definition/change-steps'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type Handlers, type RouteDeps, registerRoutes } from '../../http/routes.ts'
import { official } from '../../http/guards/staff.ts'
import { askChange } from './ask-change.ts'
import { changesOf, findCase } from './case-changes.ts'
import { changeActHandlers } from './change-act.ts'
import { recordOf, viewChange, wrongState } from './change-record.ts'
import { endFormer, formerCase, formerCases } from './former-cases.ts'
import { sendLink } from './links.ts'
import { moveChange } from './move-change.ts'
import { MOVES } from './moves.ts'
import { readApplicantChange, readOffer, registerNewApplicant, takeOffer, throughLink } from './offers.ts'
import type { Reach } from './reach.ts'

const NO_ACCESS = 'No tienes los permisos necesarios para acceder a esta solicitud'

/**
 * Registers the calls of the change of applicant: section 7's twenty, those of its form, and the portal's own.
 */
export function registerApplicantChanges(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  deps: AppDeps,
  reach: Reach,
): void {
  registerRoutes(app, routeDeps, applicantChangeCalls, calls(deps, reach))
  registerRoutes(app, routeDeps, applicantChangePortal, {
    readApplicantChange: (ctx, { params, query }) =>
      throughLink(deps, ctx, () => readApplicantChange(deps, params.id, query.token)),
    async registerNewApplicant(ctx, { params, query, body }) {
      if (body.cs_id_solicitud !== params.id)
        throw new Refusal('invalid', 'La solicitud no es la del enlace.', { code: 'datos_invalidos' })
      return throughLink(deps, ctx, () =>
        registerNewApplicant(deps, ctx, params.id, query.token, body.cs_new_usr_id),
      )
    },
  })
  registerRoutes(app, routeDeps, applicantChanges, {
    'changes.ofCase': async (ctx, { params }) => ok(await changesOf(deps, me(ctx), params.id)),
    'changes.findCase': async (ctx, { query }) => ok(await findCase(deps, official(ctx), query)),
    'changes.resendLink': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const actor = me(ctx)
        const loaded = await viewChange(tx, actor, 'changes.ask', params.id)
        const own = loaded.state.parties.some(
          (p) => p.personId === actor.id && p.role !== 'nuevo_solicitante',
        )
        if (actor.kind !== 'funcionario' && !own)
          throw new Refusal('forbidden', NO_ACCESS, { code: 'sin_permiso' })
        const waitsAt = stepOfChange(deps.catalogue.of(loaded.row).workflow, 'link').id
        if (!loaded.state.flow.tasks.some((t) => t.step === waitsAt))
          throw wrongState(deps, loaded, 'enviar otro enlace')
        await sendLink(tx, deps, ctx, reach, params.id)
        deps.wake()
        return ok({ message: 'Enviamos otro enlace. El anterior ya no sirve.' })
      }),
    'changes.readOffer': async (ctx, { params, body }) =>
      ok(await throughLink(deps, ctx, () => readOffer(deps, params.id, body.token))),
    'changes.takeOffer': (ctx, { params, body }) =>
      throughLink(deps, ctx, () => takeOffer(deps, ctx, params.id, body.token)),
    'changes.formerCases': async (ctx) => ok(await formerCases(deps, me(ctx))),
    'changes.formerCase': async (ctx, { params }) => ok(await formerCase(deps, me(ctx), params.id)),
    'changes.endFormer': (ctx, { params, body }) => endFormer(deps, ctx, params.id, body),
  })
}

const calls = (deps: AppDeps, reach: Reach): Handlers<typeof applicantChangeCalls> => ({
  'changes.ask': askChange(deps, reach),
  'changes.read': (ctx, { params }) => read(deps, me(ctx), 'cases.read', params.id),
  'changes.open': (ctx, { params }) => read(deps, me(ctx), 'cases.read', params.id),
  'changes.dataToApply': (ctx, { params }) => read(deps, official(ctx), 'cases.act', params.id),
  'changes.send': (ctx, { params }) => moveChange(deps, reach, ctx, MOVES.send, params),
  'changes.approve': (ctx, { params }) => moveChange(deps, reach, ctx, MOVES.approve, params),
  'changes.reject': (ctx, { params }) => moveChange(deps, reach, ctx, MOVES.reject, params),
  'changes.assign': (ctx, { body: { id_abogado, ...body } }) =>
    moveChange(deps, reach, ctx, MOVES.assign, { ...body, data: { 'cambio.abogado': id_abogado } }),
  'changes.review': (ctx, { body }) => moveChange(deps, reach, ctx, MOVES.review, body),
  'changes.returnByCoordinator': (ctx, { body: { correcciones, ...body } }) =>
    moveChange(deps, reach, ctx, MOVES.returnByCoordinator, { ...body, reason: correcciones }),
  'changes.approveByCoordinator': (ctx, { body }) =>
    moveChange(deps, reach, ctx, MOVES.approveByCoordinator, body),
  'changes.returnBySubdirector': (ctx, { body: { correcciones, ...body } }) =>
    moveChange(deps, reach, ctx, MOVES.returnBySubdirector, { ...body, reason: correcciones }),
  'changes.answer': (ctx, { body: { state, ...body } }) =>
    moveChange(deps, reach, ctx, state === 'aceptada' ? MOVES.accept : MOVES.deny, body),
  'changes.apply': (ctx, { body }) => moveChange(deps, reach, ctx, MOVES.apply, body),
  ...changeActHandlers(deps, reach),
})

/** Section 8 for loading a request: no permission and no request respond alike, with 403 and its sentence. */
async function read(deps: AppDeps, actor: Actor, permission: Permission, id: string) {
  try {
    const loaded = await viewChange(deps.db, actor, permission, id)
    return {
      status: 200 as const,
      body: {
        status: 200 as const,
        message: 'Consulta realizada',
        data: await recordOf(deps.db, deps, actor, loaded),
      },
    }
  } catch (error) {
    if (error instanceof Refusal && (error.kind === 'missing' || error.kind === 'forbidden'))
      return { status: 403 as const, body: { status: 403 as const, message: NO_ACCESS, data: null } }
    throw error
  }
}
