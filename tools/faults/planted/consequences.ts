import type { Fault } from '../plant.ts'

const CODES = 'apps/api/src/testing/attacks/codes-endpoint-limits.test.ts'
const UNSENT = 'apps/api/src/modules/linked-cases/unsent.test.ts'
const CLOSED = 'apps/api/src/modules/expedientes/closed-index.test.ts'
const PAPERS = 'apps/api/src/modules/expedientes/named-papers.test.ts'
const STAYS = 'apps/web/src/features/tareas/paso/refusals-stay.test.ts'
const MONEY = 'apps/web/src/features/mis-solicitudes/verdict-and-payments.test.tsx'
const WORDS = 'apps/web/src/features/cuenta/registro/agreeing-words.test.ts'

/**
 * Faults in codes, in unsent drafts, in an expediente's documents, and in a screen's words about a rejection.
 */
export const CONSEQUENCES_FAULTS: readonly Fault[] = [
  {
    id: 'codes-without-end',
    harm: 'whoever may ask for codes would guess four digits in a day',
    file: 'apps/api/src/http/guards/code-limits.ts',
    find: 'fifth === undefined ? 0 : fifth.getTime() + HOUR',
    replace: '0',
    test: { file: CODES, title: 'is sent once a minute and five times an hour to one person' },
  },
  {
    id: 'guessing-act-after-act',
    harm: 'a stolen session would guess the code of one act after another',
    file: 'apps/api/src/modules/acts/sign-act.ts',
    find: ' or attempts > 0 and used_at is null)',
    replace: ')',
    test: { file: CODES, title: 'to sign is not sent while five on which somebody guessed wrong' },
  },
  {
    id: 'draft-sent-too-late',
    harm: 'a withdrawal begun in time would end a case that was decided meanwhile',
    file: 'apps/api/src/db/cases/linked.ts',
    find: '  await refuseShut(tx, deps, loaded, decision)\n',
    replace: '',
    test: { file: UNSENT, title: 'is looked at again when it is sent' },
  },
  {
    id: 'unsent-is-filed',
    harm: 'what nobody sent would get a number when its days run out',
    file: 'apps/api/src/db/cases/linked.ts',
    find: "if (taken?.by !== 'applicant') return null",
    replace: 'if (taken === undefined) return null',
    test: { file: UNSENT, title: 'and does not send runs out by itself' },
  },
  {
    id: 'sent-thrown-away',
    harm: 'a withdrawal that was filed would be thrown away without a trace',
    file: 'apps/api/src/modules/drafts/discard-draft.ts',
    find: 'c.family is not null and c.radicado is null and c.closed_at is null',
    replace: 'c.family is not null and c.closed_at is null',
    test: { file: UNSENT, title: 'is thrown away in one call by whoever began it' },
  },
  {
    id: 'appeal-without-grounds-filed',
    harm: 'an appeal that says nothing would be filed and rejected',
    file: 'packages/catalog/src/workflows/families/recurso/filing.ts',
    find: "        label: 'Motivos de inconformidad',\n        required: true,",
    replace: "        label: 'Motivos de inconformidad',\n        required: false,",
    test: { file: 'apps/api/src/modules/cases/appeal-draft.test.ts', title: ', and stays what it was' },
  },
  {
    id: 'appeal-form-without-grounds',
    harm: 'the form would send an appeal that says nothing',
    file: 'apps/web/src/features/mis-solicitudes/recurso/appeal-form.ts',
    find: "          label: 'Motivos de inconformidad',\n          required: true,",
    replace: "          label: 'Motivos de inconformidad',\n          required: false,",
    test: {
      file: 'apps/web/src/features/mis-solicitudes/recurso/appeal-form.test.ts',
      title: ' is not sent, and the form says what is missing',
    },
  },
  {
    id: 'closed-file-without-index',
    harm: 'nobody could tell later what a file was when its case ended',
    file: 'apps/api/src/modules/expedientes/sealed-index.ts',
    find: '|| !loaded.state.flow.closed ||',
    replace: '|| loaded.state.flow.closed ||',
    test: { file: CLOSED, title: 'is kept on the day of its end, signed as a whole' },
  },
  {
    id: 'index-by-arrival',
    harm: 'the index would be in order of arrival and not of the dates of its documents',
    file: 'apps/api/src/modules/expedientes/read-index.ts',
    find: 'order by document_at, i.position',
    replace: 'order by i.position desc',
    test: {
      file: CLOSED,
      title: 'says when the file was opened and closed, and has its documents by their date',
    },
  },
  {
    id: 'receipt-of-file-names',
    harm: 'the receipt of a filing would read «foto, doc, doc, doc»',
    file: 'apps/api/src/modules/filing/render-filing.ts',
    find: 'titleWithName(titles.get(f.id) ?? null, f.name)',
    replace: 'titleWithName(null, f.name)',
    test: { file: PAPERS, title: 'is on the receipt as what it answers' },
  },
  {
    id: 'archive-without-names',
    harm: 'whoever sent a paper would not find it in the archive',
    file: 'apps/api/src/modules/expedientes/sealed-index.ts',
    find: 'isHandedIn(entry) ? titleWithName',
    replace: 'isHandedIn(entry) && entry.size < 0 ? titleWithName',
    test: { file: PAPERS, title: 'is so in the index of the file, in its paper and in the archive' },
  },
  {
    id: 'point-of-a-requirement-unnamed',
    harm: 'the answer to a requirement would be one more «doc»',
    file: 'packages/domain/src/cases/words/paper-titles.ts',
    find: 'note(one, pointOf(points, id) ?? field.label)',
    replace: 'note(one, field.label)',
    test: { file: PAPERS, title: 'answers a point of a requirement, and is called by its words' },
  },
  {
    id: 'refusal-passes-by',
    harm: 'an official would not know that the step did not advance',
    file: 'apps/web/src/features/tareas/paso/use-advance.ts',
    find: '    setFailure(text)\n    showMessage(',
    replace: '    showMessage(',
    test: { file: STAYS, title: 'of advancing a step, in every way' },
  },
  {
    id: 'signature-refused-in-passing',
    harm: 'whoever signs would not know that the act is not signed',
    file: 'apps/web/src/features/tareas/acto/sign-dialog.tsx',
    find: '      setFailure(`${refused}. ${keyFailure(error) ?? failureText(error)}`)\n',
    replace: '',
    test: { file: STAYS, title: 'of sending a signing code, and of the signature' },
  },
  {
    id: 'draft-still-there-unsaid',
    harm: 'somebody would believe that their draft is gone',
    file: 'apps/web/src/keeping/discard-draft.tsx',
    find: 'failure: discarding.isError ? failureText(discarding.error) : null',
    replace: 'failure: null',
    test: { file: STAYS, title: 'of throwing a draft away, beside the draft that is still there' },
  },
  {
    id: 'answer-refused-in-passing',
    harm: 'an applicant would believe that their answer was sent',
    file: 'apps/web/src/features/mis-solicitudes/tarea/use-send.ts',
    find: '      setFailure(failureText(error))\n',
    replace: '',
    test: { file: STAYS, title: 'of sending what an applicant wrote' },
  },
  {
    id: 'unknown-signer-ticked',
    harm: 'an act would look signed that nobody has signed',
    file: 'apps/web/src/features/tareas/acto/review-panel.tsx',
    find: '{name === null ? (',
    replace: '{name === undefined ? (',
    test: {
      file: 'apps/web/src/features/tareas/acto/review-panel.test.tsx',
      title: 'ticks who did their part, and nobody who is not known yet',
    },
  },
  {
    id: 'duties-not-read',
    harm: 'whoever was granted something would not read what it obliges to',
    file: 'apps/web/src/features/mis-solicitudes/now-card.tsx',
    find: '{decision.duties.length > 0 && (',
    replace: '{decision.duties.length > 99 && (',
    test: { file: MONEY, title: 'is the headline, with what it obliges to' },
  },
  {
    id: 'annulled-receipt-payable',
    harm: 'somebody would pay a receipt that is void',
    file: 'apps/web/src/features/mis-solicitudes/tarea/payment-panel.tsx',
    find: "detail.receipts.findLast((one) => one.state === 'issued')",
    replace: 'detail.receipts.findLast((one) => one.fileId !== null)',
    test: { file: MONEY, title: 'is shown with its reference and its reason, and cannot be paid' },
  },
  {
    id: 'annulment-unsaid',
    harm: 'who holds the paper of a void receipt would not be told',
    file: 'apps/web/src/features/mis-solicitudes/tarea/payment-panel.tsx',
    find: '{before != null && (',
    replace: '{before === null && (',
    test: { file: MONEY, title: 'stands beside the one that took its place' },
  },
  {
    id: 'hint-against-sentence',
    harm: 'the hint of a password would contradict the sentence that refuses it',
    file: 'apps/web/src/features/cuenta/cuenta.text.ts',
    find: 'Use más de 8 caracteres, con letras y números.',
    replace: 'Use ocho o más caracteres, con letras y números.',
    test: {
      file: WORDS,
      title: 'is refused in the specified sentence, which the hint beside it agrees with',
    },
  },
  {
    id: 'mail-said-for-sms',
    harm: 'somebody would look in their mail for the code that came by SMS',
    file: 'apps/web/src/features/cuenta/registro/use-registration.ts',
    find: "'success', text.register.codeBySms)",
    replace: "'success')",
    test: { file: WORDS, title: 'names the SMS too, beside the specified sentence about mail' },
  },
  {
    id: 'dead-retry',
    harm: 'a page would not come back when the server does',
    file: 'apps/web/src/ui/states/error-state.tsx',
    find: 'onClick={onRetry}',
    replace: 'onClick={() => undefined}',
    test: {
      file: 'apps/web/src/keeping/outage.test.tsx',
      title: 'says so and has a button that asks again, until it answers',
    },
  },
  {
    id: 'rest-over-what-waits',
    harm: 'a page would say that nothing is to be done while a payment waits',
    file: 'apps/web/src/features/mis-solicitudes/tarea/applicant-task-screen.tsx',
    find: '        {task.data?.blocked ??\n          (waits === null',
    replace: '        {task.data?.blocked ??\n          (waits !== undefined',
    test: {
      file: 'apps/web/src/features/mis-solicitudes/tarea/nothing-to-hand-in.test.tsx',
      title: 'names what the case does wait for',
    },
  },
]
