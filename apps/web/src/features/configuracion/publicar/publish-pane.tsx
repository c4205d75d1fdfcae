import { useQuery } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { publishFields, scheduleFields } from '@ventanilla/contract/generated/fields/configuration'
import { addDays } from '@ventanilla/domain/terms/dates'
import { type ReactNode, useState } from 'react'
import { showMessage } from '../../../client/messages.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { formatLongDate } from '../../../ui/formats.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { type ItemName, type KindFacts, type Review, reviewKey, useRefresh } from '../item-data.ts'
import { acceptedOf, handOverOf, type Reasons, stopsPublishing, type Takers } from './accepting.ts'
import { Closings } from './closings.tsx'
import { Findings } from './findings.tsx'

interface PublishPaneProps {
  readonly kind: KindFacts
  /** the drafts of one publication: all or none come into force */
  readonly names: readonly ItemName[]
  /** what the reader wrote is on the server */
  readonly ready: boolean
  /** the day that is proposed: figures begin with their year */
  readonly from?: string | undefined
  /** drawn once the server has judged the drafts */
  readonly children?: (review: Review) => ReactNode
  readonly onDone: () => void
}

/** Drafts as they would come into force on a day; null: now. */
const useReview = (names: PublishPaneProps['names'], day: string | null) =>
  useQuery({
    queryKey: reviewKey(names, day),
    queryFn: async ({ signal }) =>
      (await call(configuration.review, { body: { items: [...names], day } }, { signal })).body,
    placeholderData: (before) => before,
  })

/** What is wrong with drafts, and their publication, now or from a day. */
export function PublishPane(props: PublishPaneProps) {
  const { names, from } = props
  const [when, setWhen] = useState<'ya' | 'dia'>(from === undefined ? 'ya' : 'dia')
  const [chosen, setDay] = useState(from)
  const now = useReview(names, null)
  // by the portal's own clock: that of the device can be days behind, and every day that it proposed would be refused
  const today = now.data?.today
  const day = chosen ?? (today === undefined ? '' : addDays(today, 1))
  const then = useReview(names, when === 'dia' && today !== undefined && day > today ? day : null)
  if (now.error !== null && now.data === undefined)
    return <ErrorState onRetry={() => void now.refetch()}>{failureText(now.error)}</ErrorState>
  if (now.data === undefined) return <SkeletonRows rows={2} height={64} />
  const review = then.data ?? now.data
  return (
    <div className="v-stack">
      {props.children?.(review)}
      <Publication
        {...props}
        review={review}
        current={then.data !== undefined && !then.isPlaceholderData && !then.isFetching}
        when={when}
        day={day}
        refused={then.error === null ? undefined : failureText(then.error)}
        onWhen={setWhen}
        onDay={setDay}
      />
    </div>
  )
}

interface PublicationProps extends PublishPaneProps {
  readonly review: Review
  /** it judges what is on the server now */
  readonly current: boolean
  readonly when: 'ya' | 'dia'
  readonly day: string
  /** why the server judges no publication on that day */
  readonly refused: string | undefined
  readonly onWhen: (when: 'ya' | 'dia') => void
  readonly onDay: (day: string) => void
}

function Publication({
  kind,
  review,
  ready,
  current,
  when,
  day,
  refused,
  onWhen,
  onDay,
  onDone,
}: PublicationProps) {
  const refresh = useRefresh()
  const [reasons, setReasons] = useState<Reasons>({})
  const [takers, setTakers] = useState<Takers>({})
  const scheduled = when === 'dia'
  const { field, form } = usePlainForm(
    { reason: publishFields.reason, norm: { ...publishFields.norm, required: kind.asksNorm } },
    { reason: '', norm: '' },
    {
      send: async ({ reason, norm }, options) => {
        const items = review.items.flatMap(({ kind: of, key, hash }) =>
          hash === null ? [] : [{ kind: of, key, hash }],
        )
        const body = {
          items,
          reason,
          norm,
          accepted: acceptedOf(review.findings, reasons),
          handOver: handOverOf(review.closings, takers),
        }
        try {
          if (scheduled) await call(configuration.schedule, { body: { ...body, day } }, options)
          else await call(configuration.publish, { body }, options)
        } finally {
          // what there is now is judged anew, also after a refusal
          await refresh()
        }
      },
      onDone: () => {
        const what = review.items.length === 1 ? 'El cambio' : `${review.items.length} cambios`
        showMessage(
          scheduled ? `${what}: programado desde el ${formatLongDate(day)}` : `${what}: en vigor`,
          'success',
        )
        onDone()
      },
    },
  )
  const stop = stopsPublishing(review, reasons, takers)
  const whyNot = review.items.find((one) => one.whyNot !== null)?.whyNot ?? null
  return (
    <Form {...form} ready={form.ready && stop === null && ready && current}>
      <Findings
        findings={review.findings}
        reasons={reasons}
        onReason={whyNot === null ? (id, text) => setReasons((now) => ({ ...now, [id]: text })) : null}
      />
      <Closings
        closings={review.closings}
        takers={takers}
        onTaker={whyNot === null ? (name, key) => setTakers((now) => ({ ...now, [name]: key })) : null}
      />
      <AlreadyWrong already={review.already} />
      {whyNot !== null ? (
        <Note tone="warn" title={whyNot}>
          {kind.canPublish && kind.twoPeople
            ? 'Pida a otra persona que pueda publicarlos que lo revise y lo publique.'
            : 'El borrador queda guardado para quien pueda publicarlo.'}{' '}
          {publishersWords(kind.publishers)}
        </Note>
      ) : (
        <>
          <Segments
            label="Cuándo entra en vigor"
            name="cuando"
            options={[
              { value: 'ya', label: 'Publicar ya' },
              { value: 'dia', label: 'Desde un día' },
            ]}
            value={when}
            onChange={onWhen}
          />
          {scheduled && (
            <TextField
              name="day"
              label="Día en que entra en vigor"
              hint="A medianoche, hora de Bogotá."
              type="date"
              min={addDays(review.today, 1)}
              required={scheduleFields.day.required}
              value={day}
              error={day !== '' && day <= review.today ? 'Elija un día después de hoy.' : refused}
              onChange={onDay}
            />
          )}
          <TextField {...field('reason')} label="Motivo" hint="Queda en la historia." autoComplete="off" />
          <TextField
            {...field('norm')}
            label={kind.asksNorm ? 'Norma que se sigue' : 'Norma que se sigue (si hay)'}
            autoComplete="off"
          />
          {stop !== null && <p className="v-hint">{stop}</p>}
          <Refused />
          <div className="v-row">
            <Submit sending={scheduled ? 'Programando…' : 'Publicando…'}>
              {scheduled ? 'Programar' : 'Publicar'}
            </Submit>
          </div>
        </>
      )}
    </Form>
  )
}

/** Who «another person» can be: 'Lo publica: Administrador, Subdirector Jurídico.' */
const publishersWords = (roles: readonly string[]): string =>
  `Lo publica quien tenga ${roles.length === 1 ? 'el rol' : 'uno de estos roles'}: ${roles.join(', ')}.`

/** What is wrong with or without this publication: it does not stop it. */
function AlreadyWrong({ already }: Pick<Review, 'already'>) {
  if (already.length === 0) return null
  return (
    <details>
      <summary>
        {already.length === 1
          ? 'Ya había un problema, que este cambio no trae'
          : `Ya había ${already.length} problemas, que este cambio no trae`}
      </summary>
      <ul data-bullets data-indent>
        {already.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
