import type { IsoDate } from '../terms/dates.ts'
import { standsGranted } from './granted-permit.ts'

/** What of a case says how much water it takes. */
export interface TakingCase {
  /** of a linked case; null: the procedure's own */
  readonly family: string | null
  readonly closed: boolean
  readonly status: string
  /** `decision.sentido` */
  readonly sense: unknown
  /** last day of the permit; null or '': without one */
  readonly until: string | null
  /** granted by the decision */
  readonly decided: unknown
  /** `recurso.decision`, and what it left */
  readonly appeal: unknown
  readonly appealed: unknown
  /** asked for by the application, in its unit */
  readonly asked: unknown
  /** factor of that unit to litres a second */
  readonly times: number
}

interface WaterTaken {
  readonly state: 'otorgada' | 'en_tramite'
  /** litres a second; null: nobody wrote them */
  readonly litres: number | null
}

/**
 * The water that a case takes on a day: what it granted while that is in force, or what it asks for while it is in progress.
 * Null: denied, revoked, expired, or a case of another kind. An appeal that changed or granted replaces the decision's flow
 * (decision 45).
 */
export function waterTaken(of: TakingCase, today: IsoDate): WaterTaken | null {
  if (of.family !== null) return null
  if (!of.closed) {
    const asked = litresOf(of.asked)
    return { state: 'en_tramite', litres: asked === null ? null : asked * of.times }
  }
  if (!standsGranted(of)) return null
  if (of.until !== null && of.until !== '' && of.until < today) return null
  const changed = of.appeal === 'modifica' || of.appeal === 'otorga'
  return { state: 'otorgada', litres: (changed ? litresOf(of.appealed) : null) ?? litresOf(of.decided) }
}

/** Numbers as forms and facts keep them: numbers, or texts of digits. */
function litresOf(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null
  const litres = Number(value)
  return Number.isFinite(litres) && litres >= 0 ? litres : null
}
