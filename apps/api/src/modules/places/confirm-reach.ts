import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { capturesIn } from '@ventanilla/domain/configuration/zones'
import type { LonLat } from '@ventanilla/domain/geography/coordinates'
import { placeOn, reachesAround, snap } from '@ventanilla/domain/geography/streams/snap'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { askForReason, isReason } from '@ventanilla/domain/kernel/reason'
import { WATER_MOST } from '@ventanilla/domain/places/place-limits'
import { audit } from '../../db/audit.ts'
import { type CaptureRef, keepReach } from '../../db/places/capture-reaches.ts'
import { takingCases } from '../../db/places/captures.ts'
import { someShapes } from '../../db/places/layers.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { refuseOver } from '../../http/guards/budgets.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import {
  caseCapture,
  joined,
  type KnownCapture,
  netInForce,
  registeredCapture,
  shownReach,
  takingsIn,
} from './captures.ts'

/** Reaches near a point, nearest first; none without a layer of streams. */
export async function reachesNear(
  deps: AppDeps,
  at: LonLat,
): Promise<EndpointAnswer<(typeof places)['reaches']>['body']> {
  const net = await netInForce(deps)
  const near = net === null ? [] : reachesAround(net.streams, at, WATER_MOST.reachMetres)
  return { rows: near.slice(0, WATER_MOST.reaches).map(shownReach) }
}

/**
 * A technician says on which reach a capture is. Mistake: a word about another layer, or over what a colleague just said: both
 * are refused, and nothing that was said before is removed.
 */
export const confirmReach =
  (deps: AppDeps): Handler<(typeof places)['confirmReach']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const known = await captureFor(deps, actor, body.capture)
    if (known === null) throw notFound('La captación no existe.')
    const net = await netInForce(deps)
    if (net?.zone.layer !== body.streams)
      throw new Refusal('conflict', 'La capa de corrientes cambió. Mire de nuevo en qué tramo está.', {
        code: 'otra_capa',
      })
    const on = placeOn(net.streams, body.reach, known.at)
    if (on === null) throw wrong('reach', 'La capa de corrientes no tiene ese tramo.')
    if (snap(net.streams, known.at)?.reachId !== body.reach && !isReason(body.reason))
      throw wrong('reason', askForReason('por qué está en ese tramo, que no es el más cercano'))
    await refuseOver(deps.db, 'reachesConfirmedOfPerson', actor.id)
    return ctx.command(async (tx) => {
      const at = deps.clock.now()
      const kept = await keepReach(tx, body.capture, {
        ...known.at,
        id: deps.newId(),
        streams: body.streams,
        reach: body.reach,
        previous: body.previous,
        by: actor.id,
        at,
        reason: body.reason,
      })
      if (!kept)
        throw new Refusal('conflict', 'Alguien dijo otra cosa de esa captación. Mírelo antes de confirmar.', {
          code: 'cambio',
        })
      await audit(tx, {
        actorId: actor.id,
        verb: ctx.endpointId,
        caseId: 'caseId' in body.capture ? body.capture.caseId : null,
        subject: known.name,
        address: ctx.address,
        detail: { tramo: on.name === '' ? body.reach : `${on.name} (${body.reach})`, motivo: body.reason },
        at,
        newId: deps.newId,
      })
      const [now] = await joined({ db: tx }, net, [known])
      if (now === undefined) throw notFound('La captación no existe.')
      return ok(now.shown)
    })
  }

/**
 * A capture of whose reach the reader may say something. Attack: naming by its id a case on which one does not work, or a shape
 * of a layer that is no register in force.
 */
async function captureFor(deps: AppDeps, actor: Actor, ref: CaptureRef): Promise<KnownCapture | null> {
  if ('caseId' in ref) {
    const where = { caseId: ref.caseId, permission: 'captures.confirm' } as const
    const [row] = await takingCases(deps.db, actor, takingsIn(deps), where, 1)
    return row === undefined ? null : caseCapture(deps, row)
  }
  const zone = capturesIn(deps.catalogue.contents).find(({ layer }) => layer === ref.layer)
  if (zone === undefined) return null
  const [shape] = await someShapes(deps.db, ref.layer, [ref.number])
  return shape === undefined ? null : registeredCapture(actor, zone, shape)
}

const wrong = (place: string, message: string): Refusal =>
  new Refusal('invalid', message, {
    code: 'tramo_invalido',
    problems: [{ path: `body.${place}`, message }],
  })
