import { describe, expect, it } from 'vitest'
import { UNUSED_CALLS } from './unused-calls.ts'

const paths = import.meta.glob<Record<string, Record<string, { readonly id: string }>>>(
  '../../../../../packages/contract/src/generated/*.ts',
  { eager: true },
)
const sources = Object.entries(
  import.meta.glob<string>('../../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
).filter(([file]) => !/\.test\.tsx?$|unused-calls/.test(file))
const text = sources.map(([, source]) => source).join('\n')

/** Contract calls by the name that screens use. */
const calls = Object.values(paths).flatMap((module) =>
  Object.entries(module).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}.${name}`),
  ),
)
const made = (call: string): boolean => new RegExp(`\\b${call.replace('.', '\\s*\\.\\s*')}\\b`).test(text)

describe('calls that the server answers', () => {
  it('are made by a screen, or listed with the reason why none does', () => {
    expect(calls.length).toBeGreaterThan(150)
    expect(calls.filter((call) => !made(call) && UNUSED_CALLS[call] === undefined)).toEqual([])
  })

  it('are not listed where a screen makes them, nor where they do not exist', () => {
    expect(Object.keys(UNUSED_CALLS).filter((call) => !calls.includes(call) || made(call))).toEqual([])
  })
})
