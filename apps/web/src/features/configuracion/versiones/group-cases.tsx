import { useQueryClient } from '@tanstack/react-query'
import { definitionsInUse } from '@ventanilla/contract/generated/definitionsInUse'
import { moveAllFields } from '@ventanilla/contract/generated/fields/definitionsInUse'
import { useState } from 'react'
import { fillPath } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { call, type CallOptions } from '../../../client/network/http.ts'
import { FormDialog } from '../../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type CaseRow, type Group, VERSIONS_KEY } from './versions-data.ts'

/** What is being moved: one case, or all of the group that can. */
type Moving = { readonly one: CaseRow } | { readonly all: true } | null

/** Cases of a group, why each cannot be moved, and the move. */
export function GroupCases({ group: { ttId, family, release, name } }: { readonly group: Group }) {
  const [moving, setMoving] = useState<Moving>(null)
  const client = useQueryClient()
  const query = { ttId: String(ttId), release: String(release), ...(family !== null && { family }) }
  const list = useList(definitionsInUse.cases, { query })
  const done = (said: string): void => {
    setMoving(null)
    showMessage(said, 'success')
    list.again()
    void client.invalidateQueries({ queryKey: VERSIONS_KEY })
  }
  return (
    <div className="v-stack" data-gap="3">
      <PlainList
        list={list}
        loading={{ rows: 3, height: 72 }}
        more={{ label: 'Cargar más' }}
        label={`Casos de ${name}`}
        empty={<EmptyState title="Ya no queda ninguno">Todos pasaron o terminaron.</EmptyState>}
        renderRow={(row) => (
          <li key={row.id} className="v-stack" data-gap="2">
            <p>
              <a href={fillPath('/solicitudes/expediente/:id', { id: row.id })}>
                {row.radicado ?? 'Sin radicado'}
              </a>{' '}
              <span className="v-muted">{row.steps.join(', ')}</span>
            </p>
            {row.whyNot.map((why) => (
              <p key={why} className="v-small">
                No puede pasar. {why}
              </p>
            ))}
            {row.whyNot.length === 0 && (
              <div className="v-row">
                <button
                  type="button"
                  className="v-btn"
                  data-kind="quiet"
                  aria-label={`Pasar a la versión nueva: ${row.radicado ?? 'sin radicado'}`}
                  onClick={() => setMoving({ one: row })}
                >
                  Pasar a la versión nueva
                </button>
              </div>
            )}
          </li>
        )}
      />
      <div className="v-row">
        <button type="button" className="v-btn" data-kind="primary" onClick={() => setMoving({ all: true })}>
          Pasar todos los que pueden
        </button>
      </div>
      {moving !== null && (
        <MoveDialog
          title={'one' in moving ? `Pasar ${moving.one.radicado ?? 'el caso'}` : 'Pasar todos los que pueden'}
          send={async (reason, options) => {
            if ('one' in moving) {
              const { id, version } = moving.one
              await call(definitionsInUse.moveCase, { params: { id }, body: { version, reason } }, options)
              return 'El caso va por la versión nueva'
            }
            await call(definitionsInUse.moveAll, { body: { ttId, family, release, reason } }, options)
            return 'El portal los está pasando, uno por uno'
          }}
          onDone={done}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  )
}

function MoveDialog({
  title,
  send,
  onDone,
  onClose,
}: {
  readonly title: string
  /** resolves to what is said once it is done */
  readonly send: (reason: string, options: CallOptions) => Promise<string>
  readonly onDone: (said: string) => void
  readonly onClose: () => void
}) {
  const { field, form } = usePlainForm(
    { reason: moveAllFields.reason },
    { reason: '' },
    { send: ({ reason }, options) => send(reason, options), onDone },
  )
  return (
    <FormDialog title={title} form={form} verb="Pasar" sending="Pasando…" onClose={onClose}>
      <p>Lo que está abierto sigue abierto, con sus plazos y responsables. No se puede volver atrás.</p>
      <TextField
        {...field('reason')}
        label="Motivo"
        hint="Lo lee quien abra la historia del caso."
        autoComplete="off"
      />
    </FormDialog>
  )
}
