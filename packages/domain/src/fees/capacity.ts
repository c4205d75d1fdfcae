import type { FieldOption } from '../forms/definition.ts'
import { labelsOf } from '../forms/lists.ts'
import { DOCUMENT_TYPES } from '../identity/documents.ts'

/** Kinds of offender in Res. 2086 de 2010 art. 10; each has its own capacity scale. */
export const OFFENDER_KIND_OPTIONS = [
  { value: 'natural', label: 'Persona natural' },
  { value: 'juridica', label: 'Persona jurídica' },
  { value: 'territorial', label: 'Municipio o departamento' },
] as const satisfies readonly FieldOption[]

export type OffenderKind = (typeof OFFENDER_KIND_OPTIONS)[number]['value']

export const OFFENDER_KINDS = labelsOf(OFFENDER_KIND_OPTIONS)

/** One step of a scale: its kind of offender, and the factor Cs as decimal text. */
export interface Capacity {
  readonly of: OffenderKind
  readonly value: string
  readonly label: string
  readonly capacity: string
}

const NIT = DOCUMENT_TYPES.find(({ short }) => short === 'NIT')?.id

/** Offender kinds that a document type allows; all of them while the type is unknown. */
export function kindsFor(documentType: unknown): readonly OffenderKind[] {
  const code = Number(documentType)
  if (!DOCUMENT_TYPES.some(({ id }) => id === code)) return OFFENDER_KIND_OPTIONS.map(({ value }) => value)
  return code === NIT ? ['juridica', 'territorial'] : ['natural']
}

/** Why a document type excludes an offender kind; null when it allows it. */
export function kindRefusal(documentType: unknown, kind: OffenderKind): string | null {
  const kinds = kindsFor(documentType)
  if (kinds.includes(kind)) return null
  return kinds.includes('natural')
    ? 'El infractor se identifica como persona natural: su capacidad se mide por el Sisbén.'
    : 'El infractor se identifica con NIT: su capacidad se mide por el tamaño de la empresa o la categoría de la entidad, no por el Sisbén.'
}

/** 'una persona jurídica': an offender kind within an error message. */
export const kindWords = (kind: OffenderKind): string => `una ${WORDS[kind]}`

export const isOffenderKind = (value: unknown): value is OffenderKind =>
  typeof value === 'string' && Object.hasOwn(OFFENDER_KINDS, value)

/**
 * Offender kind of a valued fine, from captured facts; null without a valuation. Fines without a captured kind
 * derive it from their capacity code.
 */
export function valuedKind(facts: Readonly<Record<string, unknown>>): OffenderKind | null {
  const kind = facts['multa.persona']
  if (isOffenderKind(kind)) return kind
  const code = facts['multa.capacidad']
  if (typeof code !== 'string') return null
  if (/^(natural_\d|poblacion_especial)$/.test(code)) return 'natural'
  return /^(municipio|departamento)_/.test(code) ? 'territorial' : 'juridica'
}

/**
 * The step of an offender kind's scale.
 * @throws RangeError for a step that this scale does not have
 */
export function capacityOf(scale: readonly Capacity[], of: OffenderKind, value: unknown): Capacity {
  const found = scale.find((one) => one.of === of && one.value === value)
  if (found === undefined) throw new RangeError(`Escoja la capacidad socioeconómica de ${kindWords(of)}.`)
  return found
}

const WORDS: Readonly<Record<OffenderKind, string>> = {
  natural: 'persona natural',
  juridica: 'persona jurídica',
  territorial: 'entidad territorial',
}
