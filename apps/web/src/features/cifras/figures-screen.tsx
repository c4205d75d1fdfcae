import type { FiguresBody } from '@ventanilla/contract/figures.contract'
import { figures } from '@ventanilla/contract/generated/figures'
import { call } from '../../client/network/http.ts'
import { useLoad } from '../../client/use-load.ts'
import { formatInstant, formatNumber } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import styles from './cifras.module.css'

/** How long decisions took and how they ended; works without scripts. */
export default function FiguresScreen() {
  const read = useLoad('cifras', async (signal) => (await call(figures.read, {}, { signal })).body)
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <header className="v-stack" data-gap="2">
        <h1>Cifras</h1>
        <p className="v-muted">
          Cuántos días calendario pasan entre la radicación y la decisión, y cómo terminan los trámites.
        </p>
      </header>
      {read.loading ? (
        <Loading />
      ) : read.data === undefined ? (
        <ErrorState onRetry={read.retry}>{read.failure ?? ''}</ErrorState>
      ) : (
        <Figures figures={read.data} />
      )}
    </div>
  )
}

function Figures({
  figures: { rows, byProcedure, byYear, all, computedAt, smallestGroup },
}: {
  readonly figures: FiguresBody
}) {
  const computed = computedAt !== null && (
    <p className="v-small v-muted">Calculadas el {formatInstant(computedAt)}; se calculan cada noche.</p>
  )
  if (all === null)
    return (
      <>
        <EmptyState title="Todavía no hay cifras" picture={picture}>
          Aparecen cuando terminan con decisión al menos {smallestGroup} trámites iguales.
        </EmptyState>
        {computed}
      </>
    )
  return (
    <>
      {computed}
      <p>
        La mitad de los {formatNumber(all.cases)} casos se decidió en {formatNumber(all.median)} días o menos
        {all.p90 !== null && `, y nueve de cada diez en ${formatNumber(all.p90)} o menos`}.
      </p>
      <Table title="Por año" first="Año" rows={byYear.map((row) => ({ ...row, name: String(row.year) }))} />
      <Table
        title="Por trámite"
        first="Trámite"
        rows={byProcedure.map((row) => ({ ...row, name: nameOf(row) }))}
      />
      {byYear.map(({ year }) => (
        <Table
          key={year}
          title={`Por trámite en ${year}`}
          first="Trámite"
          rows={rows.filter((row) => row.year === year).map((row) => ({ ...row, name: nameOf(row) }))}
        />
      ))}
      <section className="v-stack" data-gap="2">
        <h2>Cómo se leen</h2>
        <ul data-bullets data-indent className="v-prose">
          <li>La mediana es el número de días que no pasó la mitad de los casos.</li>
          <li>
            El percentil 90 es el que no pasaron nueve de cada diez. Se da desde diez casos, para que no sea
            el de una sola persona.
          </li>
          <li>
            Ningún grupo tiene menos de {smallestGroup} casos. Los que no los completan esperan y no están en
            ningún total; al terminar el año se suman sin detallar su decisión, o en «Varios trámites».
          </li>
        </ul>
      </section>
      <section className="v-stack" data-gap="2">
        <h2>Datos abiertos</h2>
        <p>
          <a href="/api/v1/cifras/archivo?formato=csv" download>
            Descargar en CSV
          </a>
          {' · '}
          <a href="/api/v1/cifras/archivo?formato=json" download>
            Descargar en JSON
          </a>
        </p>
      </section>
    </>
  )
}

const nameOf = ({ procedure }: FiguresBody['byProcedure'][number]): string =>
  procedure?.name ?? 'Varios trámites'

interface TableRow extends NonNullable<FiguresBody['all']> {
  readonly name: string
}

function Table({
  title,
  first,
  rows,
}: {
  readonly title: string
  readonly first: string
  readonly rows: readonly TableRow[]
}) {
  return (
    <section className="v-stack" data-gap="2">
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">Casos</th>
              <th scope="col">Concedidos</th>
              <th scope="col">Negados</th>
              <th scope="col">Otra decisión</th>
              <th scope="col">Sin detallar</th>
              <th scope="col">Mediana (días)</th>
              <th scope="col">Percentil 90 (días)</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{formatNumber(row.cases)}</td>
                <td>{formatNumber(row.granted)}</td>
                <td>{formatNumber(row.refused)}</td>
                <td>{formatNumber(row.other)}</td>
                <td>{formatNumber(row.undetailed)}</td>
                <td>{formatNumber(row.median)}</td>
                <td>{row.p90 === null ? 'No se da' : formatNumber(row.p90)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
