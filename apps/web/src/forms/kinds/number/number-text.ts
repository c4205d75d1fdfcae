import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { formatNumber, parseNumber } from '@ventanilla/domain/forms/numbers'
import { unitText } from '@ventanilla/domain/forms/units'

function decimalsFor(field: FieldDef): number {
  if (field.kind === 'integer' || field.kind === 'money') return 0
  return field.decimals ?? 4
}

/** A stored number as displayed: '1.234,5'; a year without dots. */
export function shownNumber(value: unknown, field: FieldDef): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  if (field.year === true) return String(value)
  /* shows surplus decimals, so that the user sees the error */
  return formatNumber(value, Math.max(decimalsFor(field), 8))
}

/** Value stored for typed text: a number, null for empty, or the text itself while it is not a number. */
export function storedNumber(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  return parseNumber(text) ?? text
}

/** Text before and after the box. */
export function besideText(field: FieldDef): { readonly before: string; readonly after: string } {
  if (field.kind === 'money') return { before: '$', after: '' }
  if (field.kind === 'flow') return { before: '', after: unitText(field.unit ?? 'l/s') }
  if (field.kind === 'surface') return { before: '', after: unitText(field.unit ?? 'ha') }
  return { before: '', after: unitText(field.unit) }
}
