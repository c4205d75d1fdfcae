import { useMutation, useQuery } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { call, CallError, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { queryClient } from '../../client/network/query.tsx'
import { endSession, useUser } from '../../client/session/session.ts'
import { saveTarget } from '../../client/address/target.ts'
import { forgetLinkToken, keepLinkToken, useLinkToken } from '../../keeping/change-link.ts'
import picture from '../../ui/illustrations/vacio-seleccion.svg'
import { ActionButton } from '../../ui/action-button.tsx'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './cambio-solicitante.module.css'

/** Statuses about the link itself; retrying cannot help. */
const OF_THE_LINK: readonly number[] = [404, 410, 422]

/** Offer of a case received by link: shows what is offered and links the user to the request. */
export default function TakeScreen() {
  const id = useParam('id')
  const token = useLinkToken(id)
  const offer = useQuery({
    queryKey: ['oferta', id, token],
    queryFn: async ({ signal }) =>
      (await call(changes.readOffer, { params: { id }, body: { token } }, { signal })).body,
    enabled: token !== '',
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  if (token === '')
    return (
      <DeadEnd title="Falta el enlace del correo" to={href('/mis-solicitudes')} label="Ir a mis solicitudes">
        Abra el enlace desde el correo que le enviamos. Si ya lo usó, la petición está en sus solicitudes.
      </DeadEnd>
    )
  if (offer.data === undefined) {
    if (offer.isPending) return <SkeletonRows rows={6} />
    const status = offer.error instanceof CallError ? offer.error.status : 0
    if (status === 403)
      return (
        <EmptyState
          title="Esta cuenta no recibe trámites"
          picture={picture}
          heading="h1"
          action={<OtherAccount id={id} token={token} />}
        >
          Un trámite lo reciben ciudadanos y empresas. Ingrese con la cuenta de la persona a quien se lo
          ofrecen.
        </EmptyState>
      )
    return OF_THE_LINK.includes(status) ? (
      <DeadEnd title="No pudimos abrir el enlace" to={href('/mis-solicitudes')} label="Ir a mis solicitudes">
        {failureText(offer.error)}
      </DeadEnd>
    ) : (
      <ErrorState onRetry={() => void offer.refetch()}>{failureText(offer.error)}</ErrorState>
    )
  }
  return <Offer id={id} token={token} offer={offer.data} />
}

interface OfferProps {
  readonly id: string
  readonly token: string
  readonly offer: {
    readonly from: string
    readonly procedure: string
    readonly radicado: string
    readonly to: string
  }
}

function Offer({ id, token, offer }: OfferProps) {
  const user = useUser()
  const take = useMutation({
    mutationFn: async () => (await call(changes.takeOffer, { params: { id }, body: { token } })).body,
    onSuccess: (taken) => {
      forgetLinkToken(id)
      showMessage(taken.message, 'success')
      void queryClient.invalidateQueries({ queryKey: ['mis-solicitudes'] })
      navigate(href('/mis-solicitudes/ver-solicitud/:id', { id: taken.id }), { replace: true })
    },
  })
  const wrongAccount = take.error instanceof CallError && take.error.status === 403
  return (
    <>
      <PageHeader
        title="Le ofrecen un trámite"
        subtitle={`${offer.from} pidió que usted sea el nuevo solicitante.`}
      />
      <div className={`v-stack ${styles.form ?? ''}`} data-gap="5">
        <section className="v-card v-pad v-stack" aria-labelledby="oferta">
          <h2 id="oferta">{offer.procedure}</h2>
          <FactList
            facts={[
              { label: 'Radicado', value: offer.radicado },
              { label: 'Lo tiene hoy', value: offer.from },
              { label: 'Se lo ofrecen a', value: offer.to },
              { label: 'Su sesión', value: user?.displayName ?? '' },
            ]}
          />
          <Note title="Vincularse no es aceptar el trámite">
            La Corporación estudia la petición y le notifica lo que decida. Después le pregunta si lo acepta.
            Hasta entonces usted solo ve esta petición y no asume ninguna obligación.
          </Note>
          {take.isError && (
            <Note tone="bad" role="alert">
              {failureText(take.error)}
            </Note>
          )}
          <div className="v-row">
            {!wrongAccount && (
              <ActionButton kind="primary" busy={take.isPending} onPress={() => take.mutate()}>
                {take.isPending ? 'Vinculando…' : 'Vincularme como nuevo solicitante'}
              </ActionButton>
            )}
            <OtherAccount id={id} token={token} main={wrongAccount} />
          </div>
        </section>
      </div>
    </>
  )
}

/** Logs out and returns with another account; the link's token survives the logout. */
function OtherAccount({
  id,
  token,
  main = true,
}: {
  readonly id: string
  readonly token: string
  readonly main?: boolean
}) {
  return (
    <button
      type="button"
      className="v-btn"
      data-kind={main ? 'primary' : 'quiet'}
      onClick={() => {
        endSession({ to: href('/iniciar-sesion') })
        keepLinkToken(id, token)
        saveTarget(href('/aceptar-tramite/:id', { id }))
      }}
    >
      Salir e ingresar con otra cuenta
    </button>
  )
}
