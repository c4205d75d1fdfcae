import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { verifyFields } from '@ventanilla/contract/generated/fields/places'
import { places } from '@ventanilla/contract/generated/places'
import type { places as Places } from '@ventanilla/contract/places.contract'
import { REASON_HINT } from '@ventanilla/domain/kernel/reason'
import { CHECK_MOMENTS } from '@ventanilla/domain/places/place-checks'
import { call, failureText } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { ZoneLine } from '../../../keeping/zones/zone-line.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { formatShortDate } from '../../../ui/formats.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from '../task.module.css'

type Zones = EndpointAnswer<(typeof Places)['ofCase']>['body']

const keyOf = (caseId: string): readonly string[] => ['zonas del caso', caseId]

/** What the zones said of the places of the case when it was filed, and what officials verified since. */
export function ZonesOfCase({ caseId }: { readonly caseId: string }) {
  const client = useQueryClient()
  const zones = useQuery({
    queryKey: keyOf(caseId),
    queryFn: async ({ signal }) => (await call(places.ofCase, { params: { id: caseId } }, { signal })).body,
  })
  return (
    <section className="v-stack" aria-labelledby="zonas-del-caso">
      <h2 id="zonas-del-caso">Zonas</h2>
      {zones.isError ? (
        <ErrorState onRetry={() => void zones.refetch()}>{failureText(zones.error)}</ErrorState>
      ) : zones.data === undefined ? (
        <Skeleton height={96} />
      ) : zones.data.checks.length === 0 ? (
        <p className="v-muted">
          No se comparó con ninguna zona: cuando se radicó no había capas, o la solicitud no señaló lugares.
          Búsquelo por coordenadas.
        </p>
      ) : (
        <ul className={styles.history}>
          {zones.data.checks.map((check) => (
            <li key={check.id}>
              <ZoneLine zone={check} />
              <p className="v-hint">
                {CHECK_MOMENTS[check.moment]}, {formatShortDate(check.at)}
                {check.by !== null && `, ${check.by}: ${check.note ?? ''}`}
              </p>
              {zones.data.mayVerify &&
                isLastWord(zones.data, check) &&
                zones.data.pending.includes(check.zone) && (
                  <Verify
                    caseId={caseId}
                    zone={check.zone}
                    name={check.name}
                    onDone={(now) => client.setQueryData(keyOf(caseId), now)}
                  />
                )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const isLastWord = ({ checks }: Zones, { zone, id }: Zones['checks'][number]): boolean =>
  checks.findLast((one) => one.zone === zone)?.id === id

const EMPTY = { state: '', note: '' }
const ANSWERS = [
  { value: 'cruza', label: 'Sí, el lugar la cruza' },
  { value: 'no_cruza', label: 'No la cruza' },
]

/** An official who works on the case writes what they saw in the layer, wherever it is. */
function Verify({
  caseId,
  zone,
  name,
  onDone,
}: {
  readonly caseId: string
  readonly zone: string
  readonly name: string
  readonly onDone: (now: Zones) => void
}) {
  const { field, form } = usePlainForm(verifyFields, EMPTY, {
    send: ({ state, note }, options) =>
      call(
        places.verify,
        {
          params: { id: caseId, zone: Number(zone) },
          body: { state: state === 'cruza' ? 'cruza' : 'no_cruza', note },
        },
        options,
      ),
    onDone: ({ body }) => onDone(body),
    kept: `zona por verificar ${caseId} ${zone}`,
  })
  return (
    <details>
      <summary>
        Decir si la cruza<span className="v-sr">: {name}</span>
      </summary>
      <Form {...form}>
        <SelectField {...field('state')} label="¿La cruza?" empty="Elija una respuesta" options={ANSWERS} />
        <TextArea {...field('note')} label="Qué miró" hint={REASON_HINT} rows={3} />
        <Refused />
        <Submit sending="Guardando…">Dejar dicho</Submit>
      </Form>
    </details>
  )
}
