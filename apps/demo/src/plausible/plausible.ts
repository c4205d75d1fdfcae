import { holds } from '@ventanilla/domain/forms/conditions'
import type { FieldDef, FieldOption } from '@ventanilla/domain/forms/definition'
import { type Lists, optionsOf } from '@ventanilla/domain/forms/lists'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { listsOf } from '@ventanilla/domain/workflow/state/stages'
import { addDays } from '@ventanilla/domain/terms/dates'
import { appearing, attendee, placeOf } from '../people/plausible-people.ts'
import { type Kind, kindOfCase } from './kind-of-case.ts'
import { DAYS_AHEAD, TERMS, WORDS_OF_KIND } from './plausible-words-kinds.ts'
import { DUTIES, FIGURES, OTHER_DUTIES, ROWS, WORDS } from './plausible-words.ts'

/** Context for filling in a step's fields. */
export interface Plausible {
  readonly today: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly items: CaseItems
  readonly lists: Lists
  /** the application's answers; empty for a case without an application */
  readonly answers: Readonly<Record<string, unknown>>
  /** an active official with one of the roles, from the case's office first */
  readonly staffWith: (roles: readonly string[]) => string
  /** stores a ready file in the case; returns it as a form value */
  readonly file: (name: string) => Promise<{ fileId: string; name: string; size: number; mime: string }>
}

/** Reason for granting something else than was requested. */
const DIFFERENCE =
  'Se otorga lo que corresponde a la necesidad que se verificó en la visita y recomienda el concepto técnico.'

/** Requirements of a follow-up that found no meter. */
const METER = [
  {
    id: 'r1',
    text: 'Instalar el medidor de caudal en la salida de la captación y presentar las lecturas del período.',
  },
]

const NTH = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto']
/** A response to each ground of an appeal, and to no other. */
const answersTo = (grounds: unknown): string =>
  [
    ...String(grounds ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(
        (_, index) =>
          `Sobre el ${NTH[index] ?? 'último'} motivo: lo que se afirma no lo respaldan las pruebas del expediente y quien recurre no aportó otras.`,
      ),
    'No hay razón para cambiar lo decidido.',
  ].join(' ')

/** Text for a field: for this kind of procedure, for any, or for the term the field fixes. */
function wordsFor({ key }: FieldDef, kind: Kind): string | undefined {
  if (/^(?:decision\.|recurso\.nuevo_)razon_/.test(key)) return DIFFERENCE
  const others = kind === 'agua' ? undefined : (WORDS_OF_KIND[kind][key] ?? WORDS_OF_KIND.otro[key])
  const term = TERMS[key.replace(/^(concepto|decision)\./, '')]
  return others ?? WORDS[key] ?? (typeof term === 'string' ? term : undefined)
}

function figureFor({ key, initial, min, max }: FieldDef, least: number): number {
  const term = TERMS[key.replace(/^(concepto|decision)\./, '')]
  const known = FIGURES[key] ?? (typeof term === 'number' ? term : initial)
  return typeof known === 'number'
    ? Math.min(Math.max(known, min ?? known), max ?? known)
    : Math.max(min ?? least, least)
}

/** A plausible official's value; `undefined` where the field can stay empty. */
async function valueOf(field: FieldDef, p: Plausible): Promise<unknown> {
  const kind = kindOfCase(p.facts)
  const known = wordsFor(field, kind)
  switch (field.kind) {
    case 'text':
      // the bank numbers each operation: two receipts with one number would be one payment
      if (field.key === 'pago.referencia_bancaria')
        return `BOG-${String(p.facts['recibo.referencia'] ?? '')}${p.facts['pago.adicional'] === true ? '-2' : ''}`
      // empty: the reference of the last receipt
      if (field.key === 'pago.referencia') return undefined
      if (field.key === 'notificado.nombre') return appearing(p.facts).name
      if (field.key === 'notificado.documento') return appearing(p.facts).document
      return (known ?? 'Consta en el expediente').slice(0, field.maxLength ?? 200)
    case 'longText':
      if (field.key === 'recurso.consideraciones') return answersTo(p.facts['recurso.motivos'])
      return (known ?? 'Se revisó la información y está conforme con la norma.').slice(
        0,
        field.maxLength ?? 1000,
      )
    case 'integer':
    case 'decimal':
    case 'flow':
      return field.key === 'anio' ? Number(p.today.slice(0, 4)) : figureFor(field, 1)
    case 'money':
      return figureFor(field, 120_000)
    case 'date':
      return addDays(p.today, DAYS_AHEAD[field.key] ?? 0)
    case 'choice':
      if (known !== undefined && field.options?.some((option) => option.value === known)) return known
      return field.initial ?? (field.options ?? listedOptions(field, p))[0]?.value
    case 'multi':
      return (field.options?.filter((option) => option.value === known) ?? [])
        .concat(field.options ?? [])
        .slice(0, 1)
        .map((option) => option.value)
    case 'yesNo':
      return false
    case 'declaration':
      return true
    case 'email':
      return known ?? 'marta@correo.test'
    case 'office':
      return 'ibague'
    case 'staff':
      return p.staffWith(field.roles ?? [])
    case 'checklist':
      return Object.fromEntries((p.items.documents ?? []).map((d) => [d.id, { verdict: 'cumple' }]))
    case 'answers':
      return Object.fromEntries(
        (p.items.requirements ?? []).map((r) => [
          r.id,
          field.answeredBy === 'solicitante'
            ? { text: 'Aporto lo solicitado.', fileIds: [] }
            : { verdict: 'cumple' },
        ]),
      )
    case 'requirements':
      if (field.key === 'requerimiento.items' && p.facts['seguimiento.periodo'] !== undefined) return METER
      return ROWS[`${field.key} ${kind}`] ?? ROWS[field.key] ?? (kind === 'agua' ? DUTIES : OTHER_DUTIES)
    case 'feeTable':
      return [
        {
          category: 'Profesional especializado',
          dailyFee: 220_000,
          visits: 1,
          daysPerVisit: 1,
          daysReport: 2,
          perDiem: 95_000,
        },
      ]
    case 'document':
      return [await p.file(`${field.label}.pdf`)]
    case 'attendees':
      return [attendee(p.answers)]
    case 'point':
      return placeOf(p.answers)
    case 'table': {
      const rows = ROWS[field.key]
      if (rows !== undefined) return rows
      const row: Record<string, unknown> = {}
      for (const column of field.columns ?? [])
        if (holds(column.condition, row)) row[column.key] = await valueOf(column, p)
      return [row]
    }
    default:
      return undefined
  }
}

/** Options of a list: the portal's, or the case's own, known once it has been opened from the other case. */
const listedOptions = (field: FieldDef, { lists, facts }: Plausible): readonly FieldOption[] =>
  optionsOf(field, listsOf(lists, facts)) ?? []

/** Value for a checklist or reviewed answers: the first item fails, the others pass. */
export const FAILS = 'no_cumple'

/** Why the first point fails, where it is not a document. */
const WHY_NOT: Readonly<Record<string, string>> = {
  'seguimiento.cumplimiento': 'No se encontró el medidor ni hay lecturas reportadas.',
  'requerimiento.revision': 'La respuesta no trae los soportes de lo que afirma.',
  'informacion.revision': 'La respuesta no trae los soportes de lo que afirma.',
}

function oneFails(field: FieldDef, items: CaseItems): Record<string, unknown> {
  const ids = (field.kind === 'checklist' ? items.documents : items.requirements) ?? []
  return Object.fromEntries(
    ids.map(({ id }, i) => [
      id,
      i === 0
        ? {
            verdict: 'no_cumple',
            reason: WHY_NOT[field.key] ?? 'El documento está incompleto y no se puede leer.',
          }
        : { verdict: 'cumple' },
    ]),
  )
}

/** Value that makes an optional field be filled. */
export const FILLED = 'algo'

/** Resolves a given value; `{var: 'hecho.…'}` stands for that fact of the case. */
const givenFor = (given: unknown, facts: Plausible['facts']): unknown => {
  const name = typeof given === 'object' && given !== null && 'var' in given ? given.var : undefined
  return typeof name === 'string' && name.startsWith('hecho.') ? facts[name.slice('hecho.'.length)] : given
}

/** Data of a step: given values, then the portal's proposals, then plausible values for required fields. */
export async function plausibleData(
  step: StepDef,
  proposed: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  p: Plausible,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of step.capture) {
    if (field.readOnly === true || !holds(field.condition, { ...p.facts, ...data })) continue
    if (given[field.key] === FAILS) data[field.key] = oneFails(field, p.items)
    else if (field.key in given && given[field.key] !== FILLED)
      data[field.key] = givenFor(given[field.key], p.facts)
    else if (proposed[field.key] !== undefined && proposed[field.key] !== null)
      data[field.key] = proposed[field.key]
    else if (field.required || given[field.key] === FILLED) {
      const value = await valueOf(field, p)
      if (value !== undefined) data[field.key] = value
    }
  }
  return data
}
