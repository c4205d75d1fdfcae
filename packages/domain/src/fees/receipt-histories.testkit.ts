import fc from 'fast-check'
import { expect } from 'vitest'
import { Refusal } from '../kernel/problem.ts'
import * as life from './receipt-life.ts'
import type { ReceiptState } from './receipt-words.ts'
import { surplusOf } from './surplus.testkit.ts'

/** Random events of a debt; numbers select an amount or one of the existing receipts. */
export type Happening =
  | { readonly what: Measured; readonly n: number; readonly at: number }
  | { readonly what: 'devuelva' | 'escriba' | 'firme' | 'venza' | 'deje' | 'termine' }

type Measured = 'apruebe' | 'llegue' | 'pague' | 'aparte'

export const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    { arbitrary: happening('apruebe'), weight: 2 },
    { arbitrary: happening('llegue'), weight: 3 },
    { arbitrary: happening('pague'), weight: 3 },
    { arbitrary: happening('aparte'), weight: 1 },
    {
      arbitrary: fc
        .constantFrom('devuelva', 'escriba', 'firme', 'escriba', 'firme', 'venza', 'deje', 'termine')
        .map((what): Happening => ({ what }) as Happening),
      weight: 6,
    },
  ),
  { minLength: 4, maxLength: 60 },
)

function happening(what: Measured): fc.Arbitrary<Happening> {
  return fc.record({ what: fc.constant(what), n: fc.nat(9), at: fc.nat(9) }) as fc.Arbitrary<Happening>
}

const TODAY = '2026-03-02'

/** Multiples of 100 pesos, so that payments match, miss and exceed the balance. */
const amount = (n: number): number => n * 100

/** The pure core, applied event by event; a rejected event leaves it unchanged. */
class Core {
  account = life.opened('d')
  private ids = 0

  take(it: Happening): boolean {
    try {
      this.account = this.next(it)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  private next(it: Happening): life.Account {
    const a = this.account
    switch (it.what) {
      case 'apruebe':
        return life.approve(a, amount(it.n))
      case 'devuelva':
        return life.withdraw(a)
      case 'escriba': {
        const id = `r${(this.ids += 1)}`
        return life.prepare(a, { id, reference: id, dueOn: '2026-04-01' })
      }
      case 'firme':
        return life.issue(a, a.receipts.findLast((one) => one.state === 'prepared')?.id ?? '', TODAY)
      case 'venza':
        return life.expire(a)
      case 'llegue': {
        const id = `p${(this.ids += 1)}`
        const receiptId = a.receipts[it.at]?.id ?? ''
        return life.handIn(a, { id, receiptId, paidOn: TODAY, declared: amount(it.n) })
      }
      case 'pague':
        return life.credit(a, { amount: amount(it.n), bank: `op ${it.at}` })
      case 'aparte': {
        const id = `p${(this.ids += 1)}`
        const receiptId = a.receipts[it.at]?.id ?? ''
        const found = { amount: amount(it.n), bank: `otra ${id}` }
        return life.record(a, { id, receiptId, paidOn: TODAY, declared: amount(it.n) }, found)
      }
      case 'deje':
        return life.leave(a)
      case 'termine':
        return life.end(a)
    }
  }
}

/** Independent implementation of the same rules as a mutable ledger; shares no code with the core. */
class Clerk {
  papers: { amount: number; mark: string }[] = []
  /** in the order in which they were handed in; `sum`: null until the bank showed it */
  came: { of: number; sum: number | null; bank: string }[] = []
  owed: number | null = null
  going = true
  /** money that arrived on an issued receipt and stands in no book yet */
  inHand: { of: number; sum: number }[] = []

  get paid(): number {
    let sum = 0
    for (const line of this.came) sum += line.sum ?? 0
    return sum
  }
  get waiting() {
    return this.came.find((line) => line.sum === null) ?? null
  }

  take(it: Happening): boolean {
    const index = (mark: string): number => this.papers.map((p) => p.mark).lastIndexOf(mark)
    const strike = (marks: readonly string[], as: string): void => {
      for (const p of this.papers) if (marks.includes(p.mark)) p.mark = as
    }
    if (it.what === 'apruebe') {
      this.owed = amount(it.n)
      const rest = this.owed - this.paid
      for (const p of this.papers)
        if (['escrito', 'por pagar'].includes(p.mark) && p.amount !== rest) p.mark = 'anulado'
      this.going = rest > 0
      return true
    }
    if (it.what === 'devuelva') {
      this.owed = null
      strike(['escrito', 'por pagar'], 'anulado')
      return true
    }
    if (it.what === 'escriba') {
      if (this.owed === null || this.owed <= this.paid) return false
      if (!this.going) return false
      strike(['escrito'], 'anulado')
      this.papers.push({ amount: this.owed - this.paid, mark: 'escrito' })
      return true
    }
    if (it.what === 'firme') {
      const at = index('escrito')
      if (at < 0 || this.owed === null || this.waiting !== null) return false
      if (this.papers[at]?.amount !== this.owed - this.paid) return false
      strike(['por pagar'], 'anulado')
      this.papers[at] = { amount: this.owed - this.paid, mark: 'por pagar' }
      return true
    }
    if (it.what === 'venza') {
      strike(['por pagar'], 'vencido')
      return true
    }
    if (it.what === 'llegue') {
      const of = this.papers[it.at]
      if (of === undefined || of.mark === 'escrito') return false
      // the bank has the money, whatever a step answers now
      if (!this.going || this.waiting !== null) {
        this.inHand.push({ of: it.at, sum: amount(it.n) })
        return false
      }
      this.came.push({ of: it.at, sum: null, bank: '' })
      const charged = index('por pagar') >= 0 ? index('por pagar') : index('vencido')
      const paper = this.papers[charged]
      if (paper !== undefined) paper.mark = 'pagado, por ver'
      return true
    }
    if (it.what === 'pague') {
      const { waiting } = this
      if (waiting === null) return false
      const sum = amount(it.n)
      const bank = `op ${it.at}`
      if (sum > 0 && this.came.some((line) => line.bank === bank && (line.sum ?? 0) > 0)) return false
      waiting.sum = sum
      waiting.bank = bank
      const whole = this.owed !== null && this.paid >= this.owed
      strike(['pagado, por ver'], whole ? 'pagado' : 'corto')
      this.going = !whole
      return true
    }
    if (it.what === 'aparte') {
      const of = this.papers[it.at]
      if (of === undefined || of.mark === 'escrito') return false
      this.came.push({ of: it.at, sum: amount(it.n), bank: `aparte ${this.came.length}` })
      for (const p of this.papers)
        if (['escrito', 'por pagar'].includes(p.mark) && p.amount !== (this.owed ?? Number.NaN) - this.paid)
          p.mark = 'anulado'
      if (this.owed !== null && this.paid >= this.owed) this.going = false
      return true
    }
    if (it.what === 'deje') {
      strike(['por pagar'], 'vencido')
      strike(['escrito'], 'anulado')
      this.going = false
      return true
    }
    strike(['escrito', 'por pagar'], 'anulado')
    return true
  }
}

const MARKS: Readonly<Record<ReceiptState, string>> = {
  prepared: 'escrito',
  issued: 'por pagar',
  proof: 'pagado, por ver',
  paid: 'pagado',
  short: 'corto',
  expired: 'vencido',
  annulled: 'anulado',
}

/** Runs one history through both implementations and checks the invariants of the core. */
export function expectSound(history: readonly Happening[]): void {
  const core = new Core()
  const clerk = new Clerk()
  for (const it of history) {
    const before = core.account
    expect(core.take(it), JSON.stringify(it)).toBe(clerk.take(it))
    const { receipts, payments, settled, open } = core.account
    expect(receipts.map((one) => ({ amount: one.amount, mark: MARKS[one.state] }))).toEqual(clerk.papers)
    expect([settled, open]).toEqual([clerk.owed, clerk.going])
    // at most one payable receipt, always over the balance of the approved liquidación
    const live = receipts.filter((one) => one.state === 'issued')
    expect(receipts.filter((one) => ['issued', 'proof'].includes(one.state)).length).toBeLessThanOrEqual(1)
    for (const one of live) {
      const came = payments.reduce((sum, { credited }) => sum + (credited ?? 0), 0)
      expect(one.amount).toBe((settled ?? Number.NaN) - came)
    }
    // no payment is lost, changed or counted twice
    for (const old of before.payments) {
      const now = payments.find((one) => one.id === old.id)
      expect(now).toBeDefined()
      if (old.credited !== null) expect(now).toEqual(old)
    }
    expect(payments.flatMap((one) => (one.credited === null ? [] : [one.credited]))).toEqual(
      clerk.came.flatMap((line) => (line.sum === null ? [] : [line.sum])),
    )
    // only annulled receipts carry a reason
    for (const one of receipts) expect(one.annulment !== null).toBe(one.state === 'annulled')
  }
  expectNothingLost(core, clerk)
}

/**
 * Every peso that arrived is in the account in the end, also what no step took when it came, and above the debt it
 * is the payer's. "Arrived" is counted by the clerk from the money alone, not from what the core accepts.
 */
function expectNothingLost(core: Core, clerk: Clerk): void {
  const { inHand } = clerk
  inHand.forEach(({ of, sum }, index) => {
    const receiptId = core.account.receipts[of]?.id ?? ''
    const payment = { id: `mano ${index}`, receiptId, paidOn: TODAY, declared: sum }
    core.account = life.record(core.account, payment, { amount: sum, bank: `en mano ${index}` })
  })
  const arrived = clerk.paid + inHand.reduce((total, { sum }) => total + sum, 0)
  expect(life.creditedOf(core.account)).toBe(arrived)
  const { open, settled } = core.account
  const above = Math.max(0, arrived - (settled ?? 0))
  if (!open) expect(surplusOf(core.account)).toBe(above)
  // a debt is over as soon as it is covered, so nothing above it hides in an open one
  else if (settled !== null && inHand.length > 0) expect(above).toBe(0)
}
