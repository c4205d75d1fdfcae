import { byTest, byTypes, type Known } from './removals.ts'

const CATALOG = 'packages/catalog/src/procedures'
const FOLDER = `${CATALOG}/bamboo-harvest`
const PROCEDURE = `${FOLDER}/procedure.ts`
const GRANT = `${FOLDER}/grant.ts`
const EXAMPLES = `${FOLDER}/examples.ts`
const GENERATE = 'tools/generate-applications.ts'

/** The program of the page loads the catalogue, and stops at a file that is not there. */
const notLoaded = (by: string, file: string) => ({ by: GENERATE, file: by, word: file })

export const ADD_A_PROCEDURE: Known = {
  blocks: {
    [PROCEDURE]: [notLoaded(`${CATALOG}/procedures.ts`, PROCEDURE)],
    [`${FOLDER}/terms.ts`]: [notLoaded(PROCEDURE, `${FOLDER}/terms.ts`)],
    [`${FOLDER}/form.ts`]: [notLoaded(PROCEDURE, `${FOLDER}/form.ts`)],
    [GRANT]: [notLoaded(PROCEDURE, GRANT)],
    [`${FOLDER}/law.ts`]: [notLoaded(GRANT, `${FOLDER}/law.ts`)],
    [EXAMPLES]: [byTypes(`${CATALOG}/examples/examples.ts`, "'../bamboo-harvest/examples.ts'")],
    [`${CATALOG}/procedures.ts`]: [
      byTypes(`${CATALOG}/procedures.ts`, "'bambooHarvest'"),
      byTypes(`${CATALOG}/examples/examples.ts`, "'bamboo-harvest'"),
    ],
    [`${CATALOG}/examples/examples.ts`]: [
      byTypes(`${CATALOG}/examples/examples.ts`, "'BAMBOO_HARVEST'"),
      byTypes(`${CATALOG}/examples/examples.ts`, 'bamboo-harvest'),
    ],
    [`node_modules/.bin/node ${GENERATE}`]: [
      {
        by: 'generated',
        file: 'apps/web/src/features/tramites/generated/applications.ts',
        word: GENERATE,
      },
    ],
    'apps/web/src/app/acceptance/routes.ts': [
      byTest('apps/web/src/app/acceptance/acceptance.test.ts', '/tramites-ambientales/1000/:solId'),
    ],
    'spec/domain/procedures/1000.json': [byTest(`${CATALOG}/step-terms.test.ts`, 'procedures/1000.json')],
    [`${CATALOG}/examples/source-sections.testdata.ts`]: [
      byTest(`${CATALOG}/examples/examples.test.ts`, 'the form of type 1000, '),
    ],
  },
  pieces: [
    {
      name: 'the law',
      file: GRANT,
      find: '  law: LAW,\n',
      missed: byTypes(GRANT, "'law'"),
    },
    {
      name: 'the verb of the grant',
      file: GRANT,
      find: "  verb: 'otorgar',\n",
      missed: byTypes(GRANT, "'verb'"),
    },
    {
      name: 'the terms of the grant',
      file: GRANT,
      find: `  terms: [
    ESPECIES,
    VOLUMEN,
    AREA_APROVECHAMIENTO,
    {
      name: 'intensidad_entresaca',
      field: {
        ...count('Intensidad de la entresaca', '%', 1, 100),
        help: 'Parte de los culmos maduros y sobremaduros que se corta.',
      },
      concept: 'Intensidad de la entresaca que se recomienda',
    },
    PLAZO_MESES_FORESTAL,
  ],
`,
      missed: byTypes(GRANT, "'terms'"),
    },
    {
      name: 'the studies behind the grant',
      file: GRANT,
      find: '  studies: [],\n',
      missed: byTypes(GRANT, "'studies'"),
    },
    {
      name: 'the reasons of the law',
      file: `${FOLDER}/law.ts`,
      find: '  reasons: `${FOREST} El manejo y el aprovechamiento de guaduales y bambusales siguen los lineamientos de la Resolución 1740 de 2016 del Ministerio de Ambiente y Desarrollo Sostenible.`,\n',
      missed: byTypes(`${FOLDER}/law.ts`, "'reasons'"),
    },
    {
      name: 'the duties',
      file: `${FOLDER}/law.ts`,
      find: '  duties: [',
      replace: '  beforehand: [',
      missed: byTypes(`${FOLDER}/law.ts`, "'duties'"),
    },
    {
      name: 'how it is decided',
      file: PROCEDURE,
      find: '  decision: GRANT,\n',
      missed: byTypes(PROCEDURE, "'decision'"),
    },
    {
      name: 'a law, where the family grants: a letter has none',
      file: PROCEDURE,
      find: '  decision: GRANT,\n',
      replace: "  decision: { by: 'letter' },\n",
      missed: byTest(`${CATALOG}/folders.test.ts`, 'bambú: reaches no act that grants'),
    },
    {
      name: 'the family',
      file: PROCEDURE,
      find: "    family: 'forestal',\n",
      missed: byTypes(PROCEDURE, "'family'"),
    },
    {
      name: 'a family that is there',
      file: PROCEDURE,
      find: "    family: 'forestal',\n",
      replace: "    family: 'guadual',\n",
      missed: byTest(`${CATALOG}/folders.test.ts`, 'guadual'),
    },
    {
      name: 'the stages',
      file: PROCEDURE,
      find: '  terms: TERMS,\n',
      missed: byTypes(PROCEDURE, "'terms'"),
    },
    {
      name: 'the documents',
      file: PROCEDURE,
      find: `  documents: [
    FOREST_FORM,
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    { kind: 51, accept: ['pdf', 'docx'] },
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
  ],
`,
      missed: byTypes(PROCEDURE, "'documents'"),
    },
    {
      name: 'a document of the sheet',
      file: PROCEDURE,
      find: "    { kind: 51, accept: ['pdf', 'docx'] },\n",
      missed: byTest(`${CATALOG}/written-documents.test.ts`, 'of type 1000 are asked for'),
    },
    {
      name: 'the fee',
      file: PROCEDURE,
      find: `  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
`,
      missed: byTypes(PROCEDURE, "'fee'"),
    },
    {
      name: 'what it requests, in the words of the applicant',
      file: PROCEDURE,
      find: "  instrument: granted('o', 'permiso de aprovechamiento de guadua y bambú'),\n",
      missed: byTypes(PROCEDURE, "'instrument'"),
    },
    {
      name: 'where its cases lie',
      file: PROCEDURE,
      find: "  municipalityField: 'predios.0.municipio',\n",
      missed: byTypes(PROCEDURE, "'municipalityField'"),
    },
    {
      name: 'the steps that a stage binds',
      file: `${FOLDER}/terms.ts`,
      find: "{ ...CONCEPT, binds: ['FOR-07'] }",
      replace: '{ ...CONCEPT }',
      missed: byTypes(`${FOLDER}/terms.ts`, "'binds'"),
    },
    {
      name: 'a step of its own for each stage',
      file: `${FOLDER}/terms.ts`,
      find: "{ ...CONCEPT, binds: ['FOR-07'] }",
      replace: "{ ...CONCEPT, binds: ['FOR-06'] }",
      missed: byTest(`${CATALOG}/procedures.test.ts`, 'da término a FOR-06, que ya lo tiene'),
    },
    {
      name: 'the minimal example',
      file: EXAMPLES,
      find: '  minimal,\n',
      missed: byTypes(EXAMPLES, "'minimal'"),
    },
    {
      name: 'the complete example',
      file: EXAMPLES,
      find: '  complete,\n',
      missed: byTypes(EXAMPLES, "'complete'"),
    },
    {
      name: 'the example that is refused',
      file: EXAMPLES,
      find: `  refused: {
    // a landline number too short, more land than there is, more culms than stand, six years
    answers: {
      ...complete,
      telefono: '260140',
      area_aprovechar: 20,
      culmos_aprovechar: 9000,
      meses_solicitados: 72,
    },
    errors: [
      'telefono celular',
      'area_aprovechar area_mayor_que_predios',
      'culmos_aprovechar culmos_de_sobra',
      'meses_solicitados maximo',
    ],
  },
`,
      missed: byTypes(EXAMPLES, "'refused'"),
    },
    {
      name: 'the example that is sent back',
      file: EXAMPLES,
      find: `  returned: {
    answers: complete,
    fails: [
      { documentId: 4, why: 'El certificado de tradición está vencido.' },
      { documentId: 51, why: 'El estudio no trae el muestreo de culmos por hectárea.' },
    ],
  },
`,
      missed: byTypes(EXAMPLES, "'returned'"),
    },
  ],
}
