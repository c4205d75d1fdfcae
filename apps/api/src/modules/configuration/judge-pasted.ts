import { judgePasted, type PastedRows } from '@ventanilla/domain/configuration/judge-pasted'
import { canonical } from '@ventanilla/domain/configuration/canonical'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import type { Deps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { kindFor } from './kind-access.ts'
import { textOf } from './save-draft.ts'
import { changesOf, contentOf, titleOf } from './shown.ts'

/** What a pasted row builds on: the draft, or what is in force. */
const textNow = ({ draft, inForce }: ItemNow): string | null => draft?.text ?? inForce?.text ?? null

/** What each pasted row would do; saves nothing. */
export async function judgePastedRows(deps: Deps, ctx: Context, name: string, given: PastedRows) {
  const kind = kindFor(ctx, name, 'edit')
  textOf(given.begin, 'body.begin')
  given.rows.forEach((row, i) => textOf(row, `body.rows.${i}`))
  const items = await itemsNow(deps.db, [kind])
  const known = items.flatMap((item) => {
    const text = textNow(item)
    const retired = (item.draft ?? item.inForce)?.retired === true
    return text === null ? [] : [{ key: item.key, content: contentOf(text), retired }]
  })
  const byKey = new Map(items.map((item) => [item.key, item]))
  const rows = judgePasted(kind, known, given).map(({ verdict, key, content, problems }) => {
    const item = key === null ? undefined : byKey.get(key)
    const text = canonical(content)
    return {
      verdict,
      key,
      title: titleOf(kind, key ?? '', text),
      revision: item?.revision ?? 0,
      base: item?.inForce?.number ?? 0,
      content: { ...content },
      changes: item === undefined ? [] : changesOf(textNow(item), text),
      problems: [...problems],
    }
  })
  return ok({ rows })
}
