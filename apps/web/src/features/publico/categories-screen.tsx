import { IconCheck, IconMapPin } from '@tabler/icons-react'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { call } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useLoad } from '../../client/use-load.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import environment from '../../ui/illustrations/cat-ambiental.svg'
import files from '../../ui/illustrations/cat-expedientes.svg'
import payments from '../../ui/illustrations/cat-pagos.svg'
import complaints from '../../ui/illustrations/cat-pqrsd.svg'
import nothing from '../../ui/illustrations/vacio-resultados.svg'
import unchosen from '../../ui/illustrations/vacio-seleccion.svg'
import { Loading } from '../../ui/states/loading.tsx'
import styles from './categories-screen.module.css'
import { DepartmentSearch } from './department-search.tsx'
import { ACTIVE_CATEGORY, type Department, officesOf } from './offices.ts'

const PICTURES: Readonly<Record<number, string>> = { 1: environment, 2: complaints, 3: payments, 4: files }

/** Categories of procedures; the selectable one asks for the department and finds the office that serves it. */
export default function CategoriesScreen() {
  const categories = useLoad(
    'categorias',
    async (signal) => (await call(catalogue.listCategories, {}, { signal })).body.rows,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const [department, setDepartment] = useState<Department | null>(null)
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <h1>Categorías y sedes</h1>
      <p className="v-muted">Elija qué necesita y el departamento: le decimos qué sede lo atiende.</p>
      {categories.loading ? (
        <Loading />
      ) : categories.failure !== null ? (
        <ErrorState onRetry={categories.retry}>{categories.failure}</ErrorState>
      ) : (
        <ul className={styles.cards} aria-label="Categorías">
          {(categories.data ?? []).map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={`v-card ${styles.card ?? ''}`}
                aria-pressed={chosen === row.id}
                disabled={row.tc_estado !== ACTIVE_CATEGORY}
                onClick={() => {
                  setChosen(row.id)
                  setDepartment(null)
                }}
              >
                <img src={PICTURES[row.id] ?? environment} alt="" width={320} height={180} />
                <span className={styles.name}>
                  {chosen === row.id && <IconCheck aria-hidden className="v-icon" />}
                  {row.tc_nombre}
                </span>
                {row.tc_estado !== ACTIVE_CATEGORY && (
                  <span className="v-muted v-small">Todavía no está en línea</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen === null ? (
        categories.data !== undefined && (
          <EmptyState title="Todavía no ha elegido un trámite" picture={unchosen}>
            Elija arriba una categoría para buscar la sede.
          </EmptyState>
        )
      ) : (
        <Offices department={department} onChoose={setDepartment} />
      )}
    </div>
  )
}

function Offices({
  department,
  onChoose,
}: {
  readonly department: Department | null
  readonly onChoose: (department: Department | null) => void
}) {
  const departments = useLoad(
    'departamentos',
    async (signal) => (await call(catalogue.listDepartments, {}, { signal })).body.rows,
  )
  if (departments.loading) return <Loading />
  if (departments.failure !== null)
    return <ErrorState onRetry={departments.retry}>{departments.failure}</ErrorState>
  const offices = department === null ? [] : officesOf(department.st_id)
  return (
    <section className={styles.offices} aria-labelledby="sedes">
      <h2 id="sedes">¿Dónde está su proyecto?</h2>
      <DepartmentSearch rows={departments.data ?? []} chosen={department} onChoose={onChoose} />
      <div role="status">
        {department !== null && (
          <p className="v-muted v-small">
            {offices.length === 1 ? '1 resultado' : `${offices.length} resultados`}
          </p>
        )}
        {department !== null && offices.length === 0 && (
          <EmptyState title="No se encontraron resultados" picture={nothing} heading="h3">
            {config.authority.name} no tiene sede en {department.st_name}. Consulte la autoridad ambiental de
            ese departamento.
          </EmptyState>
        )}
      </div>
      {offices.map((office) => (
        <div key={office.name} className={`v-card v-pad v-stack ${styles.office ?? ''}`} data-gap="2">
          <h3>{office.name}</h3>
          <p>{office.serves}</p>
          <p className={styles.place}>
            <IconMapPin aria-hidden className="v-icon" />
            <span>
              {config.authority.address}
              <br />
              {config.authority.hours}
            </span>
          </p>
          <p>
            <a className="v-btn" data-kind="primary" href={href('/{product}-tramites')}>
              Ir a sede
            </a>
          </p>
        </div>
      ))}
    </section>
  )
}
