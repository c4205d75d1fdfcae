import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { formatInstant } from '../ui/formats.tsx'
import type { FormSurroundings } from './context.ts'
import { FormView } from './form-view.tsx'

interface DoneStep {
  readonly taskId: string
  readonly title: string
  readonly at: string
  readonly by: string | null
  readonly fields: readonly unknown[]
  readonly data: Readonly<Record<string, unknown>>
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

/** Answers of each completed step, the last one expanded. */
export function DoneSteps({
  steps,
  surroundings,
}: {
  readonly steps: readonly DoneStep[]
  readonly surroundings: FormSurroundings
}) {
  return steps.map((step, index) => (
    <details key={step.taskId} className="v-card v-pad" open={index === steps.length - 1}>
      <summary>
        <strong>{step.title}</strong>
        <span className="v-small v-muted">
          {' '}
          · {formatInstant(step.at)}
          {step.by !== null && ` · ${step.by}`}
        </span>
      </summary>
      <FormView
        def={{
          id: step.taskId,
          // the contract carries them as JSON
          sections: [{ key: 'paso', title: step.title, fields: step.fields as FieldDef[] }],
          checks: [],
        }}
        answers={step.data}
        headings={false}
        surroundings={{
          ...surroundings,
          staff: step.people.map((one) => ({ ...one, roles: [], workload: 0 })),
        }}
      />
    </details>
  ))
}
