/**
 * The acting user or system. `audience` holds the keys under which tasks are offered: 'CLI_JURIDICO' or, bound
 * to an office, 'CLI_TECNICO@ibague'.
 */
export interface Actor {
  readonly id: string
  readonly kind: 'ciudadano' | 'empresa' | 'apoderado' | 'consulta' | 'funcionario' | 'sistema'
  readonly name: string
  /** main role first, then additional ones */
  readonly roles: readonly string[]
  /** the user's office, for office-bound roles */
  readonly office: string | null
  readonly audience: readonly string[]
  /** absent officials whose assigned tasks this one does meanwhile; none for an actor without a session */
  readonly standsInFor?: readonly Absent[]
}

/** An official who is absent today. */
export interface Absent {
  readonly id: string
  readonly name: string
}

/** Roles that only act within their office (decision 35). */
export const OFFICE_BOUND_ROLES: ReadonlySet<string> = new Set([
  'CLI_JEFE_TERRITORIAL',
  'CLI_TECNICO',
  'CLI_TECNICO_FORESTAL',
  'CLI_TECNICO_LICENCIAS',
  'CLI_TECNICO_SEGUIMIENTO',
  'CLI_TECNICO_RECURSO_HIDRICO',
  'CLI_TECNICO_SIG',
  'CLI_TECNICO_SANCIONATORIO',
  'CLI_APOYO_ADMINISTRATIVO_1',
])

/**
 * Roles that begin follow-up: they find ended cases with obligations, besides their assigned cases. None is
 * bound to an office (decision 35), so they cover every office; a test asserts it.
 */
export const FOLLOW_UP_ROLES = ['CLI_COORDINADOR_SEGUIMIENTO', 'CLI_APOYO_ADMINISTRATIVO_7'] as const

/** Key under which a task for `role` in `office` is offered. */
export function audienceKey(role: string, office: string | null): string {
  return OFFICE_BOUND_ROLES.has(role) && office !== null ? `${role}@${office}` : role
}

/** The same key for another office; one that is bound to none stays. */
export const inOffice = (key: string, office: string | null): string =>
  key.includes('@') && office !== null ? `${key.slice(0, key.indexOf('@'))}@${office}` : key

/**
 * Key under which a task of the parties is offered: to any of them, or only to the transferor or the transferee
 * in a change of applicant. Lists of a user's pending tasks read it.
 */
export function audienceOfParty(party: 'solicitante' | 'nuevo_solicitante' | undefined): string {
  if (party === undefined) return 'SOLICITANTE'
  return party === 'solicitante' ? 'QUIEN_CEDE' : 'QUIEN_RECIBE'
}

/** Audience keys of a user: all their roles, office-bound ones only in their own office. */
export function audienceOf(roles: readonly string[], office: string | null): string[] {
  return roles.map((role) => audienceKey(role, office))
}

/** Actor of expiries and automatic steps (decision 33). */
export const SYSTEM: Actor = {
  id: '00000000-0000-7000-8000-000000000000',
  kind: 'sistema',
  name: 'Sistema',
  roles: ['SYSTEM'],
  office: null,
  audience: ['SYSTEM'],
}
