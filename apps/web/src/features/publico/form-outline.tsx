import { IconFileText, IconListDetails } from '@tabler/icons-react'
import type { ProcedureDetail } from '../../keeping/procedure/procedure.ts'
import styles from './detail-screen.module.css'

type Section = ProcedureDetail['outline'][number]

const WORDS = {
  preguntas: ['pregunta', 'preguntas'],
  documentos: ['documento', 'documentos'],
} as const

function asked({ kind, always, sometimes }: Section): string {
  const count = (n: number): string => `${n} ${WORDS[kind][n === 1 ? 0 : 1]}`
  if (always === 0) return `Hasta ${count(sometimes)}, según sus respuestas`
  return sometimes === 0 ? count(always) : `${count(always)} y hasta ${sometimes} más según sus respuestas`
}

/** Sections of the form in order, before starting it; conditional ones are dashed. */
export function FormOutline({ sections }: { readonly sections: readonly Section[] }) {
  if (sections.length === 0) return null
  return (
    <section className="v-stack">
      <h2>Qué le pregunta el formulario</h2>
      <ol className={styles.outline}>
        {sections.map((section) => {
          const Icon = section.kind === 'documentos' ? IconFileText : IconListDetails
          return (
            <li key={section.title} data-sometimes={section.when !== null || undefined}>
              <Icon aria-hidden className="v-icon" />
              <div>
                <strong>{section.title}</strong>
                <p className="v-small v-muted">{asked(section)}</p>
                {section.when !== null && <p className="v-small">{section.when}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
