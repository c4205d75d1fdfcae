import type { Fault } from '../plant.ts'

/** Faults in what an act affirms and the reasons it gives, and in the written tables that it is compared with. */
export const REASONS_FAULTS: readonly Fault[] = [
  {
    id: 'one-circumstance-for-another',
    harm: 'a fine would be reasoned with a circumstance that it did not weigh, because it weighed some other',
    file: 'packages/domain/src/acts/coherence/fine-text.ts',
    find: 'if (weighed.length > 0 && others.length === 0) return []',
    replace: 'if ((mitigates ? fine.mitigating : fine.aggravating).length > 0) return []',
    test: {
      file: 'packages/catalog/src/acts/circumstances-said.test.ts',
      title: 'are no others, although the valuation weighed some',
    },
  },
  {
    id: 'affirmation-in-another-form',
    harm: 'an act would affirm what nobody studied, because «no afectará» is not «no afecta»',
    file: 'packages/catalog/src/acts/affirmations.ts',
    find: '(?:afect|perjudi[cq]|',
    replace: '(?:afectan?(?!\\\\p{L})|perjudi[cq]|',
    test: {
      file: 'packages/catalog/src/acts/affirmations.test.ts',
      title: 'is seen by the stems of its words',
    },
  },
  {
    id: 'charges-before-the-charges',
    harm: 'an act that formulates charges would tell that they were formulated already',
    file: 'packages/catalog/src/acts/templates/auto-cargos.ts',
    find: "      passage('procedimiento-iniciado'),\n",
    replace:
      "      passage('procedimiento-iniciado'),\n      p('cargos-formulados', 'Mediante el auto {{cargos.numero}} del {{cargos.fecha|fecha}} se formularon los cargos.'),\n",
    test: {
      file: 'packages/catalog/src/acts/acts.test.ts',
      title: 'that formulate charges do not tell that charges were formulated',
    },
  },
  {
    id: 'concept-followed-in-spite',
    harm: 'an act would say that it follows a technical concept whole from which it departs',
    file: 'packages/catalog/src/acts/parts.ts',
    find: '      followed,\n      p(',
    replace: '      true,\n      p(',
    test: {
      file: 'packages/catalog/src/acts/acts.test.ts',
      title: 'follow a technical concept whole only where they depart from nothing in it',
    },
  },
  {
    id: 'reason-that-gives-none',
    harm: 'an act would grant less than was asked «por lo que se considera en este acto»',
    file: 'packages/domain/src/acts/coherence/grant-text.ts',
    find: ' && !NO_REASON.test(said)',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'gives a reason and does not send the reader elsewhere',
    },
  },
  {
    id: 'appeal-without-reason',
    harm: 'an appeal would set other terms than were asked and nobody would say why (CPACA arts. 42 and 80)',
    file: 'packages/domain/src/definitions/compose/terms-of-procedures.ts',
    find: "      condition: all(condition, { '!!': [{ var: key }] }, difference),",
    replace: '      condition: false,',
    test: {
      file: 'packages/catalog/src/workflows/compared-terms.test.ts',
      title: 'and asks an appeal that sets',
    },
  },
  {
    id: 'appeal-offered-against-all',
    harm: 'somebody would be offered an apelación that nobody decides, and lose the days of the reposición',
    file: 'packages/domain/src/workflow/appeals/appealing.ts',
    find: "  apelacion: ['apelación'],\n",
    replace: "  apelacion: ['reposición'],\n",
    test: {
      file: 'packages/catalog/src/workflows/appeals.test.ts',
      title: 'opens the classes of appeal that the table and the signer allow',
    },
  },
  {
    id: 'proposed-days-changed',
    harm: 'the days of a step that no norm gives would change unseen',
    file: 'packages/catalog/src/workflows/families/revocatoria/decision.ts',
    find: "term: { amount: 10, unit: 'habiles', norm: INTERNAL },",
    replace: "term: { amount: 90, unit: 'habiles', norm: INTERNAL },",
    test: {
      file: 'packages/catalog/src/workflows/written-flows.test.ts',
      title: 'is done by whom, in the time and with the acts of the written table',
    },
  },
]
