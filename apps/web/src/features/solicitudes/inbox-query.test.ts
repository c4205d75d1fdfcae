import { describe, expect, it } from 'vitest'
import { asQuery, readState } from './inbox-query.ts'

describe('the address of the inbox', () => {
  it('holds view, search, filters and hidden columns, and drops what it does not know', () => {
    const state = readState(
      new URLSearchParams('vista=vencidas&q=aroca&tramite=3&paso=PG-03&ocultas=municipio,otra&raro=1'),
    )
    expect(state.vista).toBe('vencidas')
    expect([...state.hidden]).toEqual(['municipio'])
    expect(asQuery(state)).toEqual({ vista: 'vencidas', q: 'aroca', tramite: 3, paso: 'PG-03' })
  })

  it('starts with the own tasks and asks nothing of a search that is too short', () => {
    expect(asQuery(readState(new URLSearchParams('q=ar&vista=x')))).toEqual({ vista: 'mias' })
  })
})
