import type { ReactElement } from 'react'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { CallError } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useParam } from '../../client/address/navigation.ts'
import { useUser } from '../../client/session/session.ts'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { NormLinks } from '../../keeping/norm-links.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { useOfflineReady } from '../../keeping/use-offline-ready.ts'
import { ApplicationForm } from './application-form.tsx'
import { OWN_DRAFT, useApplication } from './use-application.ts'
import { useDraftSurroundings } from './use-draft-surroundings.ts'

export default function ApplicationScreen() {
  return <Application id={useParam('solId')} />
}

/**
 * Application for a procedure, from the first answer to filing. `instead` is rendered when the id is not a
 * draft being written, as the address may name something else.
 */
export function Application({ id, instead }: { readonly id: string; readonly instead?: ReactElement }) {
  const user = useUser()
  const application = useApplication(id, user?.id ?? '', OWN_DRAFT)
  const { draft, engine } = application
  const ready = useOfflineReady(engine !== null)
  const surroundings = useDraftSurroundings(id, draft)

  if (application.failure !== null && draft === undefined) {
    const missing = application.failure instanceof CallError && application.failure.status === 404
    if (missing && instead !== undefined) return instead
    return (
      <FailedRead
        title="Solicitud"
        missing="No encontramos ese borrador"
        error={application.failure}
        retry={application.retry}
      >
        Puede que ya lo haya radicado o descartado, o que sea de otra persona.
      </FailedRead>
    )
  }
  if (draft?.filed === true)
    return (
      instead ?? (
        <DeadEnd
          title="Esta solicitud ya está radicada"
          to={href('/mis-solicitudes/ver-solicitud/:id', { id })}
          label="Ver la solicitud"
        >
          Sus respuestas quedaron guardadas y ya no se cambian.
        </DeadEnd>
      )
    )
  if (draft === undefined || engine === null || surroundings === null) return <SkeletonRows rows={10} />
  // absent in responses that this device kept before the field existed
  const links = draft.links ?? []
  return (
    <ApplicationForm
      id={id}
      name={draft.name}
      // the contract carries it as JSON
      def={draft.form as FormDef}
      engine={engine}
      surroundings={surroundings}
      version={application.version}
      ready={ready}
      // absent in responses that this device kept before the field existed
      news={draft.news ?? null}
      charge={draft.charge ?? null}
      {...(links.length > 0 && { above: <NormLinks links={links} /> })}
    />
  )
}
