import { instantiate } from '@ventanilla/domain/acts/instantiate'
import { withBlockIds } from '@ventanilla/domain/acts/block-ids'
import { actValues } from '@ventanilla/domain/cases/act-values/act-values'
import { KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import { openCatalogue } from '../../../catalogue.ts'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import { actContext } from '../../../db/cases/act-context.ts'
import { type ItemNow, itemsNow } from '../../../db/configuration/item-state.ts'
import { sql } from '../../../db/connection/sql.ts'
import { rowsFor } from '../../../db/scope.ts'
import { type AppDeps, applyDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { readAct } from '../../acts/act-row.ts'
import type { PrintDraft } from '../../acts/preview-act.ts'
import { kindOfItem } from '../kind-access.ts'
import { CASE_TITLE } from '../uses/statements.ts'
import { problemsOf } from '../shown.ts'
import { withDrafts } from '../uses/with-drafts.ts'
import { trialOfKind } from './table.ts'

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
  print: PrintDraft,
  ctx: Context,
  { actId, ...name }: Name & { readonly actId: string },
) {
  const kind = kindPrinted(ctx, name)
  const actor = me(ctx)
  const { act, loaded } = await readAct(deps.db, actor, 'acts.read', actId)
  if (act.template !== name.key || act.state !== 'signed') throw notFound()
  const [item] = await itemsNow(deps.db, [kind], name.key)
  if (item?.draft == null || item.draft.retired || problemsOf(kind, name.key, item.draft).length > 0)
    throw new Refusal('conflict', `No hay un borrador completo de ${KINDS[kind].name.one} que imprimir.`, {
      code: 'incompleto',
    })
  const catalogue = catalogueWith(deps, item)
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

/** The catalogue as it would be with a draft in force. @throws Error: it does not go together with what is in force */
function catalogueWith({ configuration }: AppDeps, item: ItemNow): CaseCatalogue {
  const now = configuration.current()
  const snapshot = { ...now, ...withDrafts(now, [item]) }
  return openCatalogue({ current: () => snapshot })
}
