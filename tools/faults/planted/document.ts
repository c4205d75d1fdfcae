import type { Fault } from '../plant.ts'

const WALKER = 'apps/api/src/testing/outside/hand-knowledge.test.ts'

/** Faults in the OpenAPI document as the only source of a program, and in the judge of that program. */
export const DOCUMENT_FAULTS: readonly Fault[] = [
  {
    id: 'sequences-unexplained',
    harm: 'an outside program would have to guess what the words of the sequences mean',
    file: 'packages/contract/src/sequences/language.ts',
    find: '    ...places,\n',
    replace: '',
    test: { file: WALKER, title: 'finds in the document what each word of its sequences means' },
  },
  {
    id: 'words-without-example',
    harm: 'an outside program would read what a word means and not see how it is written',
    file: 'packages/contract/src/sequences/language.ts',
    find: 'word in piece ? [',
    replace: 'word in piece && word !== "where" ? [',
    test: { file: WALKER, title: 'finds in the document what each word of its sequences means' },
  },
  {
    id: 'walker-knows-by-hand',
    harm: 'the program that proves the document would read fields of answers that the document never names',
    file: 'apps/api/src/testing/outside/hand-knowledge.ts',
    find: '    ...keysIn(bare),\n',
    replace: '',
    test: { file: WALKER, title: 'in a program that knows it by hand' },
  },
  {
    id: 'outdated-example-passes',
    harm: 'an outside program would be written against an answer that the portal gives no more',
    file: 'apps/api/src/testing/examples/again.ts',
    find: '[...names].every((name) => told.some(([one]) => fixed(one) === name))',
    replace: 'names.size >= 0',
    test: {
      file: 'apps/api/src/testing/examples/again.test.ts',
      title: 'an example is not made again by a run that',
    },
  },
]
