import type { Finding } from '@ventanilla/domain/configuration/between'
import { itemsNow } from '../../db/configuration/item-state.ts'
import { nameOf } from '../../db/configuration/versions.ts'
import type { Db } from '../../db/connection/sql.ts'
import { titleOfItem } from './shown.ts'

/** Findings with the names of their items. */
export async function findingsShown(db: Db, findings: readonly Finding[]) {
  const kinds = [...new Set(findings.flatMap(({ items }) => items.map(({ kind }) => kind)))]
  const titles = new Map(
    kinds.length === 0
      ? []
      : (await itemsNow(db, kinds)).map((item) => [nameOf(item), titleOfItem(item)] as const),
  )
  return findings.map(({ id, severity, sentence, items }) => ({
    id,
    severity,
    sentence,
    items: items.map(({ kind, key }) => ({ kind, key, title: titles.get(nameOf({ kind, key })) ?? key })),
  }))
}
