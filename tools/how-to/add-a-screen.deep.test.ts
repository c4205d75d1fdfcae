import { describePage } from './described.testkit.ts'

const ROW = 'apps/web/src/features/sugerencias/sugerencias.screens.ts'
const SCREEN = 'apps/web/src/features/sugerencias/suggestions-screen.tsx'

describePage('add-a-screen', {
  pieces: [
    { name: 'for whom it is', file: ROW, find: "      needs: 'suggestions.read',\n", says: "'needs'" },
    { name: 'its layout', file: ROW, find: "    layout: 'app',\n", says: "'layout'" },
    {
      name: 'a permission that is there',
      file: ROW,
      find: "needs: 'suggestions.read'",
      replace: "needs: 'suggestions.see'",
      says: 'suggestions.see',
    },
    {
      name: 'an icon that is there',
      file: ROW,
      find: "icon: 'message-report'",
      replace: "icon: 'light-bulb'",
      says: 'light-bulb',
    },
    {
      name: 'the component',
      file: SCREEN,
      find: 'export default function',
      replace: 'export function',
      says: "'default'",
    },
    {
      name: 'the list after sending',
      file: SCREEN,
      find: '      setWritten(NOTHING)\n      void list.refetch()\n',
      replace: '      setWritten(NOTHING)\n',
      says: 'the one that was just registered first',
    },
    {
      name: 'what the form needs',
      file: SCREEN,
      find: '        ready={written.text.trim().length >= SHORTEST}\n',
      says: "'ready'",
    },
  ],
  says: {
    'apps/web/src/app/acceptance/routes.ts': '/sugerencias',
    'apps/web/src/app/acceptance/unused-calls.ts': 'suggestions.list',
  },
})
