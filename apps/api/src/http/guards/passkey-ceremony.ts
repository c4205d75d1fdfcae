import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@ventanilla/contract/passkey-shapes'
import type { StoredPasskey } from '../../db/people/passkeys.ts'

/** Checks a challenge that was returned signed. */
export type IsAsked = (challenge: string) => boolean

interface CeremonyDeps {
  readonly settings: { readonly publicUrl: string; readonly authority: { readonly shortName: string } }
}

/** Timeout of the browser's dialog, in milliseconds. */
const WINDOW = 120_000

// the key is a second factor after the password, so a security key without PIN is enough
const VERIFICATION = 'preferred'

/** COSE numbers of EdDSA, ES256 and RS256: fixed, so that every server version can verify them. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded on first use: most servers never need it, and it takes some megabytes. */
const library = () => import('@simplewebauthn/server')

/** Keys belong to the public address of the portal; `localhost` in development. */
function party(deps: CeremonyDeps): { expectedRPID: string; expectedOrigin: string } {
  const address = new URL(deps.settings.publicUrl)
  return { expectedRPID: address.hostname, expectedOrigin: address.origin }
}

const descriptors = (keys: readonly StoredPasskey[]) =>
  keys.map((key) => ({ id: key.credential_id, type: 'public-key' as const, transports: key.transports }))

/** Options for the browser to create a key, excluding those the person already has. */
export async function creationOptions(
  deps: CeremonyDeps,
  person: { readonly id: string; readonly email: string; readonly name: string },
  keys: readonly StoredPasskey[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: deps.settings.authority.shortName,
    rpID: party(deps).expectedRPID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: WINDOW,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge: options.challenge,
    rp: { name: options.rp.name, id: party(deps).expectedRPID },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: WINDOW,
    attestation: 'none',
    excludeCredentials: descriptors(keys),
    // not discoverable where the device allows it: the password is always required
    authenticatorSelection: {
      residentKey: 'discouraged',
      requireResidentKey: false,
      userVerification: VERIFICATION,
    },
  }
}

/**
 * Options for the browser to use one of a person's keys. `verification`: «required» when the key alone must
 * prove its holder; `challenge`: own bytes instead of random ones.
 */
export async function requestOptions(
  deps: CeremonyDeps,
  keys: readonly StoredPasskey[],
  wanted: { readonly verification?: 'required'; readonly challenge?: Uint8Array<ArrayBuffer> } = {},
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library()
  const rpId = party(deps).expectedRPID
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    ...(wanted.challenge !== undefined && { challenge: wanted.challenge }),
  })
  return {
    challenge,
    rpId,
    timeout: WINDOW,
    userVerification: wanted.verification ?? VERIFICATION,
    allowCredentials: descriptors(keys),
  }
}

export interface MadeKey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
}

/** The key created by a browser, or null when anything differs from the request. */
export async function checkMade(
  deps: CeremonyDeps,
  given: Attestation,
  isAsked: IsAsked,
): Promise<MadeKey | null> {
  const { verifyRegistrationResponse } = await library()
  const { id, clientDataJSON, attestationObject } = given
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: isAsked,
      ...party(deps),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { credential } = registrationInfo
    return { credentialId: id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter }
  } catch {
    // the library throws for every mismatch; details would only help an attacker
    return null
  }
}

/**
 * The key's counter after a use, or null when anything differs from the request. `notePasskeyUse` checks that
 * it rose. `verified`: accepts only a key that verified its holder by fingerprint, face or PIN.
 */
export async function checkUsed(
  deps: CeremonyDeps,
  given: Assertion,
  key: StoredPasskey,
  isAsked: IsAsked,
  verified = false,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { id, clientDataJSON, authenticatorData, signature } = given
  try {
    const { verified: good, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: isAsked,
      ...party(deps),
      // zero: a fallen counter is detected later and recorded, apart from a wrong signature
      credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: 0 },
      requireUserVerification: verified,
    })
    return good ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
