import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

// files that a server recreates when it starts, or must not inherit from the copied one
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/**
 * Copies the data folder of a running server, which continues to serve, with PostgreSQL's protocol for base
 * backups. The copy is consistent as of the end of the call; a server started on it replays the included log.
 */
export async function copyCluster(url: string, source: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // keeps the log of these minutes from being recycled; dropped with the session, however it ends
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    )
    await client.query(`select pg_backup_start('ventanilla', true)`)
    await mkdir(target, { recursive: true, mode: 0o700 })
    await copyFolder(source, target, '')
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
    await copyFolder(join(source, 'pg_wal'), join(target, 'pg_wal'), 'log')
  } finally {
    await client.end()
  }
}

async function copyFolder(source: string, target: string, within: string): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) {
      await mkdir(to, { recursive: true, mode: 0o700 })
      if (within !== '' || !EMPTIED.has(entry.name)) await copyFolder(from, to, `${within}/${entry.name}`)
      if (entry.name === 'pg_wal' && within === '') {
        for (const needed of ['archive_status', 'summaries'])
          await mkdir(join(to, needed), { recursive: true, mode: 0o700 })
      }
    } else if (entry.isFile()) {
      // a table can be dropped while we copy: the log records that too
      await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
}
