import { longDate } from '../terms/dates.ts'
import type { IsoDate } from '../terms/dates.ts'
import type { ActClass } from './template.ts'

/**
 * Who may sign what on a day, and on what ground: the power is the post's own, delegated (Ley 489 de 1998 arts. 9-12) or
 * desconcentrada (art. 8). The appeals that an act announces follow from the ground on which it was signed.
 */
interface Given {
  /** role of the post that holds the power */
  readonly role: string
  /** classes of acts that it reaches */
  readonly classes: readonly ActClass[]
  /** the act that gives it, as a sentence quotes it: «la Resolución» 0231 del … `of` whom: «del Consejo Directivo» */
  readonly title: string
  readonly of?: string
  readonly number: string
  readonly date: IsoDate
  readonly holder: 'titular' | 'encargado'
  /** first and last day on which it may be used; null: until it is withdrawn */
  readonly from: IsoDate
  readonly until: IsoDate | null
}

export type Competence =
  /** CPACA art. 74: appealed before `superior`, where there is one */
  | (Given & { readonly kind: 'propia'; readonly superior: Post | null })
  /** Ley 489 art. 12: what is signed counts as signed by `delegates`, and takes the appeals of their acts */
  | (Given & { readonly kind: 'delegacion'; readonly delegates: Post })
  /** Ley 489 art. 8, paragraph: only reconsideration */
  | (Given & { readonly kind: 'desconcentracion' })

/** A post that others depend on; `words` as a sentence names it: «el Director General». */
export interface Post {
  readonly role: string
  readonly words: string
}

export type CompetenceTable = readonly Competence[]

/** The row under which a role may sign a class of act on a day; null: it may not. Of several, the one given last. */
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

/** What is known of whoever signs when an act says which appeals there are. `superior`: in words; null: nobody above. */
export interface Standing {
  readonly kind: Competence['kind']
  readonly superior: string | null
}

/** Before whom an act signed under a row is appealed. A delegate's act is the delegating authority's (Ley 489 art. 12). */
export function standingOf(
  table: CompetenceTable,
  row: Competence,
  actClass: ActClass,
  day: IsoDate,
): Standing {
  if (row.kind === 'desconcentracion') return { kind: row.kind, superior: null }
  if (row.kind === 'propia') return { kind: row.kind, superior: row.superior?.words ?? null }
  const theirs = competenceOn(table, row.delegates.role, actClass, day)
  // what was delegated cannot be delegated on (Ley 489 art. 11 num. 2)
  return { kind: row.kind, superior: theirs?.kind === 'propia' ? (theirs.superior?.words ?? null) : null }
}

/** The standing of a role on a day; null: nothing says that it may sign. */
export function standing(
  table: CompetenceTable,
  role: string | null,
  actClass: ActClass,
  day: IsoDate,
): Standing | null {
  const row = competenceOn(table, role, actClass, day)
  return row === null ? null : standingOf(table, row, actClass, day)
}

/** The one of somebody's roles with which they sign an act on a day: among those of `signs`, one that may. */
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
 * Why somebody may not sign an act on a day; null: they may. Whoever draws up an acta or a concepto signs it as what
 * they saw or studied, by no power of their post.
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

/** Variable with which an act says on what ground it is signed; known exactly once it is known who signs. */
export const COMPETENCE_CLAUSE = 'firmante.competencia'

/** What a draft says before anybody is there to sign it. */
export const COMPETENCE_UNKNOWN =
  'en ejercicio de las facultades que le asignan la ley, los estatutos de la entidad o el acto de delegación'

/** The ground as an act writes it after the post of whoever signs; `row` null: not known yet. */
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

/** The line of the post under the signature: whoever holds it for the time being says so. */
export const heldPosition = (position: string, row: Pick<Competence, 'holder'> | null): string =>
  row?.holder === 'encargado' ? `${position} (E)` : position
