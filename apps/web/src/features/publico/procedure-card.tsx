import { IconClock, IconCoin } from '@tabler/icons-react'
import { href } from '../../client/address/links.ts'
import { costText, descriptionParts, termText } from '../../keeping/procedure/procedure.ts'
import type { ProcedureRow } from '../../keeping/procedure/procedure.ts'
import styles from './procedure-card.module.css'
import { topicLook } from './topics.ts'

/** One procedure: picture, subcategory, name, description, term and cost, and its link. */
export function ProcedureCard({ row, eager }: { readonly row: ProcedureRow; readonly eager: boolean }) {
  const { picture, Icon } = topicLook(row.fk_tram_subcategoria.tcs_id)
  const description = descriptionParts(row)
  return (
    <li className={`v-card ${styles.card ?? ''}`}>
      <div className={styles.picture}>
        <img
          src={picture}
          alt=""
          width={320}
          height={180}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        <span className={styles.badge}>
          <Icon aria-hidden />
        </span>
      </div>
      <div className={styles.body}>
        <span className={styles.topic}>{row.fk_tram_subcategoria.tcs_nombre}</span>
        <h3>{row.tt_nombre}</h3>
        {'list' in description ? (
          <ul className={styles.bullets} data-bullets>
            {description.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.text} title={description.text}>
            {row.summary}
          </p>
        )}
        <dl className={styles.glance}>
          <div>
            <dt>
              <IconClock aria-hidden size={16} /> Término
            </dt>
            <dd>{termText(row)}</dd>
          </div>
          <div>
            <dt>
              <IconCoin aria-hidden size={16} /> Evaluación
            </dt>
            <dd className="v-num">{costText(row)}</dd>
          </div>
        </dl>
        <a
          className="v-btn"
          data-kind="default"
          data-full
          href={href('/detalle-tramite/:tt_id', { tt_id: row.tt_id })}
          aria-label={`Ver más de ${row.tt_nombre}`}
        >
          Ver más
        </a>
      </div>
    </li>
  )
}
