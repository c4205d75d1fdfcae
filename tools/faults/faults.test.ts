import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FAULTS } from './faults.ts'
import { FAULT_VARIABLE, planted, plantedChild } from './plant.ts'

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

  describe('in a program that a test starts', () => {
    afterEach(() => vi.unstubAllEnvs())
    const said = (): string => {
      const { args, env } = plantedChild()
      const file = join(import.meta.dirname, '..', '..', 'apps/api/src/passkey-address.ts')
      const program = `const { passkeysWorkAt } = await import(${JSON.stringify(file)}); console.log(passkeysWorkAt('http://127.0.0.1'))`
      const run = spawnSync(process.execPath, [...args, '--input-type=module', '-e', program], {
        env: { PATH: process.env['PATH'], ...env },
        encoding: 'utf8',
      })
      return `${run.stdout}${run.stderr}`.trim()
    }
    it('changes it there, and nothing without a fault', () => {
      vi.stubEnv(FAULT_VARIABLE, '')
      expect(said()).toBe('true')
      const lies = { ...fault, file: 'apps/api/src/passkey-address.ts', find: "'127.0.0.1', ", replace: '' }
      vi.stubEnv(FAULT_VARIABLE, JSON.stringify(lies))
      expect(said()).toBe('false')
    })
  })
})
