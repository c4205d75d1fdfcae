import { readsOf } from '@ventanilla/domain/forms/conditions'
import type { Answers, FieldDef, FormDef, Logic } from '@ventanilla/domain/forms/definition'
import { optionsOf } from '@ventanilla/domain/forms/lists'
import { fieldsOf, read } from '@ventanilla/domain/forms/reading'
import { FORM_LISTS } from '../lists.ts'

/** Conditions of a question's visibility: its own and its section's. */
export function conditionsOf(form: FormDef, key: string): Logic[] {
  const section = form.sections.find((one) => one.fields.some((field) => field.key === key))
  const field = section?.fields.find((one) => one.key === key)
  return [section?.condition, field?.condition].filter((one) => one !== undefined)
}

/** Possible answers to a question, tried to show and hide others. */
function answersTo(field: FieldDef): unknown[] {
  if (field.kind === 'yesNo' || field.kind === 'declaration') return [true, false]
  const options = (optionsOf(field, FORM_LISTS) ?? []).map((option) => option.value)
  if (field.kind === 'choice') return options
  if (field.kind === 'multi') return [...options.map((one) => [one]), options]
  if (field.min !== undefined || field.max !== undefined) {
    const [least, most] = [field.min ?? 0, field.max ?? (field.min ?? 0) + 1000]
    return [most, least, (least + most) / 2]
  }
  return []
}

/** Questions that these conditions read. */
function controllersOf(form: FormDef, key: string): FieldDef[] {
  const names = conditionsOf(form, key).flatMap(readsOf)
  return fieldsOf(form).filter((field) => names.includes(field.key))
}

/** Answers that show or hide a question, and the changed keys. */
export interface Switched {
  readonly answers: Answers
  readonly changed: readonly string[]
}

function search(
  form: FormDef,
  from: Answers,
  key: string,
  wanted: boolean,
  also: unknown[],
): Switched | null {
  const right = (answers: Answers): boolean => read(form, answers).isVisible(key) === wanted
  if (right(from)) return { answers: from, changed: [] }
  const controllers = controllersOf(form, key)
  for (const one of controllers)
    for (const value of [...answersTo(one), ...also]) {
      const answers = { ...from, [one.key]: value }
      if (right(answers)) return { answers, changed: [one.key] }
    }
  /* two conditions at once, one of the section and one of the question */
  for (const one of controllers)
    for (const value of answersTo(one))
      for (const other of controllers.filter((two) => two !== one))
        for (const second of answersTo(other)) {
          const answers = { ...from, [one.key]: value, [other.key]: second }
          if (right(answers)) return { answers, changed: [one.key, other.key] }
        }
  return null
}

/** Changes as few answers as possible to show a question, after showing the questions that control it. */
export function opened(
  form: FormDef,
  from: Answers,
  key: string,
  seen: readonly string[] = [],
): Switched | null {
  let at: Switched = { answers: from, changed: [] }
  for (const controller of controllersOf(form, key)) {
    if (seen.includes(controller.key)) continue
    const shown = opened(form, at.answers, controller.key, [...seen, key])
    if (shown !== null) at = { answers: shown.answers, changed: [...at.changed, ...shown.changed] }
  }
  const found = search(form, at.answers, key, true, [])
  return found && { answers: found.answers, changed: [...at.changed, ...found.changed] }
}

/** Changes one answer to hide a question; clears one when no other value does. */
export function closed(form: FormDef, from: Answers, key: string): Switched | null {
  return search(form, from, key, false, [undefined])
}
