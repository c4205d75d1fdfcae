import type { Fault } from '../../plant.ts'

const trial = (title: string): Fault['test'] => ({
  file: 'apps/api/src/modules/configuration/trials/trials.test.ts',
  title,
})

/** Faults in the trials of drafts. */
export const TRIAL_FAULTS: readonly Fault[] = [
  {
    id: 'trial-names-every-case',
    harm: 'who keeps the procedures would read in a trial the cases of everybody',
    file: 'apps/api/src/modules/configuration/trials/cases.ts',
    find: 'where ${reach}`',
    replace: 'where true or ${reach}`',
    test: trial('names its cases to who reaches them, and to others says how many there are'),
  },
  {
    id: 'trial-of-another-draft',
    harm: 'a draft would be tried, changed, and handed to the second person as tried',
    file: 'apps/api/src/modules/configuration/trials/outdated.ts',
    find: 'draft === null || draftHash(draft) !== trial.draft',
    replace: 'draft === null',
    test: trial('says that the draft, or what is in force, is another by now'),
  },
  {
    id: 'trial-goes-on-after-stop',
    harm: 'a trial that was stopped would go on, and nobody could end what slows the portal down',
    file: 'apps/api/src/db/configuration/trials.ts',
    find: 'and ended_at is null and done = ${done}',
    replace: 'and done = ${done}',
    test: trial('takes no batch that was under way when it was stopped'),
  },
]
