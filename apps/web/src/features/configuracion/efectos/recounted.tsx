import { useQuery } from '@tanstack/react-query'
import type { configurationEffects } from '@ventanilla/contract/configuration-effects.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { href } from '../../../client/address/links.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { formatMoney } from '../../../ui/formats.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import type { ItemName } from '../item-data.ts'
import { hiddenWords } from './used-by-list.tsx'

type Recount = EndpointAnswer<(typeof configurationEffects)['configuration.recount']>['body']
export type Counted = NonNullable<Recount['counted']>

const FRESH_MS = 60_000

/** '+ $ 1.000', '− $ 500', 'lo mismo'. */
const difference = (before: number, after: number): string =>
  after === before ? 'lo mismo' : `${after > before ? '+' : '−'} ${formatMoney(Math.abs(after - before))}`

/** «De 12 liquidaciones del último año cambian 5: sumaban $ … y sumarían $ … (+ $ …).» */
export function recountWords({ settlements, before, after, changed, failed }: Counted): readonly string[] {
  if (settlements === 0) return ['En el último año no se liquidó nada con esto.']
  const of = settlements === 1 ? 'De 1 liquidación' : `De ${settlements} liquidaciones`
  const change = changed === 0 ? 'no cambia ninguna' : changed === 1 ? 'cambia 1' : `cambian ${changed}`
  return [
    `${of} del último año ${change}: sumaban ${formatMoney(before)} y sumarían ${formatMoney(after)} (${difference(before, after)}).`,
    ...(failed === 0
      ? []
      : [
          failed === 1
            ? 'Hay 1 que con este borrador no se podría calcular; no está en las sumas.'
            : `Hay ${failed} que con este borrador no se podrían calcular; no están en las sumas.`,
        ]),
  ]
}

/** The settlements of the last year, counted again with a draft; `stamp`: changes with what the draft says. */
export function Recounted({ name, stamp }: { readonly name: ItemName; readonly stamp: string }) {
  const read = useQuery({
    queryKey: ['liquidaciones recontadas', name, stamp],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(configuration.recount, { params: name }, { signal })).body,
  })
  const again = (): void => void read.refetch()
  if (read.error !== null && read.data === undefined)
    return <ErrorState onRetry={again}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={2} height={32} />
  const { incomplete, counted } = read.data
  if (incomplete)
    return <p className="v-muted">Se recuenta cuando el borrador esté completo y sus ejemplos se cumplan.</p>
  if (counted === null)
    return (
      <div className="v-row">
        <span>No se alcanzaron a recontar las liquidaciones del último año.</span>
        <ActionButton busy={read.isFetching} onPress={again}>
          Contar de nuevo
        </ActionButton>
      </div>
    )
  return (
    <>
      {recountWords(counted).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {counted.most.length + counted.hidden > 0 && (
        <>
          <p className="v-muted">Las que más cambian:</p>
          <ul className={styles.lines}>
            {counted.most.map(({ caseId, title, before, after }) => (
              <li key={caseId}>
                <a href={href('/solicitudes/expediente/:id', { id: caseId })}>{title}</a>:{' '}
                {formatMoney(before)} → {formatMoney(after)} ({difference(before, after)})
              </li>
            ))}
          </ul>
          {counted.hidden > 0 && <p className="v-muted">{hiddenWords(counted.hidden)}</p>}
        </>
      )}
    </>
  )
}
