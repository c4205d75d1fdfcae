import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user for PostgreSQL when we run as root, which it rejects. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * The account that runs a cluster's programs: null for our own. Root uses the owner of the folder when an
 * ordinary user created the cluster, otherwise `nobody`, which exists everywhere and need not be created.
 */
export function serverAccount(folder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return nobody()
}

function nobody(): Account {
  try {
    const fields = /^nobody:(?:.*)$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
    const [uid, gid] = [Number(fields[2]), Number(fields[3])]
    if (uid > 0 && gid > 0) return { uid, gid }
  } catch {
    // without /etc/passwd the conventional number works
  }
  return { uid: 65534, gid: 65534 }
}

/** Whether an account can enter a folder by its path; asks the system, which also checks ACLs. */
export function canEnter(account: Account | null, folder: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return asked.status === 0
}
