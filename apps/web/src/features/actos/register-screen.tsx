import { IconDownload, IconSearch } from '@tabler/icons-react'
import { register } from '@ventanilla/contract/generated/register'
import { failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { downloadFile } from '../../client/network/upload.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import { useTyped } from '../../client/use-typed.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { DateText } from '../../ui/formats.tsx'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './register.module.css'

const FIELDS = [
  ['q', 'Buscar por título, radicado o solicitante', 'search'],
  ['numero', 'Número', 'text'],
  ['anio', 'Año', 'number'],
] as const

/** Register of numbered acts, latest signed first; the search state is kept in the address. */
export default function RegisterScreen() {
  const [query, change] = useQueryState()
  const q = (query.get('q') ?? '').trim()
  const numero = (query.get('numero') ?? '').trim()
  const anio = query.get('anio') ?? ''
  const serie = query.get('serie') ?? ''
  const asked = {
    ...(q.length >= 3 && { q }),
    ...(numero !== '' && { numero }),
    ...(/^20\d\d$/.test(anio) && { anio: Number(anio) }),
    ...(serie !== '' && { serie }),
  }
  const list = useRows({ key: ['registro-actos', asked], read: partsOf(register.list, { query: asked }) })
  const { rows } = list
  const download = async (fileId: string): Promise<void> => {
    try {
      await downloadFile(fileId)
    } catch (error) {
      showMessage(failureText(error), 'error')
    }
  }
  return (
    <>
      <PageHeader
        title="Actos administrativos"
        subtitle="Registro de los actos numerados, los últimos firmados primero."
      />
      <div className="v-stack">
        <div className={styles.filters} role="search">
          {FIELDS.map(([name, label, type]) => (
            <FilterInput
              key={name}
              name={name}
              label={label}
              type={type}
              value={query.get(name) ?? ''}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        {list.forbidden ? (
          <EmptyState title="No tiene permiso para ver el registro" picture={picture}>
            Lo consultan las coordinaciones, la subdirección y la secretaría jurídica.
          </EmptyState>
        ) : list.failure !== null && !list.loaded ? (
          <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
        ) : !list.loaded ? (
          <SkeletonRows rows={10} />
        ) : rows.length === 0 ? (
          <EmptyState title="No hay actos con estos datos" picture={picture}>
            Quite algún filtro o cambie la búsqueda.
          </EmptyState>
        ) : (
          <div className={styles.list}>
            <table className={styles.table}>
              <caption className="v-sr">Actos numerados</caption>
              <thead>
                <tr>
                  <th scope="col">Número</th>
                  <th scope="col">Fecha</th>
                  <th scope="col">Acto</th>
                  <th scope="col">Radicado</th>
                  <th scope="col">Firmó</th>
                  <th scope="col">Estado</th>
                  <th scope="col">
                    <span className="v-sr">Acciones</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td data-label="Número" data-short className="v-num">
                      <strong>{row.number}</strong>
                    </td>
                    <td data-label="Fecha" data-short>
                      <DateText value={row.date} />
                    </td>
                    <td data-label="Acto">
                      {row.title}
                      <span className="v-hint"> {row.procedure}</span>
                    </td>
                    <td data-label="Radicado" data-short className="v-num">
                      <a href={href('/solicitudes/expediente/:id', { id: row.caseId })}>
                        {row.radicado ?? 'Sin radicar'}
                      </a>
                    </td>
                    <td data-label="Firmó">{row.signer.name}</td>
                    <td data-label="Estado" data-short>
                      <StatusBadge tone={row.sealed ? 'ok' : 'info'}>
                        {row.sealed ? 'Sellado' : 'Por sellar'}
                      </StatusBadge>
                    </td>
                    <td data-short>
                      <div className={styles.tools}>
                        {row.code !== null && (
                          <a href={href('/verificar/:codigo?', { codigo: row.code })}>
                            Verificar<span className="v-sr"> {row.number}</span>
                          </a>
                        )}
                        {row.fileId !== null && (
                          <button
                            type="button"
                            className="v-icon-btn"
                            aria-label={`Descargar ${row.number}`}
                            onClick={() => void download(row.fileId ?? '')}
                          >
                            <IconDownload aria-hidden className="v-icon" />
                          </button>
                        )}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <MoreRows more={list.more} shown={rows.length} label="Cargar más" />
      </div>
    </>
  )
}

/** Filter that queries once the user stops typing. */
function FilterInput(props: {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { name, label, type, value, onChange } = props
  const [typed, setTyped] = useTyped(value, onChange)
  return (
    <div className={`v-field ${styles.filter ?? ''}`} data-wide={type === 'search' || undefined}>
      <label htmlFor={`registro-${name}`}>
        {type === 'search' && <IconSearch aria-hidden size={16} />}
        {label}
      </label>
      <input
        id={`registro-${name}`}
        className="v-input"
        type={type === 'number' ? 'text' : type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        maxLength={type === 'number' ? 4 : 100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
