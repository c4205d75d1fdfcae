import type { SentMessage } from '@ventanilla/contract/messages.contract'
import { listQuery } from '@ventanilla/contract/generated/fields/messages'
import { messages } from '@ventanilla/contract/generated/messages'
import { SENT_ORDERS } from '@ventanilla/domain/cases/messages/sent-messages'
import { useState } from 'react'
import { call } from '../../client/network/http.ts'
import { ExportButton } from '../../keeping/plain-list/export-button.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { useOrder } from '../../keeping/plain-list/use-order.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import styles from './correos.module.css'
import { MessageCard } from './message-card.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { MessageFilters } from './message-filters.tsx'
import { FILTERS, OWN, readMessageQuery } from './message-query.ts'
import { ReaddressDialog } from './readdress-dialog.tsx'

type Open = { readonly what: 'read' | 'readdress'; readonly message: SentMessage } | null

/** Mails and text messages in reach, with what became of each; filters and order are kept in the address. */
export default function MessagesScreen() {
  const [open, setOpen] = useState<Open>(null)
  const filters = useFilters(listQuery, FILTERS, OWN)
  const order = useOrder(SENT_ORDERS)
  const asked = { ...readMessageQuery(filters).asked, ...order.asked }
  const list = useList(messages.list, { query: asked })
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader
        title="Reporte de correos"
        {...(!list.forbidden && {
          subtitle:
            'Qué pasó con cada correo y mensaje de texto. «Abierto» se sabe por lo que la persona abrió en el portal; los correos no llevan rastreadores.',
          actions: (
            <ExportButton
              files={[
                {
                  label: 'CSV',
                  file: 'correos.csv',
                  read: () => call(messages.export, { query: asked }),
                },
              ]}
            />
          ),
        })}
      />
      <PlainList
        list={list}
        filters={<MessageFilters filters={filters} order={order} list={list} />}
        loading={{ rows: 6, height: 132 }}
        more={{ label: 'Cargar más' }}
        empty={
          filters.given.length > 0 ? (
            <EmptyState title="No hay mensajes con estos datos" picture={picture}>
              Quite algún filtro o amplíe las fechas.
            </EmptyState>
          ) : (
            <EmptyState title="No hay mensajes en sus trámites" picture={picture}>
              Cuando el portal escriba a alguien sobre un trámite que usted puede ver, aparecerá aquí.
            </EmptyState>
          )
        }
        forbidden={
          <EmptyState title="No tiene permiso para ver el reporte de correos" picture={picture}>
            Lo consulta quien dirige los trámites.
          </EmptyState>
        }
        className={styles.messages}
        label="Mensajes"
        renderRow={(row) => (
          <MessageCard
            key={row.id}
            message={row}
            onRead={() => setOpen({ what: 'read', message: row })}
            onReaddress={() => setOpen({ what: 'readdress', message: row })}
          />
        )}
      />
      {open?.what === 'read' && <MessageDialog message={open.message} onClose={close} />}
      {open?.what === 'readdress' && (
        <ReaddressDialog
          message={open.message}
          onClose={close}
          onDone={() => {
            close()
            list.again()
          }}
        />
      )}
    </>
  )
}
