import { randomUUID } from 'node:crypto'
import { insertPerson, type NewPerson } from '../../db/people/people.ts'
import { choosePassword, hashPassword } from '../../http/guards/password.ts'
import type { AccountApp } from '../account-app.ts'

export const PASSWORD = 'Ventanilla2026'
let hash: Promise<string> | undefined
let officials = 0

/** An account that can log in with `PASSWORD`; `more` overrides. */
export async function person(
  portal: Pick<AccountApp, 'db' | 'clock'>,
  more: Partial<NewPerson> = {},
): Promise<NewPerson> {
  hash ??= hashPassword(choosePassword(PASSWORD, ''))
  const at = portal.clock.now()
  const id = randomUUID()
  const made: NewPerson = {
    id,
    kind: 'ciudadano',
    email: `${id.slice(0, 8)}@correo.example`,
    phone: `573${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
    passwordHash: await hash,
    personType: 1,
    documentType: 1,
    // two accounts with one document are one person, and nobody grants themselves anything
    documentNumber: more.kind === 'funcionario' ? String(79_500_000 + (officials += 1)) : '65748219',
    companyName: null,
    firstNames: 'Ana',
    lastNames: 'Ríos',
    gender: 2,
    roles: ['USER_CIUDADANO'],
    office: null,
    active: true,
    phoneVerifiedAt: at,
    emailVerifiedAt: at,
    at,
    ...more,
  }
  await portal.db.tx((tx) => insertPerson(tx, made))
  return made
}

/** Logs a person in; returns the token. */
export async function tokenOf(portal: Pick<AccountApp, 'call'>, who: NewPerson): Promise<string> {
  const official = who.kind === 'funcionario'
  const reply = await portal.call(
    'POST',
    official ? '/api/v1/authenticate_funcionario' : '/api/v1/authenticate',
    {
      username: who.email,
      password: PASSWORD,
      ...(official && { cliente: 1 }),
    },
  )
  return reply.body.auth_info.access_token as string
}
