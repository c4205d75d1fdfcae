import { ALERT, type AlertType } from '@ventanilla/domain/access/global-alerts'
import { bogotaClock, instantOfClock } from '@ventanilla/domain/terms/dates'

interface Kind {
  readonly value: AlertType
  readonly label: string
  readonly effect: string
}

const GENERAL: Kind = {
  value: ALERT.general,
  label: 'Aviso general',
  effect: 'Solo se muestra: no detiene nada.',
}

/** Kinds of alert and the effect of each, for the official who publishes it. */
export const KINDS: readonly Kind[] = [
  {
    value: ALERT.applicationDown,
    label: 'Aplicación fuera de servicio',
    effect: 'Nadie puede usar el portal mientras esté vigente. Usted podrá ingresar para retirarla.',
  },
  {
    value: ALERT.citizensNotLoggedIn,
    label: 'Ingreso de ciudadanos cerrado',
    effect: 'Ciudadanos y empresas no pueden iniciar sesión.',
  },
  { value: ALERT.noNewRequests, label: 'Sin solicitudes nuevas', effect: 'Nadie puede crear solicitudes.' },
  GENERAL,
  { value: ALERT.noSignatures, label: 'Firmas fuera de servicio', effect: 'Nadie puede firmar actos.' },
]

/** The kind chosen in the form, which only informs until another one is. */
export const kindOf = (chosen: string): Kind => KINDS.find((kind) => String(kind.value) === chosen) ?? GENERAL

export const kindLabel = (type: number): string =>
  KINDS.find((kind) => kind.value === type)?.label ?? String(type)

/** Converts a Bogotá wall-clock time ('2026-11-21T08:30') to an ISO instant; empty → null. */
export function instantOfLocal(local: string): string | null {
  return local === '' ? null : instantOfClock(local)
}

/** Inverse of `instantOfLocal`, for the input. */
export function localOfInstant(instant: string | null): string {
  return instant === null ? '' : bogotaClock(instant).slice(0, 16)
}
