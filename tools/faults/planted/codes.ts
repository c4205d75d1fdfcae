import type { Fault } from '../plant.ts'

/** Faults in what limits guessing, sending and storing. */
export const CODES_FAULTS: readonly Fault[] = [
  {
    id: 'budget-one-too-many',
    harm: 'more than the budget would get through',
    file: 'apps/api/src/http/budgets.ts',
    find: '${amount}::bigint <= ${most}::bigint`',
    replace: '${amount}::bigint <= ${most}::bigint + 1`',
    test: { file: 'apps/api/src/http/budgets.test.ts', title: 'counts as a plain program does' },
  },
  {
    id: 'budget-that-never-ends',
    harm: 'a window that is over would go on counting',
    file: 'apps/api/src/http/budgets.ts',
    find: 'ends_at = case when ${ended} then excluded.ends_at else b.ends_at end',
    replace: 'ends_at = excluded.ends_at',
    test: { file: 'apps/api/src/http/budgets.test.ts', title: 'counts as a plain program does' },
  },
]
