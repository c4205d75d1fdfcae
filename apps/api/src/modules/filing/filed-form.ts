import { formNameOf, type ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { Answers, FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { degreesText } from '@ventanilla/domain/forms/kinds/point/point'
import { cornersOf } from '@ventanilla/domain/forms/drawn-area'
import { asText, kindOf } from '@ventanilla/domain/forms/kinds/registry'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { notesOf } from '@ventanilla/domain/forms/filled/listed-texts'
import { isRow, read, readRow } from '@ventanilla/domain/forms/reading'
import type { FormValueTable, NationalFormJob } from '../../adapters/pdf/port.ts'

type Filed = Pick<NationalFormJob, 'title' | 'norm' | 'sections' | 'declarations'> & {
  /** prefix of the file's name */
  readonly name: string
}

/** The norms that adopt a form, in full: 'FUN … (Res. 2202/2005) y DUR 2.2.3.2.9.1' → both. */
export function normsOf(source: string): string {
  const found = source.matchAll(/\b(DUR|Res\.|Decreto|Ley) ([0-9][0-9./]*[0-9])/g)
  return [...found]
    .map(([, kind = '', number = '']) => {
      const [which = '', year] = number.split('/')
      if (kind === 'DUR') return `Decreto 1076 de 2015, artículo ${number}`
      return `${kind === 'Res.' ? 'Resolución' : kind} ${which}${year === undefined ? '' : ` de ${year}`}`
    })
    .join('; ')
}

function tableOf(field: FieldDef, value: unknown, values: Answers, lists: Lists): FormValueTable | null {
  if (field.kind === 'polygon') {
    const corners = cornersOf(value)
    return corners.length === 0
      ? null
      : {
          columns: ['Vértice', 'Latitud y longitud'],
          rows: corners.map((corner, index) => [String(index + 1), degreesText(corner)]),
        }
  }
  if (field.kind !== 'table' || !Array.isArray(value)) return null
  const rows = value.filter(isRow).map((row) => readRow(field, row, values))
  /* drops a column that no row captures */
  const columns = (field.columns ?? []).filter((one) => rows.some((row) => row.columns.includes(one)))
  return {
    columns: columns.map((one) => one.label),
    rows: rows.map((row) => columns.map((one) => asText(row.values[one.key], one, lists))),
  }
}

/**
 * The application as a document: the national form if the type has one, otherwise the request itself. The
 * receipt lists the attached documents; the declarations come last, in the accepted wording.
 */
export function filedForm(
  procedure: Pick<ProcedureRevision, 'name' | 'documents' | 'form'>,
  form: FormDef,
  answers: Answers,
  lists: Lists,
): Filed {
  const { sections, values } = read(form, answers)
  const asked = sections.flatMap((section) => section.fields)
  return {
    ...formNameOf(procedure),
    norm: normsOf(procedure.form.source),
    sections: sections
      .map((section) => ({
        title: section.title,
        fields: section.fields
          .filter((field) => field.kind !== 'document' && field.kind !== 'declaration')
          .flatMap((field) => {
            const value = values[field.key]
            const table = kindOf(field).isEmpty(value) ? null : tableOf(field, value, values, lists)
            const text = asText(value, field, lists)
            /* the area follows from the drawn corners */
            const label = field.kind === 'polygon' && text !== '' ? `${field.label}: ${text}` : field.label
            const notes = notesOf(field, value, lists)
            return [
              { label, value: table ?? (text === '' ? 'No informa' : text) },
              ...(notes.length === 0
                ? []
                : [{ label: `${field.label}: tenga en cuenta`, value: notes.join(' ') }]),
            ]
          }),
      }))
      .filter((section) => section.fields.length > 0),
    declarations: asked
      .filter((field) => field.kind === 'declaration' && values[field.key] === true)
      .map((field) => `${field.label}.`),
  }
}
