import type { Fault } from '../plant.ts'

const KEYSET = 'apps/api/src/db/connection/keyset.ts'
const KEYSET_TEST = 'apps/api/src/db/connection/keyset.test.ts'
const JUDGE = 'packages/domain/src/definitions/judge.ts'
const JUDGE_TEST = 'packages/domain/src/definitions/judge.test.ts'

/** Faults in what every list, every beginning of a case and every definition goes through. */
export const ONE_WAY_FAULTS: readonly Fault[] = [
  {
    id: 'rows-without-a-value-lost',
    harm: 'a row without a value would be missing from the pages of a list, or stand there twice',
    file: KEYSET,
    find: "raw(isAscending ? 'is null' : 'is not null')",
    replace: "raw('is null')",
    test: { file: KEYSET_TEST, title: 'gives page by page each row once, in the order of a plain sort' },
  },
  {
    id: 'cursor-of-another-order',
    harm: 'a page would begin at a place that means nothing in its order',
    file: KEYSET,
    find: 'if (given !== order)',
    replace: 'if (given === order && place.length === 0)',
    test: { file: KEYSET_TEST, title: 'belongs to its order' },
  },
  {
    id: 'mark-unjudged',
    harm: 'a page asked for from 30 February would be a failure of the server',
    file: KEYSET,
    find: 'if (!isInstant(at) || !UUID.test(id)) throw',
    replace: 'if (!UUID.test(id)) throw',
    test: { file: KEYSET_TEST, title: 'is rejected with a sentence where it is' },
  },
  {
    id: 'proxies-of-somebody-else',
    harm: 'the proxy of one person would read a case about another',
    file: 'apps/api/src/db/cases/insert-case.ts',
    find: "of.kind === 'linked' && of.applicant.id === of.parent.applicant_id",
    replace: "of.kind === 'linked'",
    test: { file: 'apps/api/src/db/cases/insert-case.test.ts', title: 'beside another, about' },
  },
  {
    id: 'transfer-without-a-record',
    harm: 'a case would pass over with no event in its history and no line in the audit',
    file: 'apps/api/src/db/cases/effects/pass-case.ts',
    find: 'on.later.push((tx, deps) => passed(tx, deps, on))',
    replace: 'await passed(on.tx, on.deps, on)',
    test: {
      file: 'apps/api/src/modules/applicant-changes/passing.test.ts',
      title: 'the request is stored first and its case after it, each once and with its audit line',
    },
  },
  {
    id: 'key-of-every-object',
    harm: 'a definition could change what the server takes every object for',
    file: JUDGE,
    find: "Object.hasOwn(one, '__proto__')",
    replace: "Object.hasOwn(one, '__proto')",
    test: { file: JUDGE_TEST, title: 'is rejected whole where a key could change what every object is' },
  },
  {
    id: 'review-without-a-return',
    harm: 'a reviewer would press a button that ends in a failure of the server',
    file: 'packages/domain/src/workflow/checks/moves-of-step.ts',
    find: "needs: ['approve', 'return'] }",
    replace: "needs: ['approve'], may: ['return'] }",
    test: {
      file: 'packages/domain/src/workflow/checks/check-moves.test.ts',
      title: 'when a review can be approved and not returned',
    },
  },
]
