import { describePage } from './described.testkit.ts'

const FAMILY = 'packages/catalog/src/workflows/families/forestal.ts'
const TITLE = "      title: 'Preparación de la visita',\n      kind: 'form',\n"

describePage('add-a-step', {
  pieces: [
    { name: 'its title', file: FAMILY, find: TITLE, replace: "      kind: 'form',\n", says: "'title'" },
    {
      name: 'who is offered the task',
      file: FAMILY,
      find: "      roles: ['CLI_TECNICO_FORESTAL'],\n      term: internal(3),\n",
      says: "'roles'",
    },
    {
      name: 'where its outcome leads',
      file: FAMILY,
      find: "label: 'Preparada: pasa a la visita', to: 'FOR-06'",
      replace: "label: 'Preparada: pasa a la visita', to: 'FOR-99'",
      says: 'FOR-05A',
    },
    {
      name: 'a route that is there',
      file: FAMILY,
      find: `${TITLE}      screen: '/solicitudes/evaluacion-tarea/:id',`,
      replace: `${TITLE}      screen: '/solicitudes/preparar-visita/:id',`,
      says: 'FOR-05A',
    },
    {
      name: 'a status that people can read',
      file: FAMILY,
      find: "by: 'staff' }],\n      status: 'con_tecnico',\n    }),\n    step({\n      id: 'FOR-06',",
      replace: "by: 'staff' }],\n      status: 'preparando',\n    }),\n    step({\n      id: 'FOR-06',",
      says: 'preparando',
    },
    {
      name: 'to whom it is assigned',
      file: FAMILY,
      find: "      term: internal(3),\n      assignTo: { fact: 'visita.profesional' },\n",
      replace: '      term: internal(3),\n',
      says: 'is prepared by the professional who makes it',
    },
  ],
  says: {
    [FAMILY]: 'FOR-05A',
    'packages/catalog/src/workflows/flow-differences.ts': 'FOR-05',
    'packages/catalog/src/workflows/written-flows.test.ts': 'FOR-05A',
  },
})
