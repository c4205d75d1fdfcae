import { useMutation } from '@tanstack/react-query'
import { reports } from '@ventanilla/contract/generated/reports'
import type { SavedReport } from '@ventanilla/contract/reports.contract'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { type Sending, SENDINGS } from '@ventanilla/domain/reports/sending'
import { useRef, useState } from 'react'
import { showMessage } from '../../client/messages.ts'
import { call, failureText } from '../../client/network/http.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { reportAddress } from './asked.ts'
import { ChangeDialog } from './save-dialogs.tsx'

const sendingOf = (every: string): Sending | null => keysIn(SENDINGS).find((one) => one === every) ?? null

type Open = { readonly what: 'change' | 'remove'; readonly saved: SavedReport } | null

/** Reports that the reader saved, and those that others share with one of their roles. */
export function SavedList() {
  const list = useList(reports.saved, {})
  const [open, setOpen] = useState<Open>(null)
  const place = useRef<HTMLUListElement>(null)
  const close = () => setOpen(null)
  const remove = useMutation({
    mutationFn: (id: string) => call(reports.remove, { params: { id } }),
    onSuccess: () => showMessage('El reporte quedó eliminado', 'success'),
    onSettled: () => {
      close()
      list.again()
    },
  })
  const send = useMutation({
    mutationFn: ({ id, every }: { readonly id: string; readonly every: Sending | null }) =>
      call(reports.send, { params: { id }, body: { every } }),
    onSuccess: ({ body: { sends } }) =>
      showMessage(
        sends === null
          ? 'Ya no recibirá el reporte'
          : `Recibirá el reporte: ${SENDINGS[sends].toLowerCase()}, a las siete`,
        'success',
      ),
    onSettled: () => list.again(),
  })
  return (
    <section className="v-stack" aria-labelledby="guardados">
      <h2 id="guardados">Guardados</h2>
      {remove.isError && (
        <Note tone="bad" role="alert" title="El reporte no se eliminó.">
          {failureText(remove.error)}
        </Note>
      )}
      {send.isError && (
        <Note tone="bad" role="alert" title="El envío no cambió.">
          {failureText(send.error)}
        </Note>
      )}
      <PlainList
        list={list}
        place={place}
        label="Reportes guardados"
        loading={{ rows: 2, height: 72 }}
        empty={
          <EmptyState title="No hay reportes guardados">
            Abra una pregunta y guárdela: la encontrará aquí, y quienes tengan el rol con el que la comparta.
          </EmptyState>
        }
        renderRow={(row) => (
          <li key={row.id} className="v-card v-pad v-stack" data-gap="2">
            <p>
              <a href={reportAddress(row.question)}>{row.name}</a>
            </p>
            <p className="v-small v-muted">
              {row.own ? 'Suyo' : `De ${row.owner}`}
              {row.roleName !== null && `, compartido con ${row.roleName}`}
            </p>
            <SelectField
              label={`Enviar «${row.name}» a mi correo`}
              value={row.sends ?? ''}
              empty="Nunca"
              options={Object.entries(SENDINGS).map(([value, label]) => ({ value, label }))}
              disabled={send.isPending}
              onChange={(every) => send.mutate({ id: row.id, every: sendingOf(every) })}
            />
            {row.own && (
              <div className="v-row">
                <button
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  aria-label={`Cambiar ${row.name}`}
                  onClick={() => setOpen({ what: 'change', saved: row })}
                >
                  Cambiar
                </button>
                <button
                  type="button"
                  className="v-btn"
                  data-kind="danger"
                  aria-label={`Eliminar ${row.name}`}
                  onClick={() => setOpen({ what: 'remove', saved: row })}
                >
                  Eliminar
                </button>
              </div>
            )}
          </li>
        )}
      />
      {open?.what === 'change' && (
        <ChangeDialog
          saved={open.saved}
          onClose={close}
          onDone={() => {
            close()
            list.again()
          }}
        />
      )}
      <ConfirmDialog
        open={open?.what === 'remove'}
        title="Eliminar el reporte"
        confirm="Eliminar"
        danger
        busy={remove.isPending}
        onConfirm={() => open?.what === 'remove' && remove.mutate(open.saved.id)}
        onClose={close}
      >
        <p>Se elimina la pregunta guardada. Los casos y sus cifras no cambian.</p>
      </ConfirmDialog>
    </section>
  )
}
