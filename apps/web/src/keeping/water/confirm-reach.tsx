import { useQuery } from '@tanstack/react-query'
import { confirmReachFields } from '@ventanilla/contract/generated/fields/places'
import { places } from '@ventanilla/contract/generated/places'
import { SNAP_M } from '@ventanilla/domain/geography/streams/snap'
import { REASON_HINT, REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { useState } from 'react'
import { showMessage } from '../../client/messages.ts'
import { call, failureText } from '../../client/network/http.ts'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { type Capture, captureId, type Reach } from './water.ts'
import { reachWords } from './water-words.ts'

interface ConfirmReachProps {
  readonly capture: Capture
  /** layer of streams in force */
  readonly streams: string
  readonly onConfirmed: () => void
}

/** A technician says on which reach a capture is; the reaches near it are read once it is opened. */
export function ConfirmReach(props: ConfirmReachProps) {
  const [open, setOpen] = useState(false)
  const { capture } = props
  const isSaid = capture.joining?.state === 'confirmada'
  return (
    <details className="v-no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {isSaid ? 'Cambiar el tramo' : 'Confirmar el tramo'}
        <span className="v-sr">: {capture.name === '' ? capture.source : capture.name}</span>
      </summary>
      {open && <Reaches {...props} />}
    </details>
  )
}

function Reaches(props: ConfirmReachProps) {
  const { at } = props.capture
  const near = useQuery({
    queryKey: ['tramos cerca', props.streams, at],
    queryFn: async ({ signal }) => (await call(places.reaches, { body: at }, { signal })).body.rows,
  })
  if (near.isError)
    return <ErrorState onRetry={() => void near.refetch()}>{failureText(near.error)}</ErrorState>
  if (near.data === undefined) return <Skeleton height={96} />
  if (near.data.length === 0)
    return (
      <p className="v-muted">No hay tramos de la capa de corrientes cerca: no se puede decir en cuál está.</p>
    )
  return <ReachForm {...props} reaches={near.data} />
}

function ReachForm({
  capture,
  streams,
  onConfirmed,
  reaches,
}: ConfirmReachProps & { readonly reaches: readonly Reach[] }) {
  const [nearest] = reaches
  const own = capture.joining?.reach?.id
  const [chosen, setChosen] = useState(
    reaches.some(({ id }) => id === own) ? (own ?? '') : (nearest?.id ?? ''),
  )
  const isNearest = nearest !== undefined && nearest.metres <= SNAP_M && nearest.id === chosen
  const reason = isNearest
    ? { ...confirmReachFields.reason, required: false }
    : { ...confirmReachFields.reason, minLength: REASON_MIN }
  const { field, form } = usePlainForm(
    { reason },
    { reason: '' },
    {
      send: (written, options) =>
        call(
          places.confirmReach,
          {
            body: {
              capture: capture.capture,
              streams,
              reach: chosen,
              previous: capture.joining?.word?.id ?? null,
              reason: written.reason,
            },
          },
          options,
        ),
      onDone: () => {
        showMessage('El tramo quedó confirmado', 'success')
        onConfirmed()
      },
      kept: `tramo por confirmar ${captureId(capture)}`,
    },
  )
  return (
    <Form {...form}>
      <SelectField
        name="reach"
        label="Tramo"
        value={chosen}
        options={reaches.map((one) => ({ value: one.id, label: reachWords(one) }))}
        onChange={setChosen}
      />
      <TextArea
        {...field('reason')}
        label="Por qué está en ese tramo"
        hint={
          isNearest
            ? 'Es el más cercano: el motivo es opcional.'
            : `No es el más cercano, o está lejos: diga qué miró. ${REASON_HINT}`
        }
        rows={2}
      />
      <Refused />
      <Submit sending="Confirmando…">Confirmar</Submit>
    </Form>
  )
}
