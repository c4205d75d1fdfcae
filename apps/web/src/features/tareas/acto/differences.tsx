import type { ParagraphDiff } from '@ventanilla/domain/acts/diff-docs'
import styles from './act.module.css'

/** Paragraph diff of two versions; equal paragraphs are omitted. */
export function Differences({ changes }: { readonly changes: readonly ParagraphDiff[] }) {
  const shown = changes.filter((change) => change.kind !== 'igual')
  if (shown.length === 0) return <p className="v-muted">No hay diferencias: el texto es el mismo.</p>
  return (
    <ul className={styles.differences}>
      {shown.map((change, index) => (
        <li key={index}>
          {change.section !== undefined && <span className="v-hint">{change.section}</span>}
          <p>
            {change.words.map((word, at) =>
              word.kind === 'agregado' ? (
                <ins key={at}>{word.text}</ins>
              ) : word.kind === 'eliminado' ? (
                <del key={at}>{word.text}</del>
              ) : (
                <span key={at}>{word.text}</span>
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
