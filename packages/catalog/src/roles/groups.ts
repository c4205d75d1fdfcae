import type { Role } from './roles.ts'
import { ROLES } from './roles.ts'

/**
 * Role groups, word for word as section 6 of the specification gives them. `user` and `corporacion` speak of "all CLI_
 * roles" and so follow the list of roles; the special roles LIDER_RESPEL and its like are in `corporacion` only.
 */
const codes = (keep: (role: Role) => boolean): readonly string[] =>
  ROLES.filter(keep).map((role) => role.code)
const CITIZENS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO', 'USER_CONSULTA_EXPEDIENTE']
const isCli = (role: Role): boolean => role.code.startsWith('CLI_')

export const ROLE_GROUPS = {
  admin: ['SUPERADMIN'],
  staff: ['SUPERADMIN'],
  user: ['SUPERADMIN', ...CITIZENS, ...codes(isCli)],
  ciudadano: ['SUPERADMIN', ...CITIZENS],
  corporacion: codes((role) => isCli(role) || role.origin === 'especial'),
  apoyoAdministrativo: [
    'CLI_APOYO_ADMINISTRATIVO_1',
    'CLI_APOYO_ADMINISTRATIVO_2',
    'CLI_APOYO_ADMINISTRATIVO_3',
    'CLI_APOYO_ADMINISTRATIVO_4',
    'CLI_APOYO_ADMINISTRATIVO_5',
    'CLI_APOYO_ADMINISTRATIVO_6',
    'CLI_APOYO_ADMINISTRATIVO_7',
  ],
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
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RoleGroup = keyof typeof ROLE_GROUPS

/** Groups that any of the roles belongs to; additional roles count. */
export function groupsOf(roles: readonly string[]): RoleGroup[] {
  return (Object.keys(ROLE_GROUPS) as RoleGroup[]).filter((group) =>
    (ROLE_GROUPS[group] as readonly string[]).some((code) => roles.includes(code)),
  )
}

/** Where a person goes after logging out: citizens and the superadmin to the landing page, staff to their login. */
export function logoutDestination(mainRole: string): '/' | '/iniciar-sesion-funcionario' {
  return (ROLE_GROUPS.ciudadano as readonly string[]).includes(mainRole) ? '/' : '/iniciar-sesion-funcionario'
}
