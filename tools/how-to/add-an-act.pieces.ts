import { byLint, byTest, byTypes, type Known } from './removals.ts'

const CATALOG = 'packages/catalog/src'
const ACTS = `${CATALOG}/acts`
const TEMPLATE = `${ACTS}/templates/acta-verificacion.ts`
const INDEX = `${ACTS}/written-acts.ts`
const TABLE = `${ACTS}/acts.test.ts`
const CHECK = `${CATALOG}/workflows/check.test.ts`
const FLOWS = `${CATALOG}/workflows/written-flows.test.ts`
const ACT = 'ACTA_VERIFICACION'

export const ADD_AN_ACT: Known = {
  blocks: {
    [TEMPLATE]: [byTypes(INDEX, "'./templates/acta-verificacion.ts'")],
    [INDEX]: [byTypes(INDEX, "'actaVerificacion'"), byLint(INDEX, "'actaVerificacion'")],
    [`${ACTS}/variables.ts`]: [byTest(TABLE, '"verificacion.resultado"')],
    [`${ACTS}/sample-values.testdata.ts`]: [byTest(TABLE, `${ACT} > is ready to be signed`)],
    // the act of the step, then the answer that selects it
    [`${CATALOG}/workflows/families/registro-simple/verification.ts`]: [
      byTest(CHECK, `Nombra el acto ${ACT}, que el paso no produce.`),
      byTest(CHECK, '"acto_sin_condicion REG-04"'),
    ],
    'spec/domain/acts.json': [byTest(TABLE, `${ACT} no está en la tabla`)],
    [FLOWS]: [byTest(FLOWS, 'REG-04: is done by whom')],
    [`${ACTS}/approved/${ACT}.txt`]: [byTest(`${ACTS}/approved.test.ts`, `${ACT} reads as it was approved`)],
  },
  pieces: [
    {
      name: 'how it is made known',
      file: TEMPLATE,
      find: "  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },\n",
      missed: byTypes(TEMPLATE, "'announcement'"),
    },
    { name: 'its class', file: TEMPLATE, find: "  class: 'acta',\n", missed: byTypes(TEMPLATE, "'class'") },
    {
      name: 'who drafts it',
      file: TEMPLATE,
      find: "  drafts: ['CLI_TECNICO'],\n",
      missed: byTypes(TEMPLATE, "'drafts'"),
    },
    {
      name: 'who reviews it',
      file: TEMPLATE,
      find: '  reviews: [],\n',
      missed: byTypes(TEMPLATE, "'reviews'"),
    },
    {
      name: 'who signs it',
      file: TEMPLATE,
      find: "  signs: ['CLI_TECNICO'],\n",
      missed: byTypes(TEMPLATE, "'signs'"),
    },
    {
      name: 'whether the bulletin shows it',
      file: TEMPLATE,
      find: '  published: false,\n',
      missed: byTypes(TEMPLATE, "'published'"),
    },
    {
      name: 'whether it is open to appeal',
      file: TEMPLATE,
      find: '  appeal: null,\n',
      missed: byTypes(TEMPLATE, "'appeal'"),
    },
    {
      name: 'a section of the written table',
      file: TEMPLATE,
      find: "'resultado',\n      'Resultado",
      replace: "'verificado',\n      'Resultado",
      missed: byTest(TABLE, '"verificado"'),
    },
    {
      name: 'the id of a block',
      file: TEMPLATE,
      find: "p('verificacion-resultado', ",
      replace: 'p(',
      missed: byTypes(TEMPLATE, 'Expected 2 arguments, but got 1'),
    },
    {
      name: 'its series',
      file: TEMPLATE,
      find: "series: 'ACTA'",
      replace: "series: 'AUTO'",
      missed: byTest(TABLE, `${ACT} > is what the written table says`),
    },
  ],
}
