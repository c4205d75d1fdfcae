import { readFileSync } from 'node:fs'
import type { Actor } from '@ventanilla/domain/access/actor'
import { GRANTS, type Permission, type Reach, reachesOf } from '@ventanilla/domain/access/permissions'
import { describe, expect, it } from 'vitest'
import { ROLES } from './roles.ts'

/**
 * Permissions and their reach, derived by hand from the roles of the fact sheets (spec/domain/roles.json), the
 * specification's groups and the decisions; independent of `GRANTS`, which it checks.
 */
interface WrittenRole {
  readonly rl_rol: string
  readonly grupos: readonly string[]
}
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../spec/${name}`, import.meta.url), 'utf8'))
const written = (read('domain/roles.json') as { roles: WrittenRole[] }).roles
const groups = new Map(
  (read('roles.json') as { groups: { id: string; members: string[] }[] }).groups.map((one) => [
    one.id,
    one.members,
  ]),
)

const APPLICANTS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO']
/** 50 CLI_ roles, and the three of RESPEL and the migration */
const STAFF = written.filter(({ grupos }) => grupos.includes('corporacion')).map(({ rl_rol }) => rl_rol)

/** The group viewonlyExpediente without the heads of a single office (decision 35), … */
const READS_ALL = [
  'CLI_ADMIN',
  'CLI_DIRECTOR_GENERAL',
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_SUBDIRECTOR_RECURSOS',
  'CLI_SECRETARIA_JURIDICA',
  'CLI_SECRETARIA_JURIDICA_SAF',
  'CLI_JEFE_OFICINAS_TERRITORIALES',
  'CLI_COORDINADOR_JURIDICO',
  // … and the other roles that assign, approve or keep records of every office, and internal control
  'CLI_SUBDIRECTOR_ADMINISTRATIVO',
  'CLI_COORDINADOR_RECURSOS',
  'CLI_COORDINADOR_ADMINISTRATIVO',
  'CLI_GESTION_DOCUMENTAL',
  'CLI_CONTROL_INTERNO',
]
/** Roles that assign work: legal, technical and administrative coordination, and their superiors. */
const SUPERVISE_ALL = [
  'CLI_ADMIN',
  'CLI_COORDINADOR_JURIDICO',
  'CLI_COORDINADOR_RECURSOS',
  'CLI_COORDINADOR_ADMINISTRATIVO',
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_SUBDIRECTOR_RECURSOS',
]
/** Roles that begin follow-up see the cases to be followed. */
const FOLLOW = ['CLI_COORDINADOR_SEGUIMIENTO', 'CLI_APOYO_ADMINISTRATIVO_7']
/** External and consulting roles: only the cases they were given access to (decision 51). */
const GIVEN_ACCESS = ['USER_CONSULTA_EXPEDIENTE', 'CLI_AUDITOR_CONSULTA']
const HEAD = ['CLI_JEFE_TERRITORIAL']
const ADMINISTRATORS = ['SUPERADMIN', 'CLI_ADMIN']
const CONFIGURE = [
  ...ADMINISTRATORS,
  'CLI_SUBDIRECTOR_JURIDICO',
  'CLI_COORDINADOR_JURIDICO',
  'CLI_SUBDIRECTOR_ADMINISTRATIVO',
  'CLI_COORDINADOR_ADMINISTRATIVO',
  'CLI_LIQUIDADOR',
  'CLI_SUBDIRECTOR_RECURSOS',
  'CLI_COORDINADOR_RECURSOS',
]

type Row = Partial<Record<Reach, readonly string[]>>
const without = (roles: readonly string[], ...others: (readonly string[])[]): string[] =>
  roles.filter((role) => !others.flat().includes(role))

const READ: Row = {
  own: [...APPLICANTS, ...GIVEN_ACCESS],
  assigned: without(STAFF, READS_ALL, FOLLOW, GIVEN_ACCESS, HEAD),
  followed: FOLLOW,
  office: HEAD,
  all: ['SUPERADMIN', ...READS_ALL],
}

const EXPECTED: Readonly<Record<Permission, Row>> = {
  'cases.read': READ,
  'acts.read': READ,
  'cases.draft': { own: APPLICANTS },
  // «registra solicitudes presenciales»: no other role files at the window
  'cases.fileAtWindow': { office: ['CLI_VENTANILLA_UNICA'] },
  'changes.ask': { own: APPLICANTS, all: ['CLI_VENTANILLA_UNICA'] },
  'cases.act': { own: APPLICANTS, assigned: ['SUPERADMIN', ...STAFF] },
  'cases.supervise': { office: HEAD, all: SUPERVISE_ALL },
  // everybody of the authority their own; who assigns work, and the superadministrator, those of others
  'absences.manage': {
    own: without(STAFF, SUPERVISE_ALL, HEAD),
    office: HEAD,
    all: ['SUPERADMIN', ...SUPERVISE_ALL],
  },
  'cases.export': {
    own: APPLICANTS,
    assigned: without(STAFF, READS_ALL, HEAD),
    office: HEAD,
    all: ['SUPERADMIN', ...READS_ALL],
  },
  // the group menuActosAdministrativos, the superadministrator, and the secretaries, who number and date acts
  'acts.register': {
    office: HEAD,
    all: [
      'SUPERADMIN',
      'CLI_ADMIN',
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_COORDINADOR_JURIDICO',
      'CLI_COORDINADOR_JURIDICO_SEGUIMIENTO',
      'CLI_COORDINADOR_JURIDICO_SANCIONATORIO',
      'CLI_SECRETARIA_JURIDICA',
      'CLI_SECRETARIA_JURIDICA_SAF',
    ],
  },
  'bulletin.publish': { all: ['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'] },
  'files.upload': { own: APPLICANTS, assigned: ['SUPERADMIN', ...STAFF] },
  'files.share': { all: ['CLI_GESTION_DOCUMENTAL'] },
  // who the menu of the specification leads there; the window only in its own cases
  'thirdParties.manage': { assigned: ['CLI_VENTANILLA_UNICA'], all: ADMINISTRATORS },
  'users.admin': { all: ADMINISTRATORS },
  'alerts.admin': { all: ADMINISTRATORS },
  'parameters.admin': { all: ADMINISTRATORS },
  // the fee office keeps figures, the legal office causes, series and the calendar, the resource office species
  'configuration.read': { all: CONFIGURE },
  'configuration.edit': { all: CONFIGURE },
  // decision 65, and the head of resources for what one person publishes
  'configuration.publish': {
    all: [
      ...ADMINISTRATORS,
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_SUBDIRECTOR_ADMINISTRATIVO',
      'CLI_SUBDIRECTOR_RECURSOS',
    ],
  },
  'audit.read': { all: ADMINISTRATORS },
  // who does the visit and the technical opinion of a concession, and who coordinates them
  'captures.confirm': {
    assigned: ['CLI_TECNICO', 'CLI_TECNICO_RECURSO_HIDRICO', 'CLI_TECNICO_SIG'],
    all: ['CLI_COORDINADOR_RECURSOS'],
  },
  // menuReportes of the specification; who sees only some cases asks about those
  'reports.read': {
    office: HEAD,
    assigned: ['CLI_COORDINADOR_CONTROL_VIGILANCIA'],
    all: [
      'CLI_ADMIN',
      'CLI_DIRECTOR_GENERAL',
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_SUBDIRECTOR_RECURSOS',
      'CLI_SUBDIRECTOR_ADMINISTRATIVO',
      'CLI_COORDINADOR_RECURSOS',
      'CLI_COORDINADOR_JURIDICO',
      'CLI_JEFE_OFICINAS_TERRITORIALES',
    ],
  },
  'messages.read': {
    office: HEAD,
    assigned: ['CLI_COORDINADOR_CONTROL_VIGILANCIA'],
    all: [
      'CLI_ADMIN',
      'CLI_DIRECTOR_GENERAL',
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_SUBDIRECTOR_RECURSOS',
      'CLI_SUBDIRECTOR_ADMINISTRATIVO',
      'CLI_COORDINADOR_RECURSOS',
      'CLI_COORDINADOR_JURIDICO',
      'CLI_JEFE_OFICINAS_TERRITORIALES',
    ],
  },
  'messages.resend': {
    assigned: ['CLI_COORDINADOR_CONTROL_VIGILANCIA'],
    office: HEAD,
    all: ['CLI_ADMIN', 'CLI_COORDINADOR_RECURSOS', 'CLI_COORDINADOR_JURIDICO'],
  },
  'metrics.read': {
    office: HEAD,
    all: ['SUPERADMIN', 'CLI_DIRECTOR_GENERAL', 'CLI_CONTROL_INTERNO', ...SUPERVISE_ALL],
  },
}

const actor = (role: string): Actor => ({
  id: 'a',
  kind: 'funcionario',
  name: 'A',
  roles: [role],
  office: null,
  audience: [],
})

describe('the reach of every role', () => {
  it('is compared for the 58 written roles and every permission', () => {
    expect(written).toHaveLength(58)
    expect(STAFF).toHaveLength(53)
    expect(Object.keys(GRANTS).sort()).toEqual(Object.keys(EXPECTED).sort())
    for (const role of ROLES) expect(written.map(({ rl_rol }) => rl_rol)).toContain(role.code)
  })

  it.each(Object.entries(EXPECTED) as [Permission, Row][])('is the written one for %s', (permission, row) => {
    const expected = Object.fromEntries(
      written.map(({ rl_rol: role }) => [
        role,
        (Object.entries(row) as [Reach, readonly string[]][])
          .filter(([, roles]) => roles.includes(role))
          .map(([reach]) => reach),
      ]),
    )
    const found = Object.fromEntries(
      written.map(({ rl_rol: role }) => [role, reachesOf(actor(role), permission)]),
    )
    expect(found).toEqual(expected)
  })

  it('opens to the groups of the specification what their menus lead to', () => {
    for (const role of groups.get('viewonlyExpediente') ?? [])
      expect([role, reachesOf(actor(role), 'cases.read')[0]]).toEqual([
        role,
        role === 'CLI_JEFE_TERRITORIAL' ? 'office' : 'all',
      ])
    for (const role of groups.get('menuActosAdministrativos') ?? [])
      expect([role, reachesOf(actor(role), 'acts.register')]).not.toEqual([role, []])
    expect(groups.get('menuActosAdministrativos')).toHaveLength(6)
  })

  it('is nothing for a role that nobody wrote down', () => {
    for (const permission of Object.keys(EXPECTED) as Permission[])
      for (const role of ['', 'USER_OTRO', 'ROL_INVENTADO', 'CLI'])
        expect([permission, role, reachesOf(actor(role), permission)]).toEqual([permission, role, []])
  })
})

describe('the groups of a role', () => {
  const GROUPED = new Set([...groups.keys()].filter((id) => id !== 'onlyGuest'))
  it('agree in the two written tables', () => {
    for (const id of GROUPED) {
      // the specification names no further CLI_ roles; those of the fact sheets belong to its two open groups
      const theirs = written.filter(({ grupos }) => grupos.includes(id)).map(({ rl_rol }) => rl_rol)
      expect([id, (groups.get(id) ?? []).filter((role) => !theirs.includes(role))]).toEqual([id, []])
    }
  })
})
