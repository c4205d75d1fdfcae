import type { Finding } from '@ventanilla/domain/configuration/between'
import { type Item, type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../db/audit.ts'
import { endDraft } from '../../db/configuration/edits.ts'
import { keepTakers } from '../../db/configuration/hand-overs.ts'
import type { ItemNow } from '../../db/configuration/item-state.ts'
import {
  becomePublisher,
  bringDueIntoForce,
  makeWait,
  patiently,
  release,
} from '../../db/configuration/release.ts'
import { type Change, judgeTimeline, readTimeline } from '../../db/configuration/timeline.ts'
import {
  addVersions,
  demandSound,
  keepContents,
  nameOf,
  type Part,
  storedContent,
  type Versioned,
} from '../../db/configuration/versions.ts'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Tx } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me, type Reply } from '../../http/context.ts'
import { recordRefusal } from '../../http/refusals.ts'
import { demandTakers } from './closing.ts'
import { findingsShown } from './findings.ts'
import { contentOf } from './shown.ts'
import type { UsesDeps } from './uses/in-use.ts'

export interface Named {
  readonly kind: string
  readonly key: string
}

/** Why something is published, and the warnings that are accepted. */
export interface Why {
  readonly reason: string
  readonly norm: string
  readonly accepted: readonly { readonly finding: string; readonly reason: string }[]
  /** who takes over the work of each item that closes */
  readonly handOver?: readonly { readonly kind: string; readonly key: string; readonly to: string }[]
}

/**
 * Runs a call as the only publisher, in the transaction of its command; what is due is in force before. A refusal
 * leaves an audit line that names the items.
 */
export async function asPublication<R extends Reply>(
  deps: Deps,
  ctx: Context,
  named: readonly Named[],
  work: (tx: Tx, at: Date) => Promise<R>,
): Promise<R> {
  const at = deps.clock.now()
  await bringDueIntoForce(deps.db, at)
  return patiently(() =>
    ctx.command(async (tx) => {
      await becomePublisher(tx)
      return work(tx, at)
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof Refusal && (error.kind === 'forbidden' || error.kind === 'conflict'))
      await recordRefusal(deps, ctx, {
        detail: { refused: error.code ?? error.kind, elementos: named.map(nameOf) },
      })
    throw error
  })
}

/** What becomes a version. */
export interface NewVersion {
  readonly item: ItemNow
  readonly version: Omit<Versioned, 'kind' | 'key' | 'hash'>
  /** the draft that it ends */
  readonly endsDraft: boolean
}

/**
 * Makes versions come into force together, now or at an instant, unless a rule stands against it.
 * @throws `Refusal` for invalid contents, contradictions, and warnings that nobody accepted
 */
export async function bringAbout(
  tx: Tx,
  deps: UsesDeps,
  ctx: Context,
  versions: readonly NewVersion[],
  why: Why,
  { due, at, inUse }: { readonly due: Date | null; readonly at: Date; readonly inUse: readonly Finding[] },
): Promise<{ readonly parts: readonly Part[]; readonly release: number | null }> {
  demandNorm(
    versions.map(({ item }) => item.kind),
    why,
  )
  const contents = versions.map(({ item, version }): Item => {
    // sound, or refused below
    return { kind: item.kind, key: item.key, content: contentOf(version.text) as never }
  })
  demandSound(contents.filter((_, i) => versions[i]?.version.retired !== true))
  const set = contents.map(({ kind, key, content }, i) => ({
    kind,
    key,
    content: versions[i]?.version.retired === true ? null : content,
  }))
  const change = { set, at: due, now: at, off: [] }
  await demandNoContradiction(tx, deps.catalogue, change, why.accepted, inUse)
  const takers = await demandTakers(tx, change, why.handOver)
  const stored = contents.map((content, i) => ({ ...storedContent(content), ...versions[i]?.version }))
  await keepContents(tx, stored)
  const actor = me(ctx).id
  const parts = await addVersions(tx, stored, {
    origin: 'autoridad',
    author: actor,
    publisher: actor,
    reason: why.reason,
    norm: why.norm,
    at,
  })
  await keepTakers(
    tx,
    takers.flatMap(({ kind, key, to }) => {
      const id = versions.find(({ item }) => item.kind === kind && item.key === key)?.item.id
      const part = parts.find(({ item }) => item === id)
      return part === undefined ? [] : [{ ...part, taker: { kind, key: to } }]
    }),
  )
  for (const { item, endsDraft } of versions) if (endsDraft) await endDraft(tx, item, 'publicar', actor, at)
  const number = due === null ? await release(tx, parts, at, why.reason) : null
  if (due !== null) await makeWait(tx, parts, due)
  await recordAll(
    tx,
    deps,
    ctx,
    versions.map(({ item }) => item),
    {
      motivo: why.reason,
      ...(why.norm !== '' && { norma: why.norm }),
      ...(number !== null && { publicacion: number }),
      ...(due !== null && { desde: due.toISOString() }),
      ...(why.accepted.length > 0 && { avisos: why.accepted }),
      ...(takers.length > 0 && { entrega: takers }),
    },
  )
  return { parts, release: number }
}

/** Norm: what binds people names the norm that it follows, where the kind asks for it. */
function demandNorm(kinds: readonly KindId[], { norm }: Pick<Why, 'norm'>): void {
  const asks = kinds.find((kind) => KINDS[kind].asksNorm)
  if (asks === undefined || norm !== '') return
  const message = `Escriba la norma en que se apoya: la piden los cambios de ${KINDS[asks].name.many}.`
  throw new Refusal('invalid', message, { code: 'norma', problems: [{ path: 'body.norm', message }] })
}

/** Errors stop; each warning is accepted by its own reason. Within the publisher's lock: nothing else changes meanwhile. */
export async function demandNoContradiction(
  tx: Tx,
  { wholeRules }: Pick<CaseCatalogue, 'wholeRules'>,
  change: Change,
  accepted: Why['accepted'],
  inUse: readonly Finding[] = [],
): Promise<void> {
  const judged = judgeTimeline(await readTimeline(tx), change, wholeRules)
  const caused = [...judged.caused, ...inUse]
  const known = new Set(accepted.map(({ finding }) => finding))
  const refuse = async (message: string, code: string, open: readonly Finding[]): Promise<never> => {
    throw new Refusal('conflict', message, { code, current: { findings: await findingsShown(tx, open) } })
  }
  const errors = caused.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    await refuse(`Así no puede quedar. ${errors[0]?.sentence ?? ''}`, 'contradiccion', caused)
  const open = caused.filter(({ id }) => !known.has(id))
  if (open.length > 0)
    await refuse(`Hay avisos por aceptar. ${open[0]?.sentence ?? ''}`, 'aviso_sin_aceptar', open)
}

export const recordAll = (
  tx: Tx,
  deps: Deps,
  ctx: Context,
  items: readonly Named[],
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: items.length === 1 ? items.map(nameOf).join() : null,
    address: ctx.address,
    detail: { elementos: items.map(nameOf), ...detail },
    at: deps.clock.now(),
    newId: deps.newId,
  })
