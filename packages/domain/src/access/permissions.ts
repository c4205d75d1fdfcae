import { keysIn } from '../kernel/keys-in.ts'
import { type Actor, FOLLOW_UP_ROLES } from './actor.ts'
import { CONFIGURATION_EDITORS, CONFIGURATION_PUBLISHERS } from './configuration-roles.ts'
import { meetsRule } from './role-groups.ts'

/**
 * Roles × permission × reach. `can` decides about one case and `rowsFor` (db/scope.ts) describes the same set
 * for SQL; a property test compares them. Denies everything not granted here.
 */
export type Reach = 'own' | 'assigned' | 'followed' | 'office' | 'all'

export type Permission =
  | 'cases.read'
  | 'cases.draft'
  | 'cases.fileAtWindow' // draft and file an application for an applicant at the window
  | 'changes.ask' // request a change of applicant
  | 'cases.act' // complete a task; the task's audience restricts it further
  | 'cases.supervise' // assign, reassign, see workload
  | 'absences.manage' // register absences of officials: their own, or of whom they assign work to
  | 'cases.export'
  | 'acts.read'
  | 'acts.register'
  | 'bulletin.publish' // publish in the bulletin the acts that the law requires to be published
  | 'files.upload'
  | 'files.share' // grant access to an expediente for consultation or audit (decision 51)
  | 'thirdParties.manage' // correct how recognised third parties are reached, and end their capacity
  | 'users.admin'
  | 'alerts.admin'
  | 'parameters.admin'
  | 'configuration.read' // each of its kinds restricts these three further (configuration/rights.ts)
  | 'configuration.edit'
  | 'configuration.publish'
  | 'audit.read'
  | 'messages.read' // the report of messages: those of the cases in reach
  | 'messages.resend' // send a message of a case to a corrected address
  | 'metrics.read'
  | 'captures.confirm' // say on which reach of a stream a capture of water is
  | 'reports.read' // ask about cases, tasks and money; what is counted is what `cases.read` shows

const CITIZENS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO'] as const
const VIEW_ALL = [
  'CLI_ADMIN',
  'CLI_DIRECTOR_GENERAL',
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_SUBDIRECTOR_RECURSOS',
  'CLI_SUBDIRECTOR_ADMINISTRATIVO',
  'CLI_SECRETARIA_JURIDICA',
  'CLI_SECRETARIA_JURIDICA_SAF',
  'CLI_JEFE_OFICINAS_TERRITORIALES',
  'CLI_COORDINADOR_JURIDICO',
  'CLI_COORDINADOR_RECURSOS',
  'CLI_COORDINADOR_ADMINISTRATIVO',
  'CLI_GESTION_DOCUMENTAL',
  'CLI_CONTROL_INTERNO',
] as const
const SUPERVISORS = [
  'CLI_ADMIN',
  'CLI_COORDINADOR_JURIDICO',
  'CLI_COORDINADOR_RECURSOS',
  'CLI_COORDINADOR_ADMINISTRATIVO',
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_SUBDIRECTOR_RECURSOS',
] as const

/** «menuReportes» of the specification, but for those who do not see every case. */
const REPORT_READERS = [
  'CLI_ADMIN',
  'CLI_DIRECTOR_GENERAL',
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_SUBDIRECTOR_RECURSOS',
  'CLI_SUBDIRECTOR_ADMINISTRATIVO',
  'CLI_COORDINADOR_RECURSOS',
  'CLI_COORDINADOR_JURIDICO',
  'CLI_JEFE_OFICINAS_TERRITORIALES',
] as const

type Grants = Readonly<Record<string, Reach>>
const each = (roles: readonly string[], reach: Reach): Grants =>
  Object.fromEntries(roles.map((role) => [role, reach]))

/** The group menuReportes, everybody of it in the cases that they read. */
const REPORTED: Grants = {
  ...each(REPORT_READERS, 'all'),
  CLI_JEFE_TERRITORIAL: 'office',
  CLI_COORDINADOR_CONTROL_VIGILANCIA: 'assigned',
}

/**
 * `CLI_*` means every corporation role without its own entry (gaps 85); RESPEL and migration roles are listed.
 */
const ANY_STAFF: Grants = {
  'CLI_*': 'assigned',
  LIDER_RESPEL: 'assigned',
  PROFESIONAL_RESPEL: 'assigned',
  VALIDACION_MIGRACION: 'assigned',
}

export const GRANTS: Readonly<Record<Permission, Grants>> = {
  'cases.read': {
    ...each(CITIZENS, 'own'),
    USER_CONSULTA_EXPEDIENTE: 'own',
    ...ANY_STAFF,
    ...each(FOLLOW_UP_ROLES, 'followed'),
    ...each(VIEW_ALL, 'all'),
    // external: only expedientes to which access was granted
    CLI_AUDITOR_CONSULTA: 'own',
    CLI_JEFE_TERRITORIAL: 'office',
    SUPERADMIN: 'all',
    SYSTEM: 'all',
  },
  'cases.draft': { ...each(CITIZENS, 'own') },
  // only drafts begun at the window of the actor's own office, never drafts that applicants write themselves
  'cases.fileAtWindow': { CLI_VENTANILLA_UNICA: 'office' },
  // the window files for applicants who cannot; it reaches any case whose radicado and document it has
  'changes.ask': { ...each(CITIZENS, 'own'), CLI_VENTANILLA_UNICA: 'all' },
  // the superadministrator approves state changes (ADM-03); the task's audience restricts it further
  'cases.act': { ...each(CITIZENS, 'own'), ...ANY_STAFF, SUPERADMIN: 'assigned', SYSTEM: 'all' },
  'cases.supervise': { ...each(SUPERVISORS, 'all'), CLI_JEFE_TERRITORIAL: 'office' },
  // one's own; those of others by who administers accounts or assigns work
  'absences.manage': {
    ...each(Object.keys(ANY_STAFF), 'own'),
    ...each([...SUPERVISORS, 'SUPERADMIN'], 'all'),
    CLI_JEFE_TERRITORIAL: 'office',
  },
  'cases.export': {
    ...ANY_STAFF,
    ...each(VIEW_ALL, 'all'),
    CLI_JEFE_TERRITORIAL: 'office',
    ...each(CITIZENS, 'own'),
    SUPERADMIN: 'all',
  },
  'acts.read': {
    ...each(CITIZENS, 'own'),
    USER_CONSULTA_EXPEDIENTE: 'own',
    ...ANY_STAFF,
    ...each(FOLLOW_UP_ROLES, 'followed'),
    ...each(VIEW_ALL, 'all'),
    CLI_AUDITOR_CONSULTA: 'own',
    CLI_JEFE_TERRITORIAL: 'office',
    SUPERADMIN: 'all',
  },
  'acts.register': {
    ...each(
      [
        'CLI_ADMIN',
        'CLI_COORDINADOR_JURIDICO',
        'CLI_COORDINADOR_JURIDICO_SEGUIMIENTO',
        'CLI_COORDINADOR_JURIDICO_SANCIONATORIO',
        'CLI_SUBDIRECTOR_JURIDICO',
        'CLI_SECRETARIA_JURIDICA',
        'CLI_SECRETARIA_JURIDICA_SAF',
        'SUPERADMIN',
      ],
      'all',
    ),
    CLI_JEFE_TERRITORIAL: 'office',
  },
  'bulletin.publish': each(['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'], 'all'),
  'files.upload': { ...each(CITIZENS, 'own'), ...ANY_STAFF, SUPERADMIN: 'assigned' },
  'files.share': { CLI_GESTION_DOCUMENTAL: 'all' },
  // the window, in the cases that pass through it: those people come to the counter
  'thirdParties.manage': { ...each(['CLI_ADMIN', 'SUPERADMIN'], 'all'), CLI_VENTANILLA_UNICA: 'assigned' },
  'users.admin': each(['CLI_ADMIN', 'SUPERADMIN'], 'all'),
  'alerts.admin': each(['CLI_ADMIN', 'SUPERADMIN'], 'all'),
  'parameters.admin': each(['CLI_ADMIN', 'SUPERADMIN'], 'all'),
  'configuration.read': each(CONFIGURATION_EDITORS, 'all'),
  'configuration.edit': each(CONFIGURATION_EDITORS, 'all'),
  'configuration.publish': each(CONFIGURATION_PUBLISHERS, 'all'),
  'audit.read': each(['CLI_ADMIN', 'SUPERADMIN'], 'all'),
  'messages.read': REPORTED,
  // who directs the people that write to applicants
  'messages.resend': {
    ...each(['CLI_ADMIN', 'CLI_COORDINADOR_RECURSOS', 'CLI_COORDINADOR_JURIDICO'], 'all'),
    CLI_JEFE_TERRITORIAL: 'office',
    CLI_COORDINADOR_CONTROL_VIGILANCIA: 'assigned',
  },
  'reports.read': REPORTED,
  // who visits the place or writes the technical opinion, in their cases, and who directs them
  'captures.confirm': {
    ...each(['CLI_TECNICO', 'CLI_TECNICO_RECURSO_HIDRICO', 'CLI_TECNICO_SIG'], 'assigned'),
    CLI_COORDINADOR_RECURSOS: 'all',
  },
  'metrics.read': {
    ...each(SUPERVISORS, 'all'),
    ...each(['CLI_DIRECTOR_GENERAL', 'CLI_CONTROL_INTERNO', 'SUPERADMIN'], 'all'),
    CLI_JEFE_TERRITORIAL: 'office',
  },
}

const RANK: Readonly<Record<Reach, number>> = { own: 1, assigned: 2, followed: 3, office: 4, all: 5 }

/** Reaches of a user for a permission; several when several roles grant it differently. */
export function reachesOf(actor: Actor, permission: Permission): Reach[] {
  const grants = GRANTS[permission]
  const found = new Set<Reach>()
  for (const role of actor.roles) {
    const reach = grants[role] ?? (role.startsWith('CLI_') ? grants['CLI_*'] : undefined)
    if (reach) found.add(reach)
  }
  return [...found].sort((a, b) => RANK[b] - RANK[a])
}

/** Whether a user has the permission with any reach. */
export function holds(actor: Actor, permission: Permission): boolean {
  return reachesOf(actor, permission).length > 0
}

/** Every permission of a set of roles, sorted by name. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  const actor: Actor = { id: '', kind: 'sistema', name: '', roles, office: null, audience: [] }
  return keysIn(GRANTS)
    .filter((permission) => holds(actor, permission))
    .sort()
}

/** Facts of a case that `can` reads. */
export interface CaseSubject {
  /** users with a party's access: applicant, proxies with a valid power, consultation grants */
  readonly parties: readonly string[]
  readonly office: string | null
  /** users who have or had one of its tasks */
  readonly handlers: readonly string[]
  /** audience keys of its open tasks, also those of a colleague: their cases must be found during an absence */
  readonly offered: readonly string[]
  /** the same of tasks beside it in which something is asked about it: who answers reads what they are asked about */
  readonly asked: { readonly handlers: readonly string[]; readonly offered: readonly string[] }
  /** ended with obligations to verify (`leavesObligations`) */
  readonly followed: boolean
}

/**
 * Decides about one case.
 * Attack: reading or changing a case by guessing its id.
 */
export function can(actor: Actor, permission: Permission, subject: CaseSubject): boolean {
  const asked = permission === 'cases.read' && isAssigned(actor, subject.asked)
  return reachesOf(actor, permission).some((reach) => {
    switch (reach) {
      case 'all':
        return true
      case 'office':
        return (
          (actor.office !== null && subject.office === actor.office) || asked || isAssigned(actor, subject)
        )
      case 'followed':
        return subject.followed || asked || isAssigned(actor, subject)
      case 'assigned':
        return asked || isAssigned(actor, subject)
      case 'own':
        return subject.parties.includes(actor.id)
    }
  })
}

function isAssigned(actor: Actor, subject: Pick<CaseSubject, 'handlers' | 'offered'>): boolean {
  return subject.handlers.includes(actor.id) || subject.offered.some((key) => actor.audience.includes(key))
}

/** The rule of `can` as data for the query builder: a row must pass any one of these tests. */
export interface RowScope {
  readonly all: boolean
  readonly office: string | null
  readonly assigned: boolean
  readonly followed: boolean
  readonly own: boolean
}

export function scopeFor(actor: Actor, permission: Permission): RowScope {
  const reaches = reachesOf(actor, permission)
  return {
    all: reaches.includes('all'),
    office: reaches.includes('office') ? actor.office : null,
    assigned: reaches.some((reach) => reach === 'assigned' || reach === 'followed' || reach === 'office'),
    followed: reaches.includes('followed'),
    own: reaches.includes('own'),
  }
}

/**
 * Whether the steps of procedures can be given to a role: one of the corporation that reads the cases it works on. Attack: work
 * given to who only consults files that were opened to them, or to the superadministrator.
 */
export const worksOnCases = (role: string): boolean =>
  meetsRule([role], { groups: ['corporacion'] }) && GRANTS['cases.read'][role] !== 'own'
