const CITIZENS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO', 'USER_CONSULTA_EXPEDIENTE']

/**
 * Role groups of section 6, literally. `CLI_*` means every corporation role, listed or not (gaps 85). RESPEL
 * and migration roles belong to `corporacion` but not to `user`, and the superadministrator does not belong to
 * `corporacion` (gaps 86).
 */
export const ROLE_GROUPS = {
  admin: ['SUPERADMIN'],
  staff: ['SUPERADMIN'],
  user: ['SUPERADMIN', ...CITIZENS, 'CLI_*'],
  ciudadano: ['SUPERADMIN', ...CITIZENS],
  corporacion: ['CLI_*', 'LIDER_RESPEL', 'PROFESIONAL_RESPEL', 'VALIDACION_MIGRACION'],
  apoyoAdministrativo: [1, 2, 3, 4, 5, 6, 7].map((n) => `CLI_APOYO_ADMINISTRATIVO_${n}`),
  onlyGuest: [],
  viewonlyExpediente: [
    'CLI_ADMIN',
    'CLI_DIRECTOR_GENERAL',
    'CLI_SUBDIRECTOR_JURIDICO',
    'CLI_SUBDIRECTOR_RECURSOS',
    'CLI_SECRETARIA_JURIDICA',
    'CLI_JEFE_OFICINAS_TERRITORIALES',
    'CLI_JEFE_TERRITORIAL',
    'CLI_COORDINADOR_JURIDICO',
    'CLI_SECRETARIA_JURIDICA_SAF',
  ],
  traslatesol: [
    'SUPERADMIN',
    'CLI_DIRECTOR_GENERAL',
    'CLI_ADMIN',
    'CLI_SUBDIRECTOR_JURIDICO',
    'CLI_JEFE_TERRITORIAL',
  ],
  menuUploadFile: [
    'SUPERADMIN',
    'CLI_VENTANILLA_UNICA',
    'CLI_ADMIN',
    'CLI_VALIDACION_TECNICA',
    'CLI_VALIDACION_JURIDICA',
  ],
  menuQueja: ['CLI_VENTANILLA_UNICA', 'CLI_ADMIN'],
  menuReportes: [
    'CLI_ADMIN',
    'CLI_DIRECTOR_GENERAL',
    'CLI_SUBDIRECTOR_JURIDICO',
    'CLI_SUBDIRECTOR_RECURSOS',
    'CLI_SUBDIRECTOR_ADMINISTRATIVO',
    'CLI_JEFE_TERRITORIAL',
    'CLI_COORDINADOR_RECURSOS',
    'CLI_COORDINADOR_JURIDICO',
    'CLI_JEFE_OFICINAS_TERRITORIALES',
    'CLI_COORDINADOR_CONTROL_VIGILANCIA',
  ],
  multitramiteAcumulacionRoles: [
    'CLI_COORDINADOR_ADMINISTRATIVO',
    'CLI_COORDINADOR_JURIDICO',
    'CLI_COORDINADOR_JURIDICO_SEGUIMIENTO',
    'CLI_COORDINADOR_JURIDICO_SANCIONATORIO',
    'CLI_ADMIN',
  ],
  menuActosAdministrativos: [
    'CLI_ADMIN',
    'CLI_COORDINADOR_JURIDICO',
    'CLI_COORDINADOR_JURIDICO_SEGUIMIENTO',
    'CLI_COORDINADOR_JURIDICO_SANCIONATORIO',
    'CLI_SUBDIRECTOR_JURIDICO',
    'CLI_JEFE_TERRITORIAL',
  ],
} as const satisfies Record<string, readonly string[]>

export type RoleGroup = keyof typeof ROLE_GROUPS

/** A set of roles: members of the groups, and single roles. */
export interface RoleRule {
  readonly groups?: readonly RoleGroup[]
  readonly roles?: readonly string[]
}

/** Whether a role belongs to a group. */
export function isMember(role: string, group: RoleGroup): boolean {
  const members: readonly string[] = ROLE_GROUPS[group]
  return members.includes(role) || (role.startsWith('CLI_') && members.includes('CLI_*'))
}

/** Whether any of a user's roles meets a rule; main and additional roles count alike (gaps 91). */
export const meetsRule = (held: readonly string[], rule: RoleRule): boolean =>
  held.some(
    (role) => (rule.roles ?? []).includes(role) || (rule.groups ?? []).some((group) => isMember(role, group)),
  )

/** Page shown after logging out (section 2), by the main role alone (gaps 91). */
export function logoutDestination(mainRole: string): '/' | '/iniciar-sesion' | '/iniciar-sesion-funcionario' {
  if (mainRole === '') return '/iniciar-sesion'
  return isMember(mainRole, 'ciudadano') ? '/' : '/iniciar-sesion-funcionario'
}

/** Whether a role is one of officials, administrators included. */
export const isOfStaff = (role: string): boolean => meetsRule([role], { groups: ['corporacion', 'admin'] })
