import type { Change, ChangeLine } from '../change-line.ts'
import type { As } from '../elemento/field-props.ts'
import { type Choices, nameIn } from './stored-procedure.ts'

/** Changes of a procedure in words, each with the part of the workshop where it stands. */

type Row = Readonly<Record<string, unknown>>

/** Parts of a definition; one that is not here keeps its name. */
const PARTS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  items: 'Qué se pide con él',
  presentation: 'Cómo se muestra la descripción',
  image: 'Imagen',
  unlisted: 'Fuera de las listas',
  offLine: 'Días fuera de línea',
  subcategory: 'Subcategoría',
  summary: 'Resumen',
  detailText: 'Texto propio de su página',
  validity: 'Vigencia',
  legalBasis: 'Normas',
  terms: 'Términos',
  documents: 'Documentos',
  fee: 'Tarifa',
  workflow: 'Flujo',
  staff: 'Quién lo hace',
  form: 'Formulario',
  municipalityField: 'Pregunta del municipio',
  visitByDefault: 'Visita',
  note: 'Nota',
  instrument: 'Lo que otorga',
  decision: 'Decisión',
  takes: 'Agua que toma',
  traits: 'Rasgos',
  toConfirm: 'Por confirmar',
}

/** Data of a part. */
const DATA: Readonly<Record<string, string>> = {
  need: 'se pide',
  accept: 'archivos',
  maxMegabytes: 'tamaño máximo en MB',
  when: 'cuándo',
  link: 'formato',
  hiddenInDetail: 'no se muestra en la página',
  amount: 'plazo',
  unit: 'se cuenta en',
  norm: 'norma',
  article: 'artículo',
  subject: 'de qué trata',
  holder: 'quién actúa',
  pausesTerm: 'el término no corre',
  silence: 'si no se decide a tiempo',
  note: 'nota',
  from: 'desde',
  until: 'hasta',
  notice: 'lo que se lee',
  fileUntil: 'lo empezado antes se radica hasta',
  evaluation: 'evaluación',
  followUp: 'seguimiento',
  levies: 'tasas',
  exemptions: 'quién no paga',
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** A value as it is read. */
function said(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'sin dato'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'ninguno' : value.map(said).join('; ')
  const text = isRow(value) ? (value['text'] ?? value['name']) : undefined
  return typeof text === 'string' ? text : JSON.stringify(value)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** The number of a row is not read. */
const read = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'row'))

/** What differs between two rows, by the words of each. */
function differing(row: Row, other: Row): string {
  const keys = Object.keys({ ...row, ...other }).filter((key) => !same(row[key], other[key]))
  return keys.map((key) => `${DATA[key] ?? key}: ${said(row[key])}`).join(', ')
}

/** Rows that come, go, move or change, by their names. */
function rowLines(
  label: string,
  was: readonly Row[],
  is: readonly Row[],
  nameOf: (row: Row) => string,
): ChangeLine[] {
  const [before, after] = [was, is].map((rows) => new Map(rows.map((row) => [nameOf(row), read(row)])))
  if (before === undefined || after === undefined) return []
  const comes = [...after.keys()].filter((name) => !before.has(name))
  const goes = [...before.keys()].filter((name) => !after.has(name))
  const both = [...before.keys()].filter((name) => after.has(name))
  const order = [...after.keys()].filter((name) => before.has(name))
  return [
    ...(comes.length === 0 ? [] : [{ label: `${label}, entra`, before: null, after: comes.join('; ') }]),
    ...(goes.length === 0 ? [] : [{ label: `${label}, sale`, before: goes.join('; '), after: null }]),
    ...both.flatMap((name): ChangeLine[] => {
      const [a = {}, b = {}] = [before.get(name), after.get(name)]
      return same(a, b)
        ? []
        : [{ label: `${label}, «${name}»`, before: differing(a, b), after: differing(b, a) }]
    }),
    ...(same(both, order)
      ? []
      : [{ label: `${label}, orden`, before: both.join('; '), after: order.join('; ') }]),
  ]
}

const STAFF_WORDS: Readonly<Record<string, string>> = {
  drafts: 'quien proyecta',
  reviews: 'quien revisa',
  signs: 'quien firma',
}

/** Roles by what they do, in words: a step, or a part of an act. */
function staffWords(
  choices: Choices,
  path: readonly string[],
  value: unknown,
): readonly (readonly [string, string])[] {
  if (isRow(value))
    return Object.entries(value).flatMap(([key, one]) => staffWords(choices, [...path, key], one))
  if (!Array.isArray(value)) return []
  const [list, name = '', part] = path
  const what = list === 'acts' ? nameIn(choices, 'templates', name) : `paso ${nameIn(choices, 'steps', name)}`
  return [
    [
      [PARTS['staff'] ?? '', what, ...(part === undefined ? [] : [STAFF_WORDS[part] ?? part])].join(', '),
      value.map((role) => nameIn(choices, 'roles', String(role))).join('; '),
    ],
  ]
}

/** What is not said is as in other procedures. */
function staffLines(
  choices: Choices,
  path: readonly string[],
  before: unknown,
  after: unknown,
): readonly ChangeLine[] {
  const [was, is] = [before, after].map((one) => new Map(staffWords(choices, path, one)))
  return [...new Map([...(was ?? []), ...(is ?? [])]).keys()].map((label) => ({
    label,
    before: was?.get(label) ?? AS_COMMON,
    after: is?.get(label) ?? AS_COMMON,
  }))
}
const AS_COMMON = 'como en los demás'

/** Lines of one change of a definition. */
export function definitionLines(
  { label, choices = {} }: As<'definition'>,
  { path, kind, before, after }: Change,
): readonly ChangeLine[] {
  const [, part, ...within] = path
  if (part === undefined) return [{ label, before: said(before), after: said(after) }]
  if (part === 'staff') return staffLines(choices, within, before, after)
  const words = PARTS[part] ?? part
  const named: Readonly<Record<string, (row: Row) => string>> = {
    documents: (row) => nameIn(choices, 'documents', Number(row['kind'])),
    terms: (row) => said(row['stage']),
    legalBasis: (row) => `${said(row['norm'])}, ${said(row['article'])}`,
  }
  const nameOf = named[part]
  if (nameOf !== undefined && within.length === 0)
    return rowLines(words, rowsIn(before), rowsIn(after), nameOf)
  const value = (one: unknown): string => {
    if (part === 'subcategory') return nameIn(choices, 'subcategories', Number(one))
    if (part === 'workflow') return nameIn(choices, 'families', said(one))
    if (within.length === 0 && isRow(one)) return differing(one, {})
    return said(one)
  }
  return [
    {
      label: [words, ...within.map((key) => DATA[key] ?? key)].join(', '),
      before: kind === 'added' ? null : value(before),
      after: kind === 'removed' ? null : value(after),
    },
  ]
}
