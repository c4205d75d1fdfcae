import { describePage } from './described.testkit.ts'

const TEMPLATE = 'packages/catalog/src/acts/templates/acta-verificacion.ts'
const ACT = 'ACTA_VERIFICACION'

describePage('add-an-act', {
  pieces: [
    {
      name: 'how it is made known',
      file: TEMPLATE,
      find: "  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },\n",
      says: "'announcement'",
    },
    { name: 'who signs it', file: TEMPLATE, find: "  signs: ['CLI_TECNICO'],\n", says: "'signs'" },
    {
      name: 'a section of the written table',
      file: TEMPLATE,
      find: "'resultado',\n      'Resultado",
      replace: "'verificado',\n      'Resultado",
      says: 'verificado',
    },
    {
      name: 'the id of a block',
      file: TEMPLATE,
      find: "p('verificacion-resultado', ",
      replace: 'p(',
      says: TEMPLATE,
    },
    { name: 'its series', file: TEMPLATE, find: "series: 'ACTA'", replace: "series: 'AUTO'", says: ACT },
  ],
  says: {
    'packages/catalog/src/acts/index-of-acts.ts': ACT,
    'packages/catalog/src/acts/variables.ts': 'verificacion.resultado',
    'packages/catalog/src/acts/sample-values.testdata.ts': ACT,
    'packages/catalog/src/workflows/families/registro-simple/verification.ts': 'REG-04',
    'packages/catalog/src/workflows/written-flows.test.ts': 'REG-04',
    'packages/catalog/src/acts/approved/ACTA_VERIFICACION.txt': ACT,
    'spec/domain/acts.json': ACT,
  },
})
