import pg from 'pg'
import { expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'

const refused = Object.assign(new pg.DatabaseError('duplicate key', 50, 'error'), {
  severity: 'ERROR',
  code: '23505',
  table: 'users',
  constraint: 'users_email',
  detail: 'Key (email)=(ana@correo.example) already exists.',
  where: 'COPY users, line 1: "ana@correo.example"',
  internalQuery: "select 'ana@correo.example'",
})

it('a failure is kept by its kind, place and rule', () => {
  expect(loggedError(refused)).toMatchObject({
    type: 'DatabaseError',
    message: 'duplicate key',
    code: '23505',
    table: 'users',
    constraint: 'users_email',
  })
  expect(loggedError(refused).stack).toContain('logged-error.test.ts')
})

it('a failure is kept without the data that PostgreSQL tells with it, also where it is the cause of another', () => {
  expect(JSON.stringify(loggedError(refused))).not.toContain('ana@')
  expect(JSON.stringify(loggedError(new Error('no', { cause: refused })))).not.toContain('ana@')
})

it.each([
  'invalid input syntax for type date: "ana@correo.example"',
  'invalid input syntax for type json: "ana@correo.example"',
  'date/time field value out of range: "ana@correo.example"',
  'value "ana@correo.example" is out of range for type integer',
])('the value that PostgreSQL could not read is left out of «%s»', (message) => {
  const error = Object.assign(new pg.DatabaseError(message, 50, 'error'), {
    severity: 'ERROR',
    code: '22007',
  })
  expect(JSON.stringify(loggedError(error))).not.toContain('ana@')
  expect(loggedError(error).message.length).toBeGreaterThan(8)
})

it('what is no failure, and causes without end, are kept too', () => {
  expect(loggedError('roto').message).toBe('roto')
  const round = new Error('en círculo')
  round.cause = round
  expect(() => JSON.stringify(loggedError(round))).not.toThrow()
})
