import type { Fault } from '../plant.ts'

/** Faults in the limits of guessing, sending and storing. */
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
  {
    id: 'guesses-free-of-charge',
    harm: 'the four digits of a recovery would be tried until they are hit',
    file: 'apps/api/src/http/guessing.ts',
    find: 'if (found !== null) {',
    replace: 'if (found !== null || what.length > 0) {',
    test: {
      file: 'apps/api/src/testing/guessing.test.ts',
      title: 'is guessed twenty times a day from one address, whatever accounts and recoveries are used',
    },
  },
  {
    id: 'more-digits-for-known-devices',
    harm: 'four digits would be hit more often than once in two hundred days',
    file: 'apps/api/src/http/budgets/codes.ts',
    find: "recoveryGuessesOfKnownDevices: {\n    per: 'account',\n    most: 10,",
    replace: "recoveryGuessesOfKnownDevices: {\n    per: 'account',\n    most: 15,",
    test: {
      file: 'apps/api/src/testing/guessing.test.ts',
      title: 'is hit for one account once in two hundred days at most',
    },
  },
  {
    id: 'digits-used-up-by-strangers',
    harm: 'a stranger would end the recovery of the owner at their own computer',
    file: 'apps/api/src/modules/accounts/recover-password.ts',
    find: "keys.address === null ? 'recuperacion-conocida' : 'recuperacion'",
    replace: "'recuperacion'",
    test: {
      file: 'apps/api/src/testing/guessing.test.ts',
      title: 'is tried on known devices ten times a day for an account, whatever strangers tried',
    },
  },
  {
    id: 'last-mail-of-half-an-hour',
    harm: 'strangers who ask for all mails of a day would keep the owner out for its rest',
    file: 'apps/api/src/modules/accounts/recovery-link.ts',
    find: 'Math.max(LIFE_SECONDS, untilNext)',
    replace: 'Math.min(LIFE_SECONDS, LIFE_SECONDS + untilNext)',
    test: {
      file: 'apps/api/src/modules/accounts/lock-out.test.ts',
      title: 'has a link of half an hour, and of the rest of the day',
    },
  },
  {
    id: 'links-outlive-the-new-password',
    harm: 'a link of a mail that somebody else asked for would set another password',
    file: 'apps/api/src/modules/accounts/recovery-link.ts',
    find: "where purpose = 'recuperacion' and used_at is null and user_id = ${userId}::uuid",
    replace: "where purpose = 'recuperacion' and used_at is null and user_id = ${userId}::uuid and false",
    test: {
      file: 'apps/api/src/modules/accounts/lock-out.test.ts',
      title: 'lets the owner in by its link when strangers have used up every digit',
    },
  },
  {
    id: 'confirmations-without-end',
    harm: 'a registration would mail its link all day',
    file: 'apps/api/src/modules/accounts/correct-address.ts',
    find: 'if (spent.over)',
    replace: 'if (spent.over && spent.seconds < 0)',
    test: {
      file: 'apps/api/src/modules/accounts/correct-address.test.ts',
      title: 'is done five times an hour at most, and then says when it may be done again',
    },
  },
  {
    id: 'guesses-of-no-address',
    harm: 'one address would guess on all accounts',
    file: 'apps/api/src/http/guessing.ts',
    find: 'who: ctx.address }',
    replace: 'who: `${ctx.address} ${Math.random()}` }',
    test: {
      file: 'apps/api/src/testing/guessing.test.ts',
      title: 'is guessed twenty times a day from one address, whatever accounts and recoveries are used',
    },
  },
  {
    id: 'signing-guesses-per-act',
    harm: 'a stolen session would guess on one act after another',
    file: 'apps/api/src/modules/acts/sign-act.ts',
    find: "what: 'firma', account: actor.id,",
    replace: "what: 'firma', account: act.id,",
    test: {
      file: 'apps/api/src/testing/guessing.test.ts',
      title: 'is guessed ten times a day by one person over all acts',
    },
  },
  {
    id: 'own-codes-reopened',
    harm: 'a stolen session of an administrator would guess without end',
    file: 'apps/api/src/modules/accounts/used-up.ts',
    find: 'if (actor.id === id)',
    replace: 'if (actor.id === id && actor.roles.length === 0)',
    test: {
      file: 'apps/api/src/testing/guessing.test.ts',
      title: 'is not opened again by the person themselves, be they an administrator',
    },
  },
  {
    id: 'minute-for-an-hour',
    harm: 'the dialog would count a minute although no code is sent for half an hour',
    file: 'apps/web/src/features/tareas/acto/sign-dialog.tsx',
    find: 'error.status === 429) setWait(error.retryAfter ?? 0)',
    replace: 'error.status === 429) setWait(60)',
    test: {
      file: 'apps/web/src/features/tareas/paso/refusals-stay.test.ts',
      title: 'is the one that the server counts, and never shorter',
    },
  },
  {
    id: 'name-as-bait',
    harm: 'the authority’s mail would carry somebody’s address to a stranger',
    file: 'packages/domain/src/identity/names.ts',
    find: "ADDRESS.test(plain) || plain.includes('$') || ",
    replace: "plain.includes('$') || ",
    test: { file: 'packages/domain/src/identity/names.test.ts', title: 'may not be' },
  },
  {
    id: 'words-of-the-unconfirmed',
    harm: 'the authority’s mail would carry the words of a registration to a stranger',
    file: 'apps/api/src/modules/accounts/waiting-registration.ts',
    find: 'confirmEmail(deps, ',
    replace:
      "confirmEmail({ ...deps, settings: { ...deps.settings, publicUrl: (await tx.one<{ n: string }>(sql`select first_names as n from users where id = ${user.id}::uuid`))?.n ?? '' } }, ",
    test: {
      file: 'apps/api/src/modules/accounts/bait.test.ts',
      title: 'carries no word that whoever registered it wrote',
    },
  },
  {
    id: 'workload-for-applicants',
    harm: 'an applicant would read how much work each official has',
    file: 'apps/api/src/modules/cases/task-commands.ts',
    find: 'candidates(deps, official(ctx), ',
    replace: 'candidates(deps, me(ctx), ',
    test: {
      file: 'apps/api/src/modules/cases/workload.test.ts',
      title: 'is not told to applicants, whose own tasks are no reason to know it',
    },
  },
  {
    id: 'sms-without-end',
    harm: 'numbers of an accomplice would be sent codes that the authority pays for',
    file: 'apps/api/src/http/sending.ts',
    find: "{ name: 'smsOfNumber', who: number },",
    replace: "{ name: 'smsOfNumber', who: `${number} ${ctx.address}` },",
    test: {
      file: 'apps/api/src/testing/sending.test.ts',
      title: 'are ten a day, however slowly they are asked for and from wherever',
    },
  },
  {
    id: 'key-without-its-holder',
    harm: 'whoever finds a security key in a desk would sign acts',
    file: 'apps/api/src/http/passkey-ceremony.ts',
    find: 'requireUserVerification: verified,',
    replace: 'requireUserVerification: false,',
    test: {
      file: 'apps/api/src/modules/acts/sign-with-key.test.ts',
      title: 'is not signed by a key without a fingerprint, face or PIN',
    },
  },
  {
    id: 'key-signs-another-text',
    harm: 'one text would be shown for the signature and another one stored',
    file: 'apps/api/src/modules/acts/sign-with-key.ts',
    find: 'if (asked.content_hash !== hashOf(act))',
    replace: "if (asked.content_hash === '')",
    test: {
      file: 'apps/api/src/modules/acts/sign-with-key.test.ts',
      title: 'is not signed by what a key signed for another act, too late, or for a text that changed since',
    },
  },
  {
    id: 'next-code-in-a-minute',
    harm: 'after the fifth code of an hour the button would open in a minute, and refuse for almost an hour',
    file: 'apps/api/src/modules/accounts/codes.ts',
    find: 'String(Math.max(more, await secondsUntilNextCode(tx, now, purpose, subject)))',
    replace: 'String(Math.max(more, 60))',
    test: {
      file: 'apps/api/src/modules/accounts/registration.test.ts',
      title: 'says with every send, granted or refused, when the next one is possible',
    },
  },
  {
    id: 'refused-code-counts-nothing',
    harm: 'who is refused another code would be offered it again at once',
    file: 'apps/web/src/features/cuenta/countdown.ts',
    find: 'if (answer.retryAfter !== undefined) said(answer.retryAfter)',
    replace: 'if (answer.retryAfter !== undefined && answer.status === 200) said(answer.retryAfter)',
    test: {
      file: 'apps/web/src/features/cuenta/code-wait.test.ts',
      title: 'counts to what the refusal of the server says: SMS',
    },
  },
]
