import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { takingCases } from '../../db/places/captures.ts'
import { sql } from '../../db/connection/sql.ts'
import { rowsFor } from '../../db/scope.ts'
import type { AppDeps } from '../../deps.ts'
import { caseCapture, joined, netInForce, takingsIn } from './captures.ts'
import { waterAt } from './water.ts'

type Answer = EndpointAnswer<(typeof places)['captureOfCase']>['body']

/** The capture of a case that an official reads, and those above and below it. */
export async function captureOfCase(deps: AppDeps, actor: Actor, caseId: string): Promise<Answer> {
  const { db } = deps
  if (actor.kind !== 'funcionario') throw notFound()
  const there = await db.one(
    sql`select 1 from cases c where c.id = ${caseId}::uuid and c.radicado is not null and ${rowsFor(actor, 'cases.read')}`,
  )
  if (there === undefined) throw notFound()
  const [row] = await takingCases(db, actor, takingsIn(deps), { caseId, permission: 'cases.read' }, 1)
  const known = row === undefined ? null : caseCapture(deps, row)
  if (known === null) return { capture: null, water: null }
  const [own] = await joined(deps, await netInForce(deps), [known])
  if (own === undefined) return { capture: null, water: null }
  return {
    capture: own.shown,
    water: await waterAt(deps, actor, { at: known.at, reach: null, source: null, own }),
  }
}
