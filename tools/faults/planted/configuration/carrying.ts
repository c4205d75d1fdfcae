import type { Fault } from '../../plant.ts'

const calls = (title: string): Fault['test'] => ({
  file: 'apps/api/src/modules/configuration/carrying/carrying.test.ts',
  title,
})
const ARCHIVE = 'apps/api/src/modules/configuration/carrying/archive.ts'
const CALLS = 'apps/api/src/modules/configuration/carrying/carry-calls.ts'
const CORE = 'apps/api/src/db/configuration/carrying/carry.ts'
const REFUSED = 'is refused with one sentence at its place, by both calls, and nothing is stored'

/** Faults in carrying the configuration between portals. */
export const CARRYING_FAULTS: readonly Fault[] = [
  {
    id: 'carried-out-of-the-folder',
    harm: 'a manifest from outside would have the server read a file that is none of the configuration',
    file: 'apps/api/src/db/configuration/carrying/carried-files.ts',
    find: 'else if (!hasSafePath(entry))',
    replace: 'else if (entry.key === null)',
    test: calls(REFUSED),
  },
  {
    id: 'archive-unpacked-without-end',
    harm: 'one archive of a few kilobytes would take the memory of the process that serves everybody',
    file: ARCHIVE,
    find: '> CARRY_MOST.unpacked',
    replace: '< 0',
    test: calls(REFUSED),
  },
  {
    id: 'archive-with-a-name-twice',
    harm: 'what a person looked at in the archive would not be what the portal takes',
    file: ARCHIVE,
    find: 'if (names.has(name))',
    replace: 'if (name === null)',
    test: calls(REFUSED),
  },
  {
    id: 'archive-with-links',
    harm: 'a link in an archive would be read as a file, with a sentence that explains nothing',
    file: ARCHIVE,
    find: 'if (link)',
    replace: 'if (link === null)',
    test: calls(REFUSED),
  },
  {
    id: 'configuration-carried-by-anybody',
    harm: 'who only keeps the figures would read everything that the authority decides, and draft any of it',
    file: 'packages/contract/src/configuration-carrying.contract.ts',
    find: "const permission = 'parameters.admin'",
    replace: "const permission = 'configuration.read'",
    test: calls('is for who administers the portal'),
  },
  {
    id: 'carried-what-nobody-edits',
    harm: 'a workflow from outside would become a draft that no rule lets anybody write',
    file: CALLS,
    find: "for (const kind of new Set(items.map((one) => one.kind))) kindFor(ctx, kind, 'edit')",
    replace: '',
    test: calls('is stopped where only the product gives its number, or its kind is edited by nobody here'),
  },
  {
    id: 'carried-number-of-the-product',
    harm: 'a number that the specification may give to another procedure would be taken by a draft',
    file: CORE,
    find: 'if (!isHere && own',
    replace: 'if (isHere && own',
    test: calls('is stopped where only the product gives its number, or its kind is edited by nobody here'),
  },
  {
    id: 'carried-over-a-draft',
    harm: 'what an official was writing would be replaced by what came from another portal',
    file: CORE,
    find: 'if (first !== undefined) return',
    replace: 'if (first === null) return',
    test: calls(
      'is combined with a draft that changes something else, and stopped by one that changes the same',
    ),
  },
  {
    id: 'carried-without-a-lock',
    harm: 'of two people who bring one new item the second would overwrite the first unseen',
    file: CORE,
    find: 'await lockNamed(tx, wanted)',
    replace: '',
    test: calls('of two people at once is kept from one, and the other is told'),
  },
  {
    id: 'carried-without-budget',
    harm: 'one session would have archives unpacked and judged without end',
    file: CALLS,
    find: "await spendAll(deps, [{ name: 'carriedArchivesOfPerson', who: me(ctx).id }])",
    replace: '',
    test: calls('of one person has an end within an hour'),
  },
  {
    id: 'carried-what-is-retired',
    harm: 'what the authority retired would come back in the portal to which its configuration is carried',
    file: CORE,
    find: 'text !== null && hash !== null && retired === false',
    replace: 'text !== null && hash !== null',
    test: {
      file: 'apps/api/src/modules/configuration/carrying/inverse.test.ts',
      title: 'is written as the same bytes',
    },
  },
  {
    id: 'release-seen-in-part',
    harm: 'a process would serve some items of a publication that it takes for the one before',
    file: 'apps/api/src/db/configuration/snapshot.ts',
    find: 'from configuration_in_force where release <= ${release}',
    replace: 'from configuration_in_force where release is not null',
    test: {
      file: 'apps/api/src/db/configuration/whole-releases.test.ts',
      title: 'sees all of a release or nothing of it',
    },
  },
  {
    id: 'event-of-another-release',
    harm: 'nobody could say by which figures and terms a case was decided',
    file: 'apps/api/src/db/cases/store.ts',
    find: 'configuracion: catalogue.release })',
    replace: 'configuracion: 1 })',
    test: {
      file: 'apps/api/src/modules/configuration/explainable.test.ts',
      title: 'leaves every case explainable by its releases',
    },
  },
]
