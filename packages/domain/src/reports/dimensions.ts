/** Whose names the values of a dimension are. `lista`: `values` names them. */
export type DimensionKind =
  | 'oficina'
  | 'tramite'
  | 'paso'
  | 'estado_caso'
  | 'municipio'
  | 'serie'
  | 'plantilla'
  | 'persona'
  | 'mes'
  | 'palabra'
  | 'termino'
  | 'causa'
  | 'lista'

/** Kinds whose values are found through a number of their group: there is no list of them to choose from. */
const UNLISTED = ['persona', 'mes', 'palabra', 'termino', 'causa'] as const
export type UnlistedKind = (typeof UNLISTED)[number]
export const isUnlisted = (kind: DimensionKind): kind is UnlistedKind => UNLISTED.some((one) => one === kind)

export interface Dimension {
  readonly label: string
  readonly kind: DimensionKind
  readonly values?: Readonly<Record<string, string>>
  /** words for rows without a value; default: «Sin dato» */
  readonly none?: string
}

/** What a subject can measure, besides how many rows there are: whole pesos, calendar days or business days. */
export type AmountUnit = 'pesos' | 'dias' | 'habiles'

export interface Subject {
  /** several of them, with a capital */
  readonly name: string
  readonly dimensions: Readonly<Record<string, Dimension>>
  /** number of each row that can be summed, in words with its unit; null: none */
  readonly amount: { readonly label: string; readonly unit: AmountUnit } | null
  /** what counts as in time; null: the rows have no term */
  readonly inTime: string | null
  /** day by which a row falls into a period */
  readonly day: string
  /** dimension that names a row in its list */
  readonly named: string
}

export const office: Dimension = { label: 'Oficina', kind: 'oficina' }
export const procedure: Dimension = { label: 'Trámite', kind: 'tramite' }
export const month: Dimension = { label: 'Mes', kind: 'mes' }
export const step: Dimension = { label: 'Paso', kind: 'paso' }
export const official: Dimension = { label: 'Funcionario', kind: 'persona', none: 'Sin asignar' }
export const cause: Dimension = { label: 'Causa', kind: 'causa', none: 'Sin causa escrita' }
