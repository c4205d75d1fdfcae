import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { everyMessage } from '../apps/api/src/testing/every-message.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('every mail reads whole at 320 pixels, light and dark, with large type and without pictures', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [index, { id, payload, html }] of everyMessage().entries()) {
      await page.setContent(html)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload.title)
      for (const part of payload.paragraphs) await expect(page.locator('body')).toContainText(part)
      for (const size of ['16px', '32px']) {
        await page.locator('body').evaluate((body, to) => (body.style.fontSize = to), size)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${id} at ${size}`).toBeLessThanOrEqual(320)
      }
      // all of them share their colours: in the dark one is enough
      if (colorScheme === 'dark' && index > 0) continue
      // a mail is shown inside a page of its reader, which has the landmarks
      const axe = new AxeBuilder({ page }).disableRules(['region', 'landmark-one-main'])
      const { violations } = await axe.analyze()
      expect(violations.map((one) => `${id}: ${one.id}`)).toEqual([])
    }
  }
  expect(asked, 'nothing is fetched by reading').toEqual([])
})
