import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ACCEPTED_CALLS } from './calls.ts'
import { ACCEPTED_CONSTANTS } from './constants.ts'
import { ACCEPTED_DESCRIPTIONS } from './described.ts'
import { DRIVEN_MACHINES } from './driven.ts'
import { endpointsOf, heldRows, readSources, readTests } from './held.ts'
import { ACCEPTED_MACHINES, wayOf } from './machines.ts'
import { ACCEPTED_MESSAGES } from './messages.ts'
import { NOT_HELD } from './not-held.ts'
import { ACCEPTED_RULES } from './rules.ts'
import { SEEN_TEXTS } from './seen.ts'

const root = new URL('../../../../../', import.meta.url)
const contracts = Object.values(
  import.meta.glob('../../../../../packages/contract/src/**/*.contract.ts', { eager: true }),
)
const catalogues = new URL('spec/', root)
const read = (name: string): Record<string, unknown[]> =>
  JSON.parse(readFileSync(new URL(name, catalogues), 'utf8')) as Record<string, unknown[]>

interface Row {
  readonly id: string
}
interface Machine extends Row {
  readonly transitions?: readonly { readonly from: string; readonly on: string; readonly to: string }[] | null
}
interface Rule extends Row {
  readonly messageId?: string
  readonly describedTextId?: string
}

const held = heldRows({
  endpoints: endpointsOf(contracts),
  sources: readSources(fileURLToPath(root)),
  tests: readTests(fileURLToPath(root)),
})
const listed = new Set(NOT_HELD)

/** Expected number of accepted rows per table. */
const TABLES: Readonly<Record<string, string>> = {
  call: 'calls',
  message: 'messages',
  described: 'described texts',
  rule: 'rules of forms',
  constant: 'constants',
  machine: 'machines',
  transition: 'transitions',
}
function counts(): string[] {
  const known = new Set([...held.keys(), ...listed])
  return Object.entries(TABLES).map(([table, name]) => {
    const rows = [...known].filter((key) => key.startsWith(`${table}:`))
    const holding = rows.filter((key) => held.get(key) === true).length
    const later = rows.filter((key) => listed.has(key)).length
    return `${name}: ${holding} of ${rows.length} rows hold${later === 0 ? '' : `, ${later} are listed for later`}`
  })
}

describe('the acceptance tables', () => {
  it('hold each row once', () => {
    for (const table of [ACCEPTED_CALLS, ACCEPTED_MESSAGES, ACCEPTED_DESCRIPTIONS, ACCEPTED_CONSTANTS])
      expect(new Set(table.map((row) => row.id)).size).toBe(table.length)
    expect(listed.size).toBe(NOT_HELD.length)
  })

  it('are held by the product but for the rows that one list names, which can only shrink', () => {
    expect({ listedButHeld: NOT_HELD.filter((key) => held.get(key) === true) }).toEqual({ listedButHeld: [] })
    const missing = [...held].filter(([key, holds]) => !holds && !listed.has(key)).map(([key]) => key)
    expect({ notHeldNorListed: missing }).toEqual({ notHeldNorListed: [] })
    console.log(`Acceptance tables\n${counts().join('\n')}`)
  })

  it('see in a browser nothing but texts of theirs', () => {
    const ids = new Set([...ACCEPTED_MESSAGES, ...ACCEPTED_DESCRIPTIONS].map(({ id }) => id))
    expect(SEEN_TEXTS.filter((id) => !ids.has(id))).toEqual([])
    expect(ACCEPTED_RULES.filter(({ says }) => says !== null && !ids.has(says))).toEqual([])
  })
})

describe('compared with the catalogues of the specification', () => {
  const rowsOf = (): string[] => [
    ...(read('endpoints.json')['endpoints'] as Row[]).map((row) => `call:${row.id}`),
    ...(read('messages.json')['messages'] as Row[]).map((row) => `message:${row.id}`),
    ...(read('messages.json')['describedTexts'] as Row[]).map((row) => `described:${row.id}`),
    ...(read('constants.json')['constants'] as Row[]).map((row) => `constant:${row.id}`),
    ...(read('states.json')['machines'] as Machine[]).map((row) => `machine:${row.id}`),
    ...(read('validation.json')['rules'] as Row[]).map((row) => `rule:${row.id}`),
  ]

  it('has every row in a table or in the list, and lists nothing else', () => {
    const rows = rowsOf()
    expect(rows.filter((key) => !held.has(key) && !listed.has(key))).toEqual([])
    const known = new Set([...rows, ...held.keys()])
    expect(NOT_HELD.filter((key) => !known.has(key))).toEqual([])
  })

  it('has method, path and access of each call where stated', () => {
    const calls = read('endpoints.json')['endpoints'] as (Row & {
      readonly method: string | null
      readonly path: string | null
      readonly base: string | null
    })[]
    const ours = new Map(ACCEPTED_CALLS.map((row) => [row.id, row]))
    for (const row of calls) {
      if (row.method !== null) expect(ours.get(row.id)?.method, row.id).toBe(row.method)
      if (row.path !== null) expect(ours.get(row.id)?.path, row.id).toBe(`${row.base ?? ''}${row.path}`)
    }
    expect(ACCEPTED_CALLS.map((row) => row.id)).toEqual(calls.map((row) => row.id))
  })

  it('has the words of each message and the value of each constant', () => {
    const messages = read('messages.json')['messages'] as (Row & { readonly accented: string })[]
    expect(ACCEPTED_MESSAGES.map(({ id, text }) => ({ id, text }))).toEqual(
      messages.map(({ id, accented }) => ({ id, text: accented })),
    )
    const described = read('messages.json')['describedTexts'] as Row[]
    expect(ACCEPTED_DESCRIPTIONS.map(({ id }) => id)).toEqual(described.map(({ id }) => id))
    const constants = read('constants.json')['constants'] as (Row & { readonly value: unknown })[]
    expect(ACCEPTED_CONSTANTS.map(({ id, value }) => ({ id, value }))).toEqual(
      constants.map(({ id, value }) => ({ id, value })),
    )
  })

  it('has the transitions of each machine of ours', () => {
    const machines = read('states.json')['machines'] as Machine[]
    for (const [id, transitions] of Object.entries(ACCEPTED_MACHINES)) {
      const stated = machines.find((one) => one.id === id)?.transitions
      // null: the specification names the states and leaves the transitions between them open
      if (stated === null) continue
      expect(
        transitions.map((one) => ('on' in one ? wayOf(one) : `${one.from} → ${one.to}`)),
        id,
      ).toEqual(
        stated?.map((one, index) =>
          'on' in (transitions[index] ?? {}) ? wayOf(one) : `${one.from} → ${one.to}`,
        ),
      )
    }
  })

  it('has each rule of the forms with the text that tells it', () => {
    const stated = read('validation.json')['rules'] as Rule[]
    expect(ACCEPTED_RULES.map(({ id, says }) => ({ id, says }))).toEqual(
      stated.map(({ id, messageId, describedTextId }) => ({
        id,
        says: messageId ?? describedTextId ?? null,
      })),
    )
  })

  it('has the states of each machine that a browser drives', () => {
    for (const machine of read('states.json')['machines'] as (Machine & {
      readonly states: readonly Row[] | null
      readonly facts?: readonly string[]
    })[]) {
      const ours = Object.entries(DRIVEN_MACHINES).find(([id]) => id === machine.id)?.[1]
      if (ours === undefined) continue
      expect(ours.states, machine.id).toEqual(machine.states?.map(({ id }) => id))
      expect(ours.facts, machine.id).toHaveLength(machine.facts?.length ?? 0)
    }
  })
})
