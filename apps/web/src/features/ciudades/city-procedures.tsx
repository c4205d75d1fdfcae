import { useQuery } from '@tanstack/react-query'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { isListed } from '@ventanilla/domain/cases/listed'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import type { Office, Territory } from '../../client/territory.ts'
import { isReceived } from '../../keeping/procedure/off-line-note.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './ciudades.module.css'

type Row = Awaited<ReturnType<typeof readProcedures>>[number]

async function readProcedures(signal: AbortSignal) {
  return (await call(catalogue.listProcedures, {}, { signal })).body.rows
}

/** Procedures that the municipality's office handles, and those that only the main office handles. */
export function CityProcedures({
  territory,
  office,
  official,
}: {
  readonly territory: Territory
  readonly office: Office
  readonly official: boolean
}) {
  const list = useQuery({
    queryKey: ['tramites'],
    queryFn: ({ signal }) => readProcedures(signal),
    staleTime: 600_000,
  })
  const rows = (list.data ?? []).filter(isListed)
  const main = territory.offices.find((one) => one.code === territory.mainOffice)
  const there = (row: Row): boolean =>
    office.code === territory.mainOffice || !territory.mainOfficeTypes.includes(row.tt_id)
  const groups = [
    { title: `En ${office.name}`, rows: rows.filter(there) },
    { title: `Solo en ${main?.name ?? ''}`, rows: rows.filter((row) => !there(row)) },
  ]
  if (list.isError)
    return <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
  if (list.isPending) return <SkeletonRows rows={8} />
  return (
    <div className="v-stack" data-gap="5">
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <section key={group.title} className="v-stack" data-gap="2">
            <h2>
              {group.title} ({group.rows.length})
            </h2>
            <ul className={`v-card ${styles.rows ?? ''}`}>
              {group.rows.map((row) => (
                <li key={row.tt_id}>
                  <div>
                    {official ? row.tt_nombre : <a href={startOf(row)}>{row.tt_nombre}</a>}
                    <p className="v-small v-muted">{row.fk_tram_subcategoria.tcs_nombre}</p>
                  </div>
                  <StatusBadge tone={isReceived(row) ? 'ok' : 'none'}>
                    {isReceived(row) ? 'En línea' : 'En la oficina'}
                  </StatusBadge>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

const startOf = (row: Row): string =>
  row.online
    ? href('/tramites-ambientales/:tramite', { tramite: row.tt_id })
    : href('/tramites-ambientales-deshabilitado/tramite/:solId', { solId: row.tt_id })
