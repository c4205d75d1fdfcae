import { expect, type Page } from '@playwright/test'
import { demoCast } from '../apps/demo/src/people/cast.ts'
import { reach } from './steps/by-keyboard.ts'
import { noOverflow, noViolations } from './steps/citizen.ts'
import { faultsOfKeyboard } from './steps/focus.ts'
import { openTask } from './steps/office.ts'
import { sharedTest as test } from './steps/walk.ts'

/** Two officials with the same task open: each sees the other's name, and what they are doing stays in place. */

test.describe.configure({ timeout: 300_000 })

const FIRST = 'cli-validacion-juridica'
const SECOND = 'cli-validacion-tecnica'
/** the page asks three times a minute */
const SOON = { timeout: 40_000 }
/** a user who was not seen for a minute left */
const GONE_MS = 61_000

function nameOf(account: string): string {
  const member = demoCast().find(({ email }) => email === `${account}@demo.test`)
  if (member === undefined) throw new Error(`Nobody is ${account}`)
  return `${member.firstNames} ${member.lastNames}`
}

/** Where the buttons and options of the work stand in the window. */
function places(page: Page) {
  const work = page.getByRole('group', { name: /^(Trabajo|Acciones)$/ })
  return work
    .getByRole('button')
    .or(work.getByRole('radio'))
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { x, y, width, height }
      }),
    )
}

/** What a screen reader finds between the work and its buttons: a status, with this sentence. */
const between = (page: Page, sentence: string | null) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot(
    `
    - region "Trabajo de este paso"
    - status${sentence === null ? '' : `:\n      - paragraph: ${sentence}`}
    - group "Acciones"
    `,
    SOON,
  )

test('who else opens a case is announced below its work, where no button moves @celular-deep @deep', async ({
  page,
  browser,
  walk,
}) => {
  const { caseId } = await walk.file('ciudadano@demo.test')
  await walk.advanceTo(caseId, 'PG-03')
  await walk.settle()
  const statuses = page.getByRole('main').getByRole('status')
  const sentence = (account: string) => `${nameOf(account)} también tiene abierto este caso.`
  const take = page.getByRole('group', { name: 'Acciones' }).getByRole('button', { name: 'Tomar' })
  const before = await test.step('alone, one has an empty region there, which takes no room', async () => {
    await openTask(page, FIRST, caseId, 'PG-03')
    await reach(page, take)
    // the end of the page is where a longer one would move its foot
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await between(page, null)
    await expect(statuses.filter({ hasText: 'abierto este caso' })).toHaveCount(0)
    const found = { statuses: await statuses.count(), places: await places(page) }
    expect(found.places.length).toBeGreaterThan(5)
    return found
  })

  const context = await browser.newContext({ baseURL: walk.url, viewport: page.viewportSize() })
  const theirs = await context.newPage()
  await test.step('the region is filled with the name of who comes, and nothing moves', async () => {
    await openTask(theirs, SECOND, caseId, 'PG-03')
    await between(page, sentence(SECOND))
    await between(theirs, sentence(FIRST))
    await expect(statuses).toHaveCount(before.statuses)
    expect(await places(page)).toEqual(before.places)
    await expect(take).toBeFocused()
  })

  await test.step('the line is sound, and the keyboard comes by it to all of the work', async () => {
    await noViolations(page)
    await noOverflow(page)
    expect(await faultsOfKeyboard(page)).toEqual([])
  })

  await test.step('when the other leaves, the region is empty again', async () => {
    await context.close()
    await walk.moveTo(new Date(Date.parse(await walk.now()) + GONE_MS).toISOString())
    await expect(statuses.filter({ hasText: 'abierto este caso' })).toHaveCount(0, SOON)
    await between(page, null)
    await expect(statuses).toHaveCount(before.statuses)
  })
})
