import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './citizen.ts'
import { official, sitDown } from './office.ts'

/** What the authority decides about its portal, done in the browser by who may. */

export const COORDINATOR = official('cli-coordinador-juridico')
export const LEGAL_HEAD = official('cli-subdirector-juridico')
export const FEE_HEAD = official('cli-subdirector-administrativo')
export const ADMIN = official('cli-admin')
export const SECOND_ADMIN = official('superadmin')

/** The part of a cast member's address before the @. */
export const account = (email: string): string => email.replace(/@.*/, '')

export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

interface Publication {
  readonly reason: string
  /** where the kind demands one */
  readonly norm?: string
  /** first day on which it is in force; none: at once */
  readonly day?: string
}

/** Publishes the drafts of the open page. */
export async function publish(page: Page, { reason, norm, day }: Publication): Promise<void> {
  if (day !== undefined) {
    // the chosen one is hidden behind its label
    await page.getByRole('radio', { name: 'Desde un día' }).check({ force: true })
    await page.getByLabel('Día en que entra en vigor').fill(day)
  }
  await page.getByLabel('Motivo', { exact: true }).fill(reason)
  if (norm !== undefined) await page.getByLabel(/^Norma que se sigue/).fill(norm)
  const verb = day === undefined ? 'Publicar' : 'Programar'
  await page.getByRole('button', { name: verb, exact: true }).click()
  await expect(page.getByText(day === undefined ? /: en vigor/ : /: programado desde/).first()).toBeVisible()
}

/** Saves what is written as a new draft; resolves on its own page, whose path is returned. */
export async function saveNew(page: Page, button = 'Guardar el borrador'): Promise<string> {
  const before = page.url()
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page).not.toHaveURL(before)
  return new URL(page.url()).pathname + new URL(page.url()).search
}

export async function draftSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeAttached()
}

/** Opens an address as another person on this computer. */
export async function openAs(page: Page, who: Parameters<typeof sitDown>[1], path: string): Promise<void> {
  await sitDown(page, who)
  await open(page, path)
}
