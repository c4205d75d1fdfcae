import type { Fault } from '../plant.ts'

const CHANGED = 'apps/api/src/testing/attacks/changed-key.test.ts'

/** Faults in the keys that sign sessions, codes and links: their change, and who reads them. */
export const KEYS_FAULTS: readonly Fault[] = [
  {
    id: 'token-remembered-past-its-key',
    harm: 'sessions signed with a leaked key would go on after it was taken out',
    file: 'apps/api/src/http/guards/token.ts',
    find: 'if (lives && keysOf(secret).some(({ text }) => text === cached.key)) return cached',
    replace: 'if (lives) return cached',
    test: { file: CHANGED, title: 'ends no session and no link to a file' },
  },
  {
    id: 'former-key-forgotten',
    harm: 'a change of the key would end the session of everybody',
    file: 'apps/api/src/http/guards/token.ts',
    find: 'for (const key of keysOf(secret)) {',
    replace: 'for (const key of keysOf(secret).slice(0, 1)) {',
    test: { file: CHANGED, title: 'ends no session and no link to a file' },
  },
  {
    id: 'codes-of-former-key-forgotten',
    harm: 'a code that waits in a mail would be wrong once the key was changed',
    file: 'apps/api/src/http/guards/secrets.ts',
    find: 'keysOf(secret).some((key) => sameHash(',
    replace: 'keysOf(secret).slice(0, 1).some((key) => sameHash(',
    test: { file: CHANGED, title: 'ends no code and no token that waits in the database' },
  },
  {
    id: 'key-read-by-neighbours',
    harm: 'another account of the server could sign sessions of anybody',
    file: 'apps/api/src/secret.ts',
    find: 'if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600)',
    replace: 'await stat(file)',
    test: {
      file: 'apps/api/src/secret.test.ts',
      title: 'is closed to others again where a copy or a restore left it open',
    },
  },
  {
    id: 'key-signs-before-it-is-known',
    harm: 'a second process would refuse what the first one signs, and end sessions',
    file: 'apps/api/src/secret.ts',
    find: "from === '' || Date.parse(from) <= now()",
    replace: 'from !== undefined || Date.parse(from) <= now()',
    test: {
      file: 'apps/api/src/secret.test.ts',
      title: 'is accepted at once and signs from its hour',
    },
  },
]
