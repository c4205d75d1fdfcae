import { countdown } from '@ventanilla/domain/configuration/year-ahead'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { deviceNow } from '../../client/clock.ts'
import { may } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import { Note } from '../../ui/states/note.tsx'
import { missingOf } from './elemento/year-note.tsx'
import { useItemIfAny, useKinds } from './item-data.ts'
import { doorOf, isOpenKind, itemAddress, type OpenKind } from './puertas/doors.ts'

/** In December, what next year still lacks, for those who prepare it; nothing else. */
export default function YearAhead() {
  const user = useUser()
  const ahead = countdown(bogotaDate(new Date(deviceNow()).toISOString()))
  const kinds = useKinds(ahead !== null && may(user, 'configuration.edit'))
  if (ahead === null) return null
  return (kinds.data ?? []).flatMap(({ kind, canEdit }) =>
    canEdit && isOpenKind(kind) && doorOf(kind).years !== undefined
      ? [<Countdown key={kind} kind={kind} year={ahead.year} days={ahead.days} />]
      : [],
  )
}

interface CountdownProps {
  readonly kind: OpenKind
  readonly year: number
  readonly days: number
}

function Countdown({ kind, year, days }: CountdownProps) {
  const own = useItemIfAny({ kind, key: String(year) })
  const before = useItemIfAny({ kind, key: String(year - 1) })
  if (own.data === undefined || before.data === undefined) return null
  const door = doorOf(kind)
  const missing = missingOf(door, String(year), own.data, before.data)
  if (missing.length === 0) return null
  return (
    <Note
      tone="warn"
      title={`${days === 1 ? 'Falta 1 día' : `Faltan ${days} días`} para ${year}. ${door.years?.falls ?? ''}:`}
    >
      {missing.join('; ')}. <a href={itemAddress(kind, String(year))}>Prepararlo</a>
    </Note>
  )
}
