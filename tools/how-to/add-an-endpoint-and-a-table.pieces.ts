import { byLint, byTest, byTypes, type Known } from './removals.ts'

const CONTRACT = 'packages/contract/src/suggestions.contract.ts'
const MIGRATION = 'apps/api/src/db/migrations/0999_suggestions.sql'
const ROUTES = 'apps/api/src/modules/suggestions/routes.ts'
const ENDPOINTS = 'apps/api/src/endpoints.ts'
const MODULES = 'apps/api/src/modules.ts'
const ACCESS = 'packages/domain/src/access'
const REACH = 'packages/catalog/src/roles/reach.test.ts'
const RIGHTS = 'apps/api/src/db/migrating/rights'
const UNUSED = 'apps/web/src/app/acceptance/unused-calls'
const OWN_TEST = 'apps/api/src/modules/suggestions/suggestions.test.ts'
const PATHS = 'tools/generate-paths.ts'

export const ADD_AN_ENDPOINT_AND_A_TABLE: Known = {
  blocks: {
    [MIGRATION]: [byTest(`${RIGHTS}.test.ts`, '"suggestions"')],
    [`${RIGHTS}.ts`]: [byTest(`${RIGHTS}.test.ts`, '"suggestions"')],
    [`${ACCESS}/permissions.ts`]: [byTypes(`${ACCESS}/permissions.ts`, 'suggestions.read')],
    [`${ACCESS}/weight.ts`]: [byTypes(`${ACCESS}/weight.ts`, 'suggestions.read')],
    [REACH]: [byTest(REACH, '"suggestions.read"')],
    [CONTRACT]: [byTypes(ENDPOINTS, "'@ventanilla/contract/suggestions.contract'")],
    [ENDPOINTS]: [byTypes(ENDPOINTS, "'suggestions'"), byLint(ENDPOINTS, "'suggestions'")],
    [`node_modules/.bin/node ${PATHS}`]: [{ by: 'generated', file: 'suggestions.ts', word: PATHS }],
    'node_modules/.bin/node tools/roles-matrix.ts': [
      { by: 'generated', file: 'docs/roles.md', word: 'tools/roles-matrix.ts' },
    ],
    [ROUTES]: [byTypes(MODULES, "'./modules/suggestions/routes.ts'")],
    [MODULES]: [byTypes(MODULES, "'registerSuggestions'"), byLint(MODULES, "'registerSuggestions'")],
    'packages/domain/src/audit/events.ts': [
      byTest('apps/api/src/testing/attacks/readings.test.ts', '"suggestions.send"'),
    ],
    'apps/api/src/http/examples/suggestions.json': [
      byTest('apps/api/src/http/documents/openapi.test.ts', 'describes suggestions.send with an example'),
    ],
    [`${UNUSED}.ts`]: [byTest(`${UNUSED}.test.ts`, '"suggestions.send"')],
  },
  pieces: [
    {
      name: 'the transaction of a change',
      file: ROUTES,
      find: '      ctx.command(async (tx) => {',
      replace: '      deps.db.tx(async (tx) => {',
      missed: byTest(OWN_TEST, 'leaves its line in the audit'),
    },
    {
      name: 'what it discloses',
      file: CONTRACT,
      find: "    discloses: { what: 'lista', by: null },\n",
      missed: byTest(OWN_TEST, 'leaves its line in the audit'),
    },
    {
      name: 'the permission of a call',
      file: CONTRACT,
      find: "    permission: 'suggestions.read',\n",
      missed: byTypes(CONTRACT, "'permission'"),
    },
    {
      name: 'a handler',
      file: ROUTES,
      find: '    async list() {',
      replace: '    async other() {',
      missed: byTypes(ROUTES, 'other'),
    },
    {
      name: 'the kind of a migration',
      file: MIGRATION,
      find: '-- before\n',
      missed: { by: OWN_TEST, file: '0999_suggestions.sql', word: 'debe ser «-- before»' },
    },
  ],
}
