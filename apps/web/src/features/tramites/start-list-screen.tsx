import { useQuery } from '@tanstack/react-query'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { isListed } from '@ventanilla/domain/cases/listed'
import { indexTexts, searchTexts } from '@ventanilla/domain/cases/search-texts'
import { useMemo } from 'react'
import { useStop } from '../../client/alerts.ts'
import { call, failureText } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { useQueryState } from '../../client/navigation.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './tramites.module.css'

/** Every procedure type; those with a form lead to it, the others to the page that says where to go (decision 53). */
export default function StartListScreen() {
  const [query, change] = useQueryState()
  const stopped = useStop('case.create')
  const words = query.get('q') ?? ''
  const list = useQuery({
    queryKey: ['tramites'],
    queryFn: async ({ signal }) => (await call(catalogue.listProcedures, {}, { signal })).body.rows,
  })
  const rows = useMemo(
    () => (list.data ?? []).filter(isListed).toSorted((a, b) => Number(b.online) - Number(a.online)),
    [list.data],
  )
  const index = useMemo(
    () =>
      indexTexts(
        rows.map((row) => ({
          name: row.tt_nombre,
          description: row.tt_descripcion,
          subcategory: row.fk_tram_subcategoria.tcs_nombre,
          summary: row.summary,
          row,
        })),
      ),
    [rows],
  )
  const shown = useMemo(
    () => (words.trim() === '' ? rows : searchTexts(index, words).map((hit) => hit.row)),
    [index, rows, words],
  )
  return (
    <>
      <PageHeader
        title="Iniciar un trámite"
        subtitle="Elija el trámite. Lo que escriba se guarda solo y puede seguir otro día."
      />
      <div className="v-stack">
        <TextField
          label="¿Qué necesita hacer?"
          type="search"
          value={words}
          onChange={(value) => change({ q: value })}
          autoComplete="off"
        />
        {stopped !== undefined && (
          // what is the matter stands in the band above
          <Note tone="warn" title="Por ahora no se puede empezar un trámite" role="status">
            Puede seguir leyendo qué pide cada trámite.
          </Note>
        )}
        {list.isPending && <SkeletonRows rows={8} />}
        {list.isError && (
          <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
        )}
        {list.isSuccess && shown.length === 0 && (
          <EmptyState title="No se encontraron resultados" picture={picture}>
            Pruebe con otras palabras, por ejemplo «agua para mi finca».
          </EmptyState>
        )}
        <ul className={styles.cards}>
          {shown.map((row) => (
            <li key={row.tt_id} className="v-card v-pad">
              <h2 className={styles.cardTitle}>
                <a
                  href={
                    row.online
                      ? href('/tramites-ambientales/:tramite', { tramite: row.tt_id })
                      : href('/tramites-ambientales-deshabilitado/tramite/:solId', { solId: row.tt_id })
                  }
                >
                  {row.tt_nombre}
                </a>
              </h2>
              <p className="v-small v-muted">{row.fk_tram_subcategoria.tcs_nombre}</p>
              <StatusBadge tone={row.online ? 'ok' : 'none'}>
                {row.online ? 'En línea' : 'En la oficina'}
              </StatusBadge>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
