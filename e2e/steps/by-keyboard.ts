import { expect, type Locator, type Page } from '@playwright/test'

/** Keyboard-only actions: tab on, write, choose and press. */

/** More stops than lie between any two controls of a page. */
const STOPS = 150
/** More options than any group has. */
const OPTIONS = 30

/** Records every pointer event on the page, which would invalidate a keyboard-only test. */
export async function notePointers(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-pointed', ''), true),
  )
}
export async function noPointerCame(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-pointed')
}

export const holds = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until the control has the focus. */
export async function reach(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeVisible()
  await expect(locator).toBeEnabled()
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await holds(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${STOPS} stops of the tabulator do not lead to ${String(locator)}`)
}

export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await reach(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Chooses in a list by the first letters of the option. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true })
  await reach(page, list)
  await page.keyboard.type(option)
  await expect(list.locator('option:checked')).toHaveText(option)
}

/** Chooses one of a radio group, a single tab stop: the arrows move inside it. */
export async function pick(page: Page, group: Locator, option: string): Promise<void> {
  const wanted = group.getByRole('radio', { name: option, exact: true })
  await expect(wanted).toBeVisible()
  const inside = (): Promise<boolean> => group.evaluate((one) => one.contains(document.activeElement))
  for (let stop = 0; stop < STOPS && !(await inside()); stop += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let step = 0; step < OPTIONS && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, control)
  await page.keyboard.press(key)
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
