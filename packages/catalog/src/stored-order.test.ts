import { plainText } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { outlineOf } from '@ventanilla/domain/forms/form-outline'
import { type Lists, optionsOf } from '@ventanilla/domain/forms/lists'
import { expandForm } from '@ventanilla/domain/forms/shared-sections'
import { documentsForFiling } from '@ventanilla/domain/procedures/procedure'
import { describe, expect, it } from 'vitest'
import { actTemplates } from './acts/index-of-acts.ts'
import { sampleValues } from './acts/sample-values.testdata.ts'
import { REVOCATION_OPTIONS, TERMINATION_OPTIONS } from './causes/incident-causes.ts'
import { applicationOf } from './procedures/forms/applications.testkit.ts'
import { WRITTEN_FORMS } from './procedures/forms/forms.testkit.ts'
import { ALL_SHARED_SECTIONS } from './procedures/forms/shared-sections.ts'
import { PROCEDURES } from './procedures/procedures.ts'
import { WORK_LISTS } from './workflows/lists.ts'
import { CASE_STATUSES, families } from './workflows/loaded.ts'

type Compare = (a: string, b: string) => number

/** Canonical JSON sorts keys; the reverse too, so that an order cannot survive because it was alphabetical. */
const SORTS: readonly Compare[] = [(a, b) => (a < b ? -1 : 1), (a, b) => (a < b ? 1 : -1)]

const storedBy = <T>(definition: T, compare: Compare): T =>
  JSON.parse(
    JSON.stringify(definition, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compare(a, b)))
        : part,
    ),
  ) as T

/** Names in their order, from a list or from an object in its place. */
const inOrder = (of: unknown, name: 'fact' | 'value'): string[] =>
  Array.isArray(of)
    ? of.map((one: Readonly<Record<string, unknown>>) => String(one[name]))
    : Object.keys(of ?? {})

interface Writing {
  readonly code: string
  readonly sets?: unknown
}
interface Step {
  readonly id: string
  readonly capture: readonly FieldDef[]
  readonly outcomes: readonly Writing[]
}

const fieldOrder = (field: FieldDef, lists: Lists): unknown => [
  field.key,
  inOrder(optionsOf(field, lists), 'value'),
  (field.columns ?? []).map((column) => fieldOrder(column, lists)),
]
const stepOrder = ({ id, capture, outcomes }: Step, lists: Lists): unknown => [
  id,
  capture.map((field) => fieldOrder(field, lists)),
  outcomes.map(({ code, sets }) => [code, inOrder(sets, 'fact')]),
]
const formOrder = (form: FormDef, lists: Lists): unknown => [
  outlineOf(form),
  form.sections.map(({ key, fields }) => [key, fields.map((field) => fieldOrder(field, lists))]),
]

const STORED_LISTS = SORTS.map((compare) => [compare, storedBy(WORK_LISTS, compare)] as const)

/** What is derived from a definition, against what is derived from it once stored. */
function expectKept<T>(definition: T, derive: (of: T, lists: Lists) => unknown): void {
  for (const [compare, lists] of STORED_LISTS)
    expect(derive(storedBy(definition, compare), lists)).toEqual(derive(definition, WORK_LISTS))
}

describe('a definition stored with the keys of its objects sorted', () => {
  it.each(families.map((family) => [family.id, family] as const))(
    'keeps the steps, fields, options and `sets` of %s in order: none of them may be an object',
    (_, family) => {
      expectKept(family, ({ steps }, lists) => steps.map((step) => stepOrder(step, lists)))
    },
  )

  it.each(PROCEDURES.map((procedure) => [procedure.name, procedure] as const))(
    'keeps the documents and the form of %s in order: neither `fields` nor `options` may be an object',
    (_, procedure) => {
      expectKept({ procedure, form: applicationOf(procedure) }, ({ procedure, form }, lists) => [
        documentsForFiling(procedure).map(({ id }) => id),
        procedure.documents.map(({ id }) => id),
        procedure.terms,
        form === null ? null : formOrder(form, lists),
      ])
    },
  )

  it.each([...WRITTEN_FORMS.values()].map((form) => [form.id, form] as const))(
    'keeps the form %s as written in order, and the sections to which it refers',
    (_, form) => {
      expectKept({ form, shared: ALL_SHARED_SECTIONS }, ({ form, shared }, lists) => {
        const expanded = expandForm(form, new Map(shared.map((one) => [one.key, one])))
        return [formOrder(expanded, lists), expanded.checks.map(({ id }) => id)]
      })
    },
  )

  it.each([...actTemplates.values()].map((template) => [template.id, template] as const))(
    'keeps the text of %s: neither its blocks nor their rows may be an object',
    (_, template) => {
      expectKept(template, (act) => plainText(instantiate(act, sampleValues)))
    },
  )

  it.each([
    ['case statuses', CASE_STATUSES],
    ['causes of termination', TERMINATION_OPTIONS],
    ['causes of revocation', REVOCATION_OPTIONS],
  ] as const)('keeps the %s in order: they may not be an object', (_, options) => {
    expectKept<unknown>(options, (list) => inOrder(list, 'value'))
  })
})

describe('an object whose order matters is found', () => {
  const lost = <T>(definition: T, derive: (of: T) => unknown): boolean =>
    SORTS.some(
      (compare) =>
        JSON.stringify(derive(storedBy(definition, compare))) !== JSON.stringify(derive(definition)),
    )
  const step = (sets: unknown, options: unknown): Step => ({
    id: 'X-01',
    capture: [{ key: 'cosa', kind: 'choice', label: 'Cosa', required: true, options } as FieldDef],
    outcomes: [{ code: 'hecho', sets }],
  })
  const facts = [
    { fact: 'cosa.fecha', value: null },
    { fact: 'cosa.clase', value: 'nueva' },
  ]
  const options = [
    { value: 'media', label: 'Media' },
    { value: 'alta', label: 'Alta' },
  ]
  const order = (one: Step): unknown => stepOrder(one, WORK_LISTS)

  it('as the `sets` of an outcome, even when its facts stand in alphabetical order', () => {
    expect(lost(step({ 'cosa.fecha': null, 'cosa.clase': 'nueva' }, options), order)).toBe(true)
    expect(lost(step({ 'cosa.clase': 'nueva', 'cosa.fecha': null }, options), order)).toBe(true)
  })

  it('as the `options` of a field', () => {
    expect(lost(step(facts, { media: 'Media', alta: 'Alta' }), order)).toBe(true)
  })

  it('and lists lose nothing', () => {
    expect(lost(step(facts, options), order)).toBe(false)
  })
})
