import type { Fault } from '../plant.ts'

/** Faults in terms, notices, appeals and firmness. */
export const TERMS_FAULTS: readonly Fault[] = [
  {
    id: 'suspension-of-an-extension',
    harm: 'a pause inside an extension would not count (CPACA art. 17)',
    file: 'packages/domain/src/terms/term.ts',
    find: 'walk(start, more, extension.unit, calendar, suspensions, base + 1)',
    replace: 'walk(start, more, extension.unit, calendar, [], base + 1)',
    test: {
      file: 'packages/domain/src/terms/term-plain.test.ts',
      title: 'agree over random suspensions, extensions, closures and holidays',
    },
  },
  {
    id: 'pause-counts-days',
    harm: 'a term would run while the case waits for the applicant',
    file: 'packages/domain/src/terms/term.ts',
    find: 'days.push({ date, counted: false, n: null, why: `suspendido: ${pause.reason}` })\n      continue',
    replace: 'counted += 0.5\n      continue',
    test: {
      file: 'packages/domain/src/terms/term-plain.test.ts',
      title: 'agree over random suspensions, extensions, closures and holidays',
    },
  },
  {
    id: 'term-ends-on-a-holiday',
    harm: 'somebody would be late on a day on which nobody works',
    file: 'packages/domain/src/terms/term.ts',
    find: 'while (!countsAsBusinessDay(day, calendar)) day += 1\n  return',
    replace: 'return',
    test: {
      file: 'packages/domain/src/terms/term.test.ts',
      title:
        'a due date is a business day, not before the start, and later for a larger amount or a later start',
    },
  },
  {
    id: 'late-before-midnight',
    harm: 'what comes in the evening of the last day would be late',
    file: 'packages/domain/src/workflow/state/state.ts',
    find: 'return bogotaInstant(date, 24 * 60)',
    replace: 'return bogotaInstant(date, 17 * 60)',
    test: {
      file: 'packages/domain/src/workflow/state/facts.test.ts',
      title: 'runs until midnight in Bogotá of its last day',
    },
  },
  {
    id: 'extended-twice',
    harm: 'a term would be extended without end',
    file: 'packages/domain/src/workflow/effects/outcome-rules.ts',
    find: '[extensionAsked(step.id)]: true',
    replace: '[extensionAsked(step.id)]: false',
    test: {
      file: 'packages/catalog/src/workflows/walk.test.ts',
      title: 'is extended once, counted from its first end',
    },
  },
  {
    id: 'extended-beyond-its-length',
    harm: 'an extension would last longer than the term that it extends (CPACA art. 17)',
    file: 'packages/domain/src/workflow/engine/decide.ts',
    find: '{ ...w.state.facts, ...extensionFacts(w.world, w.state) }',
    replace: 'w.state.facts',
    test: {
      file: 'packages/catalog/src/workflows/walk.test.ts',
      title: 'is extended by an equal term at most',
    },
  },
  {
    id: 'saturday-counts',
    harm: 'a Saturday would be a business day',
    file: 'packages/domain/src/terms/calendar.ts',
    find: 'if (day === 6) return',
    replace: 'if (day === 7) return',
    test: {
      file: 'packages/domain/src/terms/worked-examples.test.ts',
      title: 'the worked examples of the calendar',
    },
  },
  {
    id: 'closed-day-counts',
    harm: 'a day on which the office was closed would count against people',
    file: 'packages/domain/src/terms/calendar.ts',
    find: "if (closure !== undefined) return { kind: 'cierre'",
    replace: "if (closure === '') return { kind: 'cierre'",
    test: {
      file: 'packages/domain/src/terms/term.test.ts',
      title: 'skips the days on which the office was closed',
    },
  },
  {
    id: 'filed-after-hours-today',
    harm: 'what was filed at night would count from that day',
    file: 'packages/domain/src/terms/calendar.ts',
    find: 'bogotaMinutes(instant) < closing',
    replace: 'bogotaMinutes(instant) >= 0',
    test: { file: 'packages/domain/src/terms/calendar.test.ts', title: 'the business date of a filing' },
  },
  {
    id: 'holiday-not-moved',
    harm: 'a holiday would be kept on its own day, not on Monday (Ley 51 of 1983)',
    file: 'packages/domain/src/terms/holidays.ts',
    find: 'dateOfDay(day + ((8 - weekday(day)) % 7))',
    replace: 'dateOfDay(day + ((7 - weekday(day)) % 7))',
    test: {
      file: 'packages/domain/src/terms/holidays.test.ts',
      title: 'are those that were published, 2018 to 2035',
    },
  },
  {
    id: 'easter-a-week-late',
    harm: 'Easter would fall a week late in the years with a late moon',
    file: 'packages/domain/src/terms/holidays.ts',
    find: '(golden + 11 * epact + 22 * toSunday) / 451',
    replace: '(golden + 11 * epact + 22 * toSunday) / 9451',
    test: {
      file: 'packages/domain/src/terms/holidays.test.ts',
      title: 'are those of a plain program with the printed table of moons, 1984 to 2199',
    },
  },
  {
    id: 'switched-off-holiday-stays',
    harm: 'a holiday whose law fell would still stop terms',
    file: 'packages/domain/src/terms/holidays.ts',
    find: '(until === undefined || date <= until)',
    replace: '(until === undefined || date >= until || true)',
    test: {
      file: 'packages/domain/src/terms/holidays.test.ts',
      title: 'lose what a law gave once it is switched off, and keep its days until then',
    },
  },
  {
    id: 'appeal-a-day-longer',
    harm: 'an appeal would be taken a day after its term',
    file: 'packages/domain/src/workflow/appeals/appealing.ts',
    find: 'return last !== null && world.today <= last\n    ? ways',
    replace: 'return last !== null && world.today.slice(0, 7) <= last\n    ? ways',
    test: {
      file: 'packages/domain/src/workflow/appeals/appealing.test.ts',
      title: 'open the day before and on it, closed after it',
    },
  },
  {
    id: 'announced-days-forgotten',
    harm: 'whoever was told fifteen days would lose them',
    file: 'packages/domain/src/workflow/appeals/appealing.ts',
    find: 'Math.max(businessDays, act?.appealDays ?? 0)',
    replace: 'businessDays',
    test: {
      file: 'packages/domain/src/workflow/appeals/appealing.test.ts',
      title: 'stays the longer one that the act announced, and a shorter one gives way to the law',
    },
  },
  {
    id: 'days-of-another-type',
    harm: 'the days of a type of its own would be those of all',
    file: 'packages/domain/src/workflow/appeals/appealing.ts',
    find: 'rule?.appeal?.byProcedure?.[ttId] ?? rule?.appeal ?? null',
    replace: 'rule?.appeal ?? null',
    test: {
      file: 'packages/domain/src/workflow/appeals/appealing.test.ts',
      title: 'is that of a term of its own type, where one is set',
    },
  },
  {
    id: 'final-on-the-last-day',
    harm: 'an act would be final while it may still be appealed (CPACA art. 87)',
    file: 'packages/domain/src/workflow/state/firmness.ts',
    find: 'addDays(last, 1)',
    replace: 'addDays(last, 0)',
    test: {
      file: 'packages/domain/src/workflow/state/firmness.test.ts',
      title: 'the day after the term to appeal ran out, whenever somebody certifies it',
    },
  },
  {
    id: 'complaint-not-awaited',
    harm: 'an act would be final before the days to complain are over',
    file: 'packages/domain/src/workflow/state/firmness.ts',
    find: '(lastToAppeal ?? flow.lastNotifiedOn)',
    replace: '(flow.lastNotifiedOn)',
    test: {
      file: 'packages/domain/src/workflow/state/firmness.test.ts',
      title: 'the day after the days to complain of a rejection ran out, here and where the appeal came from',
    },
  },
  {
    id: 'firm-by-the-last-written',
    harm: 'firmness would count from whoever was written down last, not from the latest day',
    file: 'packages/domain/src/workflow/effects/notifying.ts',
    find: 'last === null || legalOn > last ? legalOn : last',
    replace: 'legalOn',
    test: {
      file: 'packages/domain/src/workflow/effects/notifying.test.ts',
      title: 'is final by the latest day, in whatever order they were written down, and each keeps their own',
    },
  },
  {
    id: 'notice-counts-its-posting',
    harm: 'a notice would come down a day early (decision 57)',
    file: 'packages/domain/src/terms/notice.ts',
    find: '  due(postedOn, days)\n',
    replace: '  due(postedOn, days - 1)\n',
    test: { file: 'packages/domain/src/terms/worked-examples.test.ts', title: 'a posted notice' },
  },
  {
    id: 'delivered-notice-same-day',
    harm: 'a delivered notice would count on the day of its delivery (CPACA art. 69)',
    file: 'packages/domain/src/terms/notice.ts',
    find: 'return due(notice.on, 1)',
    replace: 'return notice.on',
    test: {
      file: 'packages/domain/src/terms/calendar.test.ts',
      title: 'is the next business day for a notice delivered, even on a day off',
    },
  },
  {
    id: 'open-appeal-keeps-fewer-days',
    harm: 'a task that was open would end before the days that its act told',
    file: 'packages/domain/src/workflow/effects/announced-term.ts',
    find: 'told > task.dueOn && told >= world.today ? told : null',
    replace: 'null',
    test: {
      file: 'packages/catalog/src/workflows/announced-term.test.ts',
      title: 'that was open with a shorter term keeps what its act announced, and is not over before',
    },
  },
  {
    id: 'typed-removal-beside-the-bulletin',
    harm: 'the file would say another removal than the bulletin',
    file: 'packages/domain/src/workflow/effects/outcome-rules.ts',
    find: '  keepPosting(w, task)\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/workflows/bulletin.test.ts',
      title: 'of a visit is written of with the days on which it stood, whatever day somebody types',
    },
  },
  {
    id: 'case-term-not-paused',
    harm: 'the term of the authority would run while it waits for the applicant',
    file: 'packages/domain/src/procedures/case-term.ts',
    find: '    suspensions: input.suspensions,\n',
    replace: '    suspensions: [],\n',
    test: {
      file: 'packages/domain/src/procedures/case-term.test.ts',
      title: 'stands still from the legal notification of a requirement to its answer',
    },
  },
]
