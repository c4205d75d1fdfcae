import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { BUDGETS, type BudgetName, PORTAL, spend } from '../../http/guards/budgets.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../account-app.ts'
import { PASSWORD, person, tokenOf } from '../stories/people.ts'

const HOUR = 60 * 60_000

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

let n = 0
const registration = () => {
  n += 1
  return {
    reg_celular: `57318555${String(n).padStart(4, '0')}`,
    reg_email: `envio${n}@correo.example`,
    reg_tipo_persona: 1,
    reg_empresa: '',
    reg_id_tipo_documento: 1,
    reg_documento: `6648${String(n).padStart(4, '0')}`,
    reg_nombres: 'Marta',
    reg_apellidos: 'Ávila',
    reg_genero: 2,
    reg_password: 'Quebrada2026',
  }
}

/** A route that sends something to `to`, an address unknown to the portal. */
interface Door {
  readonly sends: 'sms' | 'email'
  readonly open: () => Promise<{ to: string; ask: () => Promise<number> }>
}
const DOORS: Readonly<Record<string, Door>> = {
  'a registration, by SMS': {
    sends: 'sms',
    open: async () => {
      const form = registration()
      const ask = async () => (await portal.call('POST', '/api/v1/register', form)).status
      return { to: form.reg_celular, ask }
    },
  },
  'a registration, by mail': {
    sends: 'email',
    open: async () => {
      const form = registration()
      const ask = async () => (await portal.call('POST', '/api/v1/register', form)).status
      return { to: form.reg_email, ask }
    },
  },
  'another code of a registration': {
    sends: 'sms',
    open: async () => {
      const form = registration()
      expect((await portal.call('POST', '/api/v1/register', form)).status).toBe(200)
      portal.clock.advance(HOUR)
      const body = { celular: form.reg_celular, email: form.reg_email }
      return {
        to: form.reg_celular,
        ask: async () => (await portal.call('POST', '/api/v1/enviar_codigo', body)).status,
      }
    },
  },
  'another telephone': {
    sends: 'sms',
    open: async () => {
      const token = await tokenOf(portal, await person(portal))
      const to = registration().reg_celular
      const body = { kind: 'celular', value: to, password: PASSWORD }
      return {
        to,
        ask: async () => (await portal.call('POST', '/api/v1/perfil/contacto', body, token)).status,
      }
    },
  },
  'another mail address': {
    sends: 'email',
    open: async () => {
      const token = await tokenOf(portal, await person(portal))
      const to = registration().reg_email
      const body = { kind: 'correo', value: to, password: PASSWORD }
      return {
        to,
        ask: async () => (await portal.call('POST', '/api/v1/perfil/contacto', body, token)).status,
      }
    },
  },
  'a power': {
    sends: 'email',
    open: async () => {
      const token = await tokenOf(portal, await person(portal))
      const to = registration().reg_email
      const body = { name: 'Luis Mora', document: '28534107', email: to, caseId: null }
      return {
        to,
        ask: async () => (await portal.call('POST', '/api/v1/perfil/apoderados', body, token)).status,
      }
    },
  },
  'a confirmation sent to a corrected address': {
    sends: 'email',
    open: async () => {
      const { email } = await person(portal, { emailVerifiedAt: null })
      const to = registration().reg_email
      const body = { username: email, password: PASSWORD, correo: to }
      return { to, ask: async () => (await portal.call('POST', '/api/v1/corregir_correo', body)).status }
    },
  },
}
const BUDGETS_OF: Readonly<Record<Door['sends'], readonly BudgetName[]>> = {
  sms: ['smsOfAddress', 'smsOfNumber', 'smsOfPortal'],
  email: ['mailsOfAddress', 'mailsOfMailbox', 'mailsOfPortal'],
}
const sentTo = async (to: string): Promise<number> =>
  (await portal.db.rows(sql`select 1 from outbox where recipient = ${to}`)).length

describe.each(Object.entries(DOORS))('%s', (_name, { sends, open }) => {
  it.each(BUDGETS_OF[sends])('sends nothing once %s is used up', async (name) => {
    const { to, ask } = await open()
    const { per, most } = BUDGETS[name]
    const who = per === 'portal' ? PORTAL : per === 'address' ? '127.0.0.1' : to
    const before = await sentTo(to)
    await forgetLimits(portal.db)
    await spend(portal.db, name, who, most)
    expect(await ask()).toBe(429)
    expect(await sentTo(to)).toBe(before)
    await forgetLimits(portal.db)
    expect([200, 201]).toContain(await ask())
    expect(await sentTo(to)).toBe(before + 1)
  })
})

describe('the text messages of a telephone', () => {
  it('are ten a day, however slowly they are asked for and from wherever', async () => {
    const form = registration()
    const from = async (url: string, payload: object, address: string) =>
      (await portal.app.inject({ method: 'POST', url, payload, remoteAddress: address })).statusCode
    expect(await from('/api/v1/register', form, '198.51.100.1')).toBe(200)
    const statuses: number[] = []
    for (let i = 2; i <= 13; i += 1) {
      portal.clock.advance(HOUR)
      const body = { celular: form.reg_celular, email: form.reg_email }
      statuses.push(await from('/api/v1/enviar_codigo', body, `198.51.100.${i}`))
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429, 429])
    expect(await sentTo(form.reg_celular)).toBe(10)
  })
})

describe('the login of an account that nobody confirmed', () => {
  it('mails the link again until the mailbox has had its day, and answers alike after it', async () => {
    const { email } = await person(portal, { emailVerifiedAt: null })
    const logIn = async () =>
      (await portal.call('POST', '/api/v1/authenticate', { username: email, password: PASSWORD })).status
    await spend(portal.db, 'mailsOfMailbox', email, BUDGETS.mailsOfMailbox.most - 1)
    expect(await logIn()).toBe(403)
    portal.clock.advance(HOUR)
    expect(await logIn()).toBe(403)
    expect(await sentTo(email)).toBe(1)
  })
})
