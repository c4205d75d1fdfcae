import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { keepEnded, keptEndings, SOUND_VARIABLE } from './sound.ts'

const folder = mkdtempSync(join(tmpdir(), 'ventanilla-sound-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

describe('how tests ended before any fault', () => {
  it('is taken from the run before, by file and a part of the title', () => {
    const file = join(folder, 'ended.json')
    const name = join(import.meta.dirname, 'sound.test.ts')
    keepEnded(file, {
      testResults: [
        {
          name,
          assertionResults: [
            { fullName: 'a group holds', status: 'passed' },
            { fullName: 'a group breaks', status: 'failed' },
            { fullName: 'a group waits', status: 'pending' },
          ],
        },
        { name: `${name}x`, assertionResults: [{ fullName: 'a group holds', status: 'failed' }] },
      ],
    })
    vi.stubEnv(SOUND_VARIABLE, file)
    const ended = keptEndings()
    const of = (title: string) => ended?.({ file: 'tools/faults/sound.test.ts', title })
    expect([of('holds'), of('a group breaks'), of('waits'), of('group')]).toEqual([
      ['passed'],
      ['failed'],
      [],
      ['passed', 'failed'],
    ])
  })

  it('is not known without such a run, and nothing passed where it left no report', () => {
    vi.stubEnv(SOUND_VARIABLE, '')
    expect(keptEndings()).toBeNull()
    const file = join(folder, 'none.json')
    keepEnded(file, null)
    vi.stubEnv(SOUND_VARIABLE, file)
    expect(keptEndings()?.({ file: 'tools/faults/sound.test.ts', title: '' })).toEqual([])
  })
})
