import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { isListed } from '@ventanilla/domain/cases/listed'
import { useMemo } from 'react'
import { useStop } from '../../client/session/alerts.ts'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { isReceived, OffLineNote } from '../../keeping/procedure/off-line-note.tsx'
import { findProcedures, alternativesFor } from '../../keeping/procedure/find-procedures.ts'
import { Alternatives } from '../../keeping/procedure/alternatives.tsx'
import { costText, type ProcedureRow, termText } from '../../keeping/procedure/procedure.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type OwnDraft, OwnDrafts } from './own-drafts.tsx'
import { ProcedureGuide } from './procedure-guide.tsx'
import { groupsOf } from './start-groups.ts'
import styles from './tramites.module.css'

const NO_DRAFTS: readonly OwnDraft[] = []

/**
 * Every procedure type by subject, below the user's drafts; `?tramite=` shows the guide of one, which starts
 * its draft.
 */
export default function StartListScreen() {
  const [query] = useQueryState()
  const begun = useQuery({
    queryKey: ['mis-solicitudes', 'borradores', 'al iniciar'],
    queryFn: async ({ signal }) =>
      (await call(cases.mine, { query: { estado: 'borradores' } }, { signal })).body.rows,
  })
  const drafts = begun.data ?? NO_DRAFTS
  const one = query.get('tramite') ?? ''
  if (one === '') return <StartList drafts={drafts} />
  return <ProcedureGuide id={one} begun={drafts.some((draft) => String(draft.ttId) === one)} />
}

function StartList({ drafts }: { readonly drafts: readonly OwnDraft[] }) {
  const [query, change] = useQueryState()
  const stopped = useStop('case.create')
  const words = query.get('q') ?? ''
  const list = useQuery({
    queryKey: ['tramites'],
    queryFn: async ({ signal }) => (await call(catalogue.listProcedures, {}, { signal })).body.rows,
  })
  const rows = useMemo(() => (list.data ?? []).filter(isListed), [list.data])
  const searched = words.trim() !== ''
  const shown = useMemo(() => (searched ? findProcedures(rows, words) : rows), [rows, searched, words])
  return (
    <>
      <PageHeader
        title="Iniciar un trámite"
        subtitle="Elija el trámite y lea qué pide. Lo que escriba después se guarda solo y puede seguir otro día."
      />
      <div className="v-stack" data-gap="5">
        <TextField
          label="¿Qué necesita hacer?"
          type="search"
          value={words}
          onChange={(value) => change({ q: value })}
          autoComplete="off"
        />
        {!searched && <OwnDrafts drafts={drafts} />}
        {stopped !== undefined && (
          // the alert's text is in the banner above
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
        {list.isSuccess && searched && (
          <Alternatives ways={alternativesFor(words)} nothing={shown.length === 0} />
        )}
        {searched ? (
          <section aria-labelledby="resultados">
            <h2 id="resultados" className="v-sr">
              Resultados
            </h2>
            <Cards rows={shown} drafts={drafts} subjects />
          </section>
        ) : (
          groupsOf(shown).map((group) => (
            <section key={group.id} aria-labelledby={`tema-${group.id}`} className="v-stack" data-gap="3">
              <h2 id={`tema-${group.id}`}>{group.name}</h2>
              <Cards rows={group.rows} drafts={drafts} />
            </section>
          ))
        )}
      </div>
    </>
  )
}

function Cards({
  rows,
  drafts,
  subjects = false,
}: {
  readonly rows: readonly ProcedureRow[]
  readonly drafts: readonly OwnDraft[]
  /** shows the subject on each card, when no heading does */
  readonly subjects?: boolean
}) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.tt_id} className="v-card v-pad">
          <h3 className={styles.cardTitle}>
            <a href={href('/mis-solicitudes/listado-tramites', {}, { tramite: row.tt_id })}>
              {row.tt_nombre}
            </a>
          </h3>
          {subjects && <p className="v-small v-muted">{row.fk_tram_subcategoria.tcs_nombre}</p>}
          <p className={styles.summary}>{row.summary}</p>
          <dl className={styles.glance}>
            <div>
              <dt>Término</dt>
              <dd>{termText(row)}</dd>
            </div>
            <div>
              <dt>Evaluación</dt>
              <dd className="v-num">{costText(row)}</dd>
            </div>
          </dl>
          <StatusBadge tone={isReceived(row) ? 'ok' : 'none'}>
            {isReceived(row) ? 'En línea' : 'En la oficina'}
          </StatusBadge>
          <OffLineNote row={row} />
          {drafts.some((draft) => draft.ttId === row.tt_id) && (
            <p className="v-small">Tiene un borrador: se abre ese.</p>
          )}
        </li>
      ))}
    </ul>
  )
}
