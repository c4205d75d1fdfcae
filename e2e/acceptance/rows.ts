import { type Browser, type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { ACCEPTED_DESCRIPTIONS } from '../../apps/api/src/testing/acceptance/described.ts'
import { ACCEPTED_MESSAGES } from '../../apps/api/src/testing/acceptance/messages.ts'
import { forgetSessions } from '../office.ts'

/** What the tables that a browser reads row by row share. */

export type Act = (page: Page) => Promise<unknown>

/** What a person's browser keeps of the portal; files that it has read already stay, as after any second visit. */
const KEPT = 'cookies,local_storage,indexeddb,service_workers,cache_storage'

/** As a browser that was never here. */
async function forget(page: Page): Promise<void> {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT })
  await devtools.detach()
  forgetSessions(page.request)
}

/** A browser, and whether a row changed its clock: that stays with the browser, and the rows after it would wait for ever. */
async function freshContext(
  browser: Browser,
): Promise<{ readonly context: BrowserContext; readonly clockTouched: () => boolean }> {
  const context = await browser.newContext()
  const { clock } = context
  const install = clock.install.bind(clock)
  let touched = false
  clock.install = (...given) => {
    touched = true
    return install(...given)
  }
  return { context, clockTouched: () => touched }
}

/**
 * Drives every row on a page of its own, of a person whom the portal does not know, and goes on where one does not hold; says
 * how many do, and fails with the others.
 */
export async function driveRows(
  table: string,
  browser: Browser,
  rows: Readonly<Record<string, Act>>,
): Promise<void> {
  const broken: string[] = []
  let { context, clockTouched } = await freshContext(browser)
  for (const [row, drive] of Object.entries(rows)) {
    const page = await context.newPage()
    try {
      await forget(page)
      await test.step(row, async () => void (await drive(page)))
    } catch (error) {
      broken.push(`${row}: ${String(error)}`)
    } finally {
      // also what the row opened beside it
      await Promise.all(context.pages().map((one) => one.close()))
    }
    if (clockTouched()) {
      await context.close()
      ;({ context, clockTouched } = await freshContext(browser))
    }
  }
  await context.close()
  const all = Object.keys(rows).length
  console.log(`${table}: ${all - broken.length} of ${all} rows hold`)
  expect(broken).toEqual([])
}

/** Words of the table of messages; a text that is only named has words of ours. */
export function worded(id: string): string {
  const message = ACCEPTED_MESSAGES.find((row) => row.id === id)
  if (message !== undefined) return message.shown ?? message.text
  const described = ACCEPTED_DESCRIPTIONS.find((row) => row.id === id)
  if (described !== undefined && 'says' in described) return described.says
  throw new Error(`${id} has no words`)
}

/** A gate in front of calls: they wait at it until it is opened. */
export function gate(): { readonly hold: (route: Route) => Promise<void>; readonly open: () => void } {
  const opened = Promise.withResolvers<void>()
  return {
    hold: async (route) => {
      await opened.promise
      await route.continue()
    },
    open: () => opened.resolve(),
  }
}

/** Global alerts as the portal would answer them; the list may be changed while the page is open. */
export async function alertsOf(
  page: Page,
  ...types: readonly number[]
): Promise<{ types: readonly number[] }> {
  const now = { types }
  await page.route('**/api/v1/get_alertas-global', (route) =>
    route.fulfill({
      json: {
        status: 200,
        message: 'OK',
        data: now.types.map((type, index) => ({
          ac_id: index + 1,
          ac_title_alert: ALERT.title,
          ac_body_alert: ALERT.body,
          ac_fecha_creacion: '2026-11-20T15:00:00.000Z',
          ac_tipo_alerta: type,
        })),
      },
    }),
  )
  return now
}
export const ALERT = { title: 'Portal en mantenimiento', body: 'Volvemos a las 8 de la mañana.' } as const
