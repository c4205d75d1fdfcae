import type { Fault } from '../../plant.ts'

const AWAY = 'apps/api/src/seal-unavailable.test.ts'

/** Faults in the authority's seal: who can seal, with which key, and where the key is stored. */
export const SEAL_FAULTS: readonly Fault[] = [
  {
    id: 'two-seals-of-one-authority',
    harm: 'the acts of one day would carry two keys',
    file: 'apps/api/src/seal.ts',
    find: 'if (!(await claimSeal(db, found, clock.now()))) {',
    replace: 'if (!(await claimSeal(db, found, clock.now())) && found.chain.length > 99) {',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title: 'seal with one of them: the other one says so, and seals nothing',
    },
  },
  {
    id: 'signature-of-another-key',
    harm: 'an act would carry what a broken program wrote instead of a signature',
    file: 'apps/api/src/adapters/signer/seal-command.ts',
    find: "if (!verify('sha256', bytes, publicKey, signature))",
    replace: "if (verify('sha256', bytes, publicKey, signature) && signature.length > 9999)",
    test: {
      file: 'apps/api/src/adapters/signer/seal-command.test.ts',
      title: 'puts into no document what the program gives instead of it',
    },
  },
  {
    id: 'wrong-pin-again',
    harm: 'a token would be locked by trying a wrong PIN again and again',
    file: 'apps/api/src/adapters/signer/one-try.ts',
    find: 'if (cause instanceof SealLocked) locked = cause',
    replace: 'void cause',
    test: {
      file: 'apps/api/src/adapters/signer/seal-command.test.ts',
      title: 'is not asked again once the program said that this does harm',
    },
  },
  {
    id: 'production-on-its-own-seal',
    harm: 'acts would carry a seal that nobody vouches for',
    file: 'apps/api/src/seal.ts',
    find: 'if (chain === null || madeByPortal(chain))',
    replace: 'if (chain === null)',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title: 'does not start on a seal that it made itself, unless told by name',
    },
  },
  {
    id: 'seal-in-the-clear',
    harm: 'whoever finds a backup could seal as the authority',
    file: 'tools/backup/make-backup.ts',
    find: '/^(postgres|seal|',
    replace: '/^(postgres|',
    test: { file: 'tools/backup/backup.test.ts', title: 'holds the seal’s key nowhere in the clear' },
  },
  {
    id: 'half-made-seal-in-the-clear',
    harm: 'whoever finds a backup could seal with a key whose making was killed half-way',
    file: 'tools/backup/make-backup.ts',
    find: '|seal-.*|',
    replace: '|',
    test: { file: 'tools/backup/backup.test.ts', title: 'holds the seal’s key nowhere in the clear' },
  },
  {
    id: 'given-seal-not-kept',
    harm: 'after a restore an authority whose key was lost with the server could not seal',
    file: 'tools/backup/seal-of-backup.ts',
    find: 'if (seal.key !== null) {',
    replace: "if (seal.key === '') {",
    test: {
      file: 'tools/backup/seal-of-backup.test.ts',
      title: 'is kept with its chain, and comes back',
    },
  },
  {
    id: 'own-seal-under-another-name',
    harm: 'acts would carry a seal that nobody vouches for, because its files are named by a setting',
    file: 'apps/api/src/seal.ts',
    find: 'if (!settings.production || selfMade) return',
    replace: 'if (!settings.production || selfMade || key !== null || command !== null) return',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title: 'does not start on a seal that it made itself, unless told by name',
    },
  },
  {
    id: 'pin-tried-by-two-at-once',
    harm: 'a job and an export at once would spend two tries of a wrong PIN, and a third would lock the token',
    file: 'apps/api/src/adapters/signer/one-try.ts',
    find: 'const mine = before.then(() => asked(call))',
    replace: 'const mine = asked(call)',
    test: {
      file: 'apps/api/src/adapters/signer/seal-command.test.ts',
      title: 'is asked once where two ask at once, or its certificates are read again',
    },
  },
  {
    id: 'pin-tried-after-each-reading',
    harm: 'a wrong PIN would be forgotten, and tried again each time the certificates are read again',
    file: 'apps/api/src/seal.ts',
    find: "chain: chain ?? '', ...(tries && { tries }) }",
    replace: "chain: chain ?? '' }",
    test: {
      file: AWAY,
      title: 'is asked once by each start; papers wait for weeks without a try',
    },
  },
  {
    id: 'seal-that-fails-unseen',
    harm: 'no act of a day would be sealed, and nobody would be woken',
    file: 'apps/api/src/seal.ts',
    find: 'if (failing !== null)',
    replace: 'if (failing !== null && failing.message === null)',
    test: { file: AWAY, title: 'papers wait and use up no try, and administrators and monitoring see it' },
  },
  {
    id: 'seal-not-monitored',
    harm: 'no act of a day would be sealed, and nobody would be woken',
    file: 'apps/api/src/modules/health/routes.ts',
    find: 'if (!(await deps.seal.state()).can)',
    replace: 'if ((await deps.seal.state()).key === undefined)',
    test: { file: AWAY, title: 'papers wait and use up no try, and administrators and monitoring see it' },
  },
  {
    id: 'failing-seal-blamed-on-papers',
    harm: 'acts of a day without the seal would end among the failed ones',
    file: 'apps/api/src/job-handlers.ts',
    find: 'if (cause instanceof SealError && cause.retryable) throw new Postponed(cause.message)',
    replace: 'void Postponed',
    test: { file: AWAY, title: 'papers wait and use up no try, and administrators and monitoring see it' },
  },
  {
    id: 'seal-before-its-first-day',
    harm: 'acts would carry a signature that no reader finds valid',
    file: 'apps/api/src/seal.ts',
    find: "now < key.validFrom ? 'futuro' : null",
    replace: 'null',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title: 'that does not hold yet seals nothing and becomes nobody’s seal, until its first day',
    },
  },
  {
    id: 'former-seals-forgotten',
    harm: 'acts of before a change of key could no more be verified by who has only what is published',
    file: 'apps/api/src/db/authority-seal.ts',
    find: 'from authority_seal_chains c order by',
    replace:
      'from authority_seal_chains c where exists (select 1 from authority_seal s where s.fingerprint = c.fingerprint) order by',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title: 'is a command with its record; the former chain stays public',
    },
  },
  {
    id: 'seal-made-for-all-to-read',
    harm: 'any account of the server could seal as the authority',
    file: 'apps/api/src/adapters/signer/make-seal.ts',
    find: "toPem('PRIVATE KEY', key), { mode: 0o600 })",
    replace: "toPem('PRIVATE KEY', key), { mode: 0o644 })",
    test: { file: 'apps/api/src/private-files.test.ts', title: 'the seal is, whatever the umask' },
  },
  {
    id: 'try-used-up-without-a-seal',
    harm: 'acts of a day without the seal would end among the failed ones',
    file: 'apps/api/src/jobs.ts',
    find: "set state = 'pending', attempts = attempts - 1,",
    replace: "set state = 'pending', attempts = attempts,",
    test: { file: 'apps/api/src/seal.test.ts', title: 'waits, and uses up none of its tries' },
  },
  {
    id: 'seal-older-than-it-is',
    harm: 'a certificate would claim to have been there before it was made',
    file: 'apps/api/src/adapters/signer/make-seal.ts',
    find: 'own.notBefore.value = data.from',
    replace: 'own.notBefore.value = new Date(data.from.getTime() - 366 * 86_400_000)',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title:
        'are true: it begins when it was made, and what was signed before is sealed with the time of sealing',
    },
  },
]
