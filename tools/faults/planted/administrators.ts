import type { Fault } from '../plant.ts'

/** Faults in who becomes an administrator, a director, or another person. */
export const ADMINISTRATORS_FAULTS: readonly Fault[] = [
  {
    id: 'stranger-becomes-administrator',
    harm: 'whoever registers would administer the portal as soon as their address is confirmed',
    file: 'apps/api/src/modules/accounts/registering/verify-email.ts',
    find: 'deps.settings.staffApproval || roles.some(isWeighty)',
    replace: 'deps.settings.staffApproval || roles.length > 99',
    test: {
      file: 'apps/api/src/modules/accounts/administration/administration.test.ts',
      title: 'who asks for a role that',
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
  {
    id: 'one-administrator-makes-a-director',
    harm: 'one administrator would make a director and sign through them',
    file: 'apps/api/src/modules/accounts/administration/decide-user.ts',
    find: 'if (gives.length > 0)',
    replace: 'if (gives.length > 99)',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'is given by two administrators',
    },
  },
  {
    id: 'both-people-of-a-proposal',
    harm: 'one administrator would confirm what they proposed themselves',
    file: 'apps/api/src/modules/accounts/proposals/decide-proposal.ts',
    find: "if (why !== null) throw new Refusal('forbidden', why, { code: 'propia' })",
    replace: 'void why',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'is not confirmed by who proposed it, and the try stands in the audit',
    },
  },
  {
    id: 'second-account-of-one-person',
    harm: 'one person with two accounts would be both people',
    file: 'apps/api/src/modules/accounts/administration/administrators.ts',
    find: 'return row !== undefined',
    replace: 'return row === null',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'is not confirmed by who gets it, nor from another account of the same person',
    },
  },
  {
    id: 'account-changed-under-a-proposal',
    harm: 'a role would go to another address than the one that was read',
    file: 'apps/api/src/modules/accounts/proposals/decide-proposal.ts',
    find: '!isDeepStrictEqual(proposal.seen, seenOf(account))',
    replace: '!isDeepStrictEqual(proposal.seen, proposal.seen)',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'is not given as proposed once the account is another than the proposer saw',
    },
  },
  {
    id: 'proposer-without-office',
    harm: 'an administrator who was sent away would leave rights behind',
    file: 'apps/api/src/modules/accounts/proposals/decide-proposal.ts',
    find: 'if (!proposers.some((one) => one.id === proposal.proposed_by))',
    replace: 'if (proposers.length === 0)',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'is not given any more after a week, nor when its proposer no longer administers',
    },
  },
  {
    id: 'own-roles',
    harm: 'an administrator would give themselves the roles of the director',
    file: 'apps/api/src/modules/accounts/administration/decide-user.ts',
    find: 'await refuseOwn(tx, ctx, id)',
    replace: 'void refuseOwn',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'gets no role from its owner, nor a second account of the same document',
    },
  },
  {
    id: 'account-made-by-one',
    harm: 'one administrator would make a second account that signs',
    file: 'apps/api/src/modules/accounts/administration/create-user.ts',
    find: 'if (gives.length > 0)',
    replace: 'if (gives.length > 99)',
    test: {
      file: 'apps/api/src/modules/accounts/proposals/proposals.test.ts',
      title: 'is not there before another administrator confirms it, and is then invited by its own mail',
    },
  },
  {
    id: 'invitation-outlives-its-use',
    harm: 'an invitation left in a mailbox would take over an account that has a password',
    file: 'apps/api/src/modules/accounts/registering/invitation.ts',
    find: 'and u.password_hash is null and u.active',
    replace: 'and u.active',
    test: {
      file: 'apps/api/src/modules/accounts/administration/created-accounts.test.ts',
      title: 'leaves no invitation behind that still serves: after three days, or a password set by recovery',
    },
  },
  {
    id: 'first-administrators-again',
    harm: 'whoever reaches the server later would make administrators without a trace among the others',
    file: 'apps/api/src/modules/accounts/server-commands/first-administrators.ts',
    find: 'if ((await tx.one(sql`select 1 from first_administrators`)) !== undefined)',
    replace: 'if ((await tx.one(sql`select 1 from first_administrators where false`)) !== undefined)',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title: 'makes them once: not again, not by two operators at once, not once one is gone',
    },
  },
  {
    id: 'one-person-both-administrators',
    harm: 'one person would give and confirm, or nobody could confirm anything',
    file: 'apps/api/src/modules/accounts/server-commands/first-administrators.ts',
    find: 'await refuseSecondAccount(tx, person)',
    replace: 'void refuseSecondAccount',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title: 'with one administrator gets the other, once, also from two operators at once; with two, nobody',
    },
  },
  {
    id: 'open-without-administrators',
    harm: 'a stranger would wait in an empty portal with the role of its administrator',
    file: 'apps/api/src/modules/accounts/registering/take-registration.ts',
    find: 'await refuseWhileClosed(tx, deps.settings)',
    replace: 'void refuseWhileClosed',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title: 'is closed, and says how its first administrators are made',
    },
  },
  {
    id: 'recovered-with-the-old-key',
    harm: 'who has the lost password or session would go on as the administrator',
    file: 'apps/api/src/modules/accounts/server-commands/recover-administrator.ts',
    find: "await endSessions(tx, id, 'contrasena')",
    replace: 'void endSessions',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title:
        'begins anew with a link; nothing of before opens the account, and all administrators hear of it',
    },
  },
  {
    id: 'recovered-with-the-old-link',
    harm: 'whoever reads the lost mail would set the password of the account again',
    file: 'apps/api/src/modules/accounts/server-commands/recover-administrator.ts',
    find: 'where user_id = ${id}::uuid and used_at is null`)',
    replace: 'where user_id = ${id}::uuid and false`)',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title:
        'begins anew with a link; nothing of before opens the account, and all administrators hear of it',
    },
  },
  {
    id: 'recovered-with-the-old-digits',
    harm: 'a code that was asked for before would open the account after it was given back',
    file: 'apps/api/src/modules/accounts/server-commands/recover-administrator.ts',
    find: "(subject = ${id} or data->>'userId' = ${id})`)",
    replace: 'subject = ${id}`)',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title:
        'begins anew with a link; nothing of before opens the account, and all administrators hear of it',
    },
  },
  {
    id: 'proposals-of-the-lost',
    harm: 'what somebody else proposed with the lost account would be confirmed',
    file: 'apps/api/src/modules/accounts/server-commands/recover-administrator.ts',
    find: '(proposed_by = ${id}::uuid or account_id = ${id}::uuid)`)',
    replace: 'account_id = ${id}::uuid`)',
    test: {
      file: 'apps/api/src/modules/accounts/server-commands/server-commands.test.ts',
      title:
        'begins anew with a link; nothing of before opens the account, and all administrators hear of it',
    },
  },
  {
    id: 'officials-by-password-alone',
    harm: 'a stolen password would be enough to sign in production',
    file: 'apps/api/src/settings.ts',
    find: 'staffPasskey = v.STAFF_PASSKEY ?? production',
    replace: 'staffPasskey = v.STAFF_PASSKEY ?? false',
    test: {
      file: 'apps/api/src/settings.test.ts',
      title: 'ask officials for passkeys in production, and say how to turn that off',
    },
  },
]
