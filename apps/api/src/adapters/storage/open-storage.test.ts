import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { openStorage } from './open-storage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-almacen-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = (storageUrl: string) =>
  openStorage({ storageUrl, folder, secret: 's', publicUrl: '', clock: systemClock })

it('is a folder of this machine unless a service is named', async () => {
  const opened = await open('')
  expect(opened.local).toBe(opened.storage)
})

it('is the service that the setting names', async () => {
  const opened = await open('s3://k:s@127.0.0.1:1/cubo?tls=off')
  expect(opened.local).toBeNull()
})

it('refuses an address that it does not understand', async () => {
  await expect(open('ftp://archivos')).rejects.toThrow(/^STORAGE_URL: /)
})
