import type { Fault } from '../plant.ts'

/** Faults in sessions, route guards and button presses. */
export const SCREENS_FAULTS: readonly Fault[] = [
  {
    id: 'guest-opens-staff-screen',
    harm: 'somebody without a session would open a screen of the authority',
    file: 'apps/web/src/app/guard.ts',
    find: "if (session.phase === 'guest' || session.user.role === '') return",
    replace: "if (session.phase === 'guest') return",
    test: {
      file: 'apps/web/src/app/guard.test.ts',
      title: 'sends guests, and people without any role, to the login',
    },
  },
  {
    id: 'reader-greeted-as-applicant',
    harm: 'who only consults files would be greeted by two refused calls',
    file: 'apps/web/src/app/dashboard-kind.ts',
    find: "may(user, 'cases.draft') ? 'applicant' : 'reader'",
    replace: "'applicant'",
    test: {
      file: 'apps/web/src/app/dashboard-kind.test.ts',
      title: 'is shown nothing that its calls refuse',
    },
  },
  {
    id: 'wall-ignores-roles',
    harm: 'everybody with a session would open every screen',
    file: 'apps/web/src/app/guard.ts',
    find: "meetsRule(rolesOf(session.user), access) ? 'allow' : 'home'",
    replace: "meetsRule(rolesOf(session.user), access) ? 'allow' : 'allow'",
    test: { file: 'apps/web/src/app/guard.test.ts', title: 'sends a person without the role home' },
  },
  {
    id: 'idle-for-hours',
    harm: 'an open session would stand on a shared computer for ten hours',
    file: 'apps/web/src/client/session/idle.ts',
    find: 'IDLE_MS = 2_100_000',
    replace: 'IDLE_MS = 36_000_000',
    test: {
      file: 'apps/web/src/client/session/session.test.ts',
      title: 'warns two minutes before the 35 minutes are over, then clears storage and goes to the root',
    },
  },
  {
    id: 'idle-without-warning',
    harm: 'a session would end without a word',
    file: 'apps/web/src/client/session/idle.ts',
    find: 'if (now >= end - IDLE_WARNING_MS) idleWarning.set(end)',
    replace: '',
    test: {
      file: 'apps/web/src/client/session/session.test.ts',
      title: 'warns two minutes before the 35 minutes are over, then clears storage and goes to the root',
    },
  },
  {
    id: 'token-of-another-key',
    harm: 'whoever writes a token would be anybody',
    file: 'apps/api/src/http/guards/token.ts',
    find: 'jwtVerify(token, bytes(key.text), {',
    replace: 'jwtVerify(token, bytes(key.text), { clockTolerance: 3600,',
    test: {
      file: 'apps/api/src/http/guards/token.test.ts',
      title: 'is over at its last second, not a grace later, and does not begin early (clock skew)',
    },
  },
  {
    id: 'additional-roles-lost',
    harm: 'whoever has two posts would work in one',
    file: 'packages/domain/src/access/role-groups.ts',
    find: '  held.some(\n    (role) =>',
    replace: '  held.slice(0, 1).some(\n    (role) =>',
    test: { file: 'apps/web/src/app/guard.test.ts', title: 'counts additional roles like the main one' },
  },
  {
    id: 'menu-without-roles',
    harm: 'everybody would see every entry of the menu',
    file: 'apps/web/src/app/menu/side-menu.ts',
    find: 'meetsRule(rolesOf(user), entry.seenBy) && matcher',
    replace: 'matcher',
    test: {
      file: 'apps/web/src/app/guard.test.ts',
      title: 'shows an entry once its screen is registered, in the order of the specification',
    },
  },
  {
    id: 'kept-decision-asked-twice',
    harm: 'a result given without a signal would be done twice',
    file: 'apps/web/src/features/tareas/campo/kept-decision.ts',
    find: 'decision.sent?.body === body ? decision.sent : { body, key: newKey() }',
    replace: '{ body, key: newKey() }',
    test: {
      file: 'apps/web/src/features/tareas/campo/kept-decision.test.ts',
      title: 'is asked for again with the very same request and key',
    },
  },
  {
    id: 'kept-decision-of-other-answers',
    harm: 'a result would be sent with answers that were changed',
    file: 'apps/web/src/features/tareas/campo/kept-decision.ts',
    find: 'decision.sent?.body === body ? decision.sent',
    replace: 'decision.sent !== undefined ? decision.sent',
    test: {
      file: 'apps/web/src/features/tareas/campo/kept-decision.test.ts',
      title: 'is another intention once its answers changed',
    },
  },
  {
    id: 'signature-unseen-by-the-next-step',
    harm: 'who signed would read in the next step that the document waits for the signature, and could not go on',
    file: 'apps/web/src/features/tareas/paso/use-advance.ts',
    find: 'queryKey: TASKS_KEY',
    replace: 'queryKey: [...TASKS_KEY, task.task.id]',
    test: {
      file: 'apps/web/src/features/tareas/paso/read-again.test.ts',
      title: 'what was read of another step before a signature is not believed after it',
    },
  },
  {
    id: 'gateway-taken-for-the-server',
    harm: 'a press whose answer a gateway lost would be sent under another key, and done twice',
    file: 'apps/web/src/client/network/idempotency-key.ts',
    find: '![502, 503, 504].includes(status)',
    replace: 'status !== 504',
    test: {
      file: 'apps/web/src/client/network/intention.test.ts',
      title: 'keeps its key while nobody knows whether the server heard it',
    },
  },
  {
    id: 'repeated-with-the-version-it-made',
    harm: 'who presses again after a lost answer would be told that somebody did it already',
    file: 'apps/web/src/client/network/intention.ts',
    find: 'await work(meant.body as typeof body,',
    replace: 'await work(body,',
    test: {
      file: 'apps/web/src/client/network/intention.test.ts',
      title: 'goes out again as it was sent, though the case was read again with a later version',
    },
  },
  {
    id: 'lost-filing-reviewed-again',
    harm: 'a filing whose answer was lost would be refused, because its draft is filed',
    file: 'apps/web/src/features/tramites/use-filing.ts',
    find: 'if (intention.isOpen() && sent.current === engine.get().answers)',
    replace: 'if (sent.current === undefined)',
    test: {
      file: 'apps/web/src/features/tramites/lost-answer.test.ts',
      title: 'of a filing is asked for again without a review, and under the same key',
    },
  },
  {
    id: 'norm-cut-in-a-word',
    harm: 'the norm of a question would end in the middle of a word',
    file: 'packages/domain/src/kernel/shortened.ts',
    find: 'end > 0 ? room.slice(0, end)',
    replace: 'end > most ? room.slice(0, end)',
    test: {
      file: 'packages/domain/src/kernel/shortened.test.ts',
      title: 'is never longer than it may be, and ends with a whole word',
    },
  },
  {
    id: 'conflict-is-no-conflict',
    harm: 'a step would advance while another person changed the same work',
    file: 'apps/web/src/features/tareas/paso/use-advance.ts',
    find: 'engine.get().conflicts.length > 0',
    replace: 'engine.get().conflicts.length > 99',
    test: {
      file: 'apps/web/src/features/tareas/paso/may-advance.test.ts',
      title: 'waits until somebody chose, where another person changed the same work',
    },
  },
  {
    id: 'continues-stale-version',
    harm: 'the next step would be offered, and sent, as it stood before the signature that opened it',
    file: 'apps/web/src/features/tareas/paso/go-on.tsx',
    find: 'next.isFetchedAfterMount ? next.data : undefined',
    replace: 'next.data',
    test: {
      file: 'apps/web/src/features/tareas/paso/go-on.test.ts',
      title: 'is never sent from what was read before the step that has just ended',
    },
  },
  {
    id: 'continues-where-one-chooses',
    harm: 'one of several ways on would be taken for the person who was to choose',
    file: 'apps/web/src/features/tareas/paso/only-way.ts',
    find: 'others.length > 0 || way.needsReason',
    replace: 'way.needsReason',
    test: {
      file: 'apps/web/src/features/tareas/paso/only-way.test.ts',
      title: 'several are open',
    },
  },
  {
    id: 'idempotency-forgotten',
    harm: 'one press would be done as often as it was asked',
    file: 'apps/api/src/http/idempotency.ts',
    find: 'if (call === null) return db.tx(work)',
    replace: 'if (call !== undefined) return db.tx(work)',
    test: {
      file: 'apps/api/src/http/idempotency.test.ts',
      title: 'does the work of a key once, however many ask at once, and tells all of them the same',
    },
  },
  {
    id: 'decision-read-by-another',
    harm: 'a decision would open to one party because another was notified',
    file: 'apps/api/src/db/scope.ts',
    find: "n.act_id = a.id and n.recipient_id = ${actor.id}::uuid and n.state = 'done')\n",
    replace: "n.act_id = a.id and n.state = 'done')\n",
    test: {
      file: 'apps/api/src/modules/cases/two-parties.test.ts',
      title: 'opens to each by their own notification and by no other',
    },
  },
]
