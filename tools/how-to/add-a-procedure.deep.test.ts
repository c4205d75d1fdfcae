import { describePage } from './described.testkit.ts'
import type { Piece } from './follow.ts'

const FOLDER = 'packages/catalog/src/procedures/bamboo-harvest'

const PIECES: readonly Piece[] = [
  { name: 'the law', file: `${FOLDER}/grant.ts`, find: '  law: LAW,\n', says: "'law'" },
  { name: 'the grant', file: `${FOLDER}/procedure.ts`, find: '  decision: GRANT,\n', says: "'decision'" },
  { name: 'the family', file: `${FOLDER}/procedure.ts`, find: "    family: 'forestal',\n", says: "'family'" },
  { name: 'the stages', file: `${FOLDER}/procedure.ts`, find: '  terms: TERMS,\n', says: "'terms'" },
  {
    name: 'what it requests, in the words of the applicant',
    file: `${FOLDER}/procedure.ts`,
    find: "  instrument: granted('o', 'permiso de aprovechamiento de guadua y bambú'),\n",
    says: "'instrument'",
  },
  {
    name: 'the steps that a stage binds',
    file: `${FOLDER}/terms.ts`,
    find: "{ ...CONCEPT, binds: ['FOR-07'] }",
    replace: '{ ...CONCEPT }',
    says: "'binds'",
  },
  { name: 'an example', file: `${FOLDER}/examples.ts`, find: '  minimal,\n', says: "'minimal'" },
  {
    name: 'the duties',
    file: `${FOLDER}/law.ts`,
    find: '  duties: [',
    replace: '  beforehand: [',
    says: "'duties'",
  },
]

describePage('add-a-procedure', {
  pieces: PIECES,
  says: {
    'packages/catalog/src/procedures/procedures.ts': 'bamboo-harvest',
    'apps/web/src/app/acceptance/routes.ts': '/tramites-ambientales/1000/:solId',
    'packages/catalog/src/procedures/examples/source-sections.testdata.ts': 'the form of type 1000',
  },
})
