import { expect } from '@playwright/test'
import type { MessagePayload } from '../apps/api/src/db/outbox.ts'
import { everyMessage } from '../apps/api/src/testing/walks/every-message.ts'
import { violations } from './steps/axe.ts'
import { test } from './steps/obeyed-policy.ts'

test.use({ viewport: { width: 320, height: 640 } })

const DEEP = process.env['TEST_DEPTH'] === 'all'
/** Mails of one shape differ only in their words: colours and roles are checked once per shape in every run. */
const shapeOf = ({ paragraphs, action }: MessagePayload): string =>
  `${paragraphs.length} ${action === undefined ? 'sin botón' : 'con botón'}`

test('every mail reads whole at 320 pixels, light and dark, with large type and without pictures', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const shapes = new Set<string>()
    for (const [index, { id, payload, html }] of everyMessage().entries()) {
      const first = !shapes.has(shapeOf(payload))
      shapes.add(shapeOf(payload))
      if (colorScheme === 'dark' && !first && !DEEP) continue
      await page.setContent(html)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload.title)
      for (const part of payload.paragraphs) await expect(page.locator('body')).toContainText(part)
      for (const size of ['16px', '32px']) {
        await page.locator('body').evaluate((body, to) => (body.style.fontSize = to), size)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${id} at ${size}`).toBeLessThanOrEqual(320)
      }
      // all share their colours: in the dark one is enough
      if (colorScheme === 'dark' ? index > 0 : !first && !DEEP) continue
      // a mail is shown inside its reader's page, which has the landmarks
      expect(await violations(page, { without: ['region', 'landmark-one-main'] }), id).toEqual([])
    }
  }
  expect(asked, 'nothing is fetched by reading').toEqual([])
})
