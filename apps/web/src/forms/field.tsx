import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { memo, Suspense } from 'react'
import { notesOf } from '@ventanilla/domain/forms/filled/listed-texts'
import { standsAt } from '@ventanilla/domain/forms/filled/status'
import { AnswerNotes } from './answer-notes.tsx'
import { useSurroundings } from './context.ts'
import { FieldFrame } from './field-frame.tsx'
import { fieldIds } from './field-ids.ts'
import { isGroup } from './control-shape.ts'
import type { FieldProps } from './input-props.ts'
import { inputOf } from './inputs.ts'
import { alike } from './problems.ts'
import styles from './forms.module.css'

const standing = ({ problems, path }: FieldProps) => problems.filter((problem) => standsAt(problem, path))

/** One question of a form with its control. Re-renders only when its own props change. */
export const Field = memo(QuestionField, (before, after) =>
  keysIn({ ...before, ...after }).every((key) =>
    key === 'problems' ? alike(standing(before), standing(after)) : Object.is(before[key], after[key]),
  ),
)

function QuestionField(props: FieldProps) {
  const { field, path, value, onChange, compact = false } = props
  const ids = fieldIds(path)
  const { lists } = useSurroundings()
  const here = standing(props)
  const own = here.filter((problem) => problem.path === path)
  const Input = inputOf(field)
  const described = [field.help === undefined ? null : ids.help, own.length > 0 ? ids.error : null].filter(
    (id) => id !== null,
  )
  return (
    <FieldFrame field={field} path={path} ids={ids} group={isGroup(field)} problems={own} compact={compact}>
      <Suspense
        fallback={<div className={`v-skeleton ${styles.waiting ?? ''}`} data-kind={field.kind} aria-hidden />}
      >
        <Input
          field={field}
          value={value}
          onChange={onChange}
          path={path}
          ids={ids}
          describedBy={described.length > 0 ? described.join(' ') : undefined}
          invalid={own.some((problem) => problem.severity === 'error')}
          problems={here}
          Field={Field}
        />
      </Suspense>
      {/* in a row they stand under the whole row, where several columns name one option */}
      {(field.optionsFrom ?? field.options) !== undefined && !compact && (
        <AnswerNotes notes={notesOf(field, value, lists)} />
      )}
    </FieldFrame>
  )
}
