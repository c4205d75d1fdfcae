import type { FormDef } from '@ventanilla/domain/forms/definition'
import { type ReactNode, useCallback } from 'react'
import { CallError, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useUser } from '../../client/session/session.ts'
import picture from '../../ui/illustrations/vacio-seleccion.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { ApplicationForm } from './application-form.tsx'
import type { ReviewStepProps } from './review-step-props.ts'
import { useApplication } from './use-application.ts'
import { useDraftSurroundings } from './use-draft-surroundings.ts'
import { NEW_CASE, OWN_OFFICE, WINDOW_DRAFT } from './window-calls.ts'
import { WindowReceipt } from './window-receipt.tsx'
import { WindowReview } from './window-review.tsx'

const again = (): ReactNode => (
  <a
    className="v-btn"
    data-kind="primary"
    href={href('/registro/solicitante/:id_sol/:id_territorial', {
      id_sol: NEW_CASE,
      id_territorial: OWN_OFFICE,
    })}
  >
    Atender a otra persona
  </a>
)

/** The applicant's own form, filled in by the official at the window. */
export function WindowForm({ id }: { readonly id: string }) {
  const user = useUser()
  const application = useApplication(id, user?.id ?? '', WINDOW_DRAFT)
  const { draft, engine } = application
  const surroundings = useDraftSurroundings(id, draft)
  const person = draft?.person
  const Review = useCallback(
    (props: ReviewStepProps) => (person === undefined ? null : <WindowReview {...props} person={person} />),
    [person],
  )
  if (application.failure !== null && draft === undefined) {
    const missing = application.failure instanceof CallError && application.failure.status === 404
    return missing ? (
      <EmptyState
        title="No encontramos esa solicitud en su ventanilla"
        picture={picture}
        heading="h1"
        action={again()}
      >
        Puede que se haya descartado, o que se haya empezado en otra oficina.
      </EmptyState>
    ) : (
      <ErrorState onRetry={application.retry}>{failureText(application.failure)}</ErrorState>
    )
  }
  if (draft?.filed === true)
    return (
      <EmptyState title="Esta solicitud ya está radicada" picture={picture} heading="h1" action={again()}>
        Las respuestas quedaron guardadas y ya no se cambian.
      </EmptyState>
    )
  if (draft === undefined || engine === null || surroundings === null) return <SkeletonRows rows={10} />
  return (
    <ApplicationForm
      id={id}
      name={`${draft.name}, para ${draft.person.name}`}
      // the contract carries it as JSON
      def={draft.form as FormDef}
      engine={engine}
      surroundings={surroundings}
      version={application.version}
      // an official's computer is shared: no offline work is promised
      ready={false}
      news={draft.news ?? null}
      charge={draft.charge ?? null}
      Review={Review}
      Receipt={WindowReceipt}
    />
  )
}
