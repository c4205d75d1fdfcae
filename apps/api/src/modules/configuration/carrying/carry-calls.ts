import { KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import type { CarryVerdict } from '@ventanilla/domain/configuration/words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit, nothingToAudit } from '../../../db/audit.ts'
import {
  type Configuration,
  ConfigurationError,
  soundConfiguration,
} from '../../../db/configuration/carrying/carried-files.ts'
import { onLayersHere } from '../../../db/configuration/carrying/carried-layers.ts'
import {
  type Carried,
  carriedConfiguration,
  carriedTitle,
  draftCarried,
  judgeCarried,
  leftAlone,
} from '../../../db/configuration/carrying/carry.ts'
import { itemStates, type NewDraft } from '../../../db/configuration/drafts.ts'
import { hashOf, nameOf, type StoredContent } from '../../../db/configuration/versions.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { spendAll } from '../../../http/guards/spending.ts'
import { createTurns, type TurnRules } from '../../../http/guards/turns.ts'
import { ok } from '../../../http/reply.ts'
import { recordAll } from '../bring-about.ts'
import { kindFor } from '../kind-access.ts'
import { changesOf } from '../shown.ts'
import { archiveOf, openArchive } from './archive.ts'

/** Memory of one process: each archive is unpacked and judged whole. */
const TURNS: TurnRules = {
  mostOfPerson: 1,
  most: 2,
  yours: { message: 'Todavía se revisa el archivo que envió antes. Espere a que termine.', code: 'en_curso' },
  everybodys: {
    message: 'El portal ya revisa otras configuraciones. Intente de nuevo en un momento.',
    code: 'ocupado',
  },
}
/** Characters of all changes of an answer, as JSON; what goes beyond is read on the draft's own screen. */
const MOST_TOLD = 2_000_000
const MOST_TOLD_OF_ONE = 20_000

/** The configuration as an archive: carried away, compared, and brought as drafts. */
export function carryCalls(deps: AppDeps) {
  const turn = createTurns(TURNS)
  const judged = <T>(ctx: Context, work: () => Promise<T>): Promise<T> =>
    turn(me(ctx).id, async () => {
      await spendAll(deps, [{ name: 'carriedArchivesOfPerson', who: me(ctx).id }])
      return work()
    })
  return {
    'configuration.export': (ctx: Context) => exportAll(deps, ctx),
    'configuration.compare': (ctx: Context, { body }: { readonly body: { readonly archive: string } }) =>
      judged(ctx, () => compare(deps, ctx, body.archive)),
    'configuration.bring': (ctx: Context, { body }: { readonly body: Chosen }) =>
      judged(ctx, () => bring(deps, ctx, body)),
  }
}

interface Chosen {
  readonly archive: string
  readonly items: readonly { readonly kind: string; readonly key: string }[]
}

async function exportAll(deps: AppDeps, ctx: Context) {
  const configuration = await carriedConfiguration(deps.db).catch((error: unknown) => {
    throw error instanceof ConfigurationError
      ? new Refusal('conflict', error.message, { code: 'sin_configuracion' })
      : error
  })
  const at = deps.clock.now()
  await audit(deps.db, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    address: ctx.address,
    detail: { cuantos: configuration.contents.length },
    at,
    newId: deps.newId,
  })
  return {
    status: 200 as const,
    body: archiveOf(configuration),
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="configuracion-${bogotaDate(at.toISOString())}.zip"`,
    },
  }
}

/** What an archive has, all of it sound. @throws `Refusal` (invalid) with a sentence for each problem */
async function configurationIn(archive: string): Promise<Configuration> {
  try {
    return await soundConfiguration(await openArchive(Buffer.from(archive, 'base64')))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const lines = error.message.split('\n')
    throw new Refusal('invalid', lines[0] ?? '', {
      code: 'archivo',
      problems: lines.slice(0, 50).map((message) => ({ path: 'body.archive', message })),
    })
  }
}

/** What each item would do for this reader. */
function verdictFor(ctx: Context, { kind, verdict }: Carried): CarryVerdict {
  return verdict === 'igual' || mayConfigure(me(ctx).roles, 'edit', kind) ? verdict : 'ajeno'
}

async function compare(deps: AppDeps, ctx: Context, archive: string) {
  const { contents, layers } = await configurationIn(archive)
  const states = await itemStates(deps.db)
  const judged = judgeCarried(await onLayersHere(deps.db, contents, layers), states)
  let told = 0
  const rows = judged.flatMap((one) => {
    const verdict = verdictFor(ctx, one)
    if (verdict === 'igual' && one.why === '') return []
    const changes = one.before === null ? [] : changesOf(one.before, one.text)
    const length = JSON.stringify(changes).length
    const tells = length <= MOST_TOLD_OF_ONE && told + length <= MOST_TOLD
    if (tells) told += length
    return {
      kind: one.kind,
      one: KINDS[one.kind].name.one,
      key: one.key,
      title: carriedTitle(one),
      verdict,
      brings: verdict !== 'ajeno' && one.draft !== null,
      why: one.why,
      changes: tells ? changes : [],
      more: !tells,
    }
  })
  const same = judged.filter(({ verdict }) => verdict === 'igual').length
  return ok({ rows, same, left: leftAlone(contents, states) })
}

/** The contents that were chosen, which the reader edits. */
function chosenOf(
  ctx: Context,
  contents: readonly StoredContent[],
  items: Chosen['items'],
): readonly StoredContent[] {
  for (const kind of new Set(items.map((one) => one.kind))) kindFor(ctx, kind, 'edit')
  const known = new Map(contents.map((one) => [nameOf(one), one]))
  const missing = items.findIndex((one) => !known.has(nameOf(one)))
  if (missing >= 0) {
    const message = 'No está en el archivo: compárelo de nuevo.'
    throw new Refusal('invalid', message, {
      code: 'archivo',
      problems: [{ path: `body.items.${missing}`, message }],
    })
  }
  const names = new Set(items.map(nameOf))
  return contents.filter((one) => names.has(nameOf(one)))
}

async function bring(deps: AppDeps, ctx: Context, { archive, items }: Chosen) {
  const { contents, layers } = await configurationIn(archive)
  const chosen = chosenOf(ctx, contents, items)
  return ctx.command(async (tx) => {
    const carried = await onLayersHere(tx, chosen, layers)
    const drafts = await draftCarried(tx, carried, me(ctx).id, deps.clock.now()).catch((error: unknown) => {
      throw error instanceof ConfigurationError ? stopped(error) : error
    })
    if (drafts.length === 0) nothingToAudit(tx)
    else await recordAll(tx, deps, ctx, drafts, { borradores: drafts.length, huella: hashOf(archive) })
    return ok({ drafted: byKind(drafts), unchanged: chosen.length - drafts.length })
  })
}

function stopped(error: ConfigurationError): Refusal {
  const lines = error.message.split('\n')
  const more = lines.length === 1 ? '' : ` Y ${lines.length - 1} más.`
  return new Refusal('conflict', `No se guardó ninguno. ${lines[0] ?? ''}${more}`, { code: 'borrador' })
}

function byKind(drafts: readonly NewDraft[]) {
  const counted = new Map<KindId, number>()
  for (const { kind } of drafts) counted.set(kind, (counted.get(kind) ?? 0) + 1)
  return [...counted].map(([kind, count]) => ({ kind, many: KINDS[kind].name.many, count }))
}
