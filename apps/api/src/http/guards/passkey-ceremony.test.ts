import { expect, it } from 'vitest'
import { creationOptions } from './passkey-ceremony.ts'

it('a passkey is asked for with EdDSA, ES256 or RS256, and with 256 random bits', async () => {
  const deps = { settings: { publicUrl: 'https://tramites.example', authority: { shortName: 'Corpo' } } }
  const person = { id: 'ana', email: 'ana@correo.example', name: 'Ana' }
  const asked = [await creationOptions(deps, person, []), await creationOptions(deps, person, [])]
  for (const { challenge, pubKeyCredParams } of asked) {
    expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32)
  }
  expect(asked[0]?.challenge).not.toBe(asked[1]?.challenge)
})
