import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Mail, Mailer, Sending } from './port.ts'

type RelayOptions = SMTPConnection.Options

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the start. */
  url: string
  /**
   * `required`: mail and password are sent only encrypted and only to the relay named by the address, whatever
   * options the address adds. `offered`: encrypted where the relay offers TLS.
   */
  tls: 'required' | 'offered'
  /** The sender: the authority. */
  from: { name: string; address: string }
  /** Milliseconds for connecting, for the greeting, and for silence in between. Default 20 000. */
  timeoutMs?: number
}

/** Failure fields set by nodemailer; every field can be missing. */
interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
}

const ADDRESS = /^[^\s@<>(),;:"\\\p{Cc}]{1,64}@[^\s@<>(),;:"\\\p{Cc}]{1,255}$/u

/** Sends through an SMTP relay, one connection for each mail. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const timeout = settings.timeoutMs ?? 20_000
  return {
    async send(mail) {
      if (!ADDRESS.test(mail.to)) return { result: 'permanent', reason: 'La dirección no es válida' }
      // loaded with the first mail: saves 40 ms at the start
      const [{ parseConnectionUrl }, { default: Connection }] = await Promise.all([
        import('nodemailer/lib/shared'),
        import('nodemailer/lib/smtp-connection'),
      ])
      const bytes = await compose(mail, settings.from)
      const { auth, ...address } = parseConnectionUrl(settings.url)
      const connection = new Connection({
        ...(settings.tls === 'required' ? encrypted(address) : address),
        connectionTimeout: timeout,
        greetingTimeout: timeout,
        socketTimeout: timeout,
      })
      // the transport of nodemailer would read the message ahead; only with the connection itself does the
      // stream's end mean that the relay asked for it and that everything was sent
      const message = Readable.from([bytes])
      let handedOver = false
      message.once('end', () => (handedOver = true))
      try {
        await new Promise<void>((resolve, reject) => {
          const done = (error?: Error | null) => (error ? reject(error) : resolve())
          connection.once('error', reject)
          connection.once('end', () => reject(new Error('Connection closed')))
          const send = () =>
            connection.send({ from: settings.from.address, to: [mail.to], size: bytes.length }, message, done)
          connection.connect((refused?: Error | null) => {
            if (refused) reject(refused)
            else if (auth) connection.login(auth, (error) => (error ? reject(error) : send()))
            else send()
          })
        })
        return { result: 'accepted' }
      } catch (error) {
        // the library rejects with its own errors
        return judge(error as SmtpError, handedOver)
      } finally {
        // A late error of a finished connection needs no handling.
        connection.on('error', () => {})
        connection.quit()
      }
    },
  }
}

/**
 * TLS or nothing. Attack: a man in the middle strips the relay's offer of TLS and reads codes, links and the
 * relay's password. The address's own options about certificates and encryption are ignored here.
 */
const encrypted = ({ host, port, secure, name, tls }: RelayOptions): RelayOptions => ({
  ...(host !== undefined && { host }),
  ...(port !== undefined && { port }),
  ...(name !== undefined && { name }),
  secure: secure === true,
  requireTLS: secure !== true,
  tls: {
    ...(tls?.servername !== undefined && { servername: tls.servername }),
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
  },
})

async function compose(mail: Mail, from: SmtpSettings['from']): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    messageId: `<${mail.messageId}>`,
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // stops auto-replies and mailing lists from writing back to the authority
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/**
 * Classifies a failure by the relay's response: 5xx about sender, recipient or message is final; 5xx before
 * that (greeting, login, TLS) is our configuration and can be corrected; silence is ambiguous only when the
 * whole message, with its final dot, had been handed to the connection.
 */
function judge(error: SmtpError, handedOver: boolean): Sending {
  const reason = error.message.slice(0, 500)
  const { responseCode = 0, code, command = '' } = error
  if (responseCode >= 500) {
    const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE' || /^(MAIL|RCPT|DATA)/.test(command)
    return { result: aboutMessage ? 'permanent' : 'temporary', reason }
  }
  if (responseCode >= 400) return { result: 'temporary', reason }
  const silence = code === 'ETIMEDOUT' ? { silent: true as const } : {}
  if (handedOver) return { result: 'ambiguous', reason, ...silence }
  return { result: 'temporary', reason, ...silence }
}
