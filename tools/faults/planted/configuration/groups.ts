import type { Fault } from '../../plant.ts'

/** Faults in groups of officials and in the portal's own settings. */
export const GROUPS_FAULTS: readonly Fault[] = [
  {
    id: 'group-with-who-left',
    harm: 'who was deactivated would still be offered what is the group’s',
    file: 'packages/domain/src/configuration/groups/groups.ts',
    find: 'official.active &&',
    replace: '',
    test: {
      file: 'packages/domain/src/configuration/groups/groups.test.ts',
      title: 'nobody whose account is deactivated, or who is of another office',
    },
  },
  {
    id: 'group-of-any-office',
    harm: 'a group of one office would be offered for the cases of another',
    file: 'packages/domain/src/configuration/groups/groups.ts',
    find: 'office === null || office === of',
    replace: "office === null || of !== ''",
    test: {
      file: 'packages/domain/src/configuration/groups/groups.test.ts',
      title: 'for cases of its office, or of all',
    },
  },
  {
    id: 'setting-beyond-its-limits',
    harm: 'a setting could be published that makes the portal unusable',
    file: 'packages/domain/src/configuration/contents/own-setting.ts',
    find: 'value >= setting.min && value <= setting.max',
    replace: 'value >= setting.min',
    test: {
      file: 'packages/domain/src/configuration/own-settings.test.ts',
      title: ' takes its limits and what the product ships, and nothing beyond',
    },
  },
  {
    id: 'server-read-by-any-editor',
    harm: 'who edits another kind would read how the server is set up',
    file: 'apps/api/src/modules/configuration/read-environment.ts',
    find: "if (!mayConfigure(me(ctx).roles, 'read', 'ajuste'))",
    replace: "if (!mayConfigure(me(ctx).roles, 'read', 'causa_rechazo'))",
    test: {
      file: 'apps/api/src/modules/configuration/own-settings.test.ts',
      title: 'stands beside the variables of the server, which administrators see and nobody edits there',
    },
  },
  {
    id: 'group-told-what-it-may-not-see',
    harm: 'a group would be told of absences that its members may not see',
    file: 'apps/api/src/db/people/alert-recipients.ts',
    find: "r.role = any(${rolesWith(needs, 'all')}::text[])",
    replace: "not r.role = any(${rolesWith(needs, 'assigned')}::text[])",
    test: {
      file: 'apps/api/src/db/people/alert-recipients.test.ts',
      title: 'of a group it is only who may be told, and nobody else',
    },
  },
  {
    id: 'copy-to-who-may-not-read',
    harm: 'a group would learn of a case that its members may not read',
    file: 'apps/api/src/db/cases/effects/copy-inside.ts',
    find: "and ${rowsFor(reader, 'acts.read')}",
    replace: '',
    test: {
      file: 'apps/api/src/db/cases/effects/copy-acts.test.ts',
      title: 'is told of each of its acts once: who may read the case without the group, and nobody else',
    },
  },
]
