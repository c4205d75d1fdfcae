import { IconDeviceMobileMessage, IconMail, IconRefresh } from '@tabler/icons-react'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { useQueryState } from '../../../client/address/navigation.ts'
import { useLoad } from '../../../client/use-load.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { DateText } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'

/** Mails and text messages that a demo would have sent, newest first. */
export default function MailboxScreen() {
  const [query, change] = useQueryState()
  const to = query.get('para') ?? ''
  const [again, setAgain] = useState(0)
  const loaded = useLoad(`buzon ${to} ${again}`, async (signal) => {
    return (await call(accounts.listDevMessages, { query: to === '' ? {} : { to } }, { signal })).body
  })
  return (
    <div className="v-wrap v-stack" data-gap="5" style={{ paddingBlock: 32 }}>
      <div>
        <h1>Buzón de desarrollo</h1>
        <p className="v-muted">
          Aquí llegan los correos y los SMS de la demostración. En producción no existe.
        </p>
      </div>
      <div className="v-row">
        <div style={{ flex: '1 1 280px', maxWidth: 440 }}>
          <TextField
            label="Correo o celular"
            type="search"
            value={to}
            onChange={(value) => change({ para: value })}
            autoCapitalize="none"
          />
        </div>
        <button type="button" className="v-btn" data-kind="default" onClick={() => setAgain(again + 1)}>
          <IconRefresh aria-hidden className="v-icon" /> Actualizar
        </button>
      </div>
      {loaded.failure !== null && <ErrorState onRetry={loaded.retry}>{loaded.failure}</ErrorState>}
      {loaded.loading && <SkeletonRows />}
      {loaded.data?.length === 0 && (
        <EmptyState title="No hay mensajes">Nada se ha enviado todavía a esa dirección.</EmptyState>
      )}
      <ul className={styles.messages}>
        {(loaded.data ?? []).map((message, index) => (
          <li key={`${message.sentAt} ${index}`} className={`v-card v-pad ${styles.message ?? ''}`}>
            <p className="v-row v-muted v-small" data-spread>
              <span className="v-row">
                {message.channel === 'sms' ? (
                  <IconDeviceMobileMessage aria-hidden className="v-icon" />
                ) : (
                  <IconMail aria-hidden className="v-icon" />
                )}
                {message.channel === 'sms' ? 'SMS' : 'Correo'} para {message.to}
              </span>
              <DateText value={message.sentAt} form="instant" />
            </p>
            {message.channel === 'email' && <h2>{message.subject}</h2>}
            {message.code !== null && <p className={`v-num ${styles.code ?? ''}`}>{message.code}</p>}
            <pre>{message.text}</pre>
            {message.links.map((link) => (
              <p key={link}>
                <a href={inside(link)}>Abrir el enlace</a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Rewrites portal links to the current origin, whatever PUBLIC_URL is. */
function inside(link: string): string {
  try {
    const { pathname, search, hash } = new URL(link)
    return pathname + search + hash
  } catch {
    return link
  }
}
