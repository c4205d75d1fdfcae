import { z } from 'zod'
import { closed } from './closed.ts'

/** WebAuthn's options for the browser, as JSON, and the browser's responses. */

const wish = closed({
  discouraged: 'No se pide',
  preferred: 'Se pide si la llave puede',
  required: 'Se exige',
})

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** milliseconds */
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: wish,
    requireResidentKey: z.boolean(),
    userVerification: wish,
  }),
})
export type CreationOptions = z.infer<typeof creationOptions>

export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** milliseconds */
  timeout: z.int(),
  userVerification: wish,
  allowCredentials: z.array(descriptor),
})
export type RequestOptions = z.infer<typeof requestOptions>

/** Response to a correct password of an account with passkeys: no session yet. */
export const passkeyAsked = z.object({
  status: z.literal(202),
  message: z.string(),
  passkey: z.object({
    /** identifies this login for five minutes, once, from the same address */
    ticket: z.string(),
    options: requestOptions,
  }),
})

const bytes = (length: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(length)
    .regex(/^[\w-]+$/)

/** A new key, without the fields that browsers repeat. */
export const attestation = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(10)
    .default([]),
})
export type Attestation = z.infer<typeof attestation>

/** A signature by an existing key. */
export const assertion = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(12_000),
})
export type Assertion = z.infer<typeof assertion>
