import { webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { SealError } from './port.ts'

const SHA256 = '2.16.840.1.101.3.4.2.1'

/** Sends a DER TimeStampReq and returns the DER TimeStampResp. */
export type TimestampTransport = (request: Buffer) => Promise<Buffer>

/** Transport over HTTP (RFC 3161 section 3.4). Every failure is retryable. */
export function httpTimestamp(url: string, timeoutMs = 15_000): TimestampTransport {
  return async (request) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        body: Uint8Array.from(request),
        // a redirect could lead to an address that the operator did not configure
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    } catch (cause) {
      throw new SealError('La autoridad de sellado de tiempo no respondió', { retryable: true, cause })
    }
  }
}

/**
 * RFC 3161 token (DER) over a signature value. Checks that the response grants the request and stamps exactly
 * this value; whether the stamping authority is trusted is up to the document's validator. Throws a retryable
 * `SealError`.
 */
export async function timestamp(signature: Uint8Array, send: TimestampTransport): Promise<Buffer> {
  const digest = Buffer.from(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(signature)))
  const nonce = webcrypto.getRandomValues(new Uint8Array(8))
  // a positive integer in its shortest form
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 1
  const request = new TimeStampReq({
    version: 1,
    certReq: true,
    nonce: new asn1js.Integer({ valueHex: nonce.buffer }),
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: new asn1js.OctetString({ valueHex: Uint8Array.from(digest).buffer }),
    }),
  })
  const answer = await send(Buffer.from(request.toSchema().toBER()))
  try {
    return tokenOf(answer, digest, nonce)
  } catch (cause) {
    throw new SealError('La autoridad de sellado de tiempo dio una respuesta que no sirve', {
      retryable: true,
      cause,
    })
  }
}

function tokenOf(answer: Buffer, digest: Buffer, nonce: Uint8Array): Buffer {
  const bytes = Uint8Array.from(answer).buffer
  const response = TimeStampResp.fromBER(bytes)
  if (response.status.status > 1) throw new Error(`Refused with status ${response.status.status}`)
  // the token unchanged: rebuilding it could change bytes that its own signature covers
  const outer = asn1js.fromBER(bytes).result as asn1js.Sequence // parsed above as one
  const token = outer.valueBlock.value[1]
  if (token === undefined) throw new Error('No token in the answer')
  const der = Buffer.from(token.toBER())
  const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(der).buffer).content })
  const inner = signed.encapContentInfo.eContent
  if (inner === undefined) throw new Error('The token says nothing')
  const info = TSTInfo.fromBER(inner.getValue())
  if (!Buffer.from(info.messageImprint.hashedMessage.getValue()).equals(digest))
    throw new Error('The token stamps something else')
  const echoed = info.nonce === undefined ? null : Buffer.from(info.nonce.valueBlock.valueHexView)
  if (echoed === null || !echoed.equals(Buffer.from(nonce)))
    throw new Error('The token answers another request')
  return der
}
