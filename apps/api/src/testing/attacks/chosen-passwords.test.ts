import { givenPassword } from '@ventanilla/contract/portal/fields'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../endpoints.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../account-app.ts'
import { PASSWORD, person, tokenOf } from '../stories/people.ts'

/** Every call that chooses a password rejects common ones, with one message at its field. */

const SENTENCE =
  'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra, por ejemplo tres palabras que solo usted juntaría y un número.'
const form = {
  reg_id_tipo_documento: 1,
  reg_documento: '77481234',
  reg_nombres: 'Marta',
  reg_apellidos: 'Ruiz',
  reg_genero: 2,
  reg_celular: '573174440909',
  reg_email: 'marta.ruiz@correo.example',
}
const citizen = { ...form, reg_tipo_persona: 1, reg_empresa: '' }

/** the password field, and the rest of the body */
const CHOOSING: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>]>> = {
  'accounts.registerCitizen': ['reg_password', citizen],
  'accounts.registerAndLogIn': ['reg_password', citizen],
  'accounts.registerOfficial': ['reg_password', { ...form, reg_rol: 12, reg_id_cliente: 1 }],
  'accounts.resetPassword': ['password_reset', { token: 'x' }],
  'accounts.acceptInvitation': ['password', { token: 'x' }],
  'accounts.changePassword': ['password', { current: PASSWORD }],
}

const portals: AccountApp[] = []
beforeAll(async () => {
  portals.push(
    await startAccountApp(),
    await startAccountApp({
      NODE_ENV: 'production',
      SECRET: 'secreto-de-prueba-con-mas-de-32-signos',
    }),
  )
})
afterAll(async () => {
  for (const portal of portals) await portal.close()
})
beforeEach(async () => {
  for (const portal of portals) await forgetLimits(portal.db)
})

async function choose(portal: AccountApp, id: string, password: string) {
  const [field, rest] = CHOOSING[id] ?? ['', {}]
  const endpoint = endpoints.find((one) => one.id === id)
  const token = endpoint?.permission === 'session' ? await tokenOf(portal, await person(portal)) : undefined
  return portal.call(
    (endpoint?.method ?? 'POST') as 'POST' | 'PUT',
    endpoint?.path ?? '',
    { ...rest, [field]: password },
    token,
  )
}

describe('a chosen password', () => {
  it('is taken by the calls of this table and by no other', () => {
    const choosing = endpoints.filter((one) => {
      const shape = (one.body as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {}
      return Object.entries(shape).some(([name, field]) => /password/.test(name) && field !== givenPassword)
    })
    expect(choosing.map((one) => one.id).toSorted()).toEqual(Object.keys(CHOOSING).toSorted())
  })

  it.each(Object.keys(CHOOSING))('at %s is none of the commonest', async (id) => {
    const [portal] = portals
    if (portal === undefined) throw new Error('no portal')
    for (const password of ['Password123', 'Colombia2026']) {
      const reply = await choose(portal, id, password)
      expect(reply, JSON.stringify(reply.body)).toMatchObject({
        status: 422,
        body: {
          message: SENTENCE,
          code: 'contrasena_comun',
          problems: [{ path: `body.${CHOOSING[id]?.[0]}`, message: SENTENCE }],
        },
      })
    }
  })

  it.each(Object.keys(CHOOSING))('at %s is not the demonstration’s, in production', async (id) => {
    const [demonstration, production] = portals
    if (demonstration === undefined || production === undefined) throw new Error('no portal')
    expect((await choose(production, id, DEMO_PASSWORD)).body.code).toBe('contrasena_comun')
    expect((await choose(demonstration, id, DEMO_PASSWORD)).body?.code).not.toBe('contrasena_comun')
  })

  it.each([
    'Expediente2026',
    'Tramites123',
    'CorpoCombeima1',
    'Cajamarca2026',
    'Ibague12345!',
    'Ventanilla7',
  ])('is no word of the portal with some digits: %s', async (password) => {
    const [, production] = portals
    if (production === undefined) throw new Error('no portal')
    expect((await choose(production, 'accounts.changePassword', password)).body.code).toBe('contrasena_comun')
  })

  it.each(['Expediente-de-la-abuela-7', 'cajamarquina88luna', 'tresVentanillas4rio'])(
    'may have such a word in it: %s',
    async (password) => {
      const [, production] = portals
      if (production === undefined) throw new Error('no portal')
      expect((await choose(production, 'accounts.changePassword', password)).status).toBe(200)
    },
  )
})
