import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { actJob } from '../../testing/acts/documents.ts'
import type { WorkLimits } from '../process/work-line.ts'
import { type ActJob, type PdfRenderer, RenderError, RenderKilled } from './port.ts'
import { createTypstRenderer } from './typst-renderer.ts'

const linux = existsSync('/proc/self/status')
const LIMITS: WorkLimits = { memoryMb: 500, seconds: 40 }
let renderer: PdfRenderer
const open = (limits: Partial<WorkLimits> = {}): PdfRenderer =>
  (renderer = createTypstRenderer({ ...LIMITS, ...limits }))
afterEach(() => renderer.close())

const paper = actJob('CITACION')
/** Attack: a few bytes that take gigabytes, which no entry point accepts; handed to the renderer directly. */
const bomb = (colspan: number): ActJob => {
  const cell = {
    type: 'tableCell',
    attrs: { colspan },
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
  }
  return {
    ...paper,
    doc: { type: 'doc', content: [{ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }] },
  }
}
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-'
const megabytes = (pid: number | 'self'): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Typesetting processes of the given parent. */
const setters = (parent: number): number[] =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typesetting-process'))
const until = async (true_: () => boolean): Promise<void> => {
  while (!true_()) await pause(20)
}
/** A zombie, which has ended without being waited for, does not count as living. */
const lives = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

describe('a document that asks for more than a document may', () => {
  // fifty million fill the memory of JavaScript, three million that of the native typesetter alone
  it.each([50_000_000, 3_000_000])(
    'is ended at a colspan of %i, the server lives on and the next paper comes out',
    async (colspan) => {
      open()
      expect(isPdf(await renderer.render(paper))).toBe(true)
      const before = linux ? megabytes('self') : 0
      const results = await Promise.allSettled([
        renderer.render(bomb(colspan)),
        renderer.render(paper),
        renderer.render(paper),
      ])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      const [first] = results as [PromiseRejectedResult, ...unknown[]]
      expect(first.reason).toBeInstanceOf(RenderKilled)
      expect(String(first.reason)).toContain('pide más de 500 MB')
      if (linux) expect(megabytes('self') - before).toBeLessThan(200)
    },
  )

  it.skipIf(!linux)('is ended when its time is over (needs /proc)', async () => {
    open({ seconds: 2 })
    await renderer.render(paper)
    const [pid] = setters(process.pid)
    // simulates an endless computation: no answer, no growth of memory
    process.kill(pid as number, 'SIGSTOP')
    const results = await Promise.allSettled([renderer.render(paper), renderer.render(paper)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(String((results[0] as PromiseRejectedResult).reason)).toContain('no se compuso en 2 segundos')
    expect(lives(pid as number)).toBe(false)
  })

  it('is told apart from one that is merely wrong, which ends nothing', async () => {
    open()
    const wrong = { ...paper, producedAt: 'ayer' }
    await expect(renderer.render(wrong)).rejects.toThrow(RenderError)
    await expect(renderer.render(bomb(3_000_000))).rejects.toThrow(RenderKilled)
  })
})

describe.skipIf(!linux)('the process that sets documents (needs /proc)', () => {
  it('is replaced without a word when it was ended between two papers', async () => {
    open()
    await renderer.render(paper)
    const [pid] = setters(process.pid)
    process.kill(pid as number, 'SIGKILL')
    expect(isPdf(await renderer.render(paper))).toBe(true)
    expect(setters(process.pid)).not.toContain(pid)
  })

  it('knows nothing of the secrets of the server', async () => {
    open()
    await renderer.render(paper)
    const [pid] = setters(process.pid)
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((one) => one.split('=')[0])
    expect(
      names.filter((name) => name !== '' && !/^(MALLOC_ARENA_MAX|NODE_CHANNEL_\w+)$/.test(name ?? '')),
    ).toEqual([])
  })

  it('is left by nobody: it ends with the renderer', async () => {
    open()
    await renderer.render(paper)
    const [pid] = setters(process.pid)
    await renderer.close()
    expect(lives(pid as number)).toBe(false)
  })

  const at = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href)
  const opened = `import { createTypstRenderer } from ${at('./typst-renderer.ts')}
    const renderer = createTypstRenderer({ memoryMb: 2000, seconds: 40 })`
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends with the server when that gets a %s, waiting for work or in the middle of a document without end',
    async (signal) => {
      open()
      const idle = `await renderer.render(${JSON.stringify(paper)}); console.log('hecho'); setInterval(() => {}, 1000)`
      const busy = `void renderer.render(${JSON.stringify(bomb(3_000_000))})`
      for (const work of [idle, busy]) {
        const program = ['--input-type=module', '-e', `${opened}\n${work}`]
        const server = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'ignore'] })
        const pid = server.pid as number
        await until(() => setters(pid).length === 1)
        const [setter] = setters(pid) as [number]
        // busy: it holds more than fonts and programs need
        if (work === idle) await once(server.stdout, 'data')
        else await until(() => !lives(setter) || megabytes(setter) > 300)
        expect(lives(setter)).toBe(true)
        server.kill(signal)
        await until(() => !lives(setter))
      }
    },
  )
})
