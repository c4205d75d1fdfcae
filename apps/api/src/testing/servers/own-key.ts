import { expect } from 'vitest'
import { type Authenticator, makeAuthenticator } from '../authenticator.ts'
import { PASSWORD } from '../stories/people.ts'
import type { ApiWorld } from '../stories/world.ts'

/** Adds a passkey to the token holder's account, as their browser does. */
export async function addOwnKey(world: ApiWorld, token: string): Promise<Authenticator> {
  const { origin, hostname } = new URL(world.deps.settings.publicUrl)
  const key = makeAuthenticator({ origin, rpId: hostname })
  const begun = await world.call('POST', '/api/v1/perfil/llaves/opciones', { password: PASSWORD }, token)
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const { challenge } = begun.body.options as { challenge: string }
  const added = { name: 'Llave', response: key.make({ challenge }) }
  const answer = await world.call('POST', '/api/v1/perfil/llaves', added, token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return key
}
