import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../kernel/problem.ts'
import { expectSound, happenings } from './receipt-histories.testkit.ts'
import * as life from './receipt-life.ts'
import { ANNULMENT_CAUSES, annulmentWords, receiptWarning } from './receipt-words.ts'
import { surplusOf } from './surplus.testkit.ts'

const TODAY = '2026-03-02'
const DUE = '2026-04-01'
const receipt = (id: string, dueOn = DUE) => ({ id, reference: `ref-${id}`, dueOn })
const proof = (id: string, receiptId: string, declared = 1) => ({ id, receiptId, paidOn: TODAY, declared })
const settledAt = (total: number) => life.approve(life.opened('d'), total)
const issued = (total: number): life.Account =>
  life.issue(life.prepare(settledAt(total), receipt('r1')), 'r1', TODAY)
const states = (a: life.Account) => a.receipts.map((one) => [one.id, one.state, one.annulment])
const refusal = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  throw new Error('not refused')
}

describe('a receipt whose liquidation changes', () => {
  it('is void as soon as it goes back, and the new one charges the new amount', () => {
    const back = life.withdraw(issued(660_171))
    expect(states(back)).toEqual([['r1', 'annulled', 'ajuste']])
    expect(life.payable(back)).toBeUndefined()
    const again = life.prepare(life.approve(back, 164_571), receipt('r2'))
    expect(life.payable(life.issue(again, 'r2', TODAY))).toMatchObject({ id: 'r2', amount: 164_571 })
  })

  it('is void where another amount is approved, and stays where the same is', () => {
    expect(states(life.approve(issued(100), 90))).toEqual([['r1', 'annulled', 'otro_valor']])
    expect(states(life.approve(issued(100), 100))).toEqual([['r1', 'issued', null]])
  })

  it('is not signed when it was prepared before', () => {
    const written = life.prepare(settledAt(660_171), receipt('r1'))
    expect(refusal(() => life.issue(life.approve(written, 164_571), 'r1', TODAY))).toBe(
      'Este recibo ya no es el vigente. Descarte este documento y prepare otro recibo.',
    )
    // also when another code path changed the approved amount
    expect(refusal(() => life.issue({ ...written, settled: 164_571 }, 'r1', TODAY))).toBe(
      'El recibo dice $ 660.171 y la liquidación aprobada deja por pagar $ 164.571. Descarte este documento y prepare otro recibo.',
    )
  })

  it('is void once another one of the same debt is signed', () => {
    const two = life.issue(life.prepare(issued(600), receipt('r2')), 'r2', TODAY)
    expect(states(two)).toEqual([
      ['r1', 'annulled', 'reemplazo'],
      ['r2', 'issued', null],
    ])
  })

  it('is not signed after its last day', () => {
    const written = life.prepare(settledAt(100), receipt('r1'))
    expect(refusal(() => life.issue(written, 'r1', '2026-04-02'))).toContain('ya pasó')
    expect(life.payable(life.issue(written, 'r1', DUE))).toBeDefined()
  })
})

describe('a payment', () => {
  it('made on the reference of an annulled receipt counts for the debt, and the rest is charged', () => {
    const two = life.issue(
      life.prepare(life.approve(life.withdraw(issued(600)), 500), receipt('r2')),
      'r2',
      TODAY,
    )
    const paid = life.credit(life.handIn(two, proof('p1', 'r1')), { amount: 200, bank: 'A1' })
    expect(states(paid)).toEqual([
      ['r1', 'annulled', 'ajuste'],
      ['r2', 'short', null],
    ])
    const rest = life.prepare(paid, receipt('r3'))
    expect(rest.receipts.at(-1)).toMatchObject({ amount: 300 })
  })

  it('under review comes before another receipt', () => {
    const shown = life.handIn(life.prepare(issued(600), receipt('r2')), proof('p1', 'r1'))
    expect(refusal(() => life.issue(shown, 'r2', TODAY))).toBe(
      'Hay un pago por verificar: primero se concilia.',
    )
  })

  it('that covers everything ends the debt; what is too much is kept as paid', () => {
    const paid = life.credit(life.handIn(issued(600), proof('p1', 'r1')), { amount: 650, bank: 'A1' })
    expect([paid.open, life.balanceOf(paid), states(paid)]).toEqual([false, -50, [['r1', 'paid', null]]])
    expect(surplusOf(paid)).toBe(50)
  })

  it('that comes again after the debt was paid is recorded, and is the payer’s', () => {
    const paid = life.credit(life.handIn(issued(600), proof('p1', 'r1')), { amount: 600, bank: 'A1' })
    // the payment step is over, and says where the money goes
    expect(refusal(() => life.handIn(paid, proof('p2', 'r1')))).toContain('«Entregar otro pago»')
    const twice = life.record(paid, proof('p2', 'r1'), { amount: 600, bank: 'A2' })
    expect([twice.open, life.creditedOf(twice), surplusOf(twice)]).toEqual([false, 1200, 600])
    expect(states(twice)).toEqual(states(paid))
    expect(refusal(() => life.record(twice, proof('p3', 'r1'), { amount: 600, bank: 'a-2' }))).toContain(
      'no cuenta dos veces',
    )
  })

  it('on the receipt of a case that ended counts for its debt first', () => {
    const ended = life.end(issued(600))
    const part = life.record(ended, proof('p1', 'r1'), { amount: 400, bank: 'A1' })
    expect([part.open, life.balanceOf(part), surplusOf(part)]).toEqual([true, 200, 0])
    const more = life.record(part, proof('p2', 'r1'), { amount: 300, bank: 'A2' })
    expect([more.open, surplusOf(more)]).toEqual([false, 100])
  })

  it('on an expired receipt is not lost', () => {
    const late = life.handIn(life.expire(issued(600)), proof('p1', 'r1'))
    expect(states(life.credit(late, { amount: 600, bank: 'A1' }))).toEqual([['r1', 'paid', null]])
  })

  it('is credited once, however its number is written', () => {
    const first = life.credit(life.handIn(issued(600), proof('p1', 'r1')), { amount: 200, bank: 'bog-77 1' })
    const next = life.handIn(life.issue(life.prepare(first, receipt('r2')), 'r2', TODAY), proof('p2', 'r1'))
    expect(refusal(() => life.credit(next, { amount: 200, bank: 'BOG 771' }))).toContain(
      'no cuenta dos veces',
    )
    // nothing arrived, so this is no second payment
    expect(life.creditedOf(life.credit(next, { amount: 0, bank: 'BOG 771' }))).toBe(200)
  })

  it('of one operation is the same on any day, with its bank or without; of another bank it is not', () => {
    expect(life.sameOperation('Bogotá 77-1', 'BOGOTA 771')).toBe(true)
    expect(life.sameOperation('DAV 77-1', 'dav771')).toBe(true)
    expect(life.sameOperation('DAV 77-1', '771')).toBe(true)
    expect(life.sameOperation('DAV 77-1', 'BOG 77-1')).toBe(false)
    expect(life.sameOperation('DAV', 'BOG')).toBe(false)
  })

  it('waits for the one before it', () => {
    const shown = life.handIn(issued(600), proof('p1', 'r1'))
    expect(refusal(() => life.handIn(shown, proof('p2', 'r1')))).toBe('Ya hay un comprobante en revisión.')
  })

  it('that an adjusted liquidation already covers leaves nothing to charge', () => {
    const part = life.credit(life.handIn(issued(600), proof('p1', 'r1')), { amount: 200, bank: 'A1' })
    const less = life.approve(life.withdraw(part), 150)
    expect([less.open, life.balanceOf(less)]).toEqual([false, -50])
    expect(refusal(() => life.prepare(less, receipt('r2')))).toContain('ya terminó')
  })
})

describe('whoever holds the paper', () => {
  it.each([
    [
      'annulled',
      'ajuste',
      DUE,
      'Este recibo fue anulado porque la liquidación que cobraba se devolvió para ajustarla. No lo pague.',
    ],
    [
      'annulled',
      'reemplazo',
      DUE,
      'Este recibo fue anulado porque se expidió otro recibo por el mismo cobro. No lo pague.',
    ],
    ['paid', null, DUE, 'El pago de este recibo ya se verificó. No lo pague otra vez.'],
    ['proof', null, DUE, 'El pago de este recibo está en verificación. No lo pague otra vez.'],
    [
      'expired',
      null,
      '2026-03-01',
      'Este recibo venció el 1 de marzo de 2026. Pida uno nuevo antes de pagar.',
    ],
    [
      'issued',
      null,
      '2026-03-01',
      'Este recibo venció el 1 de marzo de 2026. Pida uno nuevo antes de pagar.',
    ],
    ['issued', null, TODAY, null],
  ] as const)('of one that is %s (%s, until %s) is told %s', (state, annulment, dueOn, words) => {
    expect(receiptWarning({ state, annulment, dueOn }, TODAY)).toBe(words)
  })

  it('learns of every cause in a sentence of its own', () => {
    const all = ANNULMENT_CAUSES.map(annulmentWords)
    expect(new Set(all).size).toBe(all.length)
    for (const words of all) expect(words).toMatch(/^Este recibo fue anulado porque .+\.$/)
  })
})

describe('claims, adjustments, expiries and payments in any order', () => {
  it('leave one payable receipt over what is owed, and no payment lost or counted twice (300 histories)', () => {
    fc.assert(fc.property(happenings, expectSound), {
      numRuns: 300,
      // a payment on an earlier reference while the next receipt waits for its signature
      examples: [
        [
          [
            { what: 'apruebe', n: 1, at: 0 },
            { what: 'escriba' },
            { what: 'escriba' },
            { what: 'llegue', n: 0, at: 0 },
            { what: 'firme' },
            { what: 'pague', n: 1, at: 0 },
            { what: 'pague', n: 0, at: 0 },
            { what: 'apruebe', n: 0, at: 0 },
            { what: 'pague', n: 0, at: 0 },
          ],
        ],
      ],
    })
  })
})
