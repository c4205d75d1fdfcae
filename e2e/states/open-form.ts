import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { open } from '../steps/citizen.ts'
import { sitDown } from '../steps/office.ts'
import { type Field, type FormRow, SORTS } from './form-row.ts'

/** An open form in a browser, with its helpers. */

export interface Call {
  readonly key: string | undefined
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>
}

/** An open form and its call, whose response the current state sets. */
export interface OpenForm {
  readonly page: Page
  readonly row: FormRow
  readonly form: Locator
  readonly calls: Call[]
  answer: (route: Route) => Promise<void>
}

export const field = (on: OpenForm, { label }: Field): Locator => on.form.getByLabel(label, { exact: true })
export const sends = (on: OpenForm): Locator =>
  on.form.getByRole('button', { name: on.row.button, exact: true })
/** Fields filled in one piece, typed or chosen from a list. */
export const given = (row: FormRow): readonly Field[] => row.fields.filter((one) => one.sort !== 'code')
export const typed = (row: FormRow): readonly Field[] => given(row).filter((one) => one.sort !== 'choice')
export const faultOf = (input: Locator): Promise<string> =>
  input.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
    return ids
      .map((id) =>
        document.getElementById(id)?.matches('.v-error') ? document.getElementById(id)?.textContent : '',
      )
      .join('')
  })

/** Types over the current value like a keyboard or a paste: the field's limits apply. */
export async function put(on: OpenForm, one: Field, text: string): Promise<void> {
  const input = field(on, one)
  if (one.sort === 'choice') return void (await input.selectOption(text))
  await input.fill('')
  await input.focus()
  await on.page.keyboard.insertText(text)
  await input.blur()
}

export async function openForm(page: Page, row: FormRow): Promise<OpenForm> {
  const on: OpenForm = {
    page,
    row,
    form: (row.at ?? ((one: Page) => one.getByRole('main')))(page),
    calls: [],
    answer: row.good,
  }
  if (row.who !== null) await sitDown(page, row.who)
  await open(page, row.address)
  await row.open?.(page)
  await expect(field(on, row.fields[0] as Field)).toBeVisible()
  await page.route(row.call.path, async (route) => {
    const asked = route.request()
    if (asked.method() !== row.call.method) return route.fallback()
    const headers = await asked.allHeaders()
    on.calls.push({
      key: headers['idempotency-key'],
      url: asked.url(),
      headers,
      body: (asked.postDataJSON() ?? {}) as Record<string, unknown>,
    })
    await on.answer(route)
  })
  return on
}

export async function back(on: OpenForm): Promise<void> {
  await expect(on.page.locator('main h1').first()).toBeVisible({ timeout: 40_000 })
  await (on.row.reopen ?? on.row.open)?.(on.page)
  await expect(field(on, on.row.fields[0] as Field)).toBeVisible()
}

/**
 * Everything that can be kept is still in the form; passwords and codes are not, nor in any store of the tab.
 */
export async function stillThere(on: OpenForm): Promise<void> {
  for (const one of given(on.row)) {
    if (one.sort === 'password') await expect(field(on, one)).toHaveValue('')
    else await expect(field(on, one)).toHaveValue(one.good)
  }
  const stores = await on.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  for (const one of on.row.fields)
    if (!SORTS[one.sort].kept) expect(stores, `${one.label} no se guarda`).not.toContain(one.good)
}

export const asTyped = async (on: OpenForm): Promise<void> => {
  for (const one of given(on.row)) await expect(field(on, one)).toHaveValue(one.good)
}

export async function press(on: OpenForm): Promise<number> {
  const before = on.calls.length
  await sends(on).click()
  return before
}

/** The form shows the error, keeps the typed text, and enables its button again. */
export async function failsWith(on: OpenForm, sentence: string): Promise<void> {
  await expect(on.form.getByText(sentence).first()).toBeVisible()
  await asTyped(on)
  await expect(sends(on)).toBeEnabled()
}
