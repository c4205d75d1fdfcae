import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { freePort } from '../../apps/api/src/testing/servers/free-port.ts'
import type {
  DoorCall,
  DoorReady,
  DoorReply,
  WalkDoor,
} from '../../apps/api/src/testing/walks/walk-client.ts'
import { makeCalendar, onOrAfterBusinessDay } from '../../packages/domain/src/terms/calendar.ts'
import { addDays, bogotaDate, bogotaInstant } from '../../packages/domain/src/terms/dates.ts'
import { test as base } from './obeyed-policy.ts'

/** A separate portal for each walk, empty except for its accounts, in which the test advances the days. */

/** The calendar of the office that has these cases. */
export const CALENDAR = makeCalendar({ office: 'ibague' })
const PROGRAM = join(import.meta.dirname, '../..', 'apps', 'api', 'src', 'testing', 'walks', 'walk-server.ts')
const NINE = 9 * 60

export interface Walk extends WalkDoor {
  readonly url: string
  /** the server's day in Colombia */
  today(): Promise<string>
  /** moves to nine in the morning of a future day */
  moveToDay(date: string): Promise<void>
  /** moves to the morning after the last day of a term */
  letRunOut(dueOn: string): Promise<void>
}

/** Nine in the morning of the next business day: the server must never be behind the browser. */
function opening(): string {
  const tomorrow = addDays(bogotaDate(new Date().toISOString()), 1)
  return bogotaInstant(onOrAfterBusinessDay(tomorrow, CALENDAR), NINE)
}

/** Resolves when the server listens; throws its output if it exits before. */
function ready(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server of the walk ended with ${code}: ${said}`)))
    child.once('message', (message: DoorReady) => {
      if (message.ready) done()
    })
  })
}

function doorOf(child: ChildProcess): WalkDoor {
  let last = 0
  const waiting = new Map<number, (reply: DoorReply) => void>()
  child.on('message', (reply: DoorReply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  const ask =
    (name: keyof WalkDoor) =>
    (...args: readonly unknown[]): Promise<never> =>
      new Promise((done, fail) => {
        const id = (last += 1)
        waiting.set(id, (reply) =>
          'error' in reply ? fail(new Error(reply.error)) : done(reply.value as never),
        )
        child.send({ id, name, args } satisfies DoorCall)
      })
  return {
    now: ask('now'),
    moveTo: ask('moveTo'),
    settle: ask('settle'),
    file: ask('file'),
    sendBack: ask('sendBack'),
    advanceTo: ask('advanceTo'),
    doTask: ask('doTask'),
    failing: ask('failing'),
    doer: ask('doer'),
    askChange: ask('askChange'),
    bindChange: ask('bindChange'),
    loseLayer: ask('loseLayer'),
    openTasks: ask('openTasks'),
  }
}

function walkOf(url: string, door: WalkDoor): Walk {
  const moveToDay = (date: string): Promise<void> => door.moveTo(bogotaInstant(date, NINE))
  return {
    url,
    ...door,
    today: async () => bogotaDate(await door.now()),
    moveToDay,
    letRunOut: (dueOn) => moveToDay(addDays(dueOn, 1)),
  }
}

/** Starts such a portal; `close` ends it and deletes its data. */
async function startPortal(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly walk: Walk; readonly close: () => Promise<void> }> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-walk-'))
  const url = `http://localhost:${port}`
  const child = fork(PROGRAM, [opening()], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DEMO: 'off',
      MAP_TILES_URL: 'off',
      ...settings,
    },
  })
  const over = new Promise((done) => child.once('exit', done))
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await over
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(child)
  } catch (error) {
    await close()
    throw error
  }
  return { walk: walkOf(url, doorOf(child)), close }
}

/**
 * Fails on browser errors during a test; prints the page's content on failure, for runs without screenshots.
 */
const quietPage = async (
  page: Page,
  give: (page: Page) => Promise<void>,
  info: TestInfo,
  refused?: RegExp,
): Promise<void> => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const wanted = refused?.test(message.location().url) === true
    if (message.type() === 'error' && !wanted) faults.push(`${message.text()} ${message.location().url}`)
  })
  await give(page)
  // a run in CI keeps no picture: its log is all that is left of a failure
  if (info.errors.length > 0 && !page.isClosed())
    console.log(`${page.url()} showed:\n${await page.locator('body').ariaSnapshot({ timeout: 5000 })}`)
  expect(faults, 'errors in the browser’s console').toEqual([])
}

export const test = base.extend<{
  walk: Walk
  settings: Readonly<Record<string, string>>
  refused: RegExp | undefined
  secondPage: Page
  refusedBySecond: RegExp | undefined
}>({
  /** settings that differ from the portal's defaults */
  settings: [{}, { option: true }],
  walk: async ({ settings }, give) => {
    const { walk, close } = await startPortal(settings)
    try {
      await give(walk)
    } finally {
      await close()
    }
  },
  baseURL: async ({ walk }, give) => give(walk.url),
  /** the call the server rejects on purpose: the browser logs every rejection */
  refused: [undefined, { option: true }],
  page: async ({ page, refused }, give, info) => quietPage(page, give, info, refused),
  /** the call that the second portal rejects on purpose */
  refusedBySecond: [undefined, { option: true }],
  /** a page of another portal, as empty as the first */
  secondPage: async ({ browser, settings, refusedBySecond }, give, info) => {
    const { walk, close } = await startPortal(settings)
    try {
      const context = await browser.newContext({ baseURL: walk.url })
      await quietPage(await context.newPage(), give, info, refusedBySecond)
      await context.close()
    } finally {
      await close()
    }
  },
})

/** The same for many short walks: one portal per worker for all tests of a file, whose days only advance. */
export const sharedTest = base.extend<{ refused: RegExp | undefined }, { walk: Walk }>({
  /** the call the server rejects on purpose: the browser logs every rejection */
  refused: [undefined, { option: true }],
  walk: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern, and this needs no other fixture
    async ({}, give) => {
      const { walk, close } = await startPortal({})
      try {
        await give(walk)
      } finally {
        await close()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ walk }, give) => give(walk.url),
  page: async ({ page, refused }, give, info) => quietPage(page, give, info, refused),
})
