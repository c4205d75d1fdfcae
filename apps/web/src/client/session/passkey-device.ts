import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@ventanilla/contract/passkey-shapes'
import { deviceFault } from './passkey-words.ts'

/** The browser's passkey dialog. Loaded when a user adds or uses a passkey. */

/** The dialog ended without a key; the message is a sentence for the user. */
export class DeviceFault extends Error {
  override readonly name = 'DeviceFault'
}

async function ask<T>(limit: number, open: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    if (!browserSupportsWebAuthn()) throw new DOMException('', 'NotSupportedError')
    return await open()
  } catch (error) {
    throw new DeviceFault(deviceFault(error, performance.now() - begun, limit), { cause: error })
  }
}

export async function makeKey(options: CreationOptions): Promise<Attestation> {
  const { id, response } = await ask(options.timeout, () =>
    // the contract has plain text where the library lists words
    startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )
  return {
    id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  }
}

export async function readKey(options: RequestOptions): Promise<Assertion> {
  const { id, response } = await ask(options.timeout, () =>
    // the contract has plain text where the library lists words
    startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }),
  )
  return {
    id,
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  }
}
