import type { Sending } from '../mail/port.ts'
import type { SmsSender } from './port.ts'

/** Connection failures: certainly nothing was sent. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends through the address of `SMS_URL` (decision 48): POST of JSON `{to, text, id}`. The user information of
 * the address is the secret; it is removed from the address and sent as `Authorization: Bearer …`. Other
 * providers are further implementations of the same port.
 * @param timeoutMs longest wait for the whole response. Default 15 000.
 */
export function createHttpSms(smsUrl: string, timeoutMs = 15_000): SmsSender {
  const url = new URL(smsUrl)
  const secret = decodeURIComponent(url.password || url.username)
  url.username = ''
  url.password = ''
  return {
    async send({ id, to, text }) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(secret && { authorization: `Bearer ${secret}` }),
          },
          body: JSON.stringify({ to, text, id }),
          // A redirect would carry the secret and the text to an unconfigured address.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await answer.body?.cancel()
        return judge(answer.status)
      } catch (error) {
        // fetch rejects with errors only
        return failed(error as Error)
      }
    },
  }
}

function judge(status: number): Sending {
  const reason = `El proveedor respondió ${status}`
  if (status >= 200 && status < 300) return { result: 'accepted' }
  // A gateway that timed out does not know whether the provider behind it sent the message.
  if (status === 504) return { result: 'ambiguous', reason }
  // login, address and limits are configuration or load: they can be corrected without giving up the message
  if (status >= 500 || status < 400 || [401, 403, 404, 405, 408, 425, 429].includes(status))
    return { result: 'temporary', reason }
  return { result: 'permanent', reason }
}

function failed(error: Error): Sending {
  // of the connection, where there is one
  const cause = error.cause as NodeJS.ErrnoException | undefined
  const reason = cause?.message || error.message
  const code = cause?.code ?? ''
  const silent = error.name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT'
  const result = NEVER_LEFT.has(code) ? 'temporary' : 'ambiguous'
  return { result, reason, ...(silent && { silent }) }
}
