import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/how-to/run-one-test.md'), 'utf8')
const commands = [...page.matchAll(/```sh\n([^`]+)```/g)].flatMap(([, block]) =>
  (block ?? '').trim().split('\n'),
)

describe('the page about running one test', () => {
  it('has commands', () => expect(commands.length).toBeGreaterThan(3))

  it.each(commands)('is right about: %s', { timeout: 300_000 }, (command) => {
    const { NODE_OPTIONS: _options, VITEST: _vitest, ...env } = process.env
    const ran = spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' })
    expect(`${ran.stdout}${ran.stderr}`.slice(-2_000)).not.toMatch(/No test files found|no tests found/i)
    expect(ran.status, `${ran.stdout}${ran.stderr}`.slice(-2_000)).toBe(0)
  })
})
