import type { Fault } from '../plant.ts'

const publishing = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/configuration/publishing.test.ts',
  title,
})

const gate = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/configuration/gate.test.ts',
  title,
})
const readings = (title: string): Fault['test'] => ({ file: 'packages/catalog/src/readings.test.ts', title })

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
    id: 'day-called-back-stays-closed',
    harm: 'terms would run around a closure that the authority called back',
    file: 'packages/domain/src/configuration/readings.ts',
    find: '.filter(([, day]) => day.active)',
    replace: '',
    test: readings('closes a day for everybody or for one office'),
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
    file: 'tools/configuration/folder.ts',
    find: 'if (hashOf(text) !== entry.hash)',
    replace: 'if (hashOf(text) === "")',
    test: {
      file: 'apps/api/src/db/configuration/carrying.test.ts',
      title: 'is refused with a sentence, and nothing is done',
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
