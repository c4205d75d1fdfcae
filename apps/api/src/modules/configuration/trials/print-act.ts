import { instantiate } from '@ventanilla/domain/acts/instantiate'
import { withBlockIds } from '@ventanilla/domain/acts/block-ids'
import { actValues } from '@ventanilla/domain/cases/act-values/act-values'
import { KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import { actContext } from '../../../db/cases/act-context.ts'
import { type ItemNow, itemsNow } from '../../../db/configuration/item-state.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { LoadedCase } from '../../../db/cases/load.ts'
import type { Snapshot } from '../../../db/configuration/snapshot.ts'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import type { Actor } from '@ventanilla/domain/access/actor'
import { rowsFor } from '../../../db/scope.ts'
import { type AppDeps, applyDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem } from '../kind-access.ts'
import { CASE_TITLE } from '../uses/statements.ts'
import { problemsOf } from '../shown.ts'
import { withDrafts } from '../uses/with-drafts.ts'
import { trialOfKind } from './table.ts'

/** What prints an act, of other modules. */
export interface ActPrinting {
  /** prints a text for a user, by id, marked as a draft */
  readonly print: (
    who: string,
    text: { readonly caseId: string; readonly title: string; readonly doc: EditorNode },
  ) => Promise<{ readonly url: string }>
  /** an act that the reader reaches; any other responds as missing */
  readonly readAct: (
    db: Db,
    actor: Actor,
    id: string,
  ) => Promise<{
    readonly act: {
      readonly id: string
      readonly template: string
      readonly state: string
      readonly drafter: string | null
    }
    readonly loaded: LoadedCase
  }>
  readonly catalogueOf: (snapshot: Snapshot) => CaseCatalogue
}

interface Name {
  readonly kind: string
  readonly key: string
}

/** The kind of an act, which the caller reads. */
function kindPrinted(ctx: Context, name: Name): KindId {
  const kind = kindOfItem(ctx, name, 'read')
  const trial = trialOfKind(kind)
  if (!('none' in trial) || trial.prints !== true) throw notFound()
  return kind
}

/** The last acts of a template that the caller reaches: what their cases say fills its draft. */
export async function casesToPrint({ db }: AppDeps, ctx: Context, name: Name) {
  kindPrinted(ctx, name)
  const rows = await db.rows<{ actId: string; caseId: string; title: string; signedOn: string | null }>(sql`
    select a.id as "actId", c.id as "caseId", ${CASE_TITLE} as title, to_char(a.dated_on, 'YYYY-MM-DD') as "signedOn"
    from acts a join cases c on c.id = a.case_id
    where a.template = ${name.key} and a.state = 'signed' and ${rowsFor(me(ctx), 'acts.read')}
    order by a.signed_at desc nulls last, a.id desc limit 10`)
  return ok({ rows })
}

/**
 * Prints the draft of an act with the values of the case of a signed one, marked as a draft. Nothing is stored and nothing
 * numbered.
 */
export async function printDraftAct(
  deps: AppDeps,
  { print, readAct, catalogueOf }: ActPrinting,
  ctx: Context,
  { actId, ...name }: Name & { readonly actId: string },
) {
  const kind = kindPrinted(ctx, name)
  const actor = me(ctx)
  const { act, loaded } = await readAct(deps.db, actor, actId)
  if (act.template !== name.key || act.state !== 'signed') throw notFound()
  const [item] = await itemsNow(deps.db, [kind], name.key)
  if (item?.draft == null || item.draft.retired || problemsOf(kind, name.key, item.draft).length > 0)
    throw new Refusal('conflict', `No hay un borrador completo de ${KINDS[kind].name.one} que imprimir.`, {
      code: 'incompleto',
    })
  const now = deps.configuration.current()
  // what does not go together was refused when it was saved as a draft, or is by the review
  const catalogue = catalogueOf({ ...now, ...withDrafts(now, [item]) })
  const template = catalogue.actTemplateOf(name.key, loaded.row, loaded.state.facts)
  if (template === undefined) throw notFound()
  const { flow } = loaded.state
  const task = flow.acts.find(({ id }) => id === act.id)?.task ?? ''
  const context = await actContext(
    deps.db,
    { ...applyDeps(deps), catalogue },
    loaded,
    seenFrom(loaded.state, { id: task }),
    act.drafter ?? '',
    name.key,
  )
  const { url } = await print(actor.id, {
    caseId: loaded.row.id,
    title: template.name,
    doc: withBlockIds(instantiate(template, actValues(context))),
  })
  return ok({ caseId: loaded.row.id, url, title: template.name })
}
