import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Notes } from './notes.ts'

/** A mail relay and an SMS provider that outlive every kill. */
export interface Counterparts {
  readonly smtpUrl: string
  readonly smsUrl: string
  close(): Promise<void>
}

/** Records each message by its identity (Message-ID or id of the SMS) before accepting it. */
export async function startCounterparts(notes: Pick<Notes, 'accept'>): Promise<Counterparts> {
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        notes.accept(
          /^message-id:\s*<([^@>]+)/im.exec(Buffer.concat(pieces).toString())?.[1] ?? 'sin identidad',
        )
        done()
      })
    },
  })
  relay.on('error', () => undefined)
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const provider = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      notes.accept((JSON.parse(Buffer.concat(pieces).toString()) as { id: string }).id)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
    smsUrl: `http://secreto@127.0.0.1:${(provider.address() as AddressInfo).port}/sms`,
    close: async () => {
      provider.closeAllConnections()
      await new Promise((resolve) => provider.close(resolve))
      await new Promise<void>((resolve) => relay.close(() => resolve()))
    },
  }
}
