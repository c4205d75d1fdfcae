import type { Actor } from '../access/actor.ts'
import { scopeFor } from '../access/permissions.ts'
import type { Fault } from '../kernel/problem.ts'
import { addDays, type IsoDate, isIsoDate } from '../terms/dates.ts'
import { type AbsenceState, type Days, daysWords } from './absence-words.ts'

/**
 * Absences of officials: who is absent, in which days, and who does their assigned tasks meanwhile. Nothing passes to
 * the stand-in: what they leave undone is the absent official's again when the absence ends.
 */

/** Days of the longest absence that is registered at once. */
export const LONGEST_ABSENCE = 366

export const overlap = (a: Days, b: Days): boolean => a.from <= b.until && b.from <= a.until

/** An official, as the rules of absences see them. */
export interface Colleague {
  readonly id: string
  readonly name: string
  /** can log in, and is an official */
  readonly active: boolean
  readonly audience: readonly string[]
  /** their own absences that were not ended */
  readonly absences: readonly Days[]
}

/** Whether the actor registers, changes and ends absences of this official. */
export function keepsAbsencesOf(
  actor: Actor,
  person: { readonly id: string; readonly office: string | null },
): boolean {
  const scope = scopeFor(actor, 'absences.manage')
  if (scope.all) return true
  if (scope.office !== null && person.office === scope.office) return true
  return (scope.own || scope.office !== null) && person.id === actor.id
}

/** What is wrong with the days; `today` in Bogotá. A past day was decided by who was there. */
export function faultsOfDays({ from, until }: Days, today: IsoDate, begun = false): readonly Fault[] {
  if (!isIsoDate(from) || !isIsoDate(until))
    return [{ path: isIsoDate(from) ? 'until' : 'from', message: 'Escriba un día del calendario.' }]
  if (!begun && from < today)
    return [
      {
        path: 'from',
        message: 'Una ausencia empieza hoy o después: lo que ya se hizo lo hizo quien estaba.',
      },
    ]
  if (until < from) return [{ path: 'until', message: 'El último día no puede ser anterior al primero.' }]
  if (until < today) return [{ path: 'until', message: 'El último día no puede estar en el pasado.' }]
  if (until > addDays(from, LONGEST_ABSENCE))
    return [{ path: 'until', message: 'Registre a lo sumo un año. Después puede registrar otra ausencia.' }]
  return []
}

/**
 * Why a colleague cannot stand in for an absent official in these days; null: they can. An absent official stands in for
 * nobody, so that there are neither chains nor circles.
 */
export function whyNotStandIn(
  standIn: Colleague,
  absent: Pick<Colleague, 'id' | 'name' | 'audience'>,
  days: Days,
): string | null {
  if (standIn.id === absent.id) return 'Nadie se reemplaza a sí mismo. Elija a otra persona.'
  if (!standIn.active) return `La cuenta de ${standIn.name} no está activa. Elija a otra persona.`
  if (!standIn.audience.some((key) => absent.audience.includes(key)))
    return `${standIn.name} no tiene ningún rol de ${absent.name} en su oficina. Elija a quien lo tenga.`
  const own = standIn.absences.find((one) => overlap(one, days))
  return own === undefined
    ? null
    : `${standIn.name} también está ausente, ${daysWords(own)}. Elija a otra persona.`
}

/** Two absences of one person in the same days; null: none. */
export function whyNotAbsent(person: Colleague, days: Days): string | null {
  const other = person.absences.find((one) => overlap(one, days))
  return other === undefined
    ? null
    : `${person.name} ya tiene una ausencia ${daysWords(other)}. Cámbiela o termínela antes.`
}

/**
 * Why nobody does the tasks of an absent official on some day from `today` on; null: the stand-in does. `standIn` undefined:
 * nobody was named.
 */
export function whyUncovered(
  absent: Pick<Colleague, 'id' | 'name' | 'audience'>,
  standIn: Colleague | undefined,
  { from, until }: Days,
  today: IsoDate,
): string | null {
  if (standIn === undefined)
    return 'Nadie hace sus tareas mientras tanto: esperan, o las asigna de nuevo quien reparte el trabajo.'
  return whyNotStandIn(standIn, absent, { from: from < today ? today : from, until })
}

/** Keys under which the absent official gets work that the stand-in does not. */
export const keysLeft = (
  absent: Pick<Colleague, 'audience'>,
  standIn: Pick<Colleague, 'audience'>,
): readonly string[] => absent.audience.filter((key) => !standIn.audience.includes(key))

export function stateOfAbsence({ from, until }: Days, ended: boolean, today: IsoDate): AbsenceState {
  if (ended || until < today) return 'terminada'
  return from > today ? 'porEmpezar' : 'enCurso'
}
