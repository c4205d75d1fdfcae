import { describe, expect, it } from 'vitest'
import { CallError } from '../../../client/network/http.ts'
import { type KeptDecision, requestOf, verdictOf } from './kept-decision.ts'

const decision: KeptDecision = {
  outcome: { code: 'realizada', label: 'Visita realizada' },
  version: 7,
  at: 0,
}
const task = { id: 't', caseId: 'c' }

describe('a result that waits on the device', () => {
  it('is asked for again with the very same request and key', () => {
    const first = requestOf(decision, task, { a: 1 }, () => 'k1')
    expect(JSON.parse(first.body)).toEqual({
      idComponent: 't',
      idSolicitud: 'c',
      version: 7,
      outcome: 'realizada',
      data: { a: 1 },
    })
    expect(requestOf({ ...decision, sent: first }, task, { a: 1 }, () => 'k2')).toEqual(first)
  })

  it('is another intention once its answers changed', () => {
    const first = requestOf(decision, task, { a: 1 }, () => 'k1')
    expect(requestOf({ ...decision, sent: first }, task, { a: 2 }, () => 'k2').key).toBe('k2')
  })

  it.each([0, 401, 429, 500, 503])('goes on waiting after %d', (status) => {
    expect(verdictOf(new CallError(status, 'x'))).toEqual({ kind: 'waits' })
  })

  it('is told of a case that changed, and of every other refusal in the words of the server', () => {
    expect(verdictOf(new CallError(409, 'version'))).toMatchObject({
      stale: true,
      said: expect.stringContaining('Nada de lo que escribió se perdió'),
    })
    expect(verdictOf(new CallError(403, 'Esta tarea la tiene otra persona.'))).toEqual({
      kind: 'refused',
      said: 'Esta tarea la tiene otra persona.',
      stale: false,
      wrong: false,
    })
    expect(verdictOf(new CallError(422, 'Falta un dato.'))).toMatchObject({ wrong: true })
  })
})
