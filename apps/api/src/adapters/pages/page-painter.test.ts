import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { imageSize } from 'image-size'
import { afterEach, describe, expect, it } from 'vitest'
import { endlessPage, greedyPage, hugePage, programmedForm } from '../../testing/papers/painted-pdf.ts'
import { pixelsOf } from '../../testing/papers/png-pixels.ts'
import { createPagePainter } from './page-painter.ts'
import type { NotPainted, PagePainter, PaintedFile } from './port.ts'

const linux = existsSync('/proc/self/status')
const LIMITS = { memoryMb: 350, seconds: 40, idleSeconds: 60 }
let painter: PagePainter
const open = (limits: Partial<typeof LIMITS> = {}): PagePainter =>
  (painter = createPagePainter({ ...LIMITS, ...limits }))
afterEach(() => painter.close())

let files = 0
const fileOf = (pdf: Buffer): PaintedFile => ({
  key: String((files += 1)),
  size: pdf.length,
  async *stream() {
    for (let at = 0; at < pdf.length; at += 1000) yield pdf.subarray(at, at + 1000)
  },
})
const why = (painted: Promise<unknown>): Promise<string> =>
  painted.then(
    () => 'painted',
    (error: NotPainted) => error.why,
  )
const painters = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('painting-process'))
const lives = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

describe('a page of a PDF with programming', () => {
  it('is painted with what is drawn and filled in on it, and nothing of its programming runs', async () => {
    open()
    const form = fileOf(programmedForm())
    expect(await painter.pages(form)).toBe(2)
    const png = await painter.page(form, 1)
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1275, height: 1650 })
    const { at } = pixelsOf(png)
    const dots = (points: number): number => Math.floor((points * 150) / 72)
    expect(at(dots(200), dots(792 - 550))).toEqual([0, 0, 255])
    // the field that its script would hide
    expect(at(dots(200), dots(792 - 150))).toEqual([0, 255, 0])
    expect(at(20, 20)).toEqual([255, 255, 255])
    expect(pixelsOf(await painter.page(form, 2)).at(20, 20)).toEqual([255, 0, 0])
    expect(await why(painter.page(form, 3))).toBe('page')
  })

  it('as large as a town is painted as small as any', async () => {
    open()
    const { width, height, at } = pixelsOf(await painter.page(fileOf(hugePage()), 1))
    expect(width * height).toBeLessThanOrEqual(8_000_000)
    expect(at(5, 5)).toEqual([0, 0, 255])
  })

  it('that is no PDF any more is told as broken, and the next one comes out', async () => {
    open()
    const results = [
      why(painter.page(fileOf(Buffer.from('%PDF-1.7\nnada')), 1)),
      why(painter.page(fileOf(programmedForm()), 1)),
    ]
    expect(await Promise.all(results)).toEqual(['broken', 'painted'])
  })
})

describe('a page that asks for more than a page may', () => {
  it('is ended for its memory, and the page behind it comes out', async () => {
    open()
    const results = [
      why(painter.page(fileOf(greedyPage()), 1)),
      why(painter.page(fileOf(programmedForm()), 1)),
    ]
    expect(await Promise.all(results)).toEqual(['memory', 'painted'])
  })

  it('is ended when its time is over, and the page behind it comes out', async () => {
    open({ seconds: 2 })
    await why(painter.pages(fileOf(programmedForm())))
    const results = [
      why(painter.page(fileOf(endlessPage()), 1)),
      why(painter.page(fileOf(programmedForm()), 1)),
    ]
    expect(await Promise.all(results)).toEqual(['time', 'painted'])
  })
})

describe('a file that cannot be read to its end', () => {
  it('is told as what the store said, and the next one comes out', async () => {
    open()
    const away: PaintedFile = {
      ...fileOf(programmedForm()),
      async *stream() {
        yield Buffer.from('%PDF-')
        await Promise.reject(new Error('el almacén no responde'))
      },
    }
    const results = await Promise.allSettled([
      painter.page(away, 1),
      painter.page(fileOf(programmedForm()), 1),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(String((results[0] as PromiseRejectedResult).reason)).toContain('el almacén no responde')
  })
})

describe('the process that paints', () => {
  it.skipIf(!linux)(
    'knows no secret of the server, and ends when nobody asks for pages (needs /proc)',
    async () => {
      open({ idleSeconds: 1 })
      expect(painters()).toEqual([])
      await painter.pages(fileOf(programmedForm()))
      const [pid] = painters() as [number]
      const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .map((one) => one.split('=')[0])
      expect(
        names.filter((name) => name !== '' && !/^(MALLOC_ARENA_MAX|NODE_CHANNEL_\w+)$/.test(name ?? '')),
      ).toEqual([])
      while (lives(pid)) await pause(20)
      expect(await painter.pages(fileOf(programmedForm()))).toBe(2)
    },
  )

  it.skipIf(!linux)('may read its own program, and write or start nothing (needs /proc)', async () => {
    open()
    await painter.pages(fileOf(programmedForm()))
    const [pid] = painters() as [number]
    const flags = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    expect(flags).toContain('--permission')
    expect(
      flags.filter((one) => one.startsWith('--allow')).map((one) => one.replace(/=.*\/(?=\w+$)/, '=')),
    ).toEqual(['--allow-worker', '--allow-fs-read=process', '--allow-fs-read=pages', '--allow-fs-read=dist'])
  })

  it('hands the library nothing that reaches a network or another program', async () => {
    const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
    const handed = WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(wasm)))
    expect(handed.length).toBeGreaterThan(0)
    expect(
      handed.filter(({ name }) => /sock|connect|listen|http|fetch|exec|fork|spawn|run_/i.test(name)),
    ).toEqual([])
    open()
  })
})
