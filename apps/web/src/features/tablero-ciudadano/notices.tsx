import { IconChecks } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notices } from '@ventanilla/contract/generated/notices'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { usePlace } from '../../client/address/navigation.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { formatInstant } from '../../ui/formats.tsx'
import styles from './tablero-ciudadano.module.css'

const AT_ONCE = 6

/** The user's notices, newest first; the toolbar bell links here. Following one marks it as read. */
export function Notices() {
  const client = useQueryClient()
  const { hash } = usePlace()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(AT_ONCE)
  const list = useList(notices.list, {}, { under: ['avisos'] })
  const refresh = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['avisos'] }),
      client.invalidateQueries({ queryKey: ['sessions', 'read'] }),
    ])
  const read = useMutation({
    mutationFn: (id: string) => call(notices.markRead, { params: { id }, body: {} }),
    onSuccess: refresh,
  })
  const readAll = useMutation({
    mutationFn: () => call(notices.markAllRead, { body: {} }),
    onSuccess: refresh,
  })
  useEffect(() => {
    if (hash !== '#avisos' || !list.loaded) return
    heading.current?.focus()
    heading.current?.scrollIntoView()
  }, [hash, list.loaded])
  const { rows: all, more } = list
  const rows = all.slice(0, shown)
  return (
    <section className="v-stack" aria-labelledby="avisos">
      <div className="v-row" data-spread>
        <h2 id="avisos" ref={heading} tabIndex={-1}>
          Avisos
        </h2>
        {rows.some((row) => !row.read) && (
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            disabled={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            <IconChecks aria-hidden className="v-icon" />
            Marcar todos como leídos
          </button>
        )}
      </div>
      <PlainList
        list={{
          ...list,
          rows,
          // a page of the server has more than are shown at once
          more: {
            ...more,
            exists: more.exists || all.length > shown,
            ask: () => {
              if (more.failure === null) setShown(shown + AT_ONCE)
              if (more.exists && all.length < shown + AT_ONCE) more.ask()
            },
          },
        }}
        loading={{ rows: 3 }}
        more={{ label: 'Ver avisos anteriores' }}
        empty={<p className="v-muted">No tiene avisos.</p>}
        className={`v-card ${styles.notices}`}
        renderRow={(row) => {
          const to =
            row.href ??
            (row.caseId === null ? null : href('/mis-solicitudes/ver-solicitud/:id', { id: row.caseId }))
          return (
            <li key={row.id} data-unread={!row.read || undefined}>
              <p className="v-small v-muted">
                {!row.read && <strong className={styles.unread}>Sin leer · </strong>}
                {formatInstant(row.createdAt)}
              </p>
              <h3>
                {to === null ? (
                  row.title
                ) : (
                  <a href={to} onClick={() => !row.read && read.mutate(row.id)}>
                    {row.title}
                  </a>
                )}
              </h3>
              <p className="v-small">{row.body}</p>
              {to === null && !row.read && (
                <button type="button" className="v-btn" data-kind="quiet" onClick={() => read.mutate(row.id)}>
                  Marcar como leído<span className="v-sr">: {row.title}</span>
                </button>
              )}
            </li>
          )
        }}
      />
    </section>
  )
}
