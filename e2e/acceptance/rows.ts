import { type Browser, type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { ACCEPTED_DESCRIPTIONS } from '../../apps/api/src/testing/acceptance/described.ts'
import { ACCEPTED_MESSAGES } from '../../apps/api/src/testing/acceptance/messages.ts'
import { forgetSessions } from '../steps/office.ts'

/** Shared helpers of the tables a browser tests row by row. */

export type Act = (page: Page) => Promise<unknown>

/** Browser storage the portal uses; the HTTP cache stays, as after any second visit. */
const KEPT = 'cookies,local_storage,indexeddb,service_workers,cache_storage'

/** Clears storage, as in a browser new to the portal. */
async function forget(page: Page): Promise<void> {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT })
  await devtools.detach()
  forgetSessions(page.request)
}

/**
 * A context, and whether a row installed a fake clock: the clock outlives the row, and later rows would hang.
 */
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
 * Drives every row on a fresh page of an unknown visitor and continues after failures; reports how many hold,
 * and fails with the others.
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
      // also pages the row opened
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

/** Exact text from the table of messages; a 'purpose' text has our wording. */
export function worded(id: string): string {
  const message = ACCEPTED_MESSAGES.find((row) => row.id === id)
  if (message !== undefined) return message.shown ?? message.text
  const described = ACCEPTED_DESCRIPTIONS.find((row) => row.id === id)
  if (described !== undefined && 'says' in described) return described.says
  throw new Error(`${id} has no words`)
}

/** A gate that holds matched calls until it is opened. */
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

/** Mocks the global alerts; the list can change while the page is open. */
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
