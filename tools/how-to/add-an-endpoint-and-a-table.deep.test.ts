import { describePage } from './described.testkit.ts'

describePage('add-an-endpoint-and-a-table', {
  pieces: [
    {
      name: 'the transaction of a change',
      file: 'apps/api/src/modules/suggestions/routes.ts',
      find: '      ctx.command(async (tx) => {',
      replace: '      deps.db.tx(async (tx) => {',
      says: 'leaves its line in the audit',
    },
    {
      name: 'what it discloses',
      file: 'packages/contract/src/suggestions.contract.ts',
      find: "    discloses: { what: 'lista', by: null },\n",
      says: 'leaves its line in the audit',
    },
    {
      name: 'the permission of a call',
      file: 'packages/contract/src/suggestions.contract.ts',
      find: "    permission: 'suggestions.read',\n",
      says: "'permission'",
    },
    {
      name: 'a handler',
      file: 'apps/api/src/modules/suggestions/routes.ts',
      find: '    async list() {',
      replace: '    async other() {',
      says: 'modules/suggestions/routes.ts',
    },
    {
      name: 'the kind of a migration',
      file: 'apps/api/src/db/migrations/0999_suggestions.sql',
      find: '-- before\n',
      says: '0999_suggestions.sql',
    },
  ],
  says: {
    'apps/api/src/db/migrations/0999_suggestions.sql': 'modules/suggestions',
    'apps/api/src/db/migrating/rights.ts': '"suggestions"',
    'apps/api/src/endpoints.ts': 'suggestions.send',
    'apps/api/src/modules.ts': 'modules/suggestions',
    'packages/domain/src/audit/events.ts': 'suggestions.send',
    'apps/web/src/app/acceptance/unused-calls.ts': 'suggestions.send',
    'apps/api/src/http/examples/suggestions.json': 'suggestions.send',
  },
})
