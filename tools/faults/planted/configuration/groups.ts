import type { Fault } from '../../plant.ts'

/** Faults in groups of officials. */
export const GROUPS_FAULTS: readonly Fault[] = [
  {
    id: 'group-with-who-left',
    harm: 'who was deactivated would still be offered what is the group’s',
    file: 'packages/domain/src/configuration/groups.ts',
    find: 'official.active &&',
    replace: '',
    test: {
      file: 'packages/domain/src/configuration/groups.test.ts',
      title: 'nobody whose account is deactivated, or who is of another office',
    },
  },
  {
    id: 'group-of-any-office',
    harm: 'a group of one office would be offered for the cases of another',
    file: 'apps/api/src/modules/cases/candidates.ts',
    find: '.filter((group) => serves(group, office))',
    replace: '',
    test: {
      file: 'apps/api/src/modules/cases/groups.test.ts',
      title: 'offers the group for cases of its office alone, by roles too, and while it is active',
    },
  },
]
