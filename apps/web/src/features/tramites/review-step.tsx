import { cases } from '@ventanilla/contract/generated/cases'
import { drafts } from '@ventanilla/contract/generated/drafts'
import { call } from '../../client/network/http.ts'
import { queryClient } from '../../client/network/query.tsx'
import { useUser } from '../../client/session/session.ts'
import { forgetKnown } from '../../keeping/last-known.ts'
import { FilingStep } from './filing-step.tsx'
import type { ReviewStepProps } from './review-step-props.ts'
import { keptDraft } from './use-application.ts'

/** Filing from home: the applicant reviews, declares and files. */
export function ReviewStep({ id, version, ...rest }: ReviewStepProps) {
  const user = useUser()
  return (
    <FilingStep
      {...rest}
      title="Declaración"
      declaration="Declaro que revisé mis respuestas y que son ciertas. Sé que al radicar la solicitud ya no se puede cambiar."
      action="Radicar solicitud"
      kept="Su borrador queda guardado."
      calls={{
        offline:
          'No hay conexión. Sus respuestas están a salvo en este equipo; radique cuando vuelva la señal.',
        review: async () => (await call(drafts.review, { params: { id } })).body,
        file: async (intention, answers) =>
          (
            await intention.send(
              { version: version(), declaration: true as const },
              (body, options) => call(cases.file, { params: { id }, body }, options),
              answers,
            )
          ).body,
        forget: async () => {
          if (user !== null) await forgetKnown(user.id, keptDraft(id))
          void queryClient.invalidateQueries({ queryKey: ['mis-solicitudes'] })
        },
      }}
    />
  )
}
