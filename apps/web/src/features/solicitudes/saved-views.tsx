import { IconBookmark, IconDeviceFloppy, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveViewFields } from '@ventanilla/contract/generated/fields/inbox'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { navigate } from '../../client/address/navigation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/states/note.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './inbox.module.css'

const KEY = ['vistas', 'bandeja']

/** Named views of the user: open one, save the current filters, remove one. */
export function SavedViews({ search }: { readonly search: string }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const views = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await call(inbox.views, { query: { pantalla: 'bandeja' } }, { signal })).body.rows,
    enabled: open,
  })
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: KEY })
  const save = useMutation({
    mutationFn: () => call(inbox.saveView, { body: { screen: 'bandeja', name: name.trim(), query: search } }),
    onSuccess: async () => {
      setName('')
      await again()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(inbox.removeView, { params: { id } }),
    onSuccess: again,
  })
  const change = useMutation({
    mutationFn: ({ id, name: kept }: { id: string; name: string }) =>
      call(inbox.changeView, { params: { id }, body: { name: kept, query: search } }),
    onSuccess: again,
  })
  const failure = save.error ?? change.error ?? remove.error ?? views.error
  return (
    <>
      <button type="button" className="v-btn" data-kind="default" onClick={() => setOpen(true)}>
        <IconBookmark aria-hidden className="v-icon" />
        Vistas guardadas
      </button>
      <Dialog open={open} title="Vistas guardadas" onClose={() => setOpen(false)}>
        <div className="v-stack">
          {failure !== null && (
            <Note tone="bad" role="alert">
              {failureText(failure)}
            </Note>
          )}
          {views.data === undefined ? (
            views.error === null && <SkeletonRows rows={2} />
          ) : views.data.length === 0 ? (
            <p className="v-muted">No ha guardado vistas. Filtre la lista y póngale un nombre aquí.</p>
          ) : (
            <ul className={styles.views}>
              {views.data.map((view) => (
                <li key={view.id}>
                  <button
                    type="button"
                    className="v-btn"
                    data-kind="quiet"
                    onClick={() => {
                      setOpen(false)
                      navigate(`/solicitudes${view.query === '' ? '' : `?${view.query}`}`)
                    }}
                  >
                    {view.name}
                  </button>
                  {view.query !== search && (
                    <button
                      type="button"
                      className="v-icon-btn"
                      aria-label={`Guardar los filtros actuales en la vista ${view.name}`}
                      disabled={change.isPending}
                      onClick={() => change.mutate(view)}
                    >
                      <IconDeviceFloppy aria-hidden className="v-icon" />
                    </button>
                  )}
                  <button
                    type="button"
                    className="v-icon-btn"
                    aria-label={`Eliminar la vista ${view.name}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(view.id)}
                  >
                    <IconTrash aria-hidden className="v-icon" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form
            className="v-stack"
            data-gap="2"
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim() !== '') save.mutate()
            }}
          >
            <div className="v-field">
              <label htmlFor="nombre-vista">Guardar los filtros actuales como</label>
              <input
                id="nombre-vista"
                className="v-input"
                maxLength={saveViewFields.name.maxLength}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </div>
            <div>
              <button
                type="submit"
                className="v-btn"
                data-kind="default"
                disabled={name.trim() === '' || save.isPending}
              >
                Guardar vista
              </button>
            </div>
          </form>
        </div>
      </Dialog>
    </>
  )
}
