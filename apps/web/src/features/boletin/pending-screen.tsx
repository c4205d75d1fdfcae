import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bulletin } from '@ventanilla/contract/generated/bulletin'
import type { bulletin as contract } from '@ventanilla/contract/bulletin.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { formatLongDate, formatShortDate } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WholeNumbers } from '../../ui/fields/whole-numbers.tsx'
import { caseWords, named } from './bulletin-words.ts'
import styles from './boletin.module.css'

type Row = EndpointAnswer<(typeof contract)['bulletin.pending']>['body']['rows'][number]

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Signed acts that the law orders published and that are not in the bulletin yet; their file cannot close
 * before. The `acto` query parameter, set by the inbox, shows that act alone.
 */
export default function PendingScreen() {
  const [asking, setAsking] = useState<Row | null>(null)
  const [query] = useQueryState()
  const client = useQueryClient()
  const asked = query.get('acto')
  const acto = asked !== null && ID.test(asked) ? asked : undefined
  const list = useList(bulletin.pending, { query: { acto } }, { under: ['boletin'] })
  const publish = useMutation({
    mutationFn: (row: Row) => call(bulletin.publish, { params: { actId: row.actId } }),
    onSuccess: (_, row) => {
      showMessage(`${named(row)} quedó publicado en el boletín.`, 'success')
      setAsking(null)
    },
    onError: () => setAsking(null),
    onSettled: () =>
      Promise.all(['boletin', 'bandeja'].map((first) => client.invalidateQueries({ queryKey: [first] }))),
  })
  return (
    <>
      <PageHeader
        title="Publicaciones pendientes"
        subtitle="Actos firmados que la ley ordena publicar y que su destinatario ya conoce. El expediente no se cierra sin publicarlos."
      />
      {publish.isError && (
        <Note tone="bad" role="alert" title={`${named(publish.variables)} no se publicó.`}>
          {failureText(publish.error)}
        </Note>
      )}
      <PlainList
        list={list}
        loading={{ rows: 5, height: 88 }}
        empty={<NothingPending acto={acto} />}
        forbidden={
          <EmptyState title="No tiene permiso para publicar en el boletín" picture={picture}>
            Lo hace la secretaría jurídica.
          </EmptyState>
        }
        label="Actos por publicar"
        className={styles.pending}
        renderRow={(row) => (
          <li key={row.actId} className="v-card">
            <div>
              <h2 className="v-large">
                <WholeNumbers>{named(row)}</WholeNumbers>
              </h2>
              <p>{caseWords(row)}</p>
              <p className="v-small v-muted">
                Firmado el {formatLongDate(row.date)} · {row.norm}
              </p>
              <p className="v-small">
                <span className="v-chip" data-tone={row.overdue ? 'bad' : 'warn'}>
                  {row.overdue ? 'Vencida' : 'Pendiente'}
                </span>{' '}
                Debe publicarse a más tardar el {formatShortDate(row.dueOn)}.
              </p>
            </div>
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              aria-label={`Publicar ${named(row)}`}
              disabled={publish.isPending}
              onClick={() => setAsking(row)}
            >
              Publicar
            </button>
          </li>
        )}
      />
      {acto !== undefined && list.rows.length > 0 && (
        <p>
          <a href={href('/publicaciones')}>Ver todas las publicaciones pendientes</a>
        </p>
      )}
      {asking !== null && (
        <ConfirmDialog
          open
          title={`¿Publicar ${named(asking)}?`}
          confirm="Publicar"
          busy={publish.isPending}
          onConfirm={() => publish.mutate(asking)}
          onClose={() => setAsking(null)}
        >
          Cualquiera podrá leerlo en el boletín, sin documentos de identidad, direcciones ni teléfonos. El día
          y la hora los pone el portal y no se cambian.
        </ConfirmDialog>
      )}
    </>
  )
}

/** `acto`: the one act that was asked for. */
function NothingPending({ acto }: { readonly acto: string | undefined }) {
  return acto === undefined ? (
    <EmptyState
      title="No hay nada por publicar"
      picture={picture}
      action={
        <a className="v-btn" data-kind="default" href={href('/boletin')}>
          Ver el boletín
        </a>
      }
    >
      Todo lo que la ley ordena publicar está en el boletín.
    </EmptyState>
  ) : (
    <EmptyState
      title="Este acto ya no espera su publicación"
      picture={picture}
      action={
        <div className="v-row">
          <a className="v-btn" data-kind="primary" href={href('/solicitudes', {}, { vista: 'grupo' })}>
            Volver a la bandeja
          </a>
          <a className="v-btn" data-kind="default" href={href('/publicaciones')}>
            Ver las publicaciones pendientes
          </a>
        </div>
      }
    >
      Usted u otra persona lo publicó, o dejó de hacer falta publicarlo.
    </EmptyState>
  )
}
