import { IconAlertCircle, IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldDef, Problem } from '@ventanilla/domain/forms/definition'
import { unitText } from '@ventanilla/domain/forms/units'
import type { FieldIds } from './field-ids.ts'
import styles from './forms.module.css'

interface FieldFrameProps {
  readonly field: FieldDef
  readonly path: string
  readonly ids: FieldIds
  /** several controls under one name: a group with a legend instead of a label */
  readonly group: boolean
  /** problems of the field itself; nested ones (rows, documents) are shown in place */
  readonly problems: readonly Problem[]
  /** in a table row: no help card, tighter spacing */
  readonly compact?: boolean
  readonly children: ReactNode
}

/** Messages under a field. Announced when they appear, as the user may already be in the next field. */
export function FieldProblems({
  id,
  problems,
}: {
  readonly id: string
  readonly problems: readonly Problem[]
}) {
  return (
    <div id={id} aria-live="polite" className={styles.problems}>
      {problems.map((problem) => (
        <p
          key={`${problem.path} ${problem.code}`}
          className={problem.severity === 'error' ? 'v-error' : styles.warning}
        >
          {problem.severity === 'error' ? (
            <IconAlertCircle aria-hidden className={styles.mark} />
          ) : (
            <IconAlertTriangle aria-hidden className={styles.mark} />
          )}
          <span>{problem.message}</span>
        </p>
      ))}
    </div>
  )
}

function Name({ field, unit }: { readonly field: FieldDef; readonly unit: boolean }) {
  return (
    <>
      {field.label}
      {unit && field.unit !== undefined && field.calculated === undefined && (
        <span className={styles.optional}> ({unitText(field.unit)})</span>
      )}
      {!field.required && !field.readOnly && field.kind !== 'declaration' && (
        <span className={styles.optional}> (opcional)</span>
      )}
    </>
  )
}

/** Label, control, problems and help, the same for every kind. */
export function FieldFrame({
  field,
  path,
  ids,
  group,
  problems,
  compact = false,
  children,
}: FieldFrameProps) {
  const body = (
    <>
      {children}
      <FieldProblems id={ids.error} problems={problems} />
    </>
  )
  const control = group ? (
    <fieldset
      className={styles.control}
      aria-describedby={`${field.help === undefined ? '' : ids.help} ${ids.error}`.trim()}
    >
      <legend id={ids.label} className={styles.label}>
        <Name field={field} unit={compact} />
      </legend>
      {body}
    </fieldset>
  ) : (
    <div className={styles.control}>
      {field.kind !== 'declaration' && (
        <label id={ids.label} htmlFor={ids.input} className={styles.label}>
          <Name field={field} unit={compact} />
        </label>
      )}
      {body}
    </div>
  )
  if (compact)
    return (
      <div id={ids.field} className={styles.cell} data-cell data-kind={field.kind} data-path={path}>
        {control}
        {field.help !== undefined && (
          <p id={ids.help} className="v-sr">
            {field.help}
          </p>
        )}
      </div>
    )
  return (
    <div id={ids.field} className={styles.question} data-kind={field.kind} data-path={path}>
      {control}
      {field.help !== undefined && (
        <div id={ids.help} className={styles.help}>
          <IconHelpCircle aria-hidden className={styles.mark} />
          <p>{field.help}</p>
        </div>
      )}
    </div>
  )
}
