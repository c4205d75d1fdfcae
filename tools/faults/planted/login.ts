import type { Fault } from '../plant.ts'

const ADDRESS = 'apps/api/src/http/client-address.test.ts'
const IDLE = 'apps/api/src/modules/sessions/idle.test.ts'
const SESSION = 'apps/web/src/client/session.test.ts'
const LOCK_OUT = 'apps/api/src/modules/accounts/lock-out.test.ts'
const ENUMERATION = 'apps/api/src/testing/enumeration.test.ts'

/** Faults in who may come in: whose address counts, whom guessing slows down, when a session ends, which passwords hold. */
export const LOGIN_FAULTS: readonly Fault[] = [
  {
    id: 'leftmost-forwarded-address',
    harm: 'whoever writes X-Forwarded-For would meet no limit and stand in the audit as somebody else',
    file: 'apps/api/src/http/client-address.ts',
    find: '(_address, hop) => hop < hops',
    replace: '() => true',
    test: { file: ADDRESS, title: 'a limit holds for who writes another X-Forwarded-For each time' },
  },
  {
    id: 'every-network-trusted',
    harm: 'callers outside the proxies’ networks would say who they are',
    file: 'apps/api/src/http/client-address.ts',
    find: 'return family !== 0 && list.check(',
    replace: 'return family !== 0 || list.check(',
    test: { file: ADDRESS, title: 'the audit names who called, not whom they claim to be' },
  },
  {
    id: 'one-count-per-ipv6-address',
    harm: 'a household would have as many tries as a /64 has addresses',
    file: 'apps/api/src/http/client-address.ts',
    find: '.slice(0, 4)',
    replace: '.slice(0, 8)',
    test: { file: ADDRESS, title: 'alike anywhere in one /64' },
  },
  {
    id: 'unknown-accounts-never-wait',
    harm: 'whoever is made to wait would know that the address has an account',
    file: 'apps/api/src/modules/accounts/log-in.ts',
    find: 'const wait = await takeTry(deps.db, from.keys)',
    replace: 'const wait = account === null ? 0 : await takeTry(deps.db, from.keys)',
    test: { file: ENUMERATION, title: 'is told the same by each call, however often it is made' },
  },
  {
    id: 'password-of-nobody-not-compared',
    harm: 'the time of an answer would tell who has an account',
    file: 'apps/api/src/modules/accounts/log-in.ts',
    find: "const right = await checkPassword('entrada', account?.password_hash ?? null, given.password)",
    replace:
      "const right = account !== null && (await checkPassword('entrada', account.password_hash, given.password))",
    test: { file: ENUMERATION, title: 'is told the same in the same time' },
  },
  {
    id: 'owner-waits-for-strangers',
    harm: 'a stranger would keep the director out',
    file: 'apps/api/src/modules/accounts/login-place.ts',
    find: 'knownTo(deps.secret, device, accountId)',
    replace: 'knownTo(deps.secret, device, null)',
    test: { file: LOCK_OUT, title: 'at many addresses keeps the owner out of no device that they have used' },
  },
  {
    id: 'any-device-known-to-anybody',
    harm: 'whoever has an account would guess the passwords of all others without waiting',
    file: 'apps/api/src/http/known-device.ts',
    find: 'one === mark && until > seconds()) ? device.id',
    replace: 'one !== null && mark !== null && until > seconds()) ? device.id',
    test: {
      file: 'apps/api/src/http/known-device.test.ts',
      title: 'is known to who entered there and to nobody else',
    },
  },
  {
    id: 'known-device-guesses-freely',
    harm: 'whoever sits at a shared computer would guess without end',
    file: 'apps/api/src/http/login-guard.ts',
    find: '  if (wait > 0) return wait\n',
    replace: '  if (wait > 0 && keys.address !== null) return wait\n',
    test: { file: LOCK_OUT, title: 'on a device that the account knows waits as anywhere' },
  },
  {
    id: 'no-bound-over-all-addresses',
    harm: 'a password would be guessed from as many addresses as somebody has',
    file: 'apps/api/src/http/login-guard.ts',
    find: "        ['loginGuessesOfAccount', keys.account],\n",
    replace: '',
    test: { file: LOCK_OUT, title: 'has fifty tries for one account from all addresses' },
  },
  {
    id: 'office-locks-itself',
    harm: 'an office that mistypes a hundred times in an hour would be kept out',
    file: 'apps/api/src/http/login-guard.ts',
    find: 'await giveBack(db, name, who, row.hits)',
    replace: 'await giveBack(db, name, who, 0)',
    test: {
      file: LOCK_OUT,
      title: 'does not lock itself: who mistypes and then comes in leaves nothing behind',
    },
  },
  {
    id: 'own-account-opens-the-gate',
    harm: 'a success with an own account would forget what was guessed of others',
    file: 'apps/api/src/http/login-guard.ts',
    find: 'const hashed = (text: string): string => createHash',
    replace: "const hashed = (given: string, text = given.replace(/^.*\\n/, '')): string => createHash",
    test: { file: LOCK_OUT, title: 'gets no free tries by succeeding with an account of their own' },
  },
  {
    id: 'recovery-ended-by-strangers',
    harm: 'a stranger who asks for a code would end the one that the owner is typing',
    file: 'apps/api/src/modules/accounts/recover-password.ts',
    find: 'const subject = keys.pair',
    replace: 'const subject = keys.account',
    test: { file: LOCK_OUT, title: 'lets the owner in whatever strangers do meanwhile' },
  },
  {
    id: 'idle-session-serves',
    harm: 'the session of a computer that somebody left would serve for twelve hours',
    file: 'apps/api/src/http/authenticate.ts',
    find: "if (use === 'idle') throw idle()",
    replace: 'void use',
    test: { file: IDLE, title: 'serves until 35 minutes are over, and nothing afterwards' },
  },
  {
    id: 'idle-session-renewed',
    harm: 'an idle session would be brought back by whoever has its token',
    file: 'apps/api/src/db/sessions.ts',
    find: " && actor.use !== 'idle' ? actor",
    replace: ' ? actor',
    test: { file: IDLE, title: 'serves until 35 minutes are over, and nothing afterwards' },
  },
  {
    id: 'reading-keeps-a-session',
    harm: 'a page that asks by itself would keep the session of who is away',
    file: 'apps/api/src/http/routes.ts',
    find: "session?.stale === true && endpoint.method !== 'GET' &&",
    replace: 'session?.stale === true &&',
    test: { file: IDLE, title: 'is not kept by what a page reads or repeats by itself' },
  },
  {
    id: 'stolen-token-wakes-a-session',
    harm: 'whoever took a token along would bring its session back',
    file: 'apps/api/src/modules/sessions/routes.ts',
    find: 'knownTo(deps.secret, device, claim.userId) !== null &&',
    replace: 'device !== undefined &&',
    test: { file: IDLE, title: 'is not whoever took the token along' },
  },
  {
    id: 'program-by-its-agent',
    harm: 'a browser would never end by idleness because of the name that it gives itself',
    file: 'apps/api/src/db/sessions.ts',
    find: 'when s.program or s.last_seen_at >',
    replace: "when s.agent like 'Token: %' or s.last_seen_at >",
    test: { file: IDLE, title: 'of a program does not end so, and nobody makes theirs one' },
  },
  {
    id: 'use-never-reported',
    harm: 'an official who reads for 35 minutes would be logged out while working',
    file: 'apps/web/src/client/activity.ts',
    find: '  void sayInUse(token)\n',
    replace: '  void token\n',
    test: {
      file: SESSION,
      title: 'is reported at most every five minutes, and not at all while nobody is there',
    },
  },
  {
    id: 'opening-counts-as-use',
    harm: 'whoever opens the browser of somebody who left hours ago would be them',
    file: 'apps/web/src/client/session.ts',
    find: 'used !== null && deviceNow() - used >= IDLE_MS',
    replace: 'used !== null && deviceNow() < used',
    test: { file: SESSION, title: 'is not opening a page again that was shut for 35 minutes' },
  },
]
