import { useMutation, useQuery } from '@tanstack/react-query'
import { drafts } from '@ventanilla/contract/generated/drafts'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { Application } from './application-screen.tsx'

/** Change of a granted permit; the address names the draft request, or the permit itself. */
export default function PermitChangeScreen() {
  const id = useParam('id')
  return <Application id={id} instead={<PermitStart id={id} />} />
}

const TITLE = 'Modificar, prorrogar o ceder un permiso'

/** The permit as registered, and the button that starts the request from it. */
function PermitStart({ id }: { readonly id: string }) {
  const read = useQuery({
    queryKey: ['permiso', id],
    queryFn: async ({ signal }) => (await call(drafts.permit, { params: { id } }, { signal })).body,
  })
  const begin = useMutation({
    mutationFn: async () => (await call(drafts.change, { params: { id }, body: {} })).body,
    onSuccess: (body) => navigate(href('/solicitudes/modificacion-permiso/:id', { id: body.id })),
  })
  const permit = read.data
  if (permit === undefined) {
    if (read.isPending)
      return (
        <>
          <PageHeader title={TITLE} />
          <SkeletonRows rows={6} />
        </>
      )
    return (
      <FailedRead
        title={TITLE}
        missing="No encontramos ese permiso"
        error={read.error}
        retry={() => void read.refetch()}
      >
        Puede que haya descartado la solicitud, o que el permiso sea de otra persona.
      </FailedRead>
    )
  }
  return (
    <>
      <PageHeader
        title={TITLE}
        {...(permit.radicado !== null && { number: permit.radicado })}
        subtitle={permit.procedure}
      />
      <div className="v-stack" data-gap="5">
        {permit.reason !== null ? (
          <>
            <Note>{permit.reason}</Note>
            <div>
              <a
                className="v-btn"
                data-kind="default"
                href={href('/mis-solicitudes/ver-solicitud/:id', { id })}
              >
                Ver la solicitud
              </a>
            </div>
          </>
        ) : (
          <>
            <section className="v-card v-pad v-stack" aria-labelledby="permiso-titulo">
              <h2 id="permiso-titulo">El permiso que tiene</h2>
              <FactList
                facts={[
                  { label: 'Resolución', value: permit.resolution },
                  {
                    label: 'Fecha de la resolución',
                    value: permit.signedOn === null ? null : formatShortDate(permit.signedOn),
                  },
                  { label: 'Expediente', value: permit.file },
                  {
                    label: 'Vigente hasta',
                    value: permit.until === null ? null : formatShortDate(permit.until),
                  },
                  { label: 'Titular', value: permit.holder },
                ]}
              />
            </section>
            <p>
              {permit.draftId === null
                ? 'Estos datos quedan escritos en su solicitud. En ella dice qué pide: prórroga, modificación, cesión, renuncia o corrección.'
                : 'Ya empezó una solicitud sobre este permiso. Puede seguir donde iba.'}
            </p>
            {begin.error !== null && (
              <Note tone="bad" role="alert">
                {failureText(begin.error)}
              </Note>
            )}
            <div>
              <ActionButton kind="primary" busy={begin.isPending} onPress={() => begin.mutate()}>
                {permit.draftId === null ? 'Empezar la solicitud' : 'Seguir con la solicitud'}
              </ActionButton>
            </div>
          </>
        )}
      </div>
    </>
  )
}
