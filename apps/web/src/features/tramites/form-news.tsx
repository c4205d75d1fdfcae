import { drafts } from '@ventanilla/contract/generated/drafts'
import { useState } from 'react'
import { call } from '../../client/network/http.ts'
import { Note } from '../../ui/states/note.tsx'
import type { Draft } from './use-application.ts'
import styles from './tramites.module.css'

type News = NonNullable<Draft['news']>

/**
 * Effects of a newer form revision on a draft: shows answers that no longer fit, so that they are not lost
 * unnoticed, and names the new questions.
 */
export function FormNews({ id, news }: { readonly id: string; readonly news: News | null }) {
  const [read, setRead] = useState(false)
  if (news === null || read) return null
  return (
    <Note tone="warn" title="El formulario cambió desde que lo empezó" role="status">
      <p>Sus demás respuestas siguen como las dejó.</p>
      {news.dropped.length > 0 && (
        <>
          <p>Estas respuestas ya no tienen lugar. Cópielas si las necesita:</p>
          <ul data-bullets className={styles.news}>
            {news.dropped.map((one) => (
              <li key={one.key}>
                <b>{one.label}:</b> {one.text}
              </li>
            ))}
          </ul>
        </>
      )}
      {news.added.length > 0 && (
        <>
          <p>Ahora se pregunta también, si aplica a su caso:</p>
          <ul data-bullets className={styles.news}>
            {news.added.map((one) => (
              <li key={one.key}>{one.label}</li>
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        className="v-btn"
        data-kind="quiet"
        onClick={() => {
          setRead(true)
          // shown again at the next opening if the call fails
          call(drafts.readNews, { params: { id }, body: {} }).catch(() => undefined)
        }}
      >
        Entendido
      </button>
    </Note>
  )
}
