import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { Budget } from '../../http/budgets/budget.ts'
import { BUDGETS, type BudgetName, PORTAL, spend } from '../../http/guards/budgets.ts'
import { GUESSED, type Guessed } from '../../http/guards/guessing.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../account-app.ts'
import { person, tokenOf } from '../stories/people.ts'
import { otherCode, signingOf } from '../stories/signing-codes.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let portal: AccountApp
let world: ApiWorld
beforeAll(async () => {
  portal = await startAccountApp()
  world = await startWorld()
})
afterAll(async () => {
  await portal.close()
  await world.close()
})
beforeEach(async () => {
  await forgetLimits(portal.db)
  await forgetLimits(world.db)
})

/** One open code for all tests of its door, which are fewer than its tries. */
let openCode: ReturnType<typeof signingWithCode> | undefined
async function signingWithCode() {
  const act = await signingOf(world)
  expect((await act.ask()).status).toBe(200)
  return { act, code: await act.sent() }
}

interface Door {
  /** where the guess is made, below `modules` */
  readonly at: string
  readonly what: Guessed
  readonly budgets: readonly BudgetName[]
  readonly wrong: () => Promise<number>
}

/** Every route at which a secret can be guessed, with a wrong guess and the budgets it takes from. */
const DOORS: Readonly<Record<string, Door>> = {
  'POST verificar_persona': {
    at: 'accounts/registering/verify-phone.ts',
    what: 'contacto',
    budgets: ['codeGuessesOfAddress', 'codeGuessesOfAccount', 'codeGuessesOfPortal'],
    wrong: async () =>
      (
        await portal.call('POST', '/api/v1/verificar_persona', {
          reg_celular: '573001112233',
          reg_email: 'otra@correo.example',
          reg_code: '0000',
        })
      ).status,
  },
  'PUT perfil/contacto': {
    at: 'accounts/own/change-contact.ts',
    what: 'contacto',
    budgets: ['codeGuessesOfAddress', 'codeGuessesOfAccount', 'codeGuessesOfPortal'],
    wrong: async () => {
      const ana = await person(portal)
      const given = { kind: 'correo', value: 'otra@correo.example', code: '0000' }
      return (await portal.call('PUT', '/api/v1/perfil/contacto', given, await tokenOf(portal, ana))).status
    },
  },
  'POST user/code_password': {
    at: 'accounts/recovery/recover-password.ts',
    what: 'recuperacion',
    budgets: ['recoveryGuessesOfAddress', 'recoveryGuessesOfPortal'],
    wrong: async () =>
      (await portal.call('POST', '/api/v1/user/code_password', { code: '0000', token: 'no-es' })).status,
  },
  'POST confirmar-firma-otp': {
    at: 'acts/sign-act.ts',
    what: 'firma',
    budgets: ['signingGuessesOfAddress', 'signingGuessesOfAccount', 'signingGuessesOfPortal'],
    wrong: async () => {
      const { act, code } = await (openCode ??= signingWithCode())
      return (await act.give(otherCode(code))).status
    },
  },
  'GET verificar_persona_email': {
    at: 'accounts/registering/verify-email.ts',
    what: 'enlace',
    budgets: ['linksOfAddress'],
    wrong: async () => (await portal.call('GET', '/api/v1/verificar_persona_email/no-es')).status,
  },
  'POST consulta': {
    at: 'consult/find-case.ts',
    what: 'consulta',
    budgets: ['lookupsOfAddress', 'lookupsOfPortal'],
    wrong: async () =>
      (await world.call('POST', '/api/v1/consulta', { radicado: '2026-999999', documento: '900373913' }))
        .status,
  },
  'GET verificar': {
    at: 'consult/verify-act.ts',
    what: 'verificacion',
    budgets: ['verificationsOfAddress'],
    wrong: async () => (await world.call('GET', '/api/v1/verificar/ZZZZ-ZZZZ-ZZZZ')).status,
  },
  'POST copias-de-actos/abrir': {
    at: 'consult/open-copy.ts',
    what: 'enlace',
    budgets: ['linksOfAddress'],
    wrong: async () => (await world.call('POST', '/api/v1/copias-de-actos/abrir', { token: 'no-es' })).status,
  },
  'GET cambio_solicitante/prefill': {
    at: 'applicant-changes/offers.ts',
    what: 'enlace',
    budgets: ['linksOfAddress'],
    wrong: async () =>
      (
        await world.call(
          'GET',
          '/api/v1/cambio_solicitante/prefill/019a0000-0000-7000-8000-000000000000?token=no-es',
        )
      ).status,
  },
}

describe.each(Object.entries(DOORS))('%s', (_door, { budgets, wrong }) => {
  it.each(budgets.filter((name) => BUDGETS[name].per !== 'account'))(
    'is closed once %s is used up by wrong ones, and not before',
    async (name) => {
      const who = BUDGETS[name].per === 'portal' ? PORTAL : '127.0.0.1'
      for (const { db } of [portal, world]) await spend(db, name, who, BUDGETS[name].most - 1)
      expect([400, 404, 422]).toContain(await wrong())
      expect(await wrong()).toBe(429)
    },
  )

  it('takes from each of its budgets, once', async () => {
    await wrong()
    const rows = [
      ...(await portal.db.rows<{ name: string; spent: number }>(sql`select name, spent from budgets`)),
      ...(await world.db.rows<{ name: string; spent: number }>(sql`select name, spent from budgets`)),
    ]
    expect(rows.filter(({ name }) => name in BUDGETS).map(({ name, spent }) => [name, spent])).toEqual(
      expect.arrayContaining(budgets.map((name) => [name, 1])),
    )
  })
})

describe('the doors at which a secret is guessed', () => {
  const modules = join(import.meta.dirname, '../..', 'modules')
  const guessed = globSync('**/*.ts', { cwd: modules }).filter(
    (file) =>
      !file.endsWith('.test.ts') && /\bguess(<\w+>)?\(/.test(readFileSync(join(modules, file), 'utf8')),
  )

  it('are all tried, and each kind of secret at one of them', () => {
    const doors = Object.values(DOORS)
    expect([...new Set(doors.map(({ at }) => at))].toSorted()).toEqual(guessed.toSorted())
    // known devices have no budget of an address or of the portal
    const kinds = Object.keys(GUESSED).filter((what) => what !== 'recuperacion-conocida')
    expect([...new Set(doors.map(({ what }) => what as string))].toSorted()).toEqual(kinds.toSorted())
  })

  it.each(Object.entries(DOORS))('%s names every budget of an address or of the portal', (_door, at) => {
    const { address, portal: all }: Partial<Record<'account' | 'address' | 'portal', BudgetName>> =
      GUESSED[at.what]
    const expected = [address, all].filter((name) => name !== undefined)
    expect(at.budgets.filter((name) => BUDGETS[name].per !== 'account')).toEqual(expected)
  })
})

describe('a budget of guessed digits or passwords', () => {
  it('is told to administrators when it is used up, whichever it is', () => {
    // of a telephone or address that its guesser may have invented: an alarm for each would use up those of a day,
    // and the budgets of the address and of the portal report it
    const guesses = Object.entries<Budget>(BUDGETS).filter(
      ([name]) => /Guesses/.test(name) && name !== 'codeGuessesOfAccount',
    )
    expect(guesses.length).toBeGreaterThan(10)
    expect(guesses.filter(([, { alarm }]) => alarm === undefined)).toEqual([])
  })
})
