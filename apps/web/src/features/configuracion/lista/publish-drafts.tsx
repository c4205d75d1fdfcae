import { useState } from 'react'
import styles from '../configuracion.module.css'
import { Effects } from '../efectos/effects.tsx'
import { MovedTerms } from '../efectos/moved-terms.tsx'
import { Changes } from '../elemento/changes.tsx'
import type { ItemRow, KindFacts } from '../item-data.ts'
import { withChoices } from '../puertas/door.ts'
import { doorOf, type OpenKind } from '../puertas/doors.ts'
import { PublishPane } from '../publicar/publish-pane.tsx'

interface PublishDraftsProps {
  readonly kind: OpenKind
  readonly facts: KindFacts
  /** those with a draft */
  readonly rows: readonly ItemRow[]
  readonly onDone: () => void
}

/** Several drafts in one publication: all come into force, or none. */
export function PublishDrafts({ kind, facts, rows, onDone }: PublishDraftsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const names = rows.filter(({ key }) => !left.has(key)).map(({ key }) => ({ kind, key }))
  const { fields } = withChoices(doorOf(kind), facts.choices)
  return (
    <section className={styles.panel} aria-labelledby="publicar">
      <h2 id="publicar">Publicar borradores</h2>
      <p>{facts.applies}</p>
      <fieldset className="v-stack" data-gap="2">
        <legend className="v-sr">Borradores que se publican</legend>
        {rows.map(({ key, title }) => (
          <label key={key} className="v-row">
            <input
              type="checkbox"
              checked={!left.has(key)}
              onChange={(event) => {
                const next = new Set(left)
                if (event.currentTarget.checked) next.delete(key)
                else next.add(key)
                setLeft(next)
              }}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <PublishPane kind={facts} names={names} ready onDone={onDone}>
        {(review) => (
          <>
            <ul className={styles.lines}>
              {review.items.map(({ key, title, changes, problems }) => (
                <li key={key} className="v-stack" data-gap="2">
                  <h3>{title}</h3>
                  <Changes fields={fields} changes={changes} none="Dice lo mismo que está en vigor." />
                  {problems.map(({ path, message }) => (
                    <p key={`${path} ${message}`} className="v-error">
                      {fields[path.split('/')[0] ?? '']?.label ?? path}: {message}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            <h3>Qué afecta</h3>
            {doorOf(kind).movesTerms === true && names.length > 0 && (
              <MovedTerms names={names} stamp={review.items.map(({ hash }) => hash).join()} />
            )}
            <Effects names={names} />
            <h3>Prueba</h3>
            <p className="v-muted">Cada borrador se prueba en su página, y ahí se lee su última prueba.</p>
          </>
        )}
      </PublishPane>
    </section>
  )
}
