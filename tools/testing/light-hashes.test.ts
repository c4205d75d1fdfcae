import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HASHES, lighter } from './light-hashes.ts'

const path = join(import.meta.dirname, '../..', HASHES)
const source = readFileSync(path, 'utf8')

describe('hashes for tests', () => {
  it('are lighter than the product’s, in one line of one file', () => {
    const changed = lighter(path, source) ?? ''
    const lines = source.split('\n').filter((line, at) => line !== changed.split('\n')[at])
    expect(lines).toEqual([expect.stringMatching(/^const COST = .*memoryCost: 19_456, timeCost: 4/)])
    expect(lighter(path.replace('password.ts', 'budgets.ts'), source)).toBeNull()
  })

  it('are not made where the product’s cost is written differently', () => {
    expect(() => lighter(path, source.replace('19_456', '19_457'))).toThrow('light-hashes')
  })
})
