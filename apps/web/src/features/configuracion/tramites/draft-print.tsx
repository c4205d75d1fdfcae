import { useMutation, useQuery } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { href } from '../../../client/address/links.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { formatShortDate } from '../../../ui/formats.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'

/** As many as are chosen from; the server offers more. */
const OFFERED = 3

/** The draft of an act, printed with what real cases say: marked on every page, neither stored nor numbered. */
export function DraftPrint({ act }: { readonly act: string }) {
  const params = { kind: 'acto', key: act }
  const read = useQuery({
    queryKey: ['configuracion', 'casos para imprimir', act],
    queryFn: async ({ signal }) => (await call(configuration.casesToPrint, { params }, { signal })).body.rows,
  })
  const print = useMutation({
    mutationFn: async (actId: string) =>
      (await call(configuration.printDraft, { params: { ...params, actId } })).body,
  })
  if (read.error !== null && read.data === undefined)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={1} height={48} />
  return (
    <section className="v-stack" data-gap="2" aria-label="Borrador del acto">
      <p>Hay un borrador de este acto. Imprímalo con un caso real antes de que entre en vigor:</p>
      {read.data.length === 0 && (
        <p className="v-muted">Todavía no hay un caso con este acto firmado que usted alcance a ver.</p>
      )}
      <ul className={styles.lines}>
        {read.data.slice(0, OFFERED).map(({ actId, caseId, title, signedOn }) => (
          <li key={actId} className="v-row">
            <a href={href('/solicitudes/expediente/:id', { id: caseId })}>{title}</a>
            {signedOn !== null && <span className="v-muted v-small">{formatShortDate(signedOn)}</span>}
            <ActionButton
              busy={print.isPending && print.variables === actId}
              onPress={() => print.mutate(actId)}
            >
              {`Imprimir con ${title}`}
            </ActionButton>
          </li>
        ))}
      </ul>
      {print.isError && (
        <Note tone="bad" role="alert">
          {failureText(print.error)}
        </Note>
      )}
      {print.isSuccess && (
        <p role="status">
          <a href={print.data.url} target="_blank" rel="noreferrer">
            {`Abrir «${print.data.title}», marcado como borrador`}
          </a>
        </p>
      )}
    </section>
  )
}
