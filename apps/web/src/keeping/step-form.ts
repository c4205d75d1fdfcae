import type { CrossCheck, FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { useMemo } from 'react'

/** What of a step its form is made of; the contract carries fields and checks as JSON. */
interface StepFields {
  readonly step: string
  readonly title: string
  readonly capture: readonly unknown[]
  readonly checks?: readonly unknown[] | undefined
}

/** The fields of a step as a form of one section, the same object as long as the step stays the same. */
export const useStepForm = (definition: StepFields): FormDef =>
  useMemo(
    () => ({
      id: definition.step,
      sections: [
        { key: 'tarea', title: definition.title, fields: definition.capture as readonly FieldDef[] },
      ],
      checks: (definition.checks ?? []) as readonly CrossCheck[],
    }),
    [definition],
  )
