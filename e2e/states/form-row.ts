import type { Locator, Page, Route } from '@playwright/test'
import type { Account } from '../citizen.ts'

/** What a row of the table of forms says, and what each sort of field makes of odd text. */

/** What becomes of text that does not belong there. */
type Fate =
  /** stands there as it was given, as text */
  | 'kept'
  /** stands there, and a sentence says what is wrong */
  | 'refused'
  /** only its digits are taken */
  | 'digits'
  /** nobody looks: it is a secret */
  | 'secret'

interface Sort {
  readonly html: Fate
  readonly emoji: Fate
  /** a name in a script that is written from the right */
  readonly rightToLeft: Fate
  /** the same value as it comes out of a chat or a list of contacts */
  readonly pasted: (good: string) => string
  /** may stand on the device after a reload */
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
  /** a list, of which one is chosen: nothing can be written in it */
  choice: { ...kept, pasted: (good) => good },
} satisfies Record<string, Sort>

export interface Field {
  readonly label: string
  readonly sort: keyof typeof SORTS
  readonly good: string
  /** name under which it is sent; none: it is not */
  readonly sent?: string
  /** may stay empty */
  readonly optional?: true
  /** what is said of it while it is empty, where it is not the usual sentence */
  readonly empty?: string | RegExp
}

export interface FormRow {
  readonly name: string
  /** null: a guest */
  readonly who: Account | null
  readonly address: string
  /** from the page to the form: a dialog, an earlier step */
  readonly open?: (page: Page) => Promise<void>
  /** after a reload, where the way is another: the step stands there already */
  readonly reopen?: (page: Page) => Promise<void>
  /** where the form stands; the page's main part when left out */
  readonly at?: (page: Page) => Locator
  readonly fields: readonly Field[]
  /** lists and marks that are chosen besides; `again`: after a reload, where these were kept */
  readonly choose?: (form: Locator, again: boolean) => Promise<void>
  readonly button: string
  /** may be pressed empty, and says then what is missing */
  readonly pressedEmpty?: true
  readonly call: { readonly method: string; readonly path: string }
  /** what the server answers when all is well */
  readonly good: (route: Route) => Promise<void>
  /** what the person sees then */
  readonly done: (page: Page) => Locator
  /** who keeps what was typed through a reload: the tab, the device (encrypted), or the address */
  readonly kept: 'tab' | 'device' | 'address' | 'nothing'
  /** the answer leads to a next step, for which what was typed is still kept */
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
