import { expect, type Locator, type Page } from '@playwright/test'
import type { Answers, FieldDef } from '../../packages/domain/src/forms/definition.ts'
import { unitText } from '../../packages/domain/src/forms/units.ts'
import { read } from '../../packages/domain/src/forms/reading.ts'
import { isGroup } from '../../apps/web/src/forms/control-shape.ts'
import { applicationOf } from '../../packages/catalog/src/procedures/forms/applications.testkit.ts'
import { PROCEDURES } from '../../packages/catalog/src/procedures/procedures.ts'
import { pdf } from './citizen.ts'

/** Fills in an application like a user: section by section, each question found by its label. */

const nameOf = (field: FieldDef, inTable: boolean): string =>
  `${field.label}${inTable && field.unit !== undefined && field.calculated === undefined ? ` (${unitText(field.unit)})` : ''}${
    field.required || field.kind === 'declaration' ? '' : ' (opcional)'
  }`

/** Answers every question these answers open, and uploads each required document. */
export async function fillApplication(page: Page, ttId: number, answers: Answers): Promise<void> {
  const procedure = PROCEDURES.find((one) => one.ttId === ttId)
  const form = procedure === undefined ? null : applicationOf(procedure)
  if (form === null) throw new Error(`type ${ttId} has no form`)
  const { sections } = read(form, answers)
  for (const section of sections) {
    const heading = page.getByRole('heading', { level: 2, name: section.title, exact: true })
    if (!(await heading.isVisible()))
      await page
        .getByRole('navigation', { name: 'Secciones' })
        .getByRole('link', { name: new RegExp(`^${escaped(section.title)}`) })
        .click()
    await expect(heading).toBeVisible()
    await fillFields(page.getByRole('main'), section.fields, answers)
  }
}

/** The questions with an answer, in order. */
export async function fillFields(
  within: Locator,
  fields: readonly FieldDef[],
  answers: Answers,
): Promise<void> {
  for (const field of fields) {
    const value =
      field.kind === 'document' && field.required ? pdf(field.label.slice(0, 60)) : answers[field.key]
    if (value === undefined || field.readOnly === true || field.calculated !== undefined) continue
    await answerByName(within, field, value)
  }
}

const OUTSIDE_ROWS = ':not(fieldset[id^="campo-"] *)'

async function answerByName(
  within: Locator,
  field: FieldDef,
  value: unknown,
  inTable = false,
): Promise<void> {
  const name = nameOf(field, inTable)
  const named = isGroup(field)
    ? within.getByRole('group', { name, exact: true })
    : within.getByLabel(name, { exact: true })
  // a column can have the same label as a question outside its table
  const at = inTable ? named : named.and(within.page().locator(OUTSIDE_ROWS))
  await expect(at, name).toBeVisible()
  switch (field.kind) {
    case 'yesNo':
      return at.getByRole('radio', { name: value === true ? 'Sí' : 'No', exact: true }).check()
    case 'declaration':
      return at.setChecked(value === true)
    case 'choice':
      if (!isGroup(field)) return void (await at.selectOption(String(value)))
      return at.getByRole('radio', { name: labelOf(field, value), exact: true }).check()
    case 'multi':
      for (const one of value as string[]) {
        const box = at.getByRole('checkbox', { name: labelOf(field, one), exact: true })
        await box.check()
      }
      return
    case 'table':
      return fillTable(at, field, value as Record<string, unknown>[])
    case 'point': {
      const { lat, lon } = value as { lat: number; lon: number }
      await at.getByRole('textbox').nth(0).fill(comma(lat))
      await at.getByRole('textbox').nth(1).fill(comma(lon))
      return at.getByRole('textbox').nth(1).blur()
    }
    case 'polygon':
      for (const [lon, lat] of cornersOf(value)) {
        await at.getByLabel('Latitud de una esquina').fill(comma(lat))
        await at.getByLabel('Longitud de una esquina').fill(comma(lon))
        await at.getByRole('button', { name: 'Agregar esquina' }).click()
      }
      return
    case 'document': {
      const file = value as ReturnType<typeof pdf>
      await at.locator('input[type=file]:not([capture])').setInputFiles(file)
      return expect(at.getByRole('button', { name: /Quitar/ })).toBeVisible({ timeout: 30_000 })
    }
    default:
      return at.fill(typeof value === 'number' ? comma(value) : String(value))
  }
}

async function fillTable(
  at: Locator,
  field: FieldDef,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const line = at.getByRole('group', { name: `Fila ${index + 1}`, exact: true })
    if (!(await line.isVisible())) await at.getByRole('button', { name: 'Agregar fila' }).click()
    for (const column of field.columns ?? []) {
      if (row[column.key] === undefined || column.calculated !== undefined || column.readOnly === true)
        continue
      await answerByName(line, column, row[column.key], true)
    }
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const comma = (value: number): string => String(value).replace('.', ',')
const labelOf = (field: FieldDef, value: unknown): string =>
  field.options?.find((option) => option.value === value)?.label ?? String(value)

/** The ring of a stored area without its closing corner, as [longitude, latitude]. */
function cornersOf(value: unknown): [number, number][] {
  const ring = (value as { coordinates: [number, number][][] }).coordinates[0] ?? []
  return ring.slice(0, -1)
}
