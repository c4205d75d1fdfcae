import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const CLAMD = '/usr/sbin/clamd'

/** The harmless text every antivirus must recognise, split in two so that this file itself is not flagged. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Reason why clamd cannot start here, or null. */
export const clamdMissing = existsSync(CLAMD) ? null : 'clamav-daemon is not installed'

/** A running clamd. */
export interface TestClamd {
  port: number
  socket: string
  stop(): Promise<void>
}

/**
 * Starts a clamd with a single signature, EICAR, and a stream limit of 1 MB. It proves our side of the
 * conversation, not ClamAV's detection.
 */
export async function startClamd(): Promise<TestClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'ventanilla-clamd-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'db'))
  await writeFile(
    join(folder, 'db', 'test.ndb'),
    `Eicar-Test-Body:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  )
  const port = await freePort()
  const socket = join(folder, 'clamd.ctl')
  const settings = {
    DatabaseDirectory: join(folder, 'db'),
    TCPSocket: port,
    TCPAddr: '127.0.0.1',
    LocalSocket: socket,
    Foreground: 'yes',
    AlertExceedsMax: 'yes',
    StreamMaxLength: '1M',
    MaxFileSize: '100K',
  }
  const file = join(folder, 'clamd.conf')
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  )
  let output = ''
  const child = spawn(CLAMD, ['--config-file', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break
    if ((await reachable(port)) && existsSync(socket)) return { port, socket, stop }
    await wait(50)
  }
  await stop()
  throw new Error(`clamd did not start: ${output.slice(-2000)}`)
}

function reachable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
