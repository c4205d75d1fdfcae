import { IconExternalLink } from '@tabler/icons-react'
import { documentLink, visibleDocuments } from './procedure.ts'
import type { DocumentRow, ProcedureDetail } from './procedure.ts'
import styles from './procedure.module.css'

/** Required documents, numbered in order; those of type link show it. */
export function DocumentList({ row }: { readonly row: ProcedureDetail }) {
  const documents = visibleDocuments(row)
  if (documents.length === 0) return null
  return (
    <section className="v-stack">
      <h2>Documentos que debe tener a mano</h2>
      <ol className={`v-card ${styles.documents ?? ''}`}>
        {documents.map((document, index) => (
          <li key={document.tdt_id}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span className={styles.document}>
              <strong>{document.fk_tram_documento.td_titulo}</strong>
              <span className="v-hint">{hint(document)}</span>
            </span>
            <Side document={document} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const sentence = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`)

function hint(document: DocumentRow): string {
  if (document.origin === 'portal') return 'El portal lo genera con sus respuestas.'
  if (document.stage === 'pago') return 'Se adjunta cuando reciba el recibo de pago.'
  const description = document.fk_tram_documento.td_descripcion
  const own = /^https?:\/\/\S+$/.test(description.trim()) ? '' : description
  return document.conditionText === undefined
    ? own
    : [document.conditionText, own].map(sentence).join(' ').trim()
}

function Side({ document }: { readonly document: DocumentRow }) {
  const link = documentLink(document)
  if (link !== null) {
    return (
      <a className={styles.link} href={link.url} target="_blank" rel="noreferrer">
        {link.text} <IconExternalLink aria-hidden size={16} className="v-fixed" />
        <span className="v-sr">(se abre en otra pestaña)</span>
      </a>
    )
  }
  if (document.need === 'condicional') return <span className="v-chip">Según su caso</span>
  if (document.need === 'opcional') return <span className="v-chip">Opcional</span>
  return null
}
