import type { Fault } from '../plant.ts'

/** Faults in debts and payments. */
export const MONEY_FAULTS: readonly Fault[] = [
  {
    id: 'receipt-of-former-amount',
    harm: 'a receipt over an amount that is no longer owed would stay payable',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'isLive(one) && one.amount !== owed)',
    replace: 'isLive(one) && one.amount < owed)',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'is void where another amount is approved, and stays where the same is',
    },
  },
  {
    id: 'withdrawn-stays-payable',
    harm: 'somebody would pay a liquidation that went back to be adjusted',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: "annulled({ ...account, settled: null }, 'ajuste', isLive)",
    replace: "annulled({ ...account, settled: null }, 'ajuste', ({ state }) => state === 'prepared')",
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'is void as soon as it goes back, and the new one charges the new amount',
    },
  },
  {
    id: 'two-payable-receipts',
    harm: 'two receipts of one debt would be paid',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: "const alone = annulled(account, 'reemplazo', (one) => one.state === 'issued')",
    replace: 'const alone = account',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'is void once another one of the same debt is signed',
    },
  },
  {
    id: 'receipt-signed-unlike-the-debt',
    harm: 'the paper for the bank would charge what nobody owes',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'if (owed !== receipt.amount)',
    replace: 'if (owed === null)',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'is not signed when it was prepared before',
    },
  },
  {
    id: 'receipt-signed-too-late',
    harm: 'a receipt would be issued whose last day has passed',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'if (receipt.dueOn < today)',
    replace: "if (receipt.dueOn < '2000-01-01')",
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'is not signed after its last day',
    },
  },
  {
    id: 'receipt-beside-a-proof',
    harm: 'somebody who showed that they paid would be charged again',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: "one.credited === null))\n    return refuse('Hay un pago",
    replace: "one.bank === 'x'))\n    return refuse('Hay un pago",
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'under review comes before another receipt',
    },
  },
  {
    id: 'expired-receipt-loses-money',
    harm: 'money paid on an expired receipt would be lost',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: "payable(account) ?? account.receipts.findLast((one) => one.state === 'expired')",
    replace: 'payable(account)',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'on an expired receipt is not lost',
    },
  },
  {
    id: 'credited-twice',
    harm: 'one operation of the bank would pay twice',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'sameOperation(one.bank, found.bank)',
    replace: 'one.bank === found.bank',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'is credited once, however its number is written',
    },
  },
  {
    id: 'second-proof-beside-first',
    harm: 'two proofs would be checked for one payment',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: "one.credited === null))\n    return refuse('Ya hay",
    replace: "one.bank === 'x'))\n    return refuse('Ya hay",
    test: { file: 'packages/domain/src/fees/receipt-life.test.ts', title: 'waits for the one before it' },
  },
  {
    id: 'late-money-lost',
    harm: 'money that came in after its debt ended would be lost',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'refuseTwice(account, found)\n  const next: Account = {\n    ...account,\n    payments: [...account.payments,',
    replace:
      'refuseTwice(account, found)\n  const next: Account = {\n    ...account,\n    payments: !account.open ? account.payments : [...account.payments,',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'leave one payable receipt over what is owed, and no payment lost or counted twice',
    },
  },
  {
    id: 'claim-without-a-term',
    harm: 'a claim would be taken after the days that its act and CPACA art. 76 give',
    file: 'packages/domain/src/workflow/charge-rules.ts',
    find: "w.facts({ 'reclamacion.hasta': last })",
    replace: "w.facts({ 'reclamacion.hasta': last && null })",
    test: {
      file: 'packages/catalog/src/workflows/walk-money-appeals.test.ts',
      title: 'is disputed in the ten business days that its liquidation announces, and not after',
    },
  },
  {
    id: 'covered-debt-stays-open',
    harm: 'a debt that was paid would go on being charged',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'open: owed > 0,',
    replace: 'open: owed !== 0,',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'that an adjusted liquidation already covers leaves nothing to charge',
    },
  },
  {
    id: 'paid-in-part-counts-as-paid',
    harm: 'a debt would end although something is still owed',
    file: 'packages/domain/src/fees/receipt-life.ts',
    find: 'const covered = owed !== null && owed <= 0',
    replace: 'const covered = owed !== null',
    test: {
      file: 'packages/domain/src/fees/receipt-life.test.ts',
      title: 'made on the reference of an annulled receipt counts for the debt, and the rest is charged',
    },
  },
  {
    id: 'fine-capped-before-confession',
    harm: 'the confession would take off the cap instead of the fine (Ley 1333 arts. 6 and 40)',
    file: 'packages/domain/src/fees/fine.ts',
    find: 'toPesos(Decimal.min(reduced, cap))',
    replace: 'toPesos(Decimal.min(whole, cap).times(new Decimal(100).minus(reduction)).div(100))',
    test: {
      file: 'packages/domain/src/fees/fine-plain.test.ts',
      title: 'agrees with ours for any figures: the confession reduces first, and the cap comes last',
    },
  },
  {
    id: 'fine-of-the-first-infringement',
    harm: 'of several infringements the first alone would weigh',
    file: 'packages/domain/src/fees/fine.ts',
    find: 'plus(one.pesos), new Decimal(0)).div(effects.length)',
    replace: 'plus(one.pesos), new Decimal(0)).div(1)',
    test: { file: 'packages/domain/src/fees/fine.test.ts', title: 'takes the mean of several infringements' },
  },
  {
    id: 'fine-by-another-capacity',
    harm: 'a company would be fined as a natural person',
    file: 'packages/domain/src/fees/fine.ts',
    find: 'if (input.capacity.of !== input.offender)',
    replace: 'if (input.capacity.of === undefined)',
    test: {
      file: 'packages/domain/src/fees/fine.test.ts',
      title: 'is never weighed by the capacity of another kind of person',
    },
  },
  {
    id: 'benefit-counted-twice',
    harm: 'a benefit that was calculated would aggravate too',
    file: 'packages/domain/src/fees/fine.ts',
    find: 'known.withoutBenefit.length > 0 && benefit.gt(0)',
    replace: 'known.withoutBenefit.length > 9 && benefit.gt(0)',
    test: {
      file: 'packages/domain/src/fees/fine.test.ts',
      title: 'is not made worse by a benefit that is already in it',
    },
  },
  {
    id: 'nit-of-a-person',
    harm: 'somebody with a NIT would be taken for a natural person',
    file: 'packages/domain/src/fees/capacity.ts',
    find: "code === NIT ? ['juridica', 'territorial'] : ['natural']",
    replace: "code === NIT ? ['natural'] : ['natural']",
    test: {
      file: 'packages/domain/src/fees/capacity.test.ts',
      title: 'are companies and public entities for a NIT',
    },
  },
  {
    id: 'cap-at-the-limit',
    harm: 'a project of exactly 8.458 minimum wages would be charged 0,4 %',
    file: 'packages/domain/src/fees/cap-percent.ts',
    find: 'against(PERCENT_LIMIT) <= 0',
    replace: 'against(PERCENT_LIMIT) < 0',
    test: {
      file: 'packages/domain/src/fees/fees.test.ts',
      title: 'takes 0,5 % at exactly 8.458 minimum wages',
    },
  },
  {
    id: 'bar-code-of-another-payee',
    harm: 'a receipt with a wrong location number would go to the bank',
    file: 'packages/domain/src/fees/receipt-code.ts',
    find: 'if (!isLocationNumber(data.gln)) throw',
    replace: "if (data.gln === '') throw",
    test: {
      file: 'packages/domain/src/fees/receipt.test.ts',
      title: 'refuses a wrong location number, reference, amount or date',
    },
  },
]
