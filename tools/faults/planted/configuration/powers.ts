import type { Fault } from '../../plant.ts'

/** Faults in the powers to sign, in what cannot be retired, and in what waits for a second person. */
export const POWERS_FAULTS: readonly Fault[] = [
  {
    id: 'ground-of-another-day',
    harm: 'an act that was signed would lose or gain an appeal when the table of competences changes',
    file: 'packages/domain/src/workflow/appeals/appealing.ts',
    find: 'if (act.signedUnder !== undefined) return act.signedUnder',
    replace: '',
    test: {
      file: 'apps/api/src/modules/acts/powers-to-sign.test.ts',
      title: 'is in the acts that are signed from tomorrow on',
    },
  },
  {
    id: 'two-own-powers',
    harm: 'a post would have two powers of its own on one day, and an act either ground',
    file: 'packages/domain/src/configuration/rules/competence.ts',
    find: 'one.holder === other.holder && meet(one, other)',
    replace: 'one.holder !== other.holder && meet(one, other)',
    test: {
      file: 'packages/catalog/src/competence/powers.test.ts',
      title: 'a post has its own power once for each office and day',
    },
  },
  {
    id: 'delegated-power-delegated',
    harm: 'a delegate could delegate on what is not theirs (Ley 489 art. 11)',
    file: 'packages/domain/src/configuration/rules/competence.ts',
    find: "powers.some((one) => one.kind === 'propia' && hasPower(one,",
    replace: 'powers.some((one) => hasPower(one,',
    test: {
      file: 'packages/catalog/src/competence/powers.test.ts',
      title: 'only what is a post’s own can be delegated, on all days',
    },
  },
  {
    id: 'unsigned-in-one-office',
    harm: 'acts of an office could be left without anybody who signs them, unnoticed',
    file: 'packages/domain/src/configuration/whole/unsigned-acts.ts',
    find: 'offices.some((office) => !isSigned(day, office))',
    replace: 'offices.every((office) => !isSigned(day, office))',
    test: {
      file: 'packages/catalog/src/competence/powers.test.ts',
      title: 'an act that nobody could sign is a warning with its first day',
    },
  },
  {
    id: 'retired-what-stays',
    harm: 'a setting that the program reads could be retired',
    file: 'packages/domain/src/configuration/between.ts',
    find: 'itemsStay === true ? [...between, stays(title)] : between',
    replace: 'itemsStay === true ? [...between] : between',
    test: {
      file: 'apps/api/src/modules/configuration/own-settings.test.ts',
      title: 'stays within its limits, is published by a second person and is not retired',
    },
  },
  {
    id: 'unconfirmed-and-silent',
    harm: 'what somebody took back alone would stay unconfirmed with one alarm that was missed',
    file: 'apps/api/src/modules/configuration/going-back-alarm.ts',
    find: "${late ? `:${today}` : ''}",
    replace: '',
    test: {
      file: 'apps/api/src/modules/configuration/going-back-alarm.test.ts',
      title: 'a going back alarms who can confirm it',
    },
  },
  {
    id: 'alarm-to-who-went-back',
    harm: 'who took it back alone would be who is alarmed',
    file: 'apps/api/src/modules/configuration/going-back-alarm.ts',
    find: 'if (!(await isOnePerson(db, id, by)))',
    replace: "if (id !== '' || (await isOnePerson(db, id, by)))",
    test: {
      file: 'apps/api/src/modules/configuration/going-back-alarm.test.ts',
      title: 'a going back alarms who can confirm it',
    },
  },
]
