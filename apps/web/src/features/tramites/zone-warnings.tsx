import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { places } from '@ventanilla/contract/generated/places'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { cornersOf } from '@ventanilla/domain/forms/drawn-area'
import { isPoint } from '@ventanilla/domain/forms/kinds/point/point'
import { answeredPlaces } from '@ventanilla/domain/places/answered-places'
import { ZONES_CROSSED, withZonesCrossed } from '@ventanilla/domain/places/zone-questions'
import { PLACE_MOST } from '@ventanilla/domain/places/place-limits'
import { call } from '../../client/network/http.ts'
import { Note } from '../../ui/states/note.tsx'
import { formatShortDate } from '../../ui/formats.tsx'

interface ZoneWarningsProps {
  readonly def: FormDef
  readonly answers: Readonly<Record<string, unknown>>
  /** writes the zones that ask something into the answers */
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
}

/**
 * Zones that the places of an application cross, with what they mean. They do not stop anybody: what is asked for there is
 * judged by the authority. Without a network nothing is shown, and the comparison of the filing counts.
 */
export default function ZoneWarnings({ def, answers, onChange }: ZoneWarningsProps) {
  const given = answeredPlaces(def, answers)
    .slice(0, PLACE_MOST.together)
    .map(({ label, value }) => ({
      label: label.slice(0, PLACE_MOST.label),
      shape: isPoint(value) ? ('puntos' as const) : ('area' as const),
      at: (isPoint(value) ? [value] : cornersOf(value)).map(({ lat, lon }) => ({ lat, lon })),
    }))
  const found = useQuery({
    queryKey: ['avisos de zonas', given],
    enabled: given.length > 0,
    retry: false,
    staleTime: 60_000,
    // what was found stays until the next answer: a note that blinks is read by nobody
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(places.warnings, { body: { places: given } }, { signal })).body,
  })
  const zones = given.length === 0 ? [] : (found.data?.zones ?? [])
  const fresh = given.length === 0 || (found.isSuccess && !found.isPlaceholderData)
  const crossed = zones.flatMap(({ key, state }) => (state === 'cruza' ? [key] : []))
  const said = fresh
    ? withZonesCrossed(def, answers, new Set(crossed))[ZONES_CROSSED]
    : answers[ZONES_CROSSED]
  useEffect(() => {
    if (said !== answers[ZONES_CROSSED]) onChange({ [ZONES_CROSSED]: said })
    // what it writes comes back as answers
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(said)])
  return zones.map(({ key, name, state, crossed, warning, because, source, sourceDate }) => (
    <Note
      key={key}
      tone={state === 'cruza' ? 'warn' : 'info'}
      role="status"
      title={
        state === 'cruza'
          ? `El lugar está en una zona especial: ${name}.`
          : `No se pudo comparar con: ${name}.`
      }
    >
      {[
        ...new Set(crossed.map(({ place, name: shape }) => `${place}${shape === '' ? '' : `: ${shape}`}`)),
      ].map((words) => (
        <p key={words}>{words}</p>
      ))}
      {warning !== '' && state === 'cruza' && <p>{warning}</p>}
      {because !== null && <p>{because} La Corporación lo comprueba después de radicar.</p>}
      <p className="v-small v-muted">
        {source}, {formatShortDate(sourceDate)}
      </p>
    </Note>
  ))
}
