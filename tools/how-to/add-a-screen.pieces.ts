import { byLint, byTest, byTypes, type Known } from './removals.ts'

const FEATURE = 'apps/web/src/features/sugerencias'
const ROW = `${FEATURE}/sugerencias.screens.ts`
const SCREEN = `${FEATURE}/suggestions-screen.tsx`
const GATHERED = 'apps/web/src/app/gathered-screens.ts'
const ACCEPTANCE = 'apps/web/src/app/acceptance/acceptance.test.ts'
const UNUSED = 'apps/web/src/app/acceptance/unused-calls'

export const ADD_A_SCREEN: Known = {
  blocks: {
    [ROW]: [byTypes(GATHERED, "'../features/sugerencias/sugerencias.screens.ts'")],
    [GATHERED]: [byTypes(GATHERED, "'sugerenciasScreens'"), byLint(GATHERED, "'sugerenciasScreens'")],
    'apps/web/src/app/acceptance/routes.ts': [byTest(ACCEPTANCE, '"/sugerencias"')],
    [SCREEN]: [byTypes(ROW, "'./suggestions-screen.tsx'")],
    [`${UNUSED}.ts`]: [byTest(`${UNUSED}.test.ts`, '"suggestions.list"')],
  },
  pieces: [
    {
      name: 'its title',
      file: ROW,
      find: "    title: 'Sugerencias',\n",
      missed: byTypes(ROW, "'title'"),
    },
    {
      name: 'for whom it is',
      file: ROW,
      find: "      needs: 'suggestions.read',\n",
      missed: byTypes(ROW, "'needs'"),
    },
    { name: 'its layout', file: ROW, find: "    layout: 'app',\n", missed: byTypes(ROW, "'layout'") },
    {
      name: 'a permission that is there',
      file: ROW,
      find: "needs: 'suggestions.read'",
      replace: "needs: 'suggestions.see'",
      missed: byTypes(ROW, '"suggestions.see"'),
    },
    {
      name: 'the label of its menu entry',
      file: ROW,
      find: "label: 'Sugerencias', ",
      missed: byTypes(ROW, "'label'"),
    },
    {
      name: 'an icon that is there',
      file: ROW,
      find: "icon: 'message-report'",
      replace: "icon: 'light-bulb'",
      missed: byTest(ACCEPTANCE, '"light-bulb"'),
    },
    {
      name: 'the component',
      file: SCREEN,
      find: 'export default function',
      replace: 'export function',
      missed: byTypes(ROW, "'default'"),
    },
    {
      name: 'the list after sending',
      file: SCREEN,
      find: '        list.again()\n',
      missed: byTest(`${FEATURE}/suggestions-screen.test.ts`, 'the one that was just registered first'),
    },
    {
      name: 'what the form needs',
      file: SCREEN,
      find: '<Form {...form}>',
      replace: '<Form>',
      missed: byTypes(SCREEN, 'onSubmit'),
    },
  ],
}
