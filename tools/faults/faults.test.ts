import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './faults.ts'
import { planted } from './plant.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

// `npm run test:all` checks that each test notices its fault; here only that every fault still applies
describe('each planted fault', () => {
  it('has a name of its own', () => {
    const ids = FAULTS.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it.each(FAULTS.map((fault) => [fault.id, fault] as const))('%s still applies', (_id, fault) => {
    expect(planted(fault, read(fault.file))).not.toBe(read(fault.file))
    expect(existsSync(join(import.meta.dirname, '..', '..', fault.test.file))).toBe(true)
    expect(read(fault.test.file)).toContain(fault.test.title)
  })
})

describe('planting', () => {
  const fault = {
    id: 'a-fault',
    harm: 'nobody',
    file: 'a.ts',
    find: 'a < b',
    replace: 'a <= b',
    test: { file: 'a.test.ts', title: 'a' },
  }
  it('changes the one place', () => {
    expect(planted(fault, 'if (a < b) go()')).toBe('if (a <= b) go()')
  })
  it.each([
    ['none', 'if (a > b)'],
    ['two', 'a < b && a < b'],
  ])('refuses where there are %s', (_n, source) => {
    expect(() => planted(fault, source)).toThrow('a-fault')
  })
})
