import { PUBLICATION } from '@ventanilla/domain/cases/inbox-views'
import type { OwedWork } from '../../db/inbox/owed.ts'

/** Tasks grouped by step, status, municipality or assignee, as the inbox filters them. */
export interface Group {
  readonly by: 'paso' | 'estado' | 'municipio' | 'responsable'
  readonly value: string | null
  readonly name: string | null
  readonly n: number
  readonly late: number
}

/** Adds the reader's owed publications, which the list behind each number also shows. */
export function withOwed(
  groups: readonly Group[],
  owed: readonly OwedWork[],
  today: string,
): readonly Group[] {
  if (owed.length === 0) return groups
  const byKey = new Map(groups.map((group) => [`${group.by} ${group.value ?? ''}`, group]))
  for (const work of owed) {
    const late = work.due < today ? 1 : 0
    for (const [by, value] of [
      ['paso', PUBLICATION],
      ['estado', work.status],
      ['municipio', work.municipality],
      ['responsable', null],
    ] as const) {
      const key = `${by} ${value ?? ''}`
      const had = byKey.get(key) ?? { by, value, name: null, n: 0, late: 0 }
      byKey.set(key, { ...had, n: had.n + 1, late: had.late + late })
    }
  }
  return [...byKey.values()].toSorted((a, b) => b.n - a.n)
}
