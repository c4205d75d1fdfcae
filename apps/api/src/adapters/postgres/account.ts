import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as when we are root, which it refuses to run as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * As whom the programs of a cluster run: null for "as ourselves". Root uses the owner of the folder when the cluster was
 * made by an ordinary user, otherwise `nobody`, which exists everywhere and need not be created.
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
    // a machine without /etc/passwd still knows the number
  }
  return { uid: 65534, gid: 65534 }
}

/** Whether an account can walk into a folder by its path; asked of the system, which also knows about ACLs. */
export function canEnter(account: Account | null, folder: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return asked.status === 0
}
