import type { Fault } from '../plant.ts'

/** Faults in who becomes an administrator, a director, or somebody else. */
export const ADMINISTRATORS_FAULTS: readonly Fault[] = [
  {
    id: 'stranger-becomes-administrator',
    harm: 'whoever registers would administer the portal as soon as their address is confirmed',
    file: 'apps/api/src/modules/accounts/verify-email.ts',
    find: 'deps.settings.staffApproval || roles.some(isWeighty)',
    replace: 'deps.settings.staffApproval || roles.length > 99',
    test: {
      file: 'apps/api/src/modules/accounts/administration.test.ts',
      title: 'who asks for a role that administers waits all the same',
    },
  },
  {
    id: 'signer-by-competence-alone',
    harm: 'a role that got the power to sign by the table of competences would be given by one person',
    file: 'packages/catalog/src/roles/weighty-roles.ts',
    find: '...competence.filter((row) => row.classes.some((one) => FORMAL.has(one))).map((row) => row.role),',
    replace: '...competence.filter(() => false).map((row) => row.role),',
    test: {
      file: 'packages/catalog/src/roles/weighty-roles.test.ts',
      title: 'grow with either table: a rule of an act, or a competence',
    },
  },
]
