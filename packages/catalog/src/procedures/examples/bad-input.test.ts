import type { Answers, FieldDef } from '@ventanilla/domain/forms/definition'
import { documentsAskedFor } from '@ventanilla/domain/forms/documents'
import { MIME_OF } from '@ventanilla/domain/forms/kinds/document/document'
import { read } from '@ventanilla/domain/forms/reading'
import { validateForm } from '@ventanilla/domain/forms/validate'
import { describe, expect, it } from 'vitest'
import { FORM_LISTS } from '../forms/lists.ts'
import { questionsOf, wholeFormOf } from '../forms/forms.ts'
import { procedureByType } from '../procedures.ts'
import { EXAMPLES } from './examples.ts'

const today = '2026-11-21'

describe.each([...EXAMPLES.values()].map((one) => [one.ttId, one] as const))(
  'type %i',
  (ttId, { complete }) => {
    const procedure = procedureByType(ttId)
    const form = procedure && questionsOf(procedure)
    if (!form || !procedure) throw new Error(`type ${ttId} has no form`)
    const fields = read(form, complete).sections.flatMap((section) => section.fields)
    const problems = (answers: Answers, over = form) =>
      validateForm(over, answers, { mode: 'final', lists: FORM_LISTS, today })
    const codesAt = (path: string, answers: Answers): string[] =>
      problems(answers)
        .filter((one) => one.path === path && one.severity === 'error')
        .map((one) => one.code)
    const typed = (...kinds: readonly FieldDef['kind'][]) =>
      fields.filter(
        (field) => kinds.includes(field.kind) && field.calculated === undefined && !field.readOnly,
      )
    /** Each question of these kinds, and each column of a table that has a first row. */
    const places = (...kinds: readonly FieldDef['kind'][]) => [
      ...typed(...kinds).map((field) => ({
        field,
        path: field.key,
        with: (value: unknown): Answers => ({ ...complete, [field.key]: value }),
      })),
      ...typed('table').flatMap((table) => {
        const rows = (complete as Answers)[table.key]
        if (!Array.isArray(rows) || rows.length === 0) return []
        return (table.columns ?? [])
          .filter(
            (column) =>
              kinds.includes(column.kind) &&
              column.calculated === undefined &&
              column.condition === undefined,
          )
          .map((field) => ({
            field,
            path: `${table.key}.0.${field.key}`,
            with: (value: unknown): Answers => ({
              ...complete,
              [table.key]: rows.map((row: unknown, index) =>
                index === 0 ? { ...(row as object), [field.key]: value } : row,
              ),
            }),
          }))
      }),
    ]

    it('takes numbers at their limits and none beyond', () => {
      for (const { field, path, with: answer } of places('integer', 'decimal', 'money', 'flow', 'surface')) {
        const { min, max } = field
        if (min !== undefined) {
          expect(codesAt(path, answer(min)), path).not.toContain('minimo')
          expect(codesAt(path, answer(min - 1)), path).toEqual(['minimo'])
        }
        if (max !== undefined) {
          expect(codesAt(path, answer(max)), path).not.toContain('maximo')
          expect(codesAt(path, answer(max + 1)), path).toEqual(['maximo'])
        }
        expect(codesAt(path, answer('doce')), path).toEqual(['numero'])
      }
    })
    it('takes texts of their length and none longer', () => {
      for (const { field, path, with: answer } of places('text', 'longText')) {
        if (field.maxLength === undefined || field.pattern !== undefined) continue
        expect(codesAt(path, answer('a'.repeat(field.maxLength))), path).not.toContain('largo')
        expect(codesAt(path, answer('a'.repeat(field.maxLength + 1))), path).toEqual(['largo'])
      }
    })
    it('takes no date that does not exist, no option that is not offered', () => {
      for (const { path, with: answer } of places('date'))
        expect(codesAt(path, answer('2027-02-29')), path).toEqual(['fecha'])
      for (const { path, with: answer } of places('choice'))
        expect(codesAt(path, answer('no_existe')), path).toEqual(['opcion'])
      for (const { path, with: answer } of places('multi'))
        expect(codesAt(path, answer(['no_existe'])), path).toEqual(['opcion'])
    })
    it('takes no position that is swapped or outside the jurisdiction', () => {
      for (const { field, path, with: answer } of places('point')) {
        if (field.municipalityFrom === undefined) throw new Error(`${path} lies nowhere`)
        expect(codesAt(path, answer({ lat: -75.2, lon: 4.4 })), path).toEqual(['intercambiadas'])
        expect(codesAt(path, answer({ lat: 4.711, lon: -74.0721 })), path).toEqual(['fuera'])
      }
    })
    it('says how many rows a table takes when too many are pasted', () => {
      for (const table of typed('table')) {
        const rows = (complete as Answers)[table.key]
        if (!Array.isArray(rows) || (table.maxRows ?? 200) >= 500) continue
        const pasted = Array.from({ length: 500 }, (_, index) => rows[index % rows.length] as unknown)
        expect(codesAt(table.key, { ...complete, [table.key]: pasted }), table.key).toContain('filas')
      }
    })
    it('neither sends nor loses an answer whose question closes and opens again', () => {
      const choices = fields.filter((field) => field.kind === 'choice' && !field.readOnly)
      for (const field of choices)
        for (const option of field.options ?? []) {
          const turned = { ...complete, [field.key]: option.value }
          const reading = read(form, turned)
          for (const key of Object.keys(reading.values)) expect(reading.isVisible(key)).toBe(true)
          expect(read(form, { ...turned, [field.key]: (complete as Answers)[field.key] }).values).toEqual(
            read(form, complete).values,
          )
        }
    })
    it('takes no document of another kind, nor one that is too big', () => {
      const whole = wholeFormOf(procedure)
      if (!whole) throw new Error('no form')
      for (const document of documentsAskedFor(form, procedure.documents, complete)) {
        const key = `documento_${document.documentId}`
        const [kind = 'pdf'] = document.accept
        const sound = {
          fileId: '0190a1b2-0000-7000-8000-000000000001',
          name: 'a',
          size: 1000,
          mime: MIME_OF[kind],
        }
        const codes = (more: object): string[] =>
          problems({ ...complete, [key]: [{ ...sound, ...more }] }, whole)
            .filter((one) => one.path === key || one.path.startsWith(`${key}.`))
            .map((one) => one.code)
        expect(codes({}), key).toEqual([])
        expect(codes({ mime: 'application/zip' }), key).toEqual(['tipo_archivo'])
        expect(codes({ size: document.maxMegabytes * 1024 * 1024 + 1 }), key).toEqual(['tamano'])
      }
    })
  },
)
