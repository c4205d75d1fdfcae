/** Who acts. `audience` holds the keys under which tasks are offered: 'CLI_JURIDICO' or, bound to an office, 'CLI_TECNICO@ibague'. */
export interface Actor {
  readonly id: string
  readonly kind: 'ciudadano' | 'empresa' | 'apoderado' | 'consulta' | 'funcionario' | 'sistema'
  readonly name: string
  /** main role first, then additional ones */
  readonly roles: readonly string[]
  /** office of the person, for office-bound roles */
  readonly office: string | null
  readonly audience: readonly string[]
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
 * Who begins follow-up finds what it is about: cases that ended and left obligations, and what is assigned to them as to
 * anybody. None of these roles is bound to an office (decision 35), so their territory is every office; a test says so.
 */
export const FOLLOW_UP_ROLES = ['CLI_COORDINADOR_SEGUIMIENTO', 'CLI_APOYO_ADMINISTRATIVO_7'] as const

/** Key under which a task for `role` in `office` is offered. */
export function audienceKey(role: string, office: string | null): string {
  return OFFICE_BOUND_ROLES.has(role) && office !== null ? `${role}@${office}` : role
}

/**
 * Key under which a task of the parties is offered: to any of them, or to the one who gives the case away, or to the one
 * who takes it. Lists of what waits for a person read it.
 */
export function audienceOfParty(party: 'solicitante' | 'nuevo_solicitante' | undefined): string {
  if (party === undefined) return 'SOLICITANTE'
  return party === 'solicitante' ? 'QUIEN_CEDE' : 'QUIEN_RECIBE'
}

/** Keys of a person: all their roles, office-bound ones in their own office only. */
export function audienceOf(roles: readonly string[], office: string | null): string[] {
  return roles.map((role) => audienceKey(role, office))
}

/** The clock's own actor: expiries and automatic steps (decision 33). */
export const SYSTEM: Actor = {
  id: '00000000-0000-7000-8000-000000000000',
  kind: 'sistema',
  name: 'Sistema',
  roles: ['SYSTEM'],
  office: null,
  audience: ['SYSTEM'],
}
