import type { Fault } from '../plant.ts'

const counting = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/cases/terms/recount.test.ts',
  title,
})
const deciding = (title: string): Fault['test'] => ({
  file: 'packages/domain/src/workflow/engine/recounting.test.ts',
  title,
})

/** Faults in what closed days do to terms that run. */
export const CALENDARS_FAULTS: readonly Fault[] = [
  {
    id: 'called-back-day-shortens-a-told-term',
    harm: 'a person who waited for the day that they were told would be late',
    file: 'packages/domain/src/terms/recount.ts',
    find: 'told && counted < on ? on : counted',
    replace: 'counted',
    test: {
      file: 'packages/domain/src/terms/recount.test.ts',
      title: 'never ends earlier than somebody was told',
    },
  },
  {
    id: 'expired-term-reopened-by-a-past-day',
    harm: 'a term that the clock had judged would run again, and what others relied on would fall',
    file: 'packages/domain/src/workflow/engine/recounting.ts',
    find: ': expiresAt === null',
    replace: ': false',
    test: deciding('that the clock has judged, or that have passed without one, are over'),
  },
  {
    id: 'people-not-told-that-their-day-moved',
    harm: 'nobody would learn that a day of theirs moved',
    file: 'packages/domain/src/workflow/engine/recounting.ts',
    find: 'for (const [person, lines] of told)',
    replace: 'for (const [person, lines] of [...told].slice(0, 0))',
    test: deciding('move each with a line that names the day, and its people are told in one message'),
  },
  {
    id: 'term-expires-by-its-old-day',
    harm: 'between a calendar and the counting of all terms, a term would expire on a day that is closed',
    file: 'apps/api/src/db/cases/terms/count-again.ts',
    find: 'if (!areBehind(loaded, deps.catalogue)) return loaded',
    replace: "if (loaded.row.id !== '') return loaded",
    test: counting('no term expires by its old day, and it expires by its new one'),
  },
  {
    id: 'second-change-of-a-calendar-is-lost',
    harm: 'what was counted by the first of two changes would never be counted by the second',
    file: 'apps/api/src/db/cases/terms/counted.ts',
    find: '(row.counted_release ?? 0) < calendarSince',
    replace: 'row.counted_release === null',
    test: counting('goes on where it was killed, and the last of two changes decides'),
  },
  {
    id: 'holiday-of-the-past-unasked',
    harm: 'a law typed with a wrong year would change which days were holidays, and nobody would be asked',
    file: 'packages/domain/src/configuration/kinds.ts',
    find: 'between: [NAMES_APART, HOLIDAYS_TO_COME]',
    replace: 'between: [NAMES_APART]',
    test: {
      file: 'packages/domain/src/configuration/between.test.ts',
      title: 'that gives or takes away a holiday of the past is asked about',
    },
  },
  {
    id: 'holiday-in-two-ways',
    harm: 'one holiday would be two closed days, and every term would end later than the law says',
    file: 'packages/domain/src/configuration/contents/holiday-law.ts',
    find: 'rulesOf(one).length === 1',
    replace: 'rulesOf(one).length > 0',
    test: {
      file: 'packages/domain/src/configuration/kinds.test.ts',
      title: 'a holiday that says when it falls in no way, or in two',
    },
  },
]
