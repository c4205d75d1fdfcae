import { expect, it } from 'vitest'
import type { LoginAccount, LoginFacts } from '../../../db/people/login.ts'
import { whosePassword } from '../login/log-in.ts'

const account = { id: 'cuenta', password_hash: 'hash de una' } as LoginAccount
const waiting = { id: 'registro', password_hash: 'hash de otra' } as LoginAccount
const of = async (facts: Pick<LoginFacts, 'account' | 'waiting'>, password: string) => {
  let times = 0
  const who = await whosePassword({ alerts: [], ...facts }, password, (_door, stored, given) => {
    times += 1
    return Promise.resolve(stored === `hash de ${given}`)
  })
  return { who, times }
}

it.each([
  ['nothing', { account: null, waiting: null }],
  ['an account', { account, waiting: null }],
  ['a registration', { account: null, waiting }],
  ['a registration beside an account', { account, waiting }],
])('is compared twice where it is wrong, whatever stands at the address: %s', async (_what, facts) => {
  expect(await of(facts, 'ninguna')).toEqual({ who: null, times: 2 })
})

it('is the account’s before it is a registration’s', async () => {
  expect(await of({ account, waiting }, 'una')).toEqual({ who: account, times: 1 })
  expect(await of({ account, waiting }, 'otra')).toEqual({ who: waiting, times: 2 })
  expect(await of({ account: null, waiting }, 'otra')).toEqual({ who: waiting, times: 2 })
})
