import { IconPlus } from '@tabler/icons-react'
import { folded } from '@ventanilla/domain/kernel/search-text'
import { SILENCES } from '@ventanilla/domain/terms/silence'
import { fillPath } from '../../../client/address/links.ts'
import { useQueryState } from '../../../client/address/navigation.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { NotYours } from '../../../keeping/not-yours.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import picture from '../../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { type ItemRow, type KindFacts, useAll, useKinds } from '../item-data.ts'
import { procedureIn } from './stored-procedure.ts'
import { amountWords, BINDS_WORDS, boundWords, HOLDERS, type Stage } from './term-words.ts'

const TITLE = 'Tiempos de los trámites'
const SAYS =
  'Aquí se ven y se cambian los plazos de cada trámite. Lo hace la oficina jurídica y quien administra el portal.'

interface TermRow {
  readonly procedure: ItemRow
  readonly stage: Stage
  /** place of the stage in its procedure, from 1 */
  readonly at: number
}

/** The terms of all procedures. Each is a part of its procedure, where it is changed and published. */
export default function TermsScreen() {
  const list = useAll('tramite')
  const kinds = useKinds()
  const facts = kinds.data?.find((one) => one.kind === 'tramite')
  if (list.error !== null && list.data === undefined)
    return (
      <FailedRead
        title={TITLE}
        error={list.error}
        retry={() => void list.refetch()}
        missing="Su rol no ve esta lista"
      />
    )
  if (kinds.data !== undefined && facts === undefined) return <NotYours title={TITLE}>{SAYS}</NotYours>
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle="Cada plazo con su norma, los pasos que lo toman y a quién vale."
        {...(facts?.canEdit === true && {
          actions: (
            <a className="v-btn" data-kind="primary" href="/crear/tiempos">
              <IconPlus aria-hidden className="v-icon" /> Nuevo término
            </a>
          ),
        })}
      />
      {list.data === undefined || facts === undefined ? (
        <SkeletonRows rows={8} height={48} />
      ) : (
        <Found rows={list.data} facts={facts} />
      )}
    </>
  )
}

function Found({ rows, facts }: { readonly rows: readonly ItemRow[]; readonly facts: KindFacts }) {
  const [query, change] = useQueryState()
  const given = (name: string): string => query.get(name) ?? ''
  const set = (name: string) => (value: string) => change({ [name]: value === '' ? undefined : value })
  const terms = rows.flatMap((procedure): TermRow[] =>
    procedureIn(procedure.content['definition']).terms.map((stage, at) => ({ procedure, stage, at: at + 1 })),
  )
  const shown = terms.filter(
    ({ procedure, stage }) =>
      ['', procedure.key].includes(given('tramite')) &&
      ['', stage.holder].includes(given('de')) &&
      folded(`${procedure.title} ${stage.stage} ${stage.norm}`).includes(folded(given('q').trim())),
  )
  return (
    <>
      <div className={styles.tools}>
        <span className="v-field">
          <label htmlFor="buscar-termino">Buscar</label>
          <SearchBox id="buscar-termino" value={given('q')} onChange={set('q')} />
        </span>
        <SelectField
          label="Trámite"
          empty="Todos"
          value={given('tramite')}
          options={rows.map(({ key, title }) => ({ value: key, label: `${key}. ${title}` }))}
          onChange={set('tramite')}
        />
        <SelectField
          label="Quién actúa"
          empty="Todos"
          value={given('de')}
          options={Object.entries(HOLDERS).map(([value, label]) => ({ value, label }))}
          onChange={set('de')}
        />
      </div>
      <p className="v-muted" role="status">
        {shown.length === 1 ? 'Un término' : `${shown.length} términos`}
      </p>
      {shown.length === 0 ? (
        <EmptyState title="No hay ningún término así" picture={picture}>
          Quite la búsqueda o el filtro.
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <caption className="v-sr">Términos</caption>
          <thead>
            <tr>
              <th scope="col">Etapa</th>
              <th scope="col">Plazo</th>
              <th scope="col" className={styles.wide}>
                Norma
              </th>
              <th scope="col" className={styles.wide}>
                Pasos que lo toman
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={`${row.procedure.key} ${row.at}`} row={row} facts={facts} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Row({ row: { procedure, stage, at }, facts }: { readonly row: TermRow; readonly facts: KindFacts }) {
  return (
    <tr>
      <td>
        <a
          href={fillPath(
            '/edit-tiempo/:id',
            { id: procedure.key },
            { parte: 'terminos', termino: String(at) },
          )}
        >
          {stage.stage}
        </a>
        <p className="v-muted v-small">{`${procedure.key}. ${procedure.title}`}</p>
        {procedure.draft !== null && (
          <p>
            <StatusBadge tone="info">El trámite tiene un borrador</StatusBadge>
          </p>
        )}
      </td>
      <td>
        <strong>{amountWords(stage)}</strong>
        <p className="v-muted v-small">{HOLDERS[stage.holder]}</p>
        {stage.bindsBegun === true && <p className="v-small">{BINDS_WORDS.begun}</p>}
        {stage.silence !== undefined && <p className="v-small">{SILENCES[stage.silence]}</p>}
      </td>
      <td>{stage.norm}</td>
      <td>{boundWords(stage, facts.choices)}</td>
    </tr>
  )
}
