/**
 * Optional notices besides those in the portal. Notices that start a term, summon to the office or prove a
 * filing are always sent (CPACA arts. 56, 57 and 67).
 */
export interface Wish {
  readonly id: WishId
  readonly label: string
  readonly help: string
  readonly channel: 'email' | 'sms'
  readonly of: 'solicitante' | 'funcionario'
  /** default for users who never chose */
  readonly initial: boolean
}
export const WISH_IDS = ['correo_avance', 'sms_plazos', 'correo_asignadas', 'correo_devueltos'] as const
export type WishId = (typeof WISH_IDS)[number]

export const WISHES: readonly Wish[] = [
  {
    id: 'correo_avance',
    label: 'Correo cuando su solicitud avanza',
    help: 'El recibo de un recurso y el cierre del caso. Lo que tiene plazo le llega siempre.',
    channel: 'email',
    of: 'solicitante',
    initial: true,
  },
  {
    id: 'sms_plazos',
    label: 'SMS cuando empieza un plazo para usted',
    help: 'Además del correo: un requerimiento, un recibo por pagar o una notificación por abrir.',
    channel: 'sms',
    of: 'solicitante',
    initial: false,
  },
  {
    id: 'correo_asignadas',
    label: 'Correo cuando le asignan una tarea',
    help: 'Además del aviso en la campana.',
    channel: 'email',
    of: 'funcionario',
    initial: false,
  },
  {
    id: 'correo_devueltos',
    label: 'Correo cuando le devuelven un documento',
    help: 'Con el motivo de la devolución.',
    channel: 'email',
    of: 'funcionario',
    initial: true,
  },
]

/** Choices of a user; omits preferences they never changed. */
export type Chosen = Readonly<Partial<Record<WishId, boolean>>>

const ofKind = (kind: string): Wish['of'] => (kind === 'funcionario' ? 'funcionario' : 'solicitante')

/** Preferences available to a kind of account. */
export const wishesOf = (kind: string): readonly Wish[] => WISHES.filter((wish) => wish.of === ofKind(kind))

/** Whether a user wants a notice, by choice or by default. */
export function isWanted(id: WishId, kind: string, chosen: Chosen): boolean {
  const wish = wishesOf(kind).find((one) => one.id === id)
  return wish !== undefined && (chosen[id] ?? wish.initial)
}
