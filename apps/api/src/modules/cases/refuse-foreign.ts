import { Refusal } from '@ventanilla/domain/kernel/problem'
import { errorsOf, validateForm, type ValidationOptions } from '@ventanilla/domain/forms/filled/validate'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { captureForm } from '@ventanilla/domain/workflow/definition/step-answers'
import type { AppDeps } from '../../deps.ts'

/**
 * A draft can be incomplete and wrong but must fit the step: unknown fields are rejected with 422. Prevents
 * storing arbitrary data in a case.
 */
export function refuseForeign(
  deps: AppDeps,
  step: StepDef,
  data: unknown,
  now: Date,
  about: Pick<ValidationOptions, 'facts' | 'items'>,
): void {
  const wrong = errorsOf(
    validateForm(captureForm(step), data, {
      mode: 'draft',
      lists: deps.catalogue.lists,
      today: bogotaDate(now.toISOString()),
      ...about,
    }),
  ).find((p) => p.code === 'desconocido' || p.code === 'forma')
  if (wrong !== undefined)
    throw new Refusal('invalid', wrong.message, { code: 'datos_invalidos', problems: [wrong] })
}
