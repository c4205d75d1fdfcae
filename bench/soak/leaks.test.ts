import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planted } from '../../tools/faults/plant.ts'
import { LEAKS, leaksOf } from './leaks.ts'
import { judge } from './verdict.ts'
import { samplesOf } from './samples.testkit.ts'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

describe('each planted leak', () => {
  it.each(LEAKS.map((leak) => [leak.id, leak] as const))('%s still applies', (_id, leak) => {
    expect(planted(leak, read(leak.file))).not.toBe(read(leak.file))
  })
  it.each(LEAKS.map((leak) => [leak.id, leak] as const))('%s says which measure grows', (_id, leak) => {
    expect(judge(samplesOf())?.map(({ name }) => name)).toContain(leak.grows)
  })
})

it('a leak that does not exist is not planted in silence', () => {
  expect(() => leaksOf('calls,nada')).toThrow('nada')
})
