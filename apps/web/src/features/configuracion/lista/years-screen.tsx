import { ITEM_STATES } from '@ventanilla/domain/configuration/words'
import { yearOf, yearsShown } from '@ventanilla/domain/configuration/year-ahead'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { deviceNow } from '../../../client/clock.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { missingOf, YearNote } from '../elemento/year-note.tsx'
import { STATE_TONES } from '../elemento/item-screen.tsx'
import { useAll, useItemIfAny } from '../item-data.ts'
import type { Years } from '../puertas/door.ts'
import { doorOf, itemAddress, type OpenKind } from '../puertas/doors.ts'
import { Tags } from './items-table.tsx'

/** Years of a kind, the newest first: loaded, scheduled, or missing. */
export function YearsScreen({ kind, years }: { readonly kind: OpenKind; readonly years: Years }) {
  const door = doorOf(kind)
  const today = bogotaDate(new Date(deviceNow()).toISOString())
  const list = useAll(kind)
  const ahead = { kind, key: String(yearOf(today) + 1) }
  const next = useItemIfAny(ahead)
  const now = useItemIfAny({ kind, key: String(yearOf(today)) })
  const known = next.data !== undefined && now.data !== undefined
  const incomplete =
    known && missingOf(door, ahead.key, next.data ?? null, now.data ?? null).length > 0 ? ahead.key : null
  if (list.error !== null && list.data === undefined)
    return (
      <FailedRead
        title={door.title}
        error={list.error}
        retry={() => void list.refetch()}
        missing="Su rol no ve esta lista"
      />
    )
  return (
    <>
      <PageHeader title={door.title} subtitle={door.subtitle} />
      {list.data === undefined ? (
        <SkeletonRows rows={8} height={48} />
      ) : (
        <div className="v-stack">
          {next.data !== undefined && (
            <section className={styles.panel} aria-labelledby="anio-siguiente">
              <h2 id="anio-siguiente">
                <a href={itemAddress(kind, ahead.key)}>{ahead.key}</a>
              </h2>
              <YearNote name={ahead} item={next.data} door={door} />
            </section>
          )}
          <table className={styles.table}>
            <caption className="v-sr">{door.title}</caption>
            <thead>
              <tr>
                <th scope="col">Año</th>
                <th scope="col">Estado</th>
                <th scope="col">Cambios</th>
              </tr>
            </thead>
            <tbody>
              {yearsShown(today, years.from, years.atLeastTo)
                .toReversed()
                .map((year) => {
                  const row = list.data.find(({ key }) => key === String(year))
                  return (
                    <tr key={year}>
                      <td>
                        <a href={itemAddress(kind, String(year))}>{year}</a>
                      </td>
                      <td>
                        {row === undefined ? (
                          <StatusBadge tone="warn">Sin cargar</StatusBadge>
                        ) : row.key === incomplete ? (
                          <StatusBadge tone="warn">Incompleto</StatusBadge>
                        ) : (
                          <StatusBadge tone={STATE_TONES[row.state]}>{ITEM_STATES[row.state]}</StatusBadge>
                        )}
                      </td>
                      <td>{row !== undefined && <Tags row={row} moved={false} />}</td>
                    </tr>
                  )
                })}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
