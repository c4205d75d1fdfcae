import type { CrossCheck, FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { useMemo } from 'react'

/** Fields that a step captures. */
export const capturedBy = ({ capture }: Pick<StepFields, 'capture'>): readonly FieldDef[] =>
  // the contract carries them as JSON
  capture as readonly FieldDef[]

/** Fields of a step used to build its form; the contract carries fields and checks as JSON. */
interface StepFields {
  readonly step: string
  readonly title: string
  readonly capture: readonly unknown[]
  readonly checks?: readonly unknown[] | undefined
}

/** Fields of a step as a one-section form; the same object while the step is unchanged. */
export const useStepForm = (definition: StepFields): FormDef =>
  useMemo(
    () => ({
      id: definition.step,
      sections: [{ key: 'tarea', title: definition.title, fields: capturedBy(definition) }],
      // the contract carries them as JSON
      checks: (definition.checks ?? []) as readonly CrossCheck[],
    }),
    [definition],
  )
