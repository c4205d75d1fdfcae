import { mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { type LocalFolder, openLocalFolder } from '../storage/local-folder.ts'
import { bytesSource, storedSource } from './byte-source.ts'
import { sha256 } from './hash.ts'

const bytes = randomBytes(2_500_000)
let folder: string
let storage: LocalFolder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-almacen-'))
  storage = await openLocalFolder({ folder, secret: 's', publicUrl: '', clock: systemClock })
  await storage.put('a', bytes, { contentType: 'application/pdf' })
})
afterAll(() => rm(folder, { recursive: true }))

describe('a stored file read in parts', () => {
  it.each([
    [0, 10],
    [1_048_570, 1_048_590],
    [2_499_990, 2_600_000],
    [-50, 20],
    [500, 500],
    [0, 2_500_000],
    [3_000_000, 3_000_001],
  ])('gives the bytes %i to %i as memory does', async (start, end) => {
    const [stored, held] = [storedSource(storage, 'a', bytes.length), bytesSource(bytes)]
    expect((await stored.read(start, end)).equals(await held.read(start, end))).toBe(true)
  })

  it('streams whole or a part', async () => {
    const stored = storedSource(storage, 'a', bytes.length)
    expect((await buffer(stored.stream())).equals(bytes)).toBe(true)
    expect(
      (await buffer(stored.stream(1_000_000, 2_000_000))).equals(bytes.subarray(1_000_000, 2_000_000)),
    ).toBe(true)
  })

  it('asks for each block once while it is near', async () => {
    let asked = 0
    const counting = {
      ...storage,
      get: (...args: Parameters<LocalFolder['get']>) => (asked++, storage.get(...args)),
    }
    const stored = storedSource(counting, 'a', bytes.length)
    for (let at = 0; at < bytes.length; at += 10_000) await stored.read(at, at + 30)
    expect(asked).toBe(3)
  })
})

describe('the hash of a stream', () => {
  it('is its SHA-256', async () => {
    expect(await sha256(Readable.from([Buffer.from('a'), Buffer.from('bc')]))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('is not given for a stream that broke', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('a')
        throw new Error('cut')
      })(),
    )
    await expect(sha256(broken)).rejects.toThrow('cut')
  })
})
