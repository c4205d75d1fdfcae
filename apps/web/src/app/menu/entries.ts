import { FOLLOW_UP_ROLES } from '@ventanilla/domain/access/actor'
import { rolesOfGroups } from '@ventanilla/domain/access/configuration-roles'
import type { RoleRule } from '@ventanilla/domain/access/role-groups'

/**
 * Side menu in the specification's order; a test compares it with the catalogue row by row. An entry appears
 * once a screen is registered for its path. `settled` marks the nine whose audience the specification names:
 * these stay literal, the rest is an interpretation (gaps 88, decision 29): only roles with work, something to
 * start or something to assign there. A test compares that with the workflows (acceptance/walls.test.ts).
 * `icon` names a Tabler icon.
 */
export interface MenuEntry {
  readonly path: string
  readonly label: string
  readonly icon: string
  readonly seenBy: RoleRule
  readonly settled: boolean
}

const settled = (path: string, label: string, icon: string, seenBy: RoleRule): MenuEntry => ({
  path,
  label,
  icon,
  seenBy,
  settled: true,
})
const open = (path: string, label: string, icon: string, seenBy: RoleRule): MenuEntry => ({
  path,
  label,
  icon,
  seenBy,
  settled: false,
})
const only = (...roles: readonly string[]): RoleRule => ({ roles })
// «puede operar cualquier bandeja»: sees everyone's tasks of a step and assigns them
const adminAnd = (...roles: readonly string[]): RoleRule => only('CLI_ADMIN', ...roles)
const ADMINS = only('CLI_ADMIN', 'SUPERADMIN')
// roles that decide about these lists
const LEGAL_LISTS = only(...rolesOfGroups(['administrators', 'legalOffice']))
const LINK_LISTS = only(...rolesOfGroups(['administrators', 'legalOffice', 'resourceOffice']))
const STAFF: RoleRule = { groups: ['admin', 'corporacion'] }
// the records office keeps the files, control roles read them, and roles that start seguimiento read those that
// left obligations
const FILES: RoleRule = {
  groups: ['ciudadano', 'viewonlyExpediente'],
  roles: ['CLI_GESTION_DOCUMENTAL', 'CLI_CONTROL_INTERNO', 'CLI_AUDITOR_CONSULTA', ...FOLLOW_UP_ROLES],
}

export const MENU_ENTRIES: readonly MenuEntry[] = [
  open('/dashboard', 'Inicio', 'dashboard', { groups: ['user', 'corporacion'] }),
  settled('/mis-solicitudes', 'Mis solicitudes', 'files', { groups: ['ciudadano'] }),
  open(
    '/asignacion-tramites-migracion',
    'Asignación de trámites en migración',
    'database-import',
    adminAnd('VALIDACION_MIGRACION'),
  ),
  open('/usuarios', 'Usuarios', 'users', ADMINS),
  settled('/solicitudes', 'Solicitudes', 'inbox', { groups: ['corporacion', 'staff'] }),
  open('/buscar-tramite', 'Buscar trámite', 'search', STAFF),
  settled('/upload-files-ventanilla', 'Cargar archivos', 'upload', { groups: ['menuUploadFile'] }),
  open(
    '/revisar-documento-expediente',
    'Revisar documentos de expediente',
    'file-search',
    adminAnd('VALIDACION_MIGRACION'),
  ),
  open('/mis-expedientes', 'Expedientes', 'folders', FILES),
  open('/historico-mis-expedientes', 'Histórico de expedientes', 'history', FILES),
  open('/territorial', 'Territoriales', 'map-pin', ADMINS),
  open(
    '/asignacion-territorial',
    'Asignación territorial',
    'map-pins',
    adminAnd('CLI_JEFE_OFICINAS_TERRITORIALES'),
  ),
  open('/entes-control', 'Entes de control', 'building-bank', LEGAL_LISTS),
  open('/parametrizacion-tramites', 'Parametrización de trámites', 'settings', ADMINS),
  open('/parametrizacion-grupos', 'Parametrización de grupos', 'users-group', ADMINS),
  open('/asignacion-anexos-tramite', 'Anexos por trámite', 'paperclip', ADMINS),
  open('/numeracion', 'Numeración', 'list-numbers', LEGAL_LISTS),
  open('/causales-rechazo', 'Causales de rechazo', 'circle-x', LEGAL_LISTS),
  open('/causales-reagendamiento', 'Causales de reagendamiento', 'calendar-repeat', LEGAL_LISTS),
  open('/causales-devolucion', 'Causales de devolución', 'arrow-back-up', LEGAL_LISTS),
  open('/tiempo-tramite', 'Tiempos de trámite', 'clock', ADMINS),
  open(
    '/reg-solicitante',
    'Registrar solicitante',
    'user-plus',
    only('CLI_VENTANILLA_UNICA', 'USER_APODERADO', 'USER_CIUDADANO', 'USER_EMPRESA'),
  ),
  settled('/reporte', 'Reportes', 'chart-bar', { groups: ['menuReportes'] }),
  settled('/reporte-correos', 'Reporte de correos', 'mail', { groups: ['menuReportes'] }),
  open('/link-normativa-pueaa', 'Normativa PUEAA', 'link', LINK_LISTS),
  open(
    '/reg-interviniente',
    'Intervinientes',
    'user-share',
    only('CLI_ADMIN', 'SUPERADMIN', 'CLI_VENTANILLA_UNICA'),
  ),
  open('/busqueda-coordenadas', 'Búsqueda por coordenadas', 'map-search', STAFF),
  open('/calendario-personalizado', 'Calendario', 'calendar', LEGAL_LISTS),
  open(
    '/liquidacion',
    'Liquidación',
    'calculator',
    adminAnd('CLI_FINANCIERO', 'CLI_LIQUIDADOR', 'CLI_SUBDIRECTOR_ADMINISTRATIVO'),
  ),
  open('/zonas', 'Zonas', 'map', ADMINS),
  open('/arboles', 'Árboles', 'tree', ADMINS),
  open(
    '/liquidacion-masiva',
    'Liquidación masiva',
    'stack',
    adminAnd('CLI_FACTURACION_TASAS', 'CLI_LIQUIDADOR'),
  ),
  settled('/actos-administrativos', 'Actos administrativos', 'certificate', {
    groups: ['menuActosAdministrativos'],
  }),
  settled('/trasladar-tramite', 'Trasladar trámite', 'transfer', { groups: ['traslatesol'] }),
  open(
    '/creacion-documentos',
    'Creación de documentos',
    'file-plus',
    adminAnd(
      'CLI_APOYO_ADMINISTRATIVO_3',
      'CLI_COORDINADOR_CONTROL_VIGILANCIA',
      'CLI_JEFE_TERRITORIAL',
      'CLI_JURIDICO',
      'CLI_JURIDICO_RECURSOS',
      'CLI_JURIDICO_SANCIONATORIO',
      'CLI_JURIDICO_SEGUIMIENTO',
    ),
  ),
  open('/workflow-seguimiento', 'Seguimiento', 'eye-check', adminAnd(...FOLLOW_UP_ROLES)),
  open(
    '/workflow-sancionatorio',
    'Sancionatorio',
    'gavel',
    adminAnd('CLI_COORDINADOR_CONTROL_VIGILANCIA', 'CLI_COORDINADOR_JURIDICO_SANCIONATORIO'),
  ),
  open('/workflow-paralelos', 'Procesos paralelos', 'git-branch', adminAnd('CLI_JURIDICO')),
  open(
    '/notificaciones',
    'Notificaciones',
    'bell',
    adminAnd('CLI_NOTIFICADOR', 'CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'),
  ),
  open(
    '/actividades-adicionales',
    'Actividades adicionales',
    'list-check',
    adminAnd('CLI_COORDINADOR_ADMINISTRATIVO', 'CLI_COORDINADOR_RECURSOS'),
  ),
  open(
    '/revocatoria-directa-menu',
    'Revocatoria directa',
    'file-off',
    adminAnd(
      'CLI_COORDINADOR_JURIDICO',
      'CLI_JURIDICO_RECURSOS',
      'USER_APODERADO',
      'USER_CIUDADANO',
      'USER_EMPRESA',
    ),
  ),
  open(
    '/reasignacion-profesional',
    'Reasignación de profesional',
    'arrows-exchange',
    adminAnd('CLI_COORDINADOR_JURIDICO', 'CLI_COORDINADOR_RECURSOS'),
  ),
  settled('/creacion-queja/nuevo', 'Nueva queja', 'message-report', { groups: ['menuQueja'] }),
  open(
    '/devolver-tramite',
    'Devolver trámite',
    'arrow-back',
    adminAnd(
      'CLI_COORDINADOR_JURIDICO',
      'CLI_COORDINADOR_RECURSOS',
      'CLI_VALIDACION_TECNICA',
      'LIDER_RESPEL',
    ),
  ),
  open(
    '/actualizar-predios',
    'Actualizar predios',
    'home-edit',
    adminAnd('CLI_VALIDACION_JURIDICA', 'CLI_VENTANILLA_UNICA'),
  ),
  settled('/multitramite-acumulacion', 'Acumulación de trámites', 'stack-push', {
    groups: ['multitramiteAcumulacionRoles'],
  }),
  open('/actualizar-paso-uno', 'Actualizar paso uno', 'edit', adminAnd('CLI_VENTANILLA_UNICA')),
  open(
    '/actualizar-datos-infractor',
    'Actualizar datos del infractor',
    'user-edit',
    adminAnd('CLI_COORDINADOR_JURIDICO_SANCIONATORIO', 'CLI_JURIDICO_SANCIONATORIO'),
  ),
  open('/actualizar-costos', 'Actualizar costos', 'coin', adminAnd('CLI_LIQUIDADOR')),
  open(
    '/recurso-reposicion',
    'Recurso de reposición',
    'scale',
    adminAnd('CLI_DIRECTOR_GENERAL', 'CLI_JURIDICO_RECURSOS', 'CLI_SUBDIRECTOR_JURIDICO'),
  ),
]
