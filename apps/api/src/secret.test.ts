import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysOf } from '@ventanilla/domain/access/key-ring'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addKey, keyId, openKeys } from './secret.ts'

let dataDir: string
const file = (): string => join(dataDir, 'secret')
const settings = () => ({ secret: null, secretAlso: [], dataDir })
const mode = async (): Promise<number> => (await stat(file())).mode & 0o777
/** Texts of the keys in use, the signing one first. */
async function texts(of: Parameters<typeof openKeys>[0] = settings()): Promise<string[]> {
  const ring = await openKeys(of)
  await ring.close()
  return keysOf(ring).map(({ text }) => text)
}
const [OLD, NEW, NEWER] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string]
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-secret-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true })
})

describe('the kept key', () => {
  it('is made once by whoever starts first, readable by its owner only, and stays the same', async () => {
    const [first, second] = await Promise.all([texts(), texts()])
    expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(second).toEqual(first)
    expect(await mode()).toBe(0o600)
    expect(await texts()).toEqual(first)
  })

  it('is closed to others again where a copy or a restore left it open', async () => {
    await writeFile(file(), `${OLD}\n`)
    await chmod(file(), 0o644)
    expect(await texts()).toEqual([OLD])
    expect(await mode()).toBe(0o600)
  })

  it.each(['', 'corto\n', `${'a'.repeat(64)}\n${'b'.repeat(64)} ayer\n`])(
    'stops the start where its file is damaged (%j)',
    async (content) => {
      await writeFile(file(), content)
      await expect(texts()).rejects.toThrow(/está dañado/)
    },
  )
})

describe('a new key', () => {
  it('is accepted at once and signs from its hour, and the former one is accepted still', async () => {
    await writeFile(file(), `${OLD}\n${NEW} ${inHours(-1)}\n${NEWER} ${inHours(1)}\n`)
    expect(await texts()).toEqual([NEW, OLD, NEWER])
  })

  it('reaches a process that runs, without a restart', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    await writeFile(file(), `${OLD}\n`)
    const ring = await openKeys(settings())
    await writeFile(file(), `${OLD}\n${NEW} ${inHours(-1)}\n`)
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(() => expect(keysOf(ring).map(({ text }) => text)).toEqual([NEW, OLD]))
    // a failing disk drops no keys
    await rm(file())
    vi.advanceTimersByTime(15_000)
    await stat(dataDir)
    expect(keysOf(ring)).toHaveLength(2)
    await ring.close()
  })

  it('is put beside the former one, a minute before it signs, in a file that is never half written', async () => {
    await writeFile(file(), `${OLD}\n`)
    const added = await addKey(settings(), { leaked: false, former: keyId(OLD) })
    const [signs, next] = await texts()
    expect(signs).toBe(OLD)
    expect(added).toEqual({ id: keyId(next ?? '') })
    expect(keyId(next ?? '')).toMatch(/^[0-9a-f]{8}$/)
    expect(await mode()).toBe(0o600)
    const from =
      /^[0-9a-f]{64} (\S+)$/m.exec((await readFile(file(), 'utf8')).split('\n')[1] ?? '')?.[1] ?? ''
    const wait = Date.parse(from) - Date.now()
    expect(wait).toBeGreaterThan(30_000)
    expect(wait).toBeLessThan(61_000)
  })

  it('is made by one of two who want it at once', async () => {
    await writeFile(file(), `${OLD}\n`)
    await writeFile(`${file()}.next`, '')
    expect(await addKey(settings(), { leaked: false, former: keyId(OLD) })).toBe('busy')
    expect(await texts()).toEqual([OLD])
  })

  it('is made once where the command is repeated before it signs', async () => {
    await writeFile(file(), `${OLD}\n`)
    const change = { leaked: false, former: keyId(OLD) }
    await addKey(settings(), change)
    const [, next] = await texts()
    expect(await addKey(settings(), change)).toEqual({ replacedBy: keyId(next ?? '') })
    expect(await texts()).toEqual([OLD, next])
  })

  it('drops those that nothing can still carry, and all of them where one leaked', async () => {
    await writeFile(file(), `${OLD}\n${NEW} ${inHours(-191 * 24)}\n${NEWER} ${inHours(-1)}\n`)
    await addKey(settings(), { leaked: false, former: keyId(NEWER) })
    expect(await texts()).toEqual([NEWER, NEW, expect.any(String)])
    const former = keyId((await texts()).at(-1) ?? '')
    const added = await addKey(settings(), { leaked: true, former })
    expect((await texts()).map((text) => ({ id: keyId(text) }))).toEqual([added])
  })
})

describe('keys of the settings', () => {
  it('are the one that signs and those that are accepted beside it, and no file', async () => {
    expect(await texts({ secret: NEW, secretAlso: [OLD, NEW], dataDir })).toEqual([NEW, OLD])
    await expect(stat(file())).rejects.toThrow(/ENOENT/)
  })
})
