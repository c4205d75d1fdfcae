import type { ZoneState } from '@ventanilla/domain/places/zone-answers'
import { formatShortDate } from '../../ui/formats.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { areaWords, shareWords } from './zone-words.ts'

const STATES = {
  cruza: { tone: 'warn', words: 'La cruza' },
  no_cruza: { tone: 'ok', words: 'No la cruza' },
  sin_verificar: { tone: 'bad', words: 'Sin verificar' },
} as const

interface ZoneLineProps {
  readonly zone: {
    readonly name: string
    readonly state: ZoneState
    readonly crossed: readonly {
      readonly place?: string
      readonly name: string
      readonly code: string
      readonly areaM2: number | null
      readonly share: number | null
    }[]
    readonly because: string | null
    readonly source: string
    readonly sourceDate: string
  }
}

/** What a zone says of a place: its state, the shapes, or why it is not known, with source and date. */
export function ZoneLine({ zone }: ZoneLineProps) {
  const { tone, words } = STATES[zone.state]
  return (
    <>
      <div className="v-row">
        <strong>{zone.name}</strong>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      {zone.crossed.map(({ place = '', name, code, areaM2, share }) => (
        <p key={`${place} ${code} ${name}`}>
          {place !== '' && `${place}: `}
          {name === '' ? 'figura sin nombre' : name}
          {code !== '' && <span className="v-muted"> · {code}</span>}
          {areaM2 !== null && share !== null && (
            <span className="v-num">
              {' '}
              · {areaWords(areaM2)}, {shareWords(share)} del lugar
            </span>
          )}
        </p>
      ))}
      {zone.because !== null && <p>{zone.because} No se sabe si la cruza: compruébelo antes de decidir.</p>}
      <p className="v-small v-muted">
        {zone.source}, {formatShortDate(zone.sourceDate)}
      </p>
    </>
  )
}
