import type { Fault } from '../plant.ts'

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
    file: 'apps/api/src/adapters/signer/seal-command.ts',
    find: 'if (cause instanceof SealError && !cause.retryable) locked = true',
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
    find: "if (there === null || there.origin === 'own')",
    replace: 'if (there === null)',
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
    test: {
      file: 'tools/backup/seal-of-backup.test.ts',
      title: 'comes back only with the password that it went in with, and stands nowhere in the clear',
    },
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
