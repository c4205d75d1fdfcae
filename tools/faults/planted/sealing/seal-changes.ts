import type { Fault } from '../../plant.ts'

/** Faults in changing the authority’s seal, and in its place in a backup. */
export const SEAL_CHANGES_FAULTS: readonly Fault[] = [
  {
    id: 'seal-changed-by-guess',
    harm: 'a command that was meant for another portal would change the seal',
    file: 'tools/admin/change-seal.ts',
    find: 'if (!former.startsWith(named))',
    replace: 'if (!former.startsWith(named.slice(99)))',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title:
        'is a command with its record; the former chain stays public, and who still has the former key seals no more',
    },
  },
  {
    id: 'seal-changed-unrecorded',
    harm: 'the authority’s key would change, and nobody could say who did it',
    file: 'tools/admin/change-seal.ts',
    find: 'if (changed)\n',
    replace: 'if (changed && reason === by)\n',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title:
        'is a command with its record; the former chain stays public, and who still has the former key seals no more',
    },
  },
  {
    id: 'seal-changed-without-a-reason',
    harm: 'a change of the seal would stand in the audit without its reason',
    file: 'tools/admin/change-seal.ts',
    find: "demanded(work, 'motivo', 10)",
    replace: "demanded(work, 'motivo', 0)",
    test: {
      file: 'apps/api/src/seal.test.ts',
      title:
        'is a command with its record; the former chain stays public, and who still has the former key seals no more',
    },
  },
  {
    id: 'former-chain-lost',
    harm: 'acts of years could no longer be verified without the portal',
    file: 'apps/api/src/db/authority-seal.ts',
    find: 'from authority_seal_chains c order by',
    replace:
      'from authority_seal_chains c where exists (select 1 from authority_seal s where s.fingerprint = c.fingerprint) order by',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title:
        'is a command with its record; the former chain stays public, and who still has the former key seals no more',
    },
  },
  {
    id: 'former-key-seals-on',
    harm: 'a key that was replaced because it leaked would go on sealing',
    file: 'apps/api/src/db/authority-seal.ts',
    find: 'if (known !== null) return known === key.fingerprint',
    replace: 'if (known !== null) return known.length === key.fingerprint.length',
    test: {
      file: 'apps/api/src/seal.test.ts',
      title:
        'is a command with its record; the former chain stays public, and who still has the former key seals no more',
    },
  },
  {
    id: 'copied-seal-for-anybody',
    harm: 'every account of the machine could take the key out of a copy and guess its password',
    file: 'tools/backup/seal-of-backup.ts',
    find: 'JSON.stringify(sealed, null, 1)}\\n`, { mode: 0o600 })',
    replace: 'JSON.stringify(sealed, null, 1)}\\n`, { mode: 0o644 })',
    test: {
      file: 'tools/backup/seal-of-backup.test.ts',
      title: 'comes back only with the password that it went in with, and stands nowhere in the clear',
    },
  },
  {
    id: 'copied-seal-under-no-password',
    harm: 'the key in a copy would open with any password',
    file: 'tools/backup/seal-of-backup.ts',
    find: "createCipheriv('aes-256-gcm', scryptSync(settings.backupKey, salt, 32, COST), iv)",
    replace: "createCipheriv('aes-256-gcm', scryptSync('', salt, 32, COST), iv)",
    test: {
      file: 'tools/backup/seal-of-backup.test.ts',
      title: 'comes back only with the password that it went in with, and stands nowhere in the clear',
    },
  },
  {
    id: 'token-said-to-be-kept',
    harm: 'an operator would believe that a copy holds the key of a token',
    file: 'tools/backup/seal-of-backup.ts',
    find: "['la clave del sello está detrás de SEAL_COMMAND y no entra en la copia']",
    replace: '[]',
    test: {
      file: 'tools/backup/seal-of-backup.test.ts',
      title: 'is not there without a password, nor where its key cannot leave its place, which is said',
    },
  },
]
