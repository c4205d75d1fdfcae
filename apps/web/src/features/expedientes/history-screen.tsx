import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { FILE_PATH, placeOfFile } from '@ventanilla/domain/cases/file-address'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import { useTyped } from '../../client/use-typed.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './expedientes.module.css'

const SHORTEST = 3
/** years offered by the specification */
const YEARS = Array.from({ length: 10 }, (_, at) => String(2027 - at)).map((value) => ({
  value,
  label: value,
}))

/** Files whose case ended or was transferred; filters are kept in the address. */
export default function HistoryScreen() {
  const [query, change] = useQueryState()
  const of = (name: string): string => (query.get(name) ?? '').trim()
  const [q, numero, anio, tipo, estado] = [of('q'), of('numero'), of('anio'), of('tipo'), of('estado')]
  const asked = {
    ...(q.length >= SHORTEST && { q }),
    ...(numero !== '' && { numero }),
    ...(/^\d{4}$/.test(anio) && { anio: Number(anio) }),
    ...(/^\d{1,2}$/.test(tipo) && { tipo: Number(tipo) }),
    ...(estado !== '' && { estado }),
  }
  const { rows, parts, ...list } = useRows({
    key: ['expedientes-historico', asked],
    read: partsOf(expedientes.history, { query: asked }),
    keep: true,
  })
  const choices = parts[0]?.choices ?? { types: [], statuses: [] }
  const narrowed = Object.keys(asked).length > 0
  return (
    <>
      <PageHeader
        title="Histórico de expedientes"
        subtitle="Los expedientes de trámites que ya terminaron, los últimos primero."
      />
      <div className="v-stack" data-gap="5">
        <div className={styles.filters} role="search">
          <Typed name="q" label="Radicado, titular o asunto" value={q} onChange={change} />
          <Typed name="numero" label="Número del expediente" value={numero} onChange={change} />
          <SelectField
            label="Año en que terminó"
            empty="Todos"
            options={YEARS}
            value={anio}
            onChange={(value) => change({ anio: value })}
          />
          <SelectField
            label="Trámite"
            empty="Todos"
            options={choices.types}
            value={tipo}
            onChange={(value) => change({ tipo: value })}
          />
          <SelectField
            label="Estado"
            empty="Todos"
            options={choices.statuses}
            value={estado}
            onChange={(value) => change({ estado: value })}
          />
        </div>
        {list.failure !== null && !list.loaded ? (
          <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
        ) : !list.loaded ? (
          <SkeletonRows rows={5} height={72} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={narrowed ? 'No se encontraron resultados' : 'Todavía no hay expedientes terminados'}
            picture={picture}
          >
            {narrowed
              ? 'Quite algún filtro o cambie la búsqueda.'
              : 'Aquí quedan los expedientes cuando su trámite termina.'}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.rows} aria-busy={list.outdated}>
              {rows.map((row) => (
                <li key={row.id}>
                  <a
                    className="v-num"
                    href={
                      row.passedOn
                        ? href('/mis-solicitudes/cedidas/:id', { id: row.id })
                        : href(FILE_PATH, placeOfFile(row.id, row.migrated))
                    }
                  >
                    {row.number ?? row.radicado}
                  </a>
                  <span>{row.procedure}</span>
                  <span className="v-small v-muted">
                    {[
                      row.applicant,
                      `Radicado ${row.radicado}`,
                      row.passedOn
                        ? `Pasó a otra persona el ${formatShortDate(row.endedAt)}`
                        : `Terminó el ${formatShortDate(row.endedAt)}`,
                      row.statusLabel,
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            <MoreRows more={list.more} shown={rows.length} />
          </>
        )}
      </div>
    </>
  )
}

/** Text field written to the address once the user stops typing. */
function Typed({
  name,
  label,
  value,
  onChange,
}: {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: ReturnType<typeof useQueryState>[1]
}) {
  const [typed, setTyped] = useTyped(value, (text) => onChange({ [name]: text.trim() }))
  return (
    <div className="v-field">
      <label htmlFor={`historico-${name}`}>{label}</label>
      <SearchBox id={`historico-${name}`} value={typed} onChange={setTyped} maxLength={60} />
    </div>
  )
}
