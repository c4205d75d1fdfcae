import type { Fault } from '../../plant.ts'

const publishing = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/configuration/publishing.test.ts',
  title,
})

const gate = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/configuration/gate.test.ts',
  title,
})
const calls = (title: string): Fault['test'] => ({
  file: 'apps/api/src/modules/configuration/configuration.test.ts',
  title,
})

/** Faults in what the authority decides: its versions, releases and what the product ships. */
export const CONFIGURATION_FAULTS: readonly Fault[] = [
  {
    id: 'factory-over-the-authority',
    harm: 'an update would undo what the authority decided',
    file: 'apps/api/src/db/configuration/publish-factory.ts',
    find: "!waits && origin !== 'autoridad'",
    replace: '!waits',
    test: publishing('does not replace what the authority published'),
  },
  {
    id: 'retired-for-ever',
    harm: 'what an older program had retired would not come back with the newer one',
    file: 'apps/api/src/db/configuration/publish-factory.ts',
    find: ' || one.retired === true',
    replace: '',
    test: publishing(
      'is followed by an item that the authority never touched, also when the product goes back',
    ),
  },
  {
    id: 'gate-left-open',
    harm: 'a command would decide by a release that is over before it commits',
    file: 'apps/api/src/db/configuration/release.ts',
    find: 'lock table configuration_gate in exclusive mode',
    replace: 'lock table configuration_gate in access share mode',
    test: publishing('holds a publication while a command is between its decision and its commit'),
  },
  {
    id: 'decided-before-the-gate',
    harm: 'a command would decide by what its process knew, while another had published something else',
    file: 'apps/api/src/db/connection/transaction.ts',
    find: '    await passing\n',
    replace: '',
    test: gate('decides by what was published in another process'),
  },
  {
    id: 'gate-looked-through',
    harm: 'a publication would commit between the decision of a command and its commit',
    file: 'apps/api/src/db/configuration/follow.ts',
    find: ' where not exists (select 1 from configuration_gate for key share)',
    replace: '',
    test: gate('holds a publication until it has committed'),
  },
  {
    id: 'midnight-waits-for-its-turn',
    harm: 'a command of the new year would settle by the figures of the old one',
    file: 'apps/api/src/db/configuration/follow.ts',
    find: 'if (waits !== null && waits <= clock.now()) throw new BehindTheTime()',
    replace: '',
    test: gate('decides after what is due by the clock has come into force'),
  },
  {
    id: 'call-of-two-releases',
    harm: 'one page would show figures of two releases',
    file: 'apps/api/src/db/configuration/follow.ts',
    find: 'current: () => held()?.snapshot ?? newest(),',
    replace: 'current: () => newest(),',
    test: gate('reads one release from its beginning to its end'),
  },
  {
    id: 'pinned-for-ever',
    harm: 'work that a call left behind would go on by the configuration of that day',
    file: 'apps/api/src/db/configuration/follow.ts',
    find: 'return found?.over === false ? found : undefined',
    replace: 'return found',
    test: gate('leaves what it left running behind to the newest release'),
  },
  {
    id: 'instants-in-one-release',
    harm: 'what was due on two days would come into force as if it were one',
    file: 'apps/api/src/db/configuration/release.ts',
    find: 'where release is null and called_off_at is null and due = ${due}`)',
    replace: 'where release is null and called_off_at is null and due <= ${now}`)',
    test: publishing('comes into force at its instant, one release for one instant'),
  },
  {
    id: 'carried-without-hash',
    harm: 'a file that was changed on its way would be imported',
    file: 'apps/api/src/db/configuration/carrying/carried-files.ts',
    find: 'if (hashOf(text) !== entry.hash)',
    replace: 'if (hashOf(text) === "")',
    test: {
      file: 'apps/api/src/db/configuration/carrying.test.ts',
      title: 'is refused with a sentence, and nothing is done',
    },
  },
  {
    id: 'one-person-twice',
    harm: 'who edited an earlier revision of a draft would publish what binds people alone',
    file: 'apps/api/src/db/configuration/item-state.ts',
    find: "where e.item = ${item} and e.revision >= ${began} and e.step = 'guardar' and (u.id = me.id",
    replace:
      "where e.item = ${item} and e.revision >= ${began} and e.revision = (select max(x.revision) from configuration_edits x where x.item = e.item) and e.step = 'guardar' and (u.id = me.id",
    test: calls('is published by somebody who edited no revision of the draft, and names its norm'),
  },
  {
    id: 'two-accounts-of-one-person',
    harm: 'somebody with two accounts would be two people',
    file: 'apps/api/src/db/configuration/item-state.ts',
    find: 'or (u.document_type = me.document_type and u.document_number = me.document_number))',
    replace: ')',
    test: calls('is not published from another account of the same person'),
  },
  {
    id: 'saved-over-another',
    harm: 'two people on one draft would lose what one of them wrote',
    file: 'apps/api/src/modules/configuration/save-draft.ts',
    find: 'if (item.revision !== revision) throw',
    replace: 'if (item.revision < revision) throw',
    test: calls('of another that one has not seen is not saved over, published or discarded'),
  },
  {
    id: 'pasted-over-another',
    harm: 'hundreds of pasted rows would bury what another person saved a moment before',
    file: 'apps/api/src/modules/configuration/save-drafts.ts',
    find: 'if (seen.revision !== item.revision) throw',
    replace: 'if (seen.revision > item.revision) throw',
    test: {
      file: 'apps/api/src/modules/configuration/paste.test.ts',
      title: 'are none where another person was faster with one of them, who is named',
    },
  },
  {
    id: 'ban-unsaid',
    harm: 'a banned species would be chosen without a word about its ban',
    file: 'packages/domain/src/configuration/species-words.ts',
    find: "...(banNorm !== ''",
    replace: "...(banNorm === '-'",
    test: {
      file: 'apps/api/src/modules/filing/filed-form.test.ts',
      title: 'says the ban of a species that it names, under the table that names it',
    },
  },
  {
    id: 'published-unseen',
    harm: 'what somebody saved a moment ago would come into force without having been seen',
    file: 'apps/api/src/modules/configuration/publish.ts',
    find: 'draft !== null && draftHash(draft) !== hash',
    replace: "draft !== null && hash === ''",
    test: calls(
      'is refused without a reason, without a draft, without a change, and of a draft that changed meanwhile',
    ),
  },
  {
    id: 'blind-to-tomorrow',
    harm: 'what is published today would contradict what comes into force tomorrow',
    file: 'apps/api/src/db/configuration/timeline.ts',
    find: '[Number.NEGATIVE_INFINITY, ...instants]',
    replace: '[Number.NEGATIVE_INFINITY, ...instants.slice(0, 0)]',
    test: calls('see what is scheduled'),
  },
  {
    id: 'municipality-lost',
    harm: 'cases of a municipality would belong to no office',
    file: 'packages/domain/src/configuration/rules/offices.ts',
    find: '.filter(([code]) => !now.has(code))',
    replace: '.filter(([code]) => now.has(code) && before.size === 0)',
    test: {
      file: 'packages/domain/src/configuration/between.test.ts',
      title: 'does not leave a municipality without an office, and moves it in one step',
    },
  },
  {
    id: 'warning-waved-through',
    harm: 'a warning would be published although nobody gave a reason for it',
    file: 'apps/api/src/modules/configuration/bring-about.ts',
    find: 'if (open.length > 0)',
    replace: 'if (open.length > 0 && accepted.length > 0)',
    test: calls('warn, and each warning is accepted with its reason'),
  },
  {
    id: 'product-forgotten',
    harm: 'publishing anything else of an item would hide that the product brings a newer version of it',
    file: 'apps/api/src/modules/configuration/publish.ts',
    find: ': { standsOn: inForce.factory?.hash ?? null }),',
    replace: ': {}),',
    test: calls('is told only of what the authority changed, with a comparison of three'),
  },
  {
    id: 'published-by-editors',
    harm: 'who edits a kind and publishes another would publish both',
    file: 'apps/api/src/modules/configuration/kind-access.ts',
    find: 'if (!mayConfigure(roles, right, kind))',
    replace: 'if (roles.length === 0)',
    test: {
      file: 'apps/api/src/modules/configuration/rights.test.ts',
      title: 'sees, edits and publishes exactly the kinds that the rule says',
    },
  },
  {
    id: 'kind-by-any-address',
    harm: 'who edits one kind would find every other by its address',
    file: 'apps/api/src/modules/configuration/kind-access.ts',
    find: "!mayConfigure(roles, 'read', kind)",
    replace: 'roles.length === 0',
    test: {
      file: 'apps/api/src/modules/configuration/rights.test.ts',
      title: 'sees, edits and publishes exactly the kinds that the rule says',
    },
  },
  {
    id: 'null-lost-in-merge',
    harm: 'a figure that the authority cleared would come back with the product',
    file: 'packages/domain/src/configuration/merge.ts',
    find: 'ours === undefined ? theirs : ours,',
    replace: 'ours ?? theirs,',
    test: {
      file: 'packages/domain/src/configuration/merge.test.ts',
      title: 'where ours is null keep it: null is a value',
    },
  },
]
