import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation } from '@ventanilla/contract/passkey-shapes'

/** The challenge a browser received, and the origin it believes it is on. */
interface Asked {
  readonly challenge: string
  readonly origin?: string
  readonly rpId?: string
}

/** A software key: does the work of a browser and a security key together, and can lie on request. */
export interface Authenticator {
  readonly id: string
  make(asked: Asked): Attestation
  /** the counter increments by itself unless `counter` sets it; `verified`: by fingerprint, face or PIN */
  use(
    asked: Asked & { readonly counter?: number; readonly id?: string; readonly verified?: boolean },
  ): Assertion
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const WITH_KEY = 0x40
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

const fourBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** `counts`: false for cloud-synced keys, whose counter stays zero. */
export function makeAuthenticator(
  portal: { readonly origin: string; readonly rpId: string },
  counts = true,
): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0

  const clientData = (type: string, asked: Asked): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: asked.challenge,
        origin: asked.origin ?? portal.origin,
        crossOrigin: false,
      }),
    )
  const head = (asked: Asked, flags: number, count: number): Buffer =>
    Buffer.concat([sha256(asked.rpId ?? portal.rpId), Buffer.from([flags]), fourBytes(count)])

  return {
    id,
    make(asked) {
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
          [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
        ]),
      )
      const authData = Buffer.concat([
        head(asked, USER_PRESENT | USER_VERIFIED | WITH_KEY, counter),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        coseKey,
      ])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id,
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      }
    },
    use(asked) {
      if (counts) counter += 1
      const data = clientData('webauthn.get', asked)
      const authData = head(
        asked,
        USER_PRESENT | (asked.verified === true ? USER_VERIFIED : 0),
        asked.counter ?? counter,
      )
      return {
        id: asked.id ?? id,
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
      }
    },
  }
}
