import type { Fault } from '../plant.ts'

/** Faults in who is alerted to an attack, and in codes where a key is demanded. */
export const ALARMS_FAULTS: readonly Fault[] = [
  {
    id: 'attack-in-silence',
    harm: 'codes of an account would be guessed for days, and no administrator would hear of it',
    file: 'apps/api/src/http/guards/spending.ts',
    find: "if ((await spend(deps.db, 'alarmsOfPortal', PORTAL)).over) return",
    replace: "if (!(await spend(deps.db, 'alarmsOfPortal', PORTAL)).over) return",
    test: {
      file: 'apps/api/src/testing/attacks/guessing.test.ts',
      title:
        'is guessed forty times a day for one account from everywhere, and then administrators hear of it once',
    },
  },
  {
    id: 'alarm-about-nobody',
    harm: 'the alarm would not lead to the account that is attacked',
    file: 'apps/api/src/http/guards/spending.ts',
    find: 'where id::text = ${who} or email = ${who} order by',
    replace: 'where id::text = ${title} or email = ${title} order by',
    test: {
      file: 'apps/api/src/testing/attacks/guessing.test.ts',
      title:
        'is guessed forty times a day for one account from everywhere, and then administrators hear of it once',
    },
  },
  {
    id: 'alarm-to-nobody',
    harm: 'an alarm would be raised, and no administrator told',
    file: 'apps/api/src/db/alarms.ts',
    find: 'where u.active and exists',
    replace: 'where not u.active and exists',
    test: {
      file: 'apps/api/src/testing/attacks/guessing.test.ts',
      title:
        'is guessed forty times a day for one account from everywhere, and then administrators hear of it once',
    },
  },
  {
    id: 'alarm-without-a-mail',
    harm: 'an attack at night would be seen by whoever logs in next',
    file: 'apps/api/src/db/alarms.ts',
    find: 'await announce(tx, {',
    replace: 'if (id === email) await announce(tx, {',
    test: {
      file: 'apps/api/src/testing/attacks/guessing.test.ts',
      title:
        'is guessed forty times a day for one account from everywhere, and then administrators hear of it once',
    },
  },
  {
    id: 'code-beside-the-key',
    harm: 'a stolen telephone would sign where the operator demands a key',
    file: 'apps/api/src/modules/acts/sign-act.ts',
    find: 'if (deps.settings.signWithKey && (await',
    replace: 'if (!deps.settings.signWithKey && (await',
    test: {
      file: 'apps/api/src/modules/acts/sign-with-key.test.ts',
      title: 'is refused with a sentence to who has a key only where the operator says so',
    },
  },
  {
    id: 'code-offered-beside-the-key',
    harm: 'the screen would offer a code that the server refuses',
    file: 'apps/api/src/modules/acts/sign-with-key.ts',
    find: 'code: !key || !deps.settings.signWithKey',
    replace: 'code: !key || key',
    test: {
      file: 'apps/api/src/modules/acts/sign-with-key.test.ts',
      title: 'is refused with a sentence to who has a key only where the operator says so',
    },
  },
]
