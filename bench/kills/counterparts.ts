import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail relay and an SMS provider that outlive every kill and remember what they accepted. */
export interface Counterparts {
  readonly smtpUrl: string
  readonly smsUrl: string
  /** how often each message was accepted, by its identity (Message-ID or id of the SMS) */
  readonly accepted: ReadonlyMap<string, number>
  close(): Promise<void>
}

export async function startCounterparts(): Promise<Counterparts> {
  const accepted = new Map<string, number>()
  const count = (id: string): void => void accepted.set(id, (accepted.get(id) ?? 0) + 1)
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        count(/^message-id:\s*<([^@>]+)/im.exec(Buffer.concat(pieces).toString())?.[1] ?? 'sin identidad')
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
      count((JSON.parse(Buffer.concat(pieces).toString()) as { id: string }).id)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
    smsUrl: `http://secreto@127.0.0.1:${(provider.address() as AddressInfo).port}/sms`,
    accepted,
    close: async () => {
      provider.closeAllConnections()
      await new Promise((resolve) => provider.close(resolve))
      await new Promise<void>((resolve) => relay.close(() => resolve()))
    },
  }
}
