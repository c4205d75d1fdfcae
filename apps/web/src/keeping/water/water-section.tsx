import { ORDER_UNVERIFIED } from '@ventanilla/domain/places/captures'
import { WATER_MOST } from '@ventanilla/domain/places/place-limits'
import { formatShortDate } from '../../ui/formats.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import { CaptureRow } from './capture-row.tsx'
import styles from './water.module.css'
import { captureId, type OrderedCapture, type Water } from './water.ts'
import { lengthWords, reachWords, sumWords } from './water-words.ts'

interface WaterSectionProps {
  readonly water: Water
  readonly onConfirmed: () => void
  /** the reader chooses another reach near the point; absent: it is a capture, which has its own */
  readonly onReach?: (reach: string) => void
  /** without a layer of streams: the reader chooses another source */
  readonly onSource?: (source: string) => void
}

/** Captures above and below a place on its stream, with their sums; the equal of what the map shows. */
export function WaterSection(props: WaterSectionProps) {
  const { water } = props
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="captaciones">
      <h2 id="captaciones">Captaciones de la misma agua</h2>
      {water.comparedBy === 'corriente' ? <OnStream {...props} /> : <BySource {...props} />}
      {!water.everything && (
        <p className="v-small v-muted">
          Se cuentan las captaciones registradas y las de los casos que usted puede ver: puede haber otras.
        </p>
      )}
      {!water.whole && (
        <Note tone="warn">
          Hay más captaciones de las que se comparan de una vez: las sumas son de las más cercanas.
        </Note>
      )}
      {water.more && (
        <p className="v-muted">Se muestran las {WATER_MOST.captures} más cercanas; las sumas son de todas.</p>
      )}
    </section>
  )
}

function OnStream({ water, onConfirmed, onReach }: WaterSectionProps) {
  const { streams, reach, doubtful, others, upstream, downstream } = water
  return (
    <>
      {reach === null ? (
        <p>Lejos de toda corriente: ningún tramo de la capa pasa a 100 m o menos.</p>
      ) : (
        <>
          <p>{reachWords(reach)}.</p>
          {doubtful && (
            <Note tone="warn">
              Otro tramo está casi igual de cerca: {ORDER_UNVERIFIED}. Escoja en cuál está el punto.
            </Note>
          )}
          {onReach !== undefined && others.length > 0 && (
            <div className="v-row v-no-print" role="group" aria-label="Tramos a 100 m o menos">
              {[...(doubtful ? [reach] : []), ...others].map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  onClick={() => onReach(one.id)}
                >
                  {reachWords(one)}
                </button>
              ))}
            </div>
          )}
          <FactList
            facts={[
              { label: 'Aguas arriba', value: sumWords(upstream) },
              { label: 'Aguas abajo', value: sumWords(downstream) },
            ]}
          />
          <Captures title="Aguas arriba" where="arriba" water={water} onConfirmed={onConfirmed} />
          <Captures title="Aguas abajo" where="abajo" water={water} onConfirmed={onConfirmed} />
        </>
      )}
      {streams !== null && (
        <>
          {streams.faults !== null && <Note tone="warn">{streams.faults}</Note>}
          <p className="v-small v-muted">
            {streams.name}: {streams.source}, {formatShortDate(streams.sourceDate)}.
          </p>
        </>
      )}
    </>
  )
}

function BySource({ water, onConfirmed, onSource }: WaterSectionProps) {
  const { source, sources, unordered } = water
  const choices = sources.includes(source) || source === '' ? sources : [source, ...sources]
  return (
    <>
      <Note tone="warn">
        No hay una capa de corrientes publicada: se comparan las captaciones cuya fuente se llama igual, a{' '}
        {lengthWords(WATER_MOST.metres)} o menos. Se muestra su distancia en línea recta: {ORDER_UNVERIFIED}.
      </Note>
      {choices.length === 0 ? (
        <p className="v-muted">Ninguna captación de las que usted puede ver está cerca.</p>
      ) : (
        <>
          {onSource === undefined ? (
            <p>{source === '' ? 'La solicitud no nombra la fuente.' : source}</p>
          ) : (
            <SelectField
              name="fuente"
              label="Fuente"
              value={source}
              options={choices.map((one) => ({ value: one, label: one }))}
              onChange={onSource}
            />
          )}
          <FactList facts={[{ label: 'De la misma fuente', value: sumWords(unordered) }]} />
          <Captures title="De la misma fuente" where="sin_orden" water={water} onConfirmed={onConfirmed} />
        </>
      )}
    </>
  )
}

function Captures({
  title,
  where,
  water,
  onConfirmed,
}: {
  readonly title: string
  readonly where: OrderedCapture['where']
  readonly water: Water
  readonly onConfirmed: () => void
}) {
  const rows = water.captures.filter((one) => one.where === where)
  if (rows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ol className={styles.captures} aria-label={title}>
        {rows.map((row) => (
          <CaptureRow
            key={captureId(row)}
            row={row}
            streams={water.streams?.layer ?? null}
            onConfirmed={onConfirmed}
          />
        ))}
      </ol>
    </>
  )
}
