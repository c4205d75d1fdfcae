import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { config } from '../../client/config.ts'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { useUser } from '../../client/session/session.ts'
import { fileAddress } from '../../client/network/upload.ts'
import picture from '../../ui/illustrations/exito.svg'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { formatInstant, formatLongDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import styles from './tramites.module.css'

export interface Filed {
  readonly radicado: string
  readonly filedAt: string
  readonly businessDate: string
  readonly dueOn: string | null
  readonly explanation: string
}

export interface ReceiptProps {
  readonly id: string
  readonly name: string
  readonly filed: Filed
  /** maximum fee */
  readonly fee?: ReactNode
  /** the procedure has no evaluation fee */
  readonly free?: boolean
}

/** Receipt: radicado in large type, next step and its deadline, and the document with its QR. */
export function FilingReceipt({ id, name, filed, fee, free = false }: ReceiptProps) {
  const user = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(`Radicado ${filed.radicado}`)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  const paper = useQuery({
    queryKey: ['comprobante', id],
    queryFn: async ({ signal }) =>
      (await call(cases.read, { params: { id } }, { signal })).body.files.find(
        (file) => file.purpose === 'comprobante',
      ) ?? null,
    // a job renders the document right after filing
    refetchInterval: (query) => (query.state.data == null ? 1500 : false),
  })
  const receipt = paper.data
  const download = (): void => {
    if (receipt == null) return
    setFailure(null)
    fileAddress(receipt.id, false).then(
      (url) => location.assign(url),
      (error: unknown) => setFailure(failureText(error)),
    )
  }
  return (
    <div className={styles.receipt}>
      <img src={picture} alt="" width={240} height={135} />
      <h1 ref={heading} tabIndex={-1}>
        Su solicitud quedó radicada
      </h1>
      {user !== null && <p className="v-muted">Le enviamos la constancia a {user.email}</p>}
      <div className={`v-card ${styles.stub}`} data-raised>
        <p className="v-muted">Radicado</p>
        <p className={styles.number}>{filed.radicado}</p>
        <FactList
          dense
          facts={[
            { label: 'Recibida', value: formatInstant(filed.filedAt) },
            { label: 'Trámite', value: name },
            { label: 'Solicitante', value: user?.displayName ?? '' },
          ]}
        />
        <p className="v-small v-muted">{filed.explanation}</p>
      </div>
      <div className={`v-row v-no-print ${styles.receiptActions}`}>
        <button
          type="button"
          className="v-btn"
          data-kind="primary"
          disabled={receipt == null}
          onClick={download}
        >
          <IconDownload aria-hidden className="v-icon" />
          {receipt == null ? 'Preparando el comprobante…' : 'Descargar comprobante'}
        </button>
        <a className="v-btn" data-kind="default" href={href('/mis-solicitudes/ver-solicitud/:id', { id })}>
          Ver mi solicitud
        </a>
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => print()}>
          <IconPrinter aria-hidden className="v-icon" />
          Imprimir
        </button>
      </div>
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      {fee}
      <section className={styles.after} aria-labelledby="sigue">
        <h2 id="sigue">Qué sigue</h2>
        <ol className={styles.nextSteps}>
          <li>
            <strong>Revisamos sus documentos</strong>
            <p>Dentro de los diez días hábiles siguientes. Si falta algo, se lo pedimos una sola vez.</p>
          </li>
          {!free && (
            <li>
              <strong>Usted paga la evaluación</strong>
              <p>Le enviamos el recibo con el valor y el plazo.</p>
            </li>
          )}
          <li>
            <strong>Visitamos el predio y decidimos</strong>
            <p>
              {filed.dueOn === null
                ? 'Le avisamos cada paso al correo y en este portal.'
                : `A más tardar el ${formatLongDate(filed.dueOn)}, sin contar los días en que el caso espere por usted.`}
            </p>
          </li>
        </ol>
      </section>
      <p className="v-muted">
        ¿Preguntas? Llame al {config.authority.phone} y diga su radicado, o escriba a {config.authority.email}
        .
      </p>
    </div>
  )
}
