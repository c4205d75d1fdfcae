import type { Fault } from '../plant.ts'

const publishing = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/configuration/publishing.test.ts',
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
