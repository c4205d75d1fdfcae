import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconList,
  IconProgress,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import {
  SECTION_STATE_LABELS,
  type SectionState,
  type SectionStatus,
} from '@ventanilla/domain/forms/filled/status'
import styles from './forms.module.css'

interface SectionListProps {
  /** from `sectionStatus` of the form */
  readonly sections: readonly SectionStatus[]
  readonly current: string | null
  readonly hrefOf: (key: string) => string
  readonly onGo: (key: string) => void
}

const ICONS: Readonly<Record<SectionState, typeof IconCircleCheck>> = {
  completa: IconCircleCheck,
  en_curso: IconProgress,
  con_errores: IconAlertCircle,
  sin_empezar: IconCircleDashed,
}

function stateText(section: SectionStatus): string {
  if (section.state !== 'con_errores') return SECTION_STATE_LABELS[section.state]
  return section.errors === 1 ? '1 error' : `${section.errors} errores`
}

/** Progress through the form: every section with its state, as links. */
export function SectionList({ sections, current, hrefOf, onGo }: SectionListProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const complete = sections.filter((section) => section.state === 'completa').length
  return (
    <nav className={styles.progressList} aria-label="Secciones">
      <p className={styles.progressHead}>
        <b>Avance</b>
        <span className="v-num">
          {complete} de {sections.length} completas
        </span>
      </p>
      <progress
        className={styles.bar}
        max={sections.length || 1}
        value={complete}
        aria-label={`${complete} de ${sections.length} secciones completas`}
      />
      <div className="v-only-phone">
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <IconList aria-hidden className="v-icon" />
          {open ? 'Ocultar las secciones' : 'Ver todas las secciones'}
        </button>
      </div>
      <ol id={listId} data-open={open}>
        {sections.map((section) => {
          const Icon = ICONS[section.state]
          return (
            <li key={section.key}>
              <a
                href={hrefOf(section.key)}
                data-state={section.state}
                aria-current={section.key === current ? 'step' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
                  event.preventDefault()
                  setOpen(false)
                  onGo(section.key)
                }}
              >
                <Icon aria-hidden className="v-icon" />
                <span>
                  {section.title}
                  <span className="v-small">{stateText(section)}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
