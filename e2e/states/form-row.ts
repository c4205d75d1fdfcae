import type { Locator, Page, Route } from '@playwright/test'
import type { Account } from '../steps/citizen.ts'

/** The columns of a row in the table of forms, and how each sort of field treats odd text. */

/** Treatment of text that does not belong in a field. */
type Fate =
  /** stays unchanged, as text */
  | 'kept'
  /** stays, with an error message */
  | 'refused'
  /** only its digits are kept */
  | 'digits'
  /** not checked: it is a secret */
  | 'secret'

interface Sort {
  readonly html: Fate
  readonly emoji: Fate
  /** a name in a right-to-left script */
  readonly rightToLeft: Fate
  /** the same value as pasted from a chat or a contact list */
  readonly pasted: (good: string) => string
  /** can be kept on the device through a reload */
  readonly kept: boolean
}

const around = (good: string): string => `  \u202a${good}\u202c\u200b `
const kept = { html: 'kept', emoji: 'kept', rightToLeft: 'kept', pasted: around, kept: true } as const
const digits = { html: 'digits', emoji: 'digits', rightToLeft: 'digits', kept: true } as const
const secret = { html: 'secret', emoji: 'secret', rightToLeft: 'secret', kept: false } as const

export const SORTS = {
  name: { ...kept, html: 'refused', emoji: 'refused' },
  text: kept,
  email: { ...kept, html: 'refused', emoji: 'refused', rightToLeft: 'refused' },
  document: { ...digits, pasted: (good) => ` ${good.replace(/\B(?=(\d{3})+$)/g, '.')} ` },
  phone: { ...digits, pasted: (good) => `\u202a+57 ${good.slice(0, 3)} ${good.slice(3)}\u202c` },
  password: { ...secret, pasted: (good) => ` ${good} ` },
  code: { ...secret, pasted: (good) => ` ${good.slice(0, 2)} ${good.slice(2)} ` },
  /** a list with one choice: accepts no typing */
  choice: { ...kept, pasted: (good) => good },
} satisfies Record<string, Sort>

export interface Field {
  readonly label: string
  readonly sort: keyof typeof SORTS
  readonly good: string
  /** name under which it is sent; none: not sent */
  readonly sent?: string
  /** can stay empty */
  readonly optional?: true
  /** the message while it is empty, if not the usual one */
  readonly empty?: string | RegExp
}

export interface FormRow {
  readonly name: string
  /** null: a guest */
  readonly who: Account | null
  readonly address: string
  /** from the page to the form: a dialog, an earlier step */
  readonly open?: (page: Page) => Promise<void>
  /** after a reload, if different: the step is already open */
  readonly reopen?: (page: Page) => Promise<void>
  /** the form's container; default the page's main part */
  readonly at?: (page: Page) => Locator
  readonly fields: readonly Field[]
  /** further lists and marks to choose; `again`: after a reload, where these were kept */
  readonly choose?: (form: Locator, again: boolean) => Promise<void>
  readonly button: string
  /** can be pressed empty, and then lists what is missing */
  readonly pressedEmpty?: true
  readonly call: { readonly method: string; readonly path: string }
  /** the server's successful response */
  readonly good: (route: Route) => Promise<void>
  /** what the user sees then */
  readonly done: (page: Page) => Locator
  /** where typed text is kept through a reload: the tab, the device (encrypted), or the address */
  readonly kept: 'tab' | 'device' | 'address' | 'nothing'
  /** the response leads to a next step, for which the typed text is still kept */
  readonly goesOn?: true
  /** in every run; the others with `npm run test:all` */
  readonly chosen?: true
}

export const reply =
  (status: number, json: unknown) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json })

export const card =
  (title: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name: title, exact: true })

export const dialog = (page: Page): Locator => page.getByRole('dialog')

export const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click()

export const REASON = {
  label: 'Motivo',
  sort: 'text',
  good: 'Ya no uso <el> portal 🌿',
  sent: 'reason',
} as const

export const PASSKEY = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Mi portátil',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: null,
}
