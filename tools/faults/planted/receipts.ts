import type { Fault } from '../plant.ts'

const RECEIPTS = 'apps/api/src/db/receipts/receipts.test.ts'
const CODE = 'packages/domain/src/fees/receipt.test.ts'

/** Faults in stored receipts: the data that the bank reads, whose they are, and when they are void. */
export const RECEIPTS_FAULTS: readonly Fault[] = [
  {
    id: 'reference-without-check-digit',
    harm: 'a mistyped reference would pay the receipt of somebody else',
    file: 'packages/domain/src/fees/receipt-code.ts',
    find: 'return `${body}${gs1CheckDigit(body)}`',
    replace: 'return `${body}0`',
    test: { file: CODE, title: 'holds year, consecutive and check digit, and reads back' },
  },
  {
    id: 'check-digit-unread',
    harm: 'a mistyped reference would be read as if it were right',
    file: 'packages/domain/src/fees/receipt-code.ts',
    find: ' || gs1CheckDigit(digits.slice(0, 11)) !== Number(digits[11])) return null',
    replace: ') return null',
    test: { file: CODE, title: 'breaks with any mistyped digit' },
  },
  {
    id: 'check-digit-other-weights',
    harm: 'no bank would read our references',
    file: 'packages/domain/src/fees/receipt-code.ts',
    find: 'i % 2 === 0 ? 3 : 1',
    replace: 'i % 2 === 0 ? 1 : 3',
    test: { file: CODE, title: 'knows the GS1 check digit' },
  },
  {
    id: 'paid-by-reference-of-another-case',
    harm: 'a payment would be taken with the receipt of another case',
    file: 'apps/api/src/db/receipts/paid-receipt.ts',
    find: 'if (found.case_id !== caseId)',
    replace: 'if (found.case_id === null)',
    test: {
      file: RECEIPTS,
      title: 'is refused with a sentence where it is mistyped, unknown or of another case',
    },
  },
  {
    id: 'one-consignment-for-two-cases',
    harm: 'one operation of the bank would pay two cases',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: 'if (amount <= 0) return\n',
    replace: 'return\n',
    test: { file: RECEIPTS, title: 'pays once, though it is shown in two cases' },
  },
  {
    id: 'operation-of-another-day',
    harm: 'an operation would pay two cases where each declares another day',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: '= ${operationDigits(bank)} and p.credited > 0',
    replace: '= ${operationDigits(bank)} and p.paid_on = current_date and p.credited > 0',
    test: { file: RECEIPTS, title: 'pays once, though it is shown in two cases' },
  },
  {
    id: 'operation-not-kept',
    harm: 'two officials would credit one operation in the same moment',
    file: 'apps/api/src/db/receipts/account.ts',
    find: 'bank !== null && (credited ?? 0) > 0 ? bankKey(bank) : null',
    replace: 'bank !== null && (credited ?? 0) < 0 ? bankKey(bank) : null',
    test: { file: RECEIPTS, title: 'pays once, though it is shown in two cases' },
  },
  {
    id: 'receipt-of-a-former-liquidation',
    harm: 'a receipt would be signed over an amount that is not the approved one',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: "if (facts['liquidacion.total'] !== after.settled || !says(row.doc, row, deps.gln)) throw different()",
    replace: 'if (!says(row.doc, row, deps.gln)) throw different()',
    test: { file: RECEIPTS, title: 'is refused where' },
  },
  {
    id: 'receipt-text-unlike-its-row',
    harm: 'a signed receipt would say another amount than what is owed',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: 'plainText(shown) === plainText(doc)',
    replace: "plainText(shown) !== ''",
    test: { file: RECEIPTS, title: 'is refused where' },
  },
  {
    id: 'bar-code-unlike-its-row',
    harm: 'the bank would charge another amount than the receipt says',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: 'code.amount === amount &&',
    replace: 'code.amount > 0 &&',
    test: { file: RECEIPTS, title: 'is refused where' },
  },
  {
    id: 'bar-code-of-a-stranger',
    harm: 'the bank would pay somebody else',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: 'code?.gln === gln &&',
    replace: 'code?.gln !== undefined &&',
    test: { file: RECEIPTS, title: 'is refused where' },
  },
  {
    id: 'receipt-of-the-demonstration',
    harm: 'receipts of a real authority would name a fictitious payee',
    file: 'apps/api/src/settings.ts',
    find: '(fictional ? DEMONSTRATION_LOCATION_NUMBER : null)',
    replace: 'DEMONSTRATION_LOCATION_NUMBER',
    test: {
      file: 'apps/api/src/settings.test.ts',
      title:
        'name the payee of receipts: the authority’s own, the demonstration’s for the fictional one alone',
    },
  },
  {
    id: 'other-payment-beside-an-open-debt',
    harm: 'a receipt would expire although its payment was handed in elsewhere',
    file: 'apps/api/src/db/receipts/paid-receipt.ts',
    find: 'found.open && found.closed_at === null',
    replace: 'found.open && found.closed_at !== null',
    test: {
      file: 'apps/api/src/db/receipts/late-payment.test.ts',
      title: 'is led to the payment step while that is open',
    },
  },
  {
    id: 'surplus-unseen',
    harm: 'money paid twice would be seen by nobody',
    file: 'apps/api/src/modules/cases/reading/readers.ts',
    find: 'return surplus > 0 ?',
    replace: 'return surplus < 0 ?',
    test: {
      file: 'apps/api/src/db/receipts/late-payment.test.ts',
      title: 'made twice is handed in, found at the bank and shown as the payer’s',
    },
  },
  {
    id: 'receipt-without-a-row',
    harm: 'a paper that asks for money would be paid into nothing',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: `?.kind === 'receipt')
      throw different()`,
    replace: `?.kind === 'receipts' as never)
      throw different()`,
    test: { file: RECEIPTS, title: 'is refused where' },
  },
  {
    id: 'annulled-in-silence',
    harm: 'somebody on the way to the bank would not hear that the receipt is void',
    file: 'apps/api/src/db/receipts/charge.ts',
    find: "if (annulment === null || was.get(id) !== 'issued') continue",
    replace: "if (annulment === null || was.get(id) !== 'annulled') continue",
    test: { file: RECEIPTS, title: 'is void from the moment it goes back, and says so to whoever holds it' },
  },
  {
    id: 'second-receipt-before-the-first-is-void',
    harm: 'a new receipt could not be signed while the one before it stands',
    file: 'apps/api/src/db/receipts/account.ts',
    find: 'Number(live(a.state)) - Number(live(b.state))',
    replace: 'Number(live(b.state)) - Number(live(a.state))',
    test: { file: RECEIPTS, title: 'of another receipt voids the one before it' },
  },
  {
    id: 'reference-of-an-ended-charge',
    harm: 'a payment would be taken for a debt that has ended',
    file: 'apps/api/src/db/receipts/paid-receipt.ts',
    find: 'if (!found.open)\n',
    replace: 'if (found.open === null)\n',
    test: { file: RECEIPTS, title: 'of a charge that has ended says so' },
  },
]
