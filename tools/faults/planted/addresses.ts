import type { Fault } from '../plant.ts'

const WALLS = 'apps/web/src/app/acceptance/walls.test.ts'
const THIRD_PARTIES = 'apps/api/src/modules/third-parties/third-parties.test.ts'
const NOTICES = 'packages/catalog/src/workflows/notices.property.test.ts'

/** Faults in addresses, menu entries, and the recipients of an act. */
export const ADDRESSES_FAULTS: readonly Fault[] = [
  {
    id: 'menu-opens-what-refuses',
    harm: 'a citizen would open the bulletin and be refused by each call',
    file: 'apps/web/src/features/boletin/boletin.screens.ts',
    find: "needs: 'bulletin.publish'",
    replace: "needs: 'users.admin'",
    test: { file: WALLS, title: 'is of use to some role, and says what is done there and by whom' },
  },
  {
    id: 'address-judged-as-a-form',
    harm: 'a wrong address would be answered like a form with a fault',
    file: 'apps/api/src/http/routes.ts',
    find: 'if (result?.success === false) throw notFound()',
    replace: "if (result?.success === false) return parse(schema, value, 'params')",
    test: {
      file: 'apps/api/src/testing/attacks/bad-input.test.ts',
      title: 'names nothing, whatever stands in it',
    },
  },
  {
    id: 'address-read-unjudged',
    harm: 'a wrong id would reach the database',
    file: 'apps/api/src/http/routes.ts',
    find: 'if (result?.success === false) throw notFound()',
    replace: 'if (result?.success === false) return value',
    test: {
      file: 'apps/api/src/testing/attacks/bad-input.test.ts',
      title: 'names nothing, whatever stands in it',
    },
  },
  {
    id: 'first-recipient-speaks-for-the-second',
    harm: 'what was written of the first recipient would stand in the notice of the second',
    file: 'packages/domain/src/workflow/effects/notifying.ts',
    find: '    ...Object.fromEntries(ofOneRecipient(w, step.family).map((key) => [key, null])),\n',
    replace: '',
    test: { file: NOTICES, title: 'has the dates of the plain program, is final by the latest of them' },
  },
  {
    id: 'access-of-the-first-recipient',
    harm: 'the second recipient would count as having opened what only the first one opened',
    file: 'packages/domain/src/workflow/effects/notifying.ts',
    find: "  'notificacion.acceso',\n",
    replace: '',
    test: { file: NOTICES, title: 'has the dates of the plain program, is final by the latest of them' },
  },
  {
    id: 'notified-under-another-name',
    harm: 'the notice of the second recipient would name the first',
    file: 'packages/domain/src/workflow/effects/notifying.ts',
    find: "    'notificado.nombre': recipient.name,\n",
    replace: "    'notificado.nombre': n.recipients[0]?.name,\n",
    test: { file: NOTICES, title: 'has the dates of the plain program, is final by the latest of them' },
  },
  {
    id: 'notified-twice',
    harm: 'somebody who was notified already would be notified again, and the term begin anew',
    file: 'packages/domain/src/workflow/effects/notifying.ts',
    find: 'if (recipient === undefined || recipient.legalOn !== null)',
    replace: 'if (recipient === undefined)',
    test: {
      file: 'packages/domain/src/workflow/effects/notifying.test.ts',
      title: 'who is no recipient, or was notified already, is not chosen',
    },
  },
  {
    id: 'stranger-becomes-first-recipient',
    harm: 'a notice chosen for a stranger would be written down for the first party',
    file: 'packages/domain/src/workflow/effects/notifying.ts',
    find: 'const current = named ? wanted :',
    replace: 'const current = wanted >= 0 ? wanted :',
    test: {
      file: 'packages/domain/src/workflow/effects/notifying.test.ts',
      title: 'who is no recipient, or was notified already, is not chosen',
    },
  },
  {
    id: 'mistyped-address-unasked',
    harm: 'a mistyped address would be taken without a word on every screen',
    file: 'apps/web/src/ui/fields/text-field.tsx',
    find: "const asks = type === 'email' &&",
    replace: "const asks = type === 'correo' &&",
    test: {
      file: 'apps/web/src/ui/fields/email-hint.test.tsx',
      title: 'asks whether another one was meant, tied to the control',
    },
  },
  {
    id: 'mistyped-notification-address-unasked',
    harm: 'acts would be notified to a mistyped address that the form took without a word',
    file: 'apps/web/src/forms/kinds/text/TextInput.tsx',
    find: "if (field.kind !== 'email') return",
    replace: "if (field.kind !== 'longText') return",
    test: {
      file: 'apps/web/src/ui/fields/email-hint.test.tsx',
      title: 'asks whether another one was meant, tied to the control',
    },
  },
  {
    id: 'contact-corrected-without-reason',
    harm: 'an official would move where a third party is written to and say why to nobody',
    file: 'packages/contract/src/third-parties.contract.ts',
    find: 'const reason = z.string().trim().min(REASON_MIN).max(500)',
    replace: "const reason = z.string().trim().max(500).default('')",
    test: {
      file: THIRD_PARTIES,
      title: 'is refused without a reason that says something',
    },
  },
  {
    id: 'old-address-told-nothing',
    harm: 'whoever diverts the mail of a third party would do it unseen',
    file: 'apps/api/src/modules/third-parties/correct-contact.ts',
    find: "if (stored.email !== '')\n",
    replace: 'if (!isMoved)\n',
    test: {
      file: THIRD_PARTIES,
      title: 'the old e-mail and telephone learn of it, and the new one notifies nothing',
    },
  },
  {
    id: 'corrected-address-notifies',
    harm: 'acts would be notified to an address that an official wrote down and nobody authorised',
    file: 'apps/api/src/db/people/third-party-contacts.ts',
    find: 'electronic_notification = electronic_notification and not ${isMoved}::boolean',
    replace: 'electronic_notification = electronic_notification or not ${isMoved}::boolean',
    test: {
      file: THIRD_PARTIES,
      title: 'the old e-mail and telephone learn of it, and the new one notifies nothing',
    },
  },
]
