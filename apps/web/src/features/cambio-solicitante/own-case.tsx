import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { changes } from '@ventanilla/contract/generated/changes'
import { call } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { navigate } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { queryClient } from '../../client/network/query.tsx'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { AskForm } from './ask-form.tsx'

/** Request for a case of the user's own or of someone they represent. */
export function OwnCase({ id }: { readonly id: string }) {
  const read = useQuery({
    queryKey: ['caso', id, 'pedir-cambio'],
    queryFn: async ({ signal }) => {
      const [found, asked] = await Promise.all([
        call(cases.read, { params: { id } }, { signal }),
        call(changes.ofCase, { params: { id } }, { signal }),
      ])
      return { case: found.body, ask: asked.body.ask }
    },
    // a refetch must not discard what the user is typing
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  usePageTitle(
    read.data === undefined ? undefined : `Cambio de solicitante · ${read.data.case.radicado ?? ''}`,
  )
  if (read.data === undefined) {
    if (read.isPending) return <SkeletonRows rows={8} />
    return <FailedRead title="Cambio de solicitante" error={read.error} retry={() => void read.refetch()} />
  }
  const { case: found, ask } = read.data
  const back = href('/mis-solicitudes/ver-solicitud/:id', { id })
  if (ask === null || ask.reason !== null)
    return (
      <DeadEnd title="Ahora no se puede pedir el cambio" to={back} label="Ver la solicitud">
        {ask?.reason ?? 'El cambio lo pide quien figura como solicitante, o su apoderado.'}
      </DeadEnd>
    )
  return (
    <>
      <PageHeader
        title="Pedir el cambio de solicitante"
        {...(found.radicado !== null && { number: found.radicado })}
        subtitle={`${found.procedure} · A nombre de ${found.applicant.name}`}
        actions={
          <a className="v-btn" data-kind="default" href={back}>
            Volver a la solicitud
          </a>
        }
      />
      <AskForm
        subject={{ id, applicantId: found.applicant.id }}
        atWindow={false}
        onAsked={(asked) => {
          showMessage(asked.message, 'success')
          void queryClient.invalidateQueries({ queryKey: ['caso', id, 'cambios'] })
          void queryClient.invalidateQueries({ queryKey: ['mis-solicitudes'] })
          navigate(href('/mis-solicitudes/ver-solicitud/:id', { id: asked.id }))
        }}
      />
    </>
  )
}
