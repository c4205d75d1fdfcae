import { longDate } from '../terms/dates.ts'
import type { IsoDate } from '../terms/dates.ts'
import type { COMPETENCE_HOLDERS } from './act-words.ts'
import type { ActClass } from './template.ts'

/**
 * Power to sign an act on a day, with its legal ground: the post's own, delegated (Ley 489 de 1998 arts. 9-12)
 * or desconcentrada (art. 8). The ground determines which appeals the act announces.
 */
interface Given {
  /** Role of the post that holds the power. */
  readonly role: string
  /** Office for whose cases it serves; absent or null: for all. */
  readonly office?: string | null
  /** Classes of acts that it covers. */
  readonly classes: readonly ActClass[]
  /** The act that grants it, as quoted: «la Resolución» 0231 del … `of` the issuer: «del Consejo Directivo». */
  readonly title: string
  readonly of?: string
  readonly number: string
  readonly date: IsoDate
  readonly holder: (typeof COMPETENCE_HOLDERS)[number]
  /** First and last day of validity; null: until withdrawn. */
  readonly from: IsoDate
  readonly until: IsoDate | null
}

export type Competence =
  /** CPACA art. 74: appealed before `superior`, when one exists. */
  | (Given & { readonly kind: 'propia'; readonly superior: Post | null })
  /** Ley 489 art. 12: the act counts as signed by `delegates` and takes the appeals of that post's acts. */
  | (Given & { readonly kind: 'delegacion'; readonly delegates: Post })
  /** Ley 489 art. 8, paragraph: only reposición. */
  | (Given & { readonly kind: 'desconcentracion' })

/** A superior or delegating post; `words` as quoted in a sentence: «el Director General». */
export interface Post {
  readonly role: string
  readonly words: string
}

export type CompetenceTable = readonly Competence[]

/** The rows that serve for the cases of an office; null: for cases of none. */
export const competenceFor = (table: CompetenceTable, office: string | null): CompetenceTable =>
  table.filter((row) => row.office == null || row.office === office)

/**
 * The row under which a role can sign a class of act on a day; of several, the latest by `from`. Null: none.
 */
export function competenceOn(
  table: CompetenceTable,
  role: string | null,
  actClass: ActClass,
  day: IsoDate,
): Competence | null {
  const rows = table.filter(
    (row) =>
      row.role === role &&
      row.classes.includes(actClass) &&
      row.from <= day &&
      (row.until === null || day <= row.until),
  )
  return rows.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1) ?? null
}

/**
 * The signer's ground and superior, which decide the appeals an act announces. `superior`: in words; null:
 * none.
 */
export interface Standing {
  readonly kind: Competence['kind']
  readonly superior: string | null
}

/**
 * Superior before whom an act is appealed. A delegate's act is the delegating authority's (Ley 489 art. 12).
 */
export function standingOf(
  table: CompetenceTable,
  row: Competence,
  actClass: ActClass,
  day: IsoDate,
): Standing {
  if (row.kind === 'desconcentracion') return { kind: row.kind, superior: null }
  if (row.kind === 'propia') return { kind: row.kind, superior: row.superior?.words ?? null }
  const theirs = competenceOn(table, row.delegates.role, actClass, day)
  // Delegated powers cannot be delegated further (Ley 489 art. 11 num. 2).
  return { kind: row.kind, superior: theirs?.kind === 'propia' ? (theirs.superior?.words ?? null) : null }
}

/** The standing of a role on a day; null when the role cannot sign. */
export function standing(
  table: CompetenceTable,
  role: string | null,
  actClass: ActClass,
  day: IsoDate,
): Standing | null {
  const row = competenceOn(table, role, actClass, day)
  return row === null ? null : standingOf(table, row, actClass, day)
}

/** The first of the user's roles that can sign the act on a day; null when none can. */
export function signingRole(
  table: CompetenceTable,
  act: { readonly class: ActClass; readonly signs: readonly string[] },
  roles: readonly string[],
  day: IsoDate,
): string | null {
  return (
    roles.find((role) => act.signs.includes(role) && competenceOn(table, role, act.class, day) !== null) ??
    null
  )
}

/**
 * Why a user cannot sign an act on a day; null when they can. An acta or a concepto needs no competence: its
 * author signs what they saw or studied.
 */
export function whyNotSign(
  table: CompetenceTable,
  act: { readonly class: ActClass; readonly signs: readonly string[]; readonly name: string },
  roles: readonly string[],
  day: IsoDate,
): string | null {
  const posts = roles.filter((role) => act.signs.includes(role))
  if (posts.length === 0 || signingRole(table, act, roles, day) !== null) return null
  const ended = table
    .filter((row) => posts.includes(row.role) && row.classes.includes(act.class) && row.until !== null)
    .toSorted((a, b) => (a.until ?? '').localeCompare(b.until ?? ''))
    .findLast((row) => (row.until ?? '') < day)
  return ended === undefined
    ? `Su cargo no tiene competencia para firmar hoy este documento: ${act.name}. Debe firmarlo quien la tenga.`
    : `La competencia que le dio ${given(ended)} terminó el ${longDate(ended.until ?? '')}: hoy no puede firmar este documento.`
}

/** «el Acuerdo 004 del 30 de marzo de 2016 del Consejo Directivo» */
const given = (row: Competence): string =>
  `${row.title} ${row.number} del ${longDate(row.date)}${row.of === undefined ? '' : ` ${row.of}`}`

/** Ground on which an act was signed. It is kept with the act, whatever the table says later. */
export interface SignedUnder extends Standing {
  readonly holder: Competence['holder']
  /** As the act says it. */
  readonly words: string
}

/** Ground on which a role signs on a day; null when it has none. */
export function signedUnder(
  table: CompetenceTable,
  role: string | null,
  actClass: ActClass,
  day: IsoDate,
): SignedUnder | null {
  const row = competenceOn(table, role, actClass, day)
  if (row === null) return null
  const { kind, superior } = standingOf(table, row, actClass, day)
  return { kind, superior, holder: row.holder, words: competenceClause(row) }
}

/** Variable with which an act states the ground of its signature; exact only when the signer is known. */
export const COMPETENCE_CLAUSE = 'firmante.competencia'

/** Wording in a draft before the signer is known. */
export const COMPETENCE_UNKNOWN =
  'en ejercicio de las facultades que le asignan la ley, los estatutos de la entidad o el acto de delegación'

/** The ground as written after the signer's post; `row` null: unknown. */
export function competenceClause(row: Competence | null): string {
  if (row === null) return COMPETENCE_UNKNOWN
  switch (row.kind) {
    case 'propia':
      return `en ejercicio de las facultades propias de su cargo, que le asigna ${given(row)}`
    case 'delegacion':
      return `en uso de las facultades delegadas por ${row.delegates.words} mediante ${given(row)}, de conformidad con los artículos 9 a 12 de la Ley 489 de 1998`
    case 'desconcentracion':
      return `en ejercicio de las funciones desconcentradas mediante ${given(row)}, de conformidad con el artículo 8 de la Ley 489 de 1998`
  }
}

/** Post under the signature; an acting holder (encargado) is marked «(E)». */
export const heldPosition = (position: string, row: Pick<Competence, 'holder'> | null): string =>
  row?.holder === 'encargado' ? `${position} (E)` : position
