import { diceOf, type Dice } from '@ventanilla/catalog/workflows/answering.testkit'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { expect } from 'vitest'
import { sql } from '../db/connection/sql.ts'
import type { ApiWorld } from './stories/world.ts'

type Data = Readonly<Record<string, unknown>>

interface Paper {
  readonly reference: string
  readonly amount: number
  readonly state: string
  readonly act: string | null
}

const MOVES = 14

/**
 * Drives one charge through random claims, adjustments, expiries and payments, on current and former
 * references, by the server's own commands. An independent ledger, unaware of debts and receipts, states the
 * expected result after each; in the end everything is paid.
 */
export async function chargedAtRandom(world: ApiWorld, seed: number): Promise<void> {
  const dice = diceOf(seed)
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'LIQ-01')
  const book: Notebook = { approved: null, drafted: 0, came: [], banked: 0 }
  for (let turn = 0; turn < MOVES; turn++) {
    if (!(await move(world, caseId, dice, book))) break
    await expectSound(world, caseId, book)
  }
  await settle(world, caseId, book)
  const [sum] = await world.db.rows<{ settled: number; open: boolean; paid: number }>(sql`
    select d.settled::int as settled, d.open, (select coalesce(sum(credited), 0)::int from payments p where p.debt_id = d.id) as paid
    from debts d where d.case_id = ${caseId}::uuid`)
  // sum paid = sum settled; more only after an overpayment or if the liquidación later fell
  const came = book.came.reduce((total, one) => total + one, 0)
  expect(sum).toEqual({ settled: book.approved, open: false, paid: came })
  expect(came).toBeGreaterThanOrEqual(book.approved ?? 0)
}

interface Notebook {
  /** pesos of the last approved liquidación; null: none, or it was sent back */
  approved: number | null
  drafted: number
  /** amounts the bank showed, in order */
  came: number[]
  banked: number
}

const charging = (pesos: number): Data => ({
  'liquidacion.anio': '2026',
  'liquidacion.clave': 'oficial',
  'liquidacion.oficial': pesos,
  'liquidacion.cantidad': 1,
})

const papers = (world: ApiWorld, caseId: string): Promise<Paper[]> =>
  world.db.rows<Paper>(sql`
    select r.reference, r.amount::int as amount, r.state, a.doc::text as act
    from receipts r left join acts a on a.id = r.act_id where r.case_id = ${caseId}::uuid order by r.id`)

/** One step; false once the charge has ended. */
async function move(world: ApiWorld, caseId: string, dice: Dice, book: Notebook): Promise<boolean> {
  const at = await chargeStep(world, caseId)
  const owed = (book.approved ?? 0) - book.came.reduce((sum, one) => sum + one, 0)
  switch (at) {
    case 'LIQ-01':
      book.drafted = (1 + dice(9)) * 50_000
      await world.doTask(caseId, at, 'calculada', charging(book.drafted))
      return true
    case 'LIQ-02':
      if (dice(3) === 0) {
        await world.doTask(caseId, at, 'ajustar')
        book.approved = null
      } else {
        await world.doTask(caseId, at, 'aprobada')
        book.approved = book.drafted
      }
      return true
    case 'LIQ-03':
      await world.doTask(caseId, at, owed > 0 ? 'emitido' : 'no_aplica')
      return true
    case 'LIQ-04': {
      const pick = dice(6)
      const { facts } = (await world.load(caseId)).state
      const lapsed = facts['vencimientos.LIQ-04']
      const until = facts['reclamacion.hasta']
      const inTime = typeof until !== 'string' || bogotaDate(world.clock.now().toISOString()) <= until
      if (pick < 2 && inTime)
        await world.doTask(caseId, at, 'reclama', {
          'pago.reclamo': 'El valor no corresponde a mi proyecto.',
        })
      else if (pick === 2 && lapsed !== 1) await expire(world, caseId)
      else {
        // the applicant can hold any receipt that was ever issued
        const handed = (await papers(world, caseId)).filter((one) => one.state !== 'prepared')
        await world.doTask(caseId, at, 'pagado', {
          'pago.referencia': handed[dice(handed.length)]?.reference,
          'pago.fecha': bogotaDate(world.clock.now().toISOString()),
          'pago.valor': owed,
        })
      }
      return true
    }
    case 'LIQ-05': {
      const short = dice(2) === 0
      const found = short ? dice(owed) : owed + dice(3) * 1000
      book.banked += 1
      await world.doTask(caseId, at, found < owed ? 'diferencia' : 'verificado', {
        'pago.conciliado': found,
        'pago.referencia_bancaria': `${caseId.slice(-12)} ${book.banked}`,
      })
      book.came.push(found)
      return true
    }
    default:
      return false
  }
}

const chargeStep = async (world: ApiWorld, caseId: string): Promise<string> =>
  (await world.openTasks(caseId)).find((task) => task.step.startsWith('LIQ-'))?.step ?? ''

async function expire(world: ApiWorld, caseId: string): Promise<void> {
  await world.letExpire(caseId, 'LIQ-04')
  expect(await chargeStep(world, caseId)).toBe('LIQ-03')
}

/** Approves, issues and pays whatever is left. */
async function settle(world: ApiWorld, caseId: string, book: Notebook): Promise<void> {
  const straight: Dice = (below) => below - 1
  for (let turn = 0; turn < 12 && (await chargeStep(world, caseId)) !== ''; turn++) {
    await move(world, caseId, straight, book)
    await expectSound(world, caseId, book)
  }
  expect(await chargeStep(world, caseId)).toBe('')
}

/** Invariants after every command. */
async function expectSound(world: ApiWorld, caseId: string, book: Notebook): Promise<void> {
  const all = await papers(world, caseId)
  const live = all.filter((one) => one.state === 'issued' || one.state === 'proof')
  expect(live.length).toBeLessThanOrEqual(1)
  const came = book.came.reduce((sum, one) => sum + one, 0)
  for (const one of all.filter(({ state }) => state === 'issued')) {
    // a liquidación sent back charges nothing
    expect(one.amount).toBe((book.approved ?? Number.NaN) - came)
    expect(one.act).toContain(one.reference)
    expect(one.act).toContain(new Intl.NumberFormat('es-CO').format(one.amount))
  }
  const kept = await world.db.rows<{ credited: number }>(sql`
    select p.credited::int as credited from payments p join debts d on d.id = p.debt_id
    where d.case_id = ${caseId}::uuid and p.credited is not null order by p.id`)
  expect(kept.map((one) => one.credited)).toEqual(book.came)
}
