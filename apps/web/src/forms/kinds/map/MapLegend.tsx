import { useId } from 'react'
import { type Drawn, drawnAs, type Look, lookOf } from './looks.ts'
import type { OwnMap } from './own-layers.ts'
import { TEXTURE_SIDE } from './textures.ts'
import styles from './map.module.css'

interface MapLegendProps {
  readonly own: OwnMap
  readonly state: 'reading' | 'read' | 'failed'
  /** what else is drawn on this map, each with its mark */
  readonly more: readonly {
    readonly mark: 'lugar' | 'area' | 'caso' | 'capa' | 'casillas'
    readonly name: string
  }[]
}

/** What the marks of a map mean, in words beside it: no two marks differ by their colour alone. */
export function MapLegend({ own, state, more }: MapLegendProps) {
  const id = useId()
  // layers of one class have one mark
  const rows = [...Map.groupBy(own.layers, ({ look }) => look)].map(([look, layers]) => ({
    key: look,
    look: lookOf(look),
    drawn: drawnAs(layers.flatMap(({ shapes }) => shapes.features.map(({ geometry }) => geometry))),
    name: layers.map(({ name }) => name).join(', '),
  }))
  const hasBoundaries = own.layers.some(({ look }) => look === 'municipio')
  return (
    <div className={styles.legend}>
      {(rows.length > 0 || more.length > 0) && (
        <ul aria-label="Convenciones del mapa">
          {more.map(({ mark, name }) => (
            <li key={mark}>
              <svg width="28" height="16" aria-hidden="true">
                {MARKS[mark]}
              </svg>
              {name}
            </li>
          ))}
          {rows.map(({ key, look, drawn, name }) => (
            <li key={key}>
              <Swatch look={look} drawn={drawn} id={`${id}-${key}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' && <p>Las zonas y los límites no se pudieron mostrar en este mapa.</p>}
      {state === 'read' && !hasBoundaries && (
        <p>Sin límites cargados: cada nombre señala el centro aproximado de su municipio.</p>
      )}
    </div>
  )
}

const MARKS = {
  lugar: <circle cx="14" cy="8" r="5" className={styles.pinMark} />,
  area: <rect x="2" y="2" width="24" height="12" className={styles.area} />,
  caso: <circle cx="14" cy="8" r="5" className={styles.mark} />,
  capa: <rect x="2" y="2" width="24" height="12" className={styles.shape} />,
  casillas: <rect x="2" y="2" width="24" height="12" className={styles.box} />,
} as const

function Swatch({ look, drawn, id }: { readonly look: Look; readonly drawn: Drawn; readonly id: string }) {
  const className = `${styles[look.style] ?? ''} ${styles[drawn] ?? ''}`
  return (
    <svg width="28" height="16" aria-hidden="true">
      {drawn === 'line' && <path d="M1 8h26" className={className} />}
      {drawn === 'point' && <circle cx="14" cy="8" r="3" className={className} />}
      {drawn === 'area' && (
        <>
          {look.texture !== undefined && (
            <defs>
              <pattern
                id={id}
                width={TEXTURE_SIDE}
                height={TEXTURE_SIDE}
                patternUnits="userSpaceOnUse"
                className={styles[look.style]}
              >
                <path d={look.texture} className={styles.texture} />
              </pattern>
            </defs>
          )}
          <rect x="2" y="2" width="24" height="12" className={className} />
          {look.texture !== undefined && (
            <rect x="2" y="2" width="24" height="12" fill={`url(#${id})`} stroke="none" />
          )}
        </>
      )}
    </svg>
  )
}
