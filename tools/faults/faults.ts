import type { Fault } from './plant.ts'
import { ACTS_FAULTS } from './planted/acts.ts'
import { ADDRESSES_FAULTS } from './planted/addresses.ts'
import { ADMINISTRATORS_FAULTS } from './planted/administrators.ts'
import { ALARMS_FAULTS } from './planted/alarms.ts'
import { EXPOSURE_FAULTS } from './planted/exposure.ts'
import { APPLICANTS_FAULTS } from './planted/applicants.ts'
import { CALENDARS_FAULTS } from './planted/calendars.ts'
import { CODES_FAULTS } from './planted/codes.ts'
import { CARRYING_FAULTS } from './planted/configuration/carrying.ts'
import { CONFIGURATION_FAULTS } from './planted/configuration/releases.ts'
import { CONSEQUENCES_FAULTS } from './planted/consequences.ts'
import { DEFINITIONS_FAULTS } from './planted/configuration/definitions.ts'
import { TRIAL_FAULTS } from './planted/configuration/trials.ts'
import { DOCUMENT_FAULTS } from './planted/document.ts'
import { GEOGRAPHY_FAULTS } from './planted/ground/geography.ts'
import { JUDGES_FAULTS } from './planted/judges.ts'
import { KEYS_FAULTS } from './planted/keys.ts'
import { LOGIN_FAULTS } from './planted/login.ts'
import { MIGRATION_FAULTS } from './planted/migrations.ts'
import { GROUPS_FAULTS } from './planted/configuration/groups.ts'
import { POWERS_FAULTS } from './planted/configuration/powers.ts'
import { FORMULA_FAULTS } from './planted/fees/formulas.ts'
import { MONEY_FAULTS } from './planted/money.ts'
import { ONE_WAY_FAULTS } from './planted/one-way.ts'
import { OPERATOR_FAULTS } from './planted/operator.ts'
import { MESSAGE_FAULTS } from './planted/counted/messages.ts'
import { ABSENCE_FAULTS, OUTCOMES_FAULTS } from './planted/outcomes.ts'
import { OUTAGES_FAULTS } from './planted/outages.ts'
import { REACH_FAULTS } from './planted/reach.ts'
import { REASONS_FAULTS } from './planted/reasons.ts'
import { RECEIPTS_FAULTS } from './planted/receipts.ts'
import { REFUSALS_FAULTS } from './planted/refusals.ts'
import { REPORTS_FAULTS } from './planted/counted/reports.ts'
import { ROLES_FAULTS } from './planted/roles.ts'
import { SCREENS_FAULTS } from './planted/screens.ts'
import { SEAL_FAULTS } from './planted/sealing/seal.ts'
import { SEAL_CHANGES_FAULTS } from './planted/sealing/seal-changes.ts'
import { PLACES_FAULTS } from './planted/ground/places.ts'
import { WATER_FAULTS } from './planted/ground/water.ts'
import { SERVING_FAULTS } from './planted/serving.ts'
import { STARTS_FAULTS } from './planted/starts.ts'
import { TERMS_FAULTS } from './planted/terms.ts'
import { TEXTS_FAULTS } from './planted/configuration/texts.ts'
import { UPLOADS_FAULTS } from './planted/uploads.ts'

/**
 * Small realistic mistakes, each with the test that must notice it. Grows with every defect reported from
 * outside: its fix, its test, and a fault here that the test must notice.
 */
export const FAULTS: readonly Fault[] = [
  ...EXPOSURE_FAULTS,
  ...KEYS_FAULTS,
  ...FORMULA_FAULTS,
  ...MONEY_FAULTS,
  ...TERMS_FAULTS,
  ...CALENDARS_FAULTS,
  ...OUTAGES_FAULTS,
  ...MESSAGE_FAULTS,
  ...OUTCOMES_FAULTS,
  ...ONE_WAY_FAULTS,
  ...SERVING_FAULTS,
  ...ABSENCE_FAULTS,
  ...REACH_FAULTS,
  ...ACTS_FAULTS,
  ...SCREENS_FAULTS,
  ...REASONS_FAULTS,
  ...RECEIPTS_FAULTS,
  ...APPLICANTS_FAULTS,
  ...ADDRESSES_FAULTS,
  ...CONFIGURATION_FAULTS,
  ...CARRYING_FAULTS,
  ...DEFINITIONS_FAULTS,
  ...TRIAL_FAULTS,
  ...TEXTS_FAULTS,
  ...GROUPS_FAULTS,
  ...POWERS_FAULTS,
  ...CONSEQUENCES_FAULTS,
  ...SEAL_FAULTS,
  ...SEAL_CHANGES_FAULTS,
  ...STARTS_FAULTS,
  ...ALARMS_FAULTS,
  ...CODES_FAULTS,
  ...LOGIN_FAULTS,
  ...ADMINISTRATORS_FAULTS,
  ...UPLOADS_FAULTS,
  ...PLACES_FAULTS,
  ...WATER_FAULTS,
  ...MIGRATION_FAULTS,
  ...REPORTS_FAULTS,
  ...ROLES_FAULTS,
  ...REFUSALS_FAULTS,
  ...OPERATOR_FAULTS,
  ...JUDGES_FAULTS,
  ...DOCUMENT_FAULTS,
  ...GEOGRAPHY_FAULTS,
  {
    id: 'notice-served-a-day-early',
    harm: 'a notice would count on the day that the law still leaves free (CPACA art. 69)',
    file: 'packages/domain/src/workflow/state/notified.ts',
    find: '? today > r.legalOn :',
    replace: '? today >= r.legalOn :',
    test: {
      file: 'packages/domain/src/workflow/effects/notifying.test.ts',
      title: 'a recipient counts as notified',
    },
  },
  {
    id: 'fine-of-more-than-a-year',
    harm: 'an infringement would weigh more days than the resolution counts',
    file: 'packages/domain/src/fees/fine.ts',
    find: "'Los días de la infracción'), 365)",
    replace: "'Los días de la infracción'), 3650)",
    test: {
      file: 'packages/domain/src/fees/fine.test.ts',
      title: 'counts no more than a year of infringement',
    },
  },
  {
    id: 'ended-session-serves',
    harm: 'a token would go on after its owner logged out',
    file: 'apps/api/src/db/people/sessions.ts',
    find: 'and s.ended_at is null and s.expires_at > clock_timestamp() and u.active',
    replace: 'and s.expires_at > clock_timestamp() and u.active',
    test: {
      file: 'apps/api/src/db/people/sessions.test.ts',
      title: 'refuses a session that ended while an earlier check of it was running',
    },
  },
  {
    id: 'approved-with-open-remark',
    harm: 'an act would be approved with a remark that nobody closed',
    file: 'packages/domain/src/workflow/decision/availability.ts',
    find: 'if (remarks !== null) return remarks',
    replace: 'if (remarks !== null && false) return remarks',
    test: {
      file: 'packages/catalog/src/workflows/remarks.property.test.ts',
      title: 'is neither approved nor signed, whatever kind of document it is and in whichever family',
    },
  },
  {
    id: 'drafter-closes-remark',
    harm: 'whoever drafted the act would wave away what was said about it',
    file: 'packages/domain/src/acts/remarks.ts',
    find: 'if (actor.id === at.drafter) return',
    replace: 'if (actor.id === at.drafter && false) return',
    test: { file: 'packages/domain/src/acts/remarks.test.ts', title: 'by a reason that is accepted by' },
  },
  {
    id: 'signed-variable-moves-remark',
    harm: 'a remark would be lost when the signature fills the position',
    file: 'packages/domain/src/acts/passage.ts',
    find: "if (node.type === 'variable' && GIVEN_BY_SIGNING.has(name)) atom",
    replace: 'if (false) atom',
    test: {
      file: 'packages/domain/src/acts/remarks.test.ts',
      title: 'is the same when number, date and position fill on signing, also inside it',
    },
  },
  {
    id: 'expired-signing-code',
    harm: 'an act would be signed with a code that is over',
    file: 'apps/api/src/modules/acts/sign-act.ts',
    find: 'and used_at is null and expires_at > ${now} and attempts',
    replace: 'and used_at is null and (true or expires_at > ${now}) and attempts',
    test: {
      file: 'apps/api/src/testing/attacks/codes-endpoint-limits.test.ts',
      title: 'is refused once ten minutes are over',
    },
  },
  {
    id: 'endless-password-guesses',
    harm: 'a stolen session would guess the password for ever',
    file: 'apps/api/src/modules/accounts/own/own-password.ts',
    find: 'if ((await countWrong(deps.db, wrong)) >= WRONG_IN_A_ROW)',
    replace: 'if ((await countWrong(deps.db, wrong)) >= 1_000_000)',
    test: {
      file: 'apps/api/src/testing/attacks/codes-endpoint-limits.test.ts',
      title: 'is guessed ten times in a row by a stolen session, and then never again',
    },
  },
  {
    id: 'signing-unread',
    harm: 'an act would be signed before anybody said that they read it',
    file: 'apps/web/src/features/tareas/acto/may-sign.ts',
    find: '&& at.read &&',
    replace: '&& (at.read || true) &&',
    test: { file: 'apps/web/src/features/tareas/paso/may-advance.test.ts', title: 'is open to' },
  },
  {
    id: 'unread-box-ignored',
    harm: 'the dialog would sign an act whose box «Leí el acto completo» is not ticked',
    file: 'apps/web/src/features/tareas/acto/sign-dialog.tsx',
    find: '!maySign({ code: typed, read, busy, isStopped })',
    replace: '!maySign({ code: typed, read: true, busy, isStopped })',
    test: {
      file: 'apps/web/src/features/tareas/acto/sign-dialog.test.ts',
      title: 'is refused by the dialog until the box is ticked',
    },
  },
  {
    id: 'unread-button-open',
    harm: 'the button «Firmar y numerar» would be open to who did not say that they read',
    file: 'apps/web/src/features/tareas/acto/sign-dialog.tsx',
    find: 'maySign({ code: typed, read, busy: false, isStopped })',
    replace: 'maySign({ code: typed, read: true, busy: false, isStopped })',
    test: {
      file: 'apps/web/src/features/tareas/acto/sign-dialog.test.ts',
      title: 'is refused by the dialog until the box is ticked',
    },
  },
  {
    id: 'closed-way-pressed',
    harm: 'a way that is closed would be taken',
    file: 'apps/web/src/features/tareas/paso/action-bar.tsx',
    find: 'onClick={() => outcome.enabled && props.onOutcome(outcome)}',
    replace: 'onClick={() => props.onOutcome(outcome)}',
    test: {
      file: 'apps/web/src/features/tareas/paso/action-bar.test.tsx',
      title: 'does nothing when it is pressed, and an open one does what it says',
    },
  },
  {
    id: 'new-key-per-press',
    harm: 'a press whose answer was lost would be done twice',
    file: 'apps/web/src/client/network/intention.ts',
    find: 'if (meant?.what !== what) meant',
    replace: 'if (what !== null) meant',
    test: {
      file: 'apps/web/src/client/network/intention.test.ts',
      title: 'keeps its key while nobody knows whether the server heard it',
    },
  },
  {
    id: 'unsaved-work-advanced',
    harm: 'a step would advance on work that the server does not have',
    file: 'apps/web/src/features/tareas/paso/use-advance.ts',
    find: 'if (engine === null || (await engine.flush())) return null',
    replace: 'if (engine === null || (await engine.flush()) || true) return null',
    test: {
      file: 'apps/web/src/features/tareas/paso/may-advance.test.ts',
      title: 'waits until the server has the work that is on the screen',
    },
  },
  {
    id: 'failed-save-forgotten',
    harm: 'a text that could not be saved would never be sent again',
    file: 'apps/web/src/features/tareas/acto/act-saver.ts',
    find: '      later(RETRY_MS)\n',
    replace: '',
    test: {
      file: 'apps/web/src/features/tareas/acto/act-saver.test.ts',
      title: 'that could not be saved is tried again by itself until it is',
    },
  },
  {
    id: 'other-tab-stays-in',
    harm: 'a second tab would stay logged in after logging out',
    file: 'apps/web/src/client/session/session.ts',
    find: '    leave(message.comeBack)\n',
    replace: '',
    test: {
      file: 'apps/web/src/client/session/session.test.ts',
      title: 'end together: logging out in one ends the other and leads it away',
    },
  },
]
