import { readFileSync } from 'node:fs'
import type { ActClass, Announcement, AppealKind } from '@ventanilla/domain/acts/template'

/** The written table of the acts (spec/domain/acts.json), parsed for comparison with the templates. */
interface Row {
  readonly id: string
  readonly nombre: string
  readonly clase: string
  readonly serie: string
  readonly proyecta: readonly string[]
  readonly revisa: readonly string[]
  readonly firma: readonly string[]
  readonly secciones: readonly string[]
  readonly variables: readonly string[]
  readonly notificacion: string
  readonly recursos: string
  readonly publicacion?: string
}

interface Table {
  readonly variables_comunes: readonly string[]
  readonly actos: readonly Row[]
}

const TABLE = JSON.parse(
  readFileSync(new URL('../../../../spec/domain/acts.json', import.meta.url), 'utf8'),
) as Table

export interface WrittenAct {
  readonly name: string
  readonly class: ActClass
  readonly series: string
  readonly drafts: readonly string[]
  readonly reviews: readonly string[]
  readonly signs: readonly string[]
  readonly sections: readonly string[]
  readonly ownVariables: readonly string[]
  /** null: the table uses other words */
  readonly announcement: Announcement['by'] | null
  readonly published: boolean
  /** null: none; `days` null: the table names none */
  readonly appeal: { readonly kinds: readonly AppealKind[]; readonly days: number | null } | null
}

const ANNOUNCEMENTS: readonly (readonly [RegExp, Announcement['by']])[] = [
  [/^Notificación/, 'notificacion'],
  [/^Comunicación/, 'comunicacion'],
  [/^No se notifica: se incorpora al expediente$/, 'incorporacion'],
]

const KINDS: readonly (readonly [RegExp, AppealKind])[] = [
  [/reposición/i, 'reposición'],
  [/procede apelación|, apelación/i, 'apelación'],
  [/queja/i, 'queja'],
  [/reclamación/i, 'reclamación'],
]

function appealOf(told: string): WrittenAct['appeal'] {
  if (told.startsWith('No procede recurso')) return null
  const days = /(\d+) días/.exec(told.replace(/\(art\.[^)]*\)/g, ''))?.[1]
  return {
    kinds: KINDS.flatMap(([words, kind]) => (words.test(told) ? [kind] : [])),
    days: days === undefined ? null : Number(days),
  }
}

export const writtenActs: ReadonlyMap<string, WrittenAct> = new Map(
  TABLE.actos.map((row): [string, WrittenAct] => [
    row.id,
    {
      name: row.nombre,
      class: row.clase as ActClass,
      series: row.serie,
      drafts: row.proyecta,
      reviews: row.revisa,
      signs: row.firma,
      sections: row.secciones,
      ownVariables: row.variables.filter((name) => !TABLE.variables_comunes.includes(name)),
      announcement: ANNOUNCEMENTS.find(([words]) => words.test(row.notificacion))?.[1] ?? null,
      published: row.publicacion !== undefined,
      appeal: appealOf(row.recursos),
    },
  ]),
)
