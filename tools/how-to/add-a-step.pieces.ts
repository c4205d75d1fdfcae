import { byTest, byTypes, type Known } from './removals.ts'

const WORKFLOWS = 'packages/catalog/src/workflows'
const FAMILY = `${WORKFLOWS}/families/forestal.ts`
const CHECK = `${WORKFLOWS}/check.test.ts`
const WRITTEN = `${WORKFLOWS}/written-flows.test.ts`
const TITLE = "      title: 'Preparación de la visita',\n      kind: 'form',\n"
const ENDING = "by: 'staff' }],\n      status: 'con_tecnico',\n    }),\n    step({\n      id: 'FOR-06',"

export const ADD_A_STEP: Known = {
  blocks: {
    // the step, then the outcome that leads to it
    [FAMILY]: [byTest(CHECK, 'Lleva a FOR-05A, que no existe.'), byTest(CHECK, '"where": "FOR-05A"')],
    [`${WORKFLOWS}/flow-differences.ts`]: [byTest(CHECK, '"where": "FOR-05 asignado"')],
    [WRITTEN]: [byTest(WRITTEN, '"FOR-05A": "3 habiles, con_tecnico"')],
    'node_modules/.bin/node tools/roles-matrix.ts': [
      { by: 'generated', file: 'docs/roles.md', word: 'tools/roles-matrix.ts' },
    ],
  },
  pieces: [
    {
      name: 'its title',
      file: FAMILY,
      find: TITLE,
      replace: "      kind: 'form',\n",
      missed: byTypes(FAMILY, "'title'"),
    },
    {
      name: 'the kind of its work',
      file: FAMILY,
      find: TITLE,
      replace: "      title: 'Preparación de la visita',\n",
      missed: byTypes(FAMILY, "'kind'"),
    },
    {
      name: 'who is offered the task',
      file: FAMILY,
      find: "      roles: ['CLI_TECNICO_FORESTAL'],\n      term: internal(3),\n",
      missed: byTypes(FAMILY, "'roles'"),
    },
    {
      name: 'its term',
      file: FAMILY,
      find: "      term: internal(3),\n      assignTo: { fact: 'visita.profesional' },\n",
      replace: "      assignTo: { fact: 'visita.profesional' },\n",
      missed: byTest(WRITTEN, '"FOR-05A": "no term, con_tecnico"'),
    },
    {
      name: 'where its outcome leads',
      file: FAMILY,
      find: "label: 'Preparada: pasa a la visita', to: 'FOR-06'",
      replace: "label: 'Preparada: pasa a la visita', to: 'FOR-99'",
      missed: byTest(CHECK, '"where": "FOR-05A preparada"'),
    },
    {
      name: 'a route that is there',
      file: FAMILY,
      find: `${TITLE}      screen: '/solicitudes/evaluacion-tarea/:id',`,
      replace: `${TITLE}      screen: '/solicitudes/preparar-visita/:id',`,
      missed: byTest('apps/web/src/app/acceptance/step-screens.test.ts', '"pantalla FOR-05A"'),
    },
    {
      name: 'its status',
      file: FAMILY,
      find: ENDING,
      replace: ENDING.replace("      status: 'con_tecnico',\n", ''),
      missed: byTest(WRITTEN, '"FOR-05A": "3 habiles, status as before"'),
    },
    {
      name: 'a status that people can read',
      file: FAMILY,
      find: ENDING,
      replace: ENDING.replace('con_tecnico', 'preparando'),
      missed: byTest(CHECK, '"preparando"'),
    },
    {
      name: 'to whom it is assigned',
      file: FAMILY,
      find: "      term: internal(3),\n      assignTo: { fact: 'visita.profesional' },\n",
      replace: '      term: internal(3),\n',
      missed: byTest(
        'apps/api/src/testing/walks/visit-preparation.test.ts',
        'is prepared by the professional who makes it',
      ),
    },
  ],
}
