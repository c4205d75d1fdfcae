import { formatNumber } from '../../ui/formats.tsx'
import styles from './tablero.module.css'

interface OfficeFigures {
  readonly office: string
  readonly cases: number
  readonly overdueCases: number
  readonly tasks: number
  readonly overdue: number
}

/** Figures per office, with a total: cases, each counted once, and their tasks. */
export function Offices({ rows }: { readonly rows: readonly OfficeFigures[] }) {
  const sum = (of: (row: OfficeFigures) => number): number => rows.reduce((all, row) => all + of(row), 0)
  const whole: OfficeFigures = {
    office: 'Toda la Corporación',
    cases: sum((row) => row.cases),
    overdueCases: sum((row) => row.overdueCases),
    tasks: sum((row) => row.tasks),
    overdue: sum((row) => row.overdue),
  }
  return (
    <section className={styles.card} aria-labelledby="casos-por-oficina">
      <div className={styles.cardHead}>
        <h2 id="casos-por-oficina">Casos por oficina</h2>
      </div>
      {rows.length === 0 ? (
        <p className="v-muted">No hay casos en curso.</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="casos-por-oficina">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Oficina</th>
                <th scope="col">Casos en curso</th>
                <th scope="col">Con algo vencido</th>
                <th scope="col">Tareas abiertas</th>
                <th scope="col">Tareas vencidas</th>
              </tr>
            </thead>
            <tbody>
              {[...rows, ...(rows.length > 1 ? [whole] : [])].map((row) => (
                <tr key={row.office}>
                  <th scope="row">{row.office}</th>
                  <td className="v-num" data-label="Casos en curso">
                    {formatNumber(row.cases)}
                  </td>
                  <td
                    className="v-num"
                    data-label="Con algo vencido"
                    data-late={row.overdueCases > 0 || undefined}
                  >
                    {formatNumber(row.overdueCases)}
                  </td>
                  <td className="v-num" data-label="Tareas abiertas">
                    {formatNumber(row.tasks)}
                  </td>
                  <td className="v-num" data-label="Tareas vencidas" data-late={row.overdue > 0 || undefined}>
                    {formatNumber(row.overdue)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
