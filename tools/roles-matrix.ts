/**
 * Writes `docs/roles.md`: for every role its steps, their routes and the permitted calls, and for every call
 * the permitted roles. Derived entirely from the declarations.
 *
 * `node tools/roles-matrix.ts` writes; `--check` fails when the file on disk differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, type Permission, reachesOf } from '@ventanilla/domain/access/permissions'
import { endpoints } from '../apps/api/src/endpoints.ts'
import { formatText } from './format-text.ts'

const TARGET = resolve(dirname(fileURLToPath(import.meta.url)), '../docs/roles.md')

const REACH: Readonly<Record<string, string>> = {
  own: 'own',
  assigned: 'assigned',
  followed: 'followed up',
  office: 'office',
  all: 'all',
}

/** An actor with one role and nothing else. */
export const actorWith = (role: string): Actor => ({
  id: '',
  kind: role.startsWith('USER_') ? 'ciudadano' : 'funcionario',
  name: '',
  roles: [role],
  office: null,
  audience: [],
})

export interface RoleRow {
  readonly role: string
  readonly name: string
  readonly steps: readonly { readonly id: string; readonly title: string; readonly route: string }[]
  /** permission with its reach, and the calls that it opens */
  readonly permissions: readonly {
    readonly permission: string
    readonly reach: string
    readonly calls: readonly string[]
  }[]
}

const guarded: readonly EndpointShape[] = endpoints.filter(
  ({ permission }) => permission !== 'public' && permission !== 'session',
)

/** Each role's steps and permissions, from the roles, the workflows, the permissions and the contract. */
export function roleRows(): readonly RoleRow[] {
  const permissions = [...new Set(guarded.map(({ permission }) => permission))].sort() as Permission[]
  return ROLES.map(({ code, name }) => {
    const actor = actorWith(code)
    return {
      role: code,
      name,
      steps: [...workflow.steps.values()]
        .filter((step) => step.roles.includes(code))
        .map(({ id, title, screen }) => ({ id, title, route: screen })),
      permissions: permissions
        .filter((permission) => holds(actor, permission))
        .map((permission) => ({
          permission,
          reach: reachesOf(actor, permission)
            .map((reach) => REACH[reach] ?? reach)
            .join(', '),
          calls: guarded.filter((one) => one.permission === permission).map(({ id }) => id),
        })),
    }
  })
}

/** The document's text. */
export async function rolesDocument(): Promise<string> {
  const rows = roleRows()
  const calls = new Map(
    rows.flatMap((row) => row.permissions.map((one) => [one.permission, one.calls] as const)),
  )
  const lines = [
    '# Roles',
    '',
    'Written by `tools/roles-matrix.ts` from the declarations (roles, workflows, permissions, contract); the check `generated`',
    'compares it. A step is offered to its roles on its route; a permission opens its calls within a reach: *own* cases, those',
    '*assigned* to the person or their group, those that ended and left obligations (*followed up*) with the assigned ones,',
    'those of the *office*, or *all*. What is not listed is refused.',
    '',
    '## Calls by permission',
    '',
    '| permission | calls | roles |',
    '|---|---|---|',
    ...[...calls].map(
      ([permission, list]) =>
        `| ${permission} | ${list.map((call) => `\`${call}\``).join(' ')} | ${rows.filter((row) => row.permissions.some((one) => one.permission === permission)).length} |`,
    ),
    '',
    '## Steps, routes and permissions by role',
    ...rows.flatMap((row) => [
      '',
      `### \`${row.role}\` ${row.name}`,
      '',
      row.permissions.length === 0
        ? 'No permission beyond the own session.'
        : row.permissions.map((one) => `${one.permission} (${one.reach})`).join(' · '),
      ...(row.steps.length === 0
        ? ['', 'No step of a workflow.']
        : [
            '',
            '| step | what | route |',
            '|---|---|---|',
            ...row.steps.map((step) => `| ${step.id} | ${step.title} | \`${step.route}\` |`),
          ]),
    ]),
    '',
  ]
  return formatText('roles.md', lines.join('\n'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = await rolesDocument()
  if (process.argv.includes('--check')) {
    const found = await readFile(TARGET, 'utf8').catch(() => '')
    if (found !== wanted) {
      process.stderr.write('docs/roles.md is not what the declarations say: run node tools/roles-matrix.ts\n')
      process.exitCode = 1
    } else process.stdout.write(`${ROLES.length} roles\n`)
  } else {
    await writeFile(TARGET, wanted)
    process.stdout.write(`${ROLES.length} roles\n`)
  }
}
