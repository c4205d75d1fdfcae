import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { href } from '../../client/address/links.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import picture from '../../ui/illustrations/exito.svg'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { formatInstant } from '../../ui/formats.tsx'
import type { ReceiptProps } from './filing-receipt.tsx'
import { NEW_CASE, OWN_OFFICE } from './window-calls.ts'
import styles from './tramites.module.css'

/**
 * Window receipt: the radicado, printable for a person without a computer, and a link to serve the next person.
 */
export function WindowReceipt({ name, filed, fee }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(`Radicado ${filed.radicado}`)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className={styles.receipt}>
      <img src={picture} alt="" width={240} height={135} />
      <h1 ref={heading} tabIndex={-1}>
        La solicitud quedó radicada
      </h1>
      <div className={`v-card ${styles.stub}`} data-raised>
        <p className="v-muted">Radicado</p>
        <p className={styles.number}>{filed.radicado}</p>
        <FactList
          dense
          facts={[
            { label: 'Recibida', value: formatInstant(filed.filedAt) },
            { label: 'Trámite', value: name },
          ]}
        />
        <p className="v-small v-muted">{filed.explanation}</p>
      </div>
      {fee}
      <p>
        Imprima el radicado y entréguelo. Con él y su documento, la persona consulta el estado del trámite.
      </p>
      <div className={`v-row v-no-print ${styles.receiptActions}`}>
        <button type="button" className="v-btn" data-kind="primary" onClick={() => print()}>
          <IconPrinter aria-hidden className="v-icon" />
          Imprimir el radicado
        </button>
        <a
          className="v-btn"
          data-kind="default"
          href={href('/registro/solicitante/:id_sol/:id_territorial', {
            id_sol: NEW_CASE,
            id_territorial: OWN_OFFICE,
          })}
        >
          Atender a otra persona
        </a>
      </div>
    </div>
  )
}
