import type { Finding } from '@ventanilla/domain/configuration/between'
import { inUseWarning, stopsBeingOffered } from '@ventanilla/domain/configuration/in-use'
import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import type { ItemNow } from '../../../db/configuration/item-state.ts'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import type { Deps } from '../../../deps.ts'
import { contentOf, inForceText, titleOfItem } from '../shown.ts'
import type { Around } from './chosen.ts'
import { countUses, holds } from './count.ts'
import { USES } from './table.ts'
import type { KindUses } from './use.ts'

export type UsesDeps = Deps & { readonly catalogue: Around & Pick<CaseCatalogue, 'contents' | 'wholeRules'> }

/** An item, and the content with which it would be in force; null: it is retired. */
interface Leaving {
  readonly item: ItemNow
  readonly text: string | null
}

const leaves = ({ item, text }: Leaving): boolean => {
  const before = inForceText(item)
  return stopsBeingOffered(before === null ? null : contentOf(before), text === null ? null : contentOf(text))
}

/**
 * Warnings for the items that would no longer be offered and that something uses. They are counted before anything is
 * locked: counting can be long, and a publication must not hold the gate meanwhile.
 */
export async function inUseWarnings(
  deps: UsesDeps,
  changes: readonly Leaving[],
): Promise<readonly Finding[]> {
  const leaving = changes.filter(leaves)
  const found: Finding[] = []
  for (const kind of new Set(leaving.map(({ item }) => item.kind)))
    found.push(
      ...(await warningsOf(
        deps,
        kind,
        leaving.filter(({ item }) => item.kind === kind),
      )),
    )
  return found
}

async function warningsOf(
  { db, catalogue }: UsesDeps,
  kind: KindId,
  leaving: readonly Leaving[],
): Promise<readonly Finding[]> {
  const entry: KindUses = USES[kind]
  // what hands over names who takes its work: the publication asks for that instead
  if ('unused' in entry || KINDS[kind].holds !== undefined) return []
  const keys = leaving.map(({ item }) => item.key)
  const counted = await countUses(db, kind, keys, catalogue, catalogue.contents.of(kind), holds)
  return leaving.flatMap(({ item, text }) => {
    const warning = inUseWarning({
      kind,
      key: item.key,
      title: titleOfItem(item),
      uses: counted.map(({ use: { one, many }, counts }) => ({
        one,
        many,
        count: counts === null ? null : (counts.get(item.key) ?? 0),
      })),
      after: text === null ? entry.retired : entry.inactive,
    })
    return warning ?? []
  })
}
