import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { KIND_NAMES } from '@ventanilla/domain/forms/kinds/registry'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import type { FormSurroundings } from './context.ts'
import { DoneSteps } from './done-steps.tsx'
import { ErrorList } from './error-list.tsx'
import { Field } from './field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { fieldIds } from './field-ids.ts'
import { FormSection } from './form-section.tsx'
import AnswersInput from './kinds/answers/AnswersInput.tsx'
import AttendeesInput from './kinds/attendees/AttendeesInput.tsx'
import ChecklistInput from './kinds/checklist/ChecklistInput.tsx'
import DocumentInput from './kinds/document/DocumentInput.tsx'
import FeeTableInput from './kinds/feeTable/FeeTableInput.tsx'
import PhotosInput from './kinds/photos/PhotosInput.tsx'
import PointInput from './kinds/point/PointInput.tsx'
import PolygonInput from './kinds/polygon/PolygonInput.tsx'
import RecipientInput from './kinds/recipient/RecipientInput.tsx'
import RequirementsInput from './kinds/requirements/RequirementsInput.tsx'
import StaffInput from './kinds/staff/StaffInput.tsx'
import { FormSurroundingsProvider } from './context.ts'
import { isGroup } from './control-shape.ts'
import { ReviewAnswers } from './review-answers.tsx'

const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ value, label: `Opción ${value}` }))
const fieldOf = (kind: FieldDef['kind']): FieldDef =>
  ({
    key: `x_${kind}`,
    kind,
    label: `Pregunta ${kind}`,
    required: true,
    help: 'Una ayuda.',
    options: kind === 'choice' || kind === 'multi' ? options : undefined,
    columns: kind === 'table' ? [{ key: 'n', kind: 'integer', label: 'Número', required: true }] : undefined,
    answeredBy: kind === 'answers' ? 'solicitante' : undefined,
  }) as FieldDef
const def: FormDef = {
  id: 'f',
  checks: [],
  sections: [{ key: 's', title: 'Sección', fields: KIND_NAMES.map(fieldOf) }],
}
const surroundings: FormSurroundings = {
  lists: { options: {} },
  today: '2026-11-21',
  now: () => 0,
  items: {
    documents: [{ id: 'd1', title: 'Cédula' }],
    requirements: [{ id: 'r1', text: 'Aporte el plano.' }],
  },
}
const values: Readonly<Record<string, unknown>> = {
  requirements: [{ id: 'r1', text: 'x' }],
  feeTable: [{ category: 'Universitario' }],
  photos: [{ fileId: 'f', lat: null, lon: null, accuracy: null, at: '2026-11-21T00:00:00Z', caption: '' }],
  attendees: [{ name: 'Ana' }],
  document: [{ fileId: 'f', name: 'plano.pdf', size: 1, mime: 'application/pdf' }],
  recipient: { personId: 'p', name: 'Ana', means: 'electronica' },
  checklist: { d1: { verdict: 'no_cumple' } },
}
const problems = validateForm(def, {}, { mode: 'final', today: surroundings.today })

const ids = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
function expectTied(html: string): void {
  const known = ids(html)
  expect(new Set(known).size).toBe(known.length)
  const wanted = [...html.matchAll(/ (?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)].flatMap((match) =>
    (match[1] ?? '').split(' '),
  )
  for (const id of wanted) expect(known).toContain(id)
}

describe('the markup of a form', () => {
  test('ties every label, help and error to something that exists, once', () => {
    /* the staff input is lazy and still loading here; it has its own case below */
    const fields = KIND_NAMES.filter((kind) => kind !== 'staff').map(fieldOf)
    const html = renderToString(
      <FormSection
        def={{ ...def, sections: [{ key: 's', title: 'Sección', fields }] }}
        answers={{}}
        onChange={() => undefined}
        problems={problems}
        reveal
        surroundings={surroundings}
      />,
    )
    expectTied(html)
    expect(html).toContain('Escriba este dato.')
    expect(html).toContain('aria-invalid="true"')
  })
  test('shows what a chosen option says: under its field, once under a row, and in the review', () => {
    const column = (key: string): FieldDef => ({
      key,
      kind: 'text',
      label: key,
      required: true,
      optionsFrom: 'arboles',
      optionPart: key,
    })
    const fields: readonly FieldDef[] = [
      { key: 'uno', kind: 'text', label: 'Especie', required: true, optionsFrom: 'arboles' },
      {
        key: 'varios',
        kind: 'table',
        label: 'Inventario',
        required: true,
        columns: [column('comun'), column('cientifico')],
      },
    ]
    const note = 'Cedro (Cedrela odorata). Veda: Acuerdo 1.'
    const cedar = {
      value: '1',
      label: 'Cedro (Cedrela odorata)',
      parts: { comun: 'Cedro', cientifico: 'Cedrela odorata' },
      note,
    }
    const form = { ...def, sections: [{ key: 's', title: 'Sección', fields }] }
    const around = { ...surroundings, lists: { options: { arboles: [cedar] } } }
    const said = (answers: Readonly<Record<string, unknown>>): number => {
      const html = renderToString(
        <FormSection
          def={form}
          answers={answers}
          onChange={() => undefined}
          problems={[]}
          reveal
          surroundings={around}
        />,
      )
      expectTied(html)
      return html.split(note).length - 1
    }
    const row = { comun: 'cedro', cientifico: 'Cedrela odorata' }
    expect([said({ uno: 'Roble' }), said({ uno: 'Cedrela odorata' }), said({ varios: [row] })]).toEqual([
      0, 1, 1,
    ])
    const review = renderToString(
      <ReviewAnswers
        def={form}
        answers={{ uno: 'Cedro', varios: [row, row] }}
        problems={[]}
        surroundings={around}
        onJump={() => undefined}
      />,
    )
    expect(review.split(note).length - 1).toBe(2)
  })
  test.each([
    ['point', PointInput],
    ['polygon', PolygonInput],
    ['document', DocumentInput],
    ['staff', StaffInput],
    ['checklist', ChecklistInput],
    ['requirements', RequirementsInput],
    ['answers', AnswersInput],
    ['recipient', RecipientInput],
    ['feeTable', FeeTableInput],
    ['photos', PhotosInput],
    ['attendees', AttendeesInput],
  ] as const)('ties them for %s, which comes later', (kind, Input) => {
    const field = fieldOf(kind)
    const own = fieldIds(field.key)
    const html = renderToString(
      <FormSurroundingsProvider value={surroundings}>
        <FieldFrame field={field} path={field.key} ids={own} group={isGroup(field)} problems={[]}>
          <Input
            field={field}
            value={values[kind]}
            onChange={() => undefined}
            path={field.key}
            ids={own}
            describedBy={own.help}
            invalid={false}
            problems={[]}
            Field={Field}
          />
        </FieldFrame>
      </FormSurroundingsProvider>,
    )
    expectTied(html)
    for (const input of html.matchAll(/<(?:input|select|textarea)[^>]*>/g)) {
      const id = / id="([^"]+)"/.exec(input[0])?.[1]
      const named =
        input[0].includes('aria-label') || input[0].includes('type="radio"') || html.includes(`for="${id}"`)
      expect(named, input[0]).toBe(true)
    }
  })
  test('gives a step that is done again, and its last time, one place of its name', () => {
    const field = fieldOf('text')
    const step = { taskId: 't1', at: '2026-11-20T15:00:00.000Z', by: 'Ana', people: [] }
    const html = renderToString(
      <>
        <DoneSteps
          steps={[{ ...step, title: 'Práctica de pruebas', fields: [field], data: { x_text: 'Muestreo' } }]}
          surroundings={surroundings}
        />
        <FormSection
          def={{ ...def, sections: [{ key: 'tarea', title: 'Práctica de pruebas', fields: [field] }] }}
          answers={{}}
          onChange={() => undefined}
          problems={[]}
          surroundings={surroundings}
          headings={false}
        />
      </>,
    )
    expect(html).toContain('Muestreo')
    expect(html.match(/<section [^>]*aria-label="Práctica de pruebas"/g)).toHaveLength(1)
  })
  test('offers the parties and the rates of the case instead of having them typed', () => {
    const offered: FormSurroundings = {
      ...surroundings,
      parties: [
        { id: 'p1', name: 'Rosa Díaz', capacity: 'Apoderado', document: '1.234.567' },
        { id: 'p2', name: 'Ana', capacity: 'Solicitante' },
      ],
      feeCategories: [{ name: 'Abogado', dailyFee: 260_000, perDiem: 0 }],
    }
    const drawn = (kind: FieldDef['kind'], Input: typeof RecipientInput): string => {
      const field = fieldOf(kind)
      return renderToString(
        <FormSurroundingsProvider value={offered}>
          <Input
            field={field}
            value={values[kind]}
            onChange={() => undefined}
            path={field.key}
            ids={fieldIds(field.key)}
            describedBy={undefined}
            invalid={false}
            problems={[]}
            Field={Field}
          />
        </FormSurroundingsProvider>,
      ).replaceAll('<!-- -->', '')
    }
    expect(drawn('recipient', RecipientInput)).toContain('<option value="p1">Rosa Díaz (apoderado)</option>')
    const present = drawn('attendees', AttendeesInput)
    expect(present).toContain('Agregar a Rosa Díaz (apoderado)')
    // a listed attendee is not offered again
    expect(present).not.toContain('Agregar a Ana')
    expect(drawn('feeTable', FeeTableInput)).toContain('<option value="Abogado">Abogado</option>')
  })
  test('lists what is wrong with links to the fields', () => {
    const html = renderToString(<ErrorList def={def} problems={problems} onJump={() => undefined} />)
    expect(html).toContain(`Falta arreglar ${problems.length} respuestas`)
    expect(html).toContain('href="#campo-x_text"')
  })
  test('reviews every answer in words', () => {
    const html = renderToString(
      <ReviewAnswers
        def={def}
        answers={{ x_text: 'Hola', x_money: 1500000, x_yesNo: false, x_table: [{ n: 7 }] }}
        problems={[]}
        surroundings={surroundings}
        onJump={() => undefined}
      />,
    )
    for (const text of ['Hola', '$ 1.500.000', 'No', '<td data-label="Número">7</td>'])
      expect(html).toContain(text)
  })
})

describe('a choice whose answer is not offered any more', () => {
  test('says so without the code under which it was kept', () => {
    const html = renderToString(
      <FormSection
        def={{ ...def, sections: [{ key: 's', title: 'Sección', fields: [fieldOf('choice')] }] }}
        answers={{ x_choice: 'AUTO_INICIO' }}
        onChange={() => undefined}
        problems={[]}
        reveal={false}
        surroundings={surroundings}
      />,
    )
    expect(html.replace(/value="[^"]*"/g, '')).not.toContain('AUTO_INICIO')
    expect(html).toContain('Una opción que ya no se ofrece')
  })
})
