import { plain } from '../../acts/formats.ts'
import { isPlain } from '../../forms/nest.ts'
import { unitFor } from '../../forms/units.ts'
import type { AppealClass } from '../../workflow/definition/definition.ts'
import { DOCUMENT_TYPES, documentNumberWords } from '../../identity/documents.ts'

/** Wording of captured values in acts. */

export const METHODS: Readonly<Record<string, string>> = {
  volumetrico: 'Volumétrico',
  molinete: 'Molinete',
  flotador: 'Flotador',
  vertedero: 'Vertedero',
}
export const APPEAL_CLASSES: Readonly<Record<AppealClass, string>> = {
  reposicion: 'Reposición',
  reposicion_apelacion: 'Reposición y en subsidio apelación',
  apelacion: 'Apelación',
  queja: 'Queja',
}
/** Name of a captured appeal class; undefined for an unknown code. */
export const appealName = (kind: unknown): string | undefined =>
  Object.entries(APPEAL_CLASSES).find(([code]) => code === kind)?.[1]

/** Changes made by an appeal decision, in words. */
export function changeText(
  facts: Readonly<Record<string, unknown>>,
  terms: readonly { readonly concepto: string; readonly valor: string }[] = [],
): string {
  const said = new Set(['recurso.nuevo_caudal', 'recurso.nuevo_uso'].filter((key) => facts[key] != null))
  const parts: string[] =
    said.size > 0
      ? []
      : terms.map(({ concepto, valor }) => `${concepto.toLocaleLowerCase('es-CO')}: ${valor}`)
  const flow = facts['recurso.nuevo_caudal']
  const use = facts['recurso.nuevo_uso']
  const years = facts['recurso.nuevo_plazo']
  if (flow !== undefined && flow !== null && flow !== '')
    parts.push(`el caudal otorgado es de ${decimal(flow)} l/s`)
  const uses =
    typeof use === 'string' ? use : (terms.find(({ concepto }) => concepto.startsWith('Usos'))?.valor ?? '')
  if (uses !== '') parts.push(`se autoriza este uso: ${uses.toLocaleLowerCase('es-CO')}`)
  if (years !== undefined && years !== null && years !== '')
    parts.push(`la vigencia es de ${String(years)} ${unitFor(Number(years), 'años')}`)
  return parts.length === 0
    ? String(facts['recurso.consideraciones'] ?? '')
    : `${parts.join('; ')}.`.replace(/^./, (x) => x.toUpperCase())
}

/** A name as a heading or a list says it: «concepto técnico». */
export const withoutArticle = (name: string): string => name.replace(/^(?:el|la) /, '')

export const rowsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((r): r is Record<string, unknown> => typeof r === 'object' && r !== null)
    : []
export const texts = (value: unknown): { texto: string }[] =>
  rowsIn(value).map((r) => ({ texto: String(r['text'] ?? r['texto'] ?? '') }))
export const lines = (value: unknown): { texto: string }[] =>
  typeof value === 'string'
    ? value
        .split(/\n+/)
        .map((t) => t.trim())
        .filter((t) => t !== '')
        .map((texto) => ({ texto }))
    : texts(value)
/** Entries of a list captured as lines, as plain texts or as rows with a text or a name. */
export const entries = (value: unknown): { texto: string }[] =>
  (Array.isArray(value) ? value.map(plain) : lines(value).map((row) => row.texto))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((texto) => ({ texto }))
/** File names without their extensions. */
export const documentNames = (value: unknown): { texto: string }[] =>
  entries(value).map(({ texto }) => ({ texto: texto.replace(/\.(pdf|png|jpe?g)$/i, '') }))

/**
 * Name and document of a person from the facts under `who`; accepts a document type as code or name, and a bare
 * or formatted number.
 */
export function personWords(
  who: 'solicitante_anterior' | 'solicitante_nuevo' | 'infractor',
  facts: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const said = (name: string): string => String(facts[`${who}.${name}`] ?? '')
  const type = said('tipo_documento')
  const known = DOCUMENT_TYPES.find(({ id, name }) => String(id) === type || name === type)
  return {
    [`${who}.nombre`]: said('nombre'),
    [`${who}.tipo_documento`]: known?.name ?? type,
    [`${who}.documento`]: documentNumberWords(known?.id ?? 0, said('documento')),
  }
}

export const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
export const decimal = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')

/** Supply of the source by period (l/s): what remains after ecological flow and other holders. */
export function supplyOf(value: unknown) {
  return rowsIn(value).map((row) => {
    const mean = numberIn(row['caudal_medio']) ?? 0
    const ecological = numberIn(row['caudal_ecologico']) ?? 0
    const granted = numberIn(row['comprometido']) ?? 0
    return {
      periodo: row['periodo'] ?? '',
      medio: mean,
      ambiental: ecological,
      comprometido: granted,
      disponible: Math.max(0, Math.round((mean - ecological - granted) * 1000) / 1000),
    }
  })
}

export function firstRow(value: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return isPlain(first) ? first : {}
}

export function pointText(value: unknown): string {
  if (!isPlain(value)) return ''
  const { lat, lon } = value
  if (typeof lat !== 'number' || typeof lon !== 'number') return ''
  return `${lat.toFixed(5).replace('.', ',')}° N, ${Math.abs(lon).toFixed(5).replace('.', ',')}° O`
}
