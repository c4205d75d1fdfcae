import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Mail, Mailer, Sending } from './port.ts'

type RelayOptions = SMTPConnection.Options

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the start. */
  url: string
  /**
   * `required`: mail and password go to nobody but the relay that the address names, encrypted, whatever the address asks for
   * besides. `offered`: where the relay has TLS.
   */
  tls: 'required' | 'offered'
  /** Who writes: the authority. */
  from: { name: string; address: string }
  /** Milliseconds for connecting, for the greeting, and for silence in between. Default 20 000. */
  timeoutMs?: number
}

/** What nodemailer knows about a failure; every field may be missing. */
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
      // Loaded at the first mail: 40 ms that the start need not pay.
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
      // The transport of nodemailer would read the message ahead; only with the connection itself does its end mean
      // that the relay asked for it and that everything was handed over.
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
        return judge(error as SmtpError, handedOver)
      } finally {
        // A late error of a connection that we are done with is nobody's business.
        connection.on('error', () => {})
        connection.quit()
      }
    },
  }
}

/**
 * The relay with TLS or not at all. The attack: somebody on the way leaves out that the relay offers it, and reads codes,
 * links and the relay's password. What the address says of certificates and encryption counts for nothing here.
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
    // So that holiday answers and mailing lists do not write back to the authority.
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/**
 * What a failure means. Decisive is whether the relay answered: 5xx about sender, recipient or message is final; 5xx
 * before that (greeting, login, TLS) is our configuration and may be mended; silence is only then ambiguous when the
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
