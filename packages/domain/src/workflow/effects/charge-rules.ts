import { Refusal } from '../../kernel/problem.ts'
import type { ChargeRule } from '../definition/outcome-rule.ts'
import type { ChargeChange } from '../definition/commands.ts'
import { isRecord, listOf } from '../state/case-glance.ts'
import type { OpenTask } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

type Data = Readonly<Record<string, unknown>>

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Prevents a mistyped future date, which the bank could never match. */
function dayOf(w: DecisionBuilder, data: Data): string {
  const paidOn = String(data['pago.fecha'])
  if (paidOn > w.world.today)
    throw new Refusal('invalid', 'La fecha del pago no puede ser posterior a hoy.', {
      code: 'datos_invalidos',
      problems: [{ path: 'pago.fecha', message: 'La fecha del pago no puede ser posterior a hoy.' }],
    })
  return paidOn
}

function typedReference(data: Data): string | null {
  const written = data['pago.referencia']
  return typeof written === 'string' && written.trim() !== '' ? written : null
}

function proofOf(data: Data): string | null {
  const [proof] = listOf(data['pago.comprobante'])
  return isRecord(proof) && typeof proof['fileId'] === 'string' ? proof['fileId'] : null
}

/** The days that the signed liquidación announces; null when none does. */
function lastDayToClaim(w: DecisionBuilder): string | null {
  const { world, state } = w
  const announced = state.flow.acts.findLast(
    ({ phase, template }) =>
      phase === 'signed' && world.acts.get(template)?.appeal?.kinds.includes('reclamación') === true,
  )
  const appeal = world.acts.get(announced?.template ?? '')?.appeal
  return appeal == null
    ? null
    : world.due(world.today, { amount: appeal.businessDays, unit: 'habiles', norm: appeal.norm })
}

const charge = (w: DecisionBuilder, change: ChargeChange): void =>
  void w.effects.push({ type: 'charged', change })

/**
 * Effects of each charge rule on the debt, in whole pesos. Guards read `cobro.saldo` (still owed) and
 * `cobro.abonado` (credited); receipts and payments are stored separately (fees/receipt-life.ts).
 */
export const CHARGE_RULES: Readonly<
  Record<ChargeRule, (w: DecisionBuilder, task: OpenTask, data: Data) => void>
> = {
  'cobro.aprobado': (w) => {
    const total = number(w.state.facts['liquidacion.total'])
    w.facts({ 'cobro.saldo': total - number(w.state.facts['cobro.abonado']) })
    charge(w, { do: 'approve', total })
    // covered by earlier credits, or zero: the next charge starts from nothing
    if (number(w.state.facts['cobro.saldo']) <= 0)
      w.facts({ 'cobro.abonado': null, 'reclamacion.hasta': null })
  },
  'cobro.por_ajustar': (w) => {
    // another liquidación gives its own days
    w.facts({ 'reclamacion.hasta': null })
    charge(w, { do: 'withdraw' })
  },
  // Counted from the first receipt: only with it can the applicant claim, and the authority's delay takes no days.
  'reclamacion.corre': (w) => {
    const last = w.state.facts['reclamacion.hasta'] ?? lastDayToClaim(w)
    w.facts({ 'reclamacion.hasta': last })
  },
  'cobro.sin_pago': (w) => {
    w.facts({ 'cobro.abonado': null, 'cobro.saldo': null, 'reclamacion.hasta': null })
    charge(w, { do: 'leave' })
  },
  'recibo.vencido': (w) => {
    w.facts({ 'recibo.vigente_hasta': null })
    charge(w, { do: 'expire' })
  },
  'pago.presentado': (w, _task, data) => {
    const paidOn = dayOf(w, data)
    const typed = typedReference(data)
    // acts quote the reference actually paid, which can belong to an earlier receipt of the debt
    w.facts({ 'pago.referencia': typed ?? w.state.facts['recibo.referencia'] ?? null })
    charge(w, {
      do: 'handIn',
      paidOn,
      declared: number(data['pago.valor']),
      reference: typed,
      fileId: proofOf(data),
    })
  },
  'pago.conciliado': (w, _task, data) => {
    const { facts } = w.state
    const amount = number(data['pago.conciliado'])
    const paid = number(facts['cobro.abonado']) + amount
    const owed = number(facts['liquidacion.total']) - paid
    w.facts({
      'cobro.abonado': owed > 0 ? paid : null,
      'cobro.saldo': owed > 0 ? owed : null,
      'cobro.a_favor': owed < 0 ? -owed : null,
      ...(owed <= 0 && { 'reclamacion.hasta': null }),
    })
    charge(w, { do: 'credit', amount, bank: String(data['pago.referencia_bancaria'] ?? '') })
  },
  'pago.adicional': (w, _task, data) => {
    dayOf(w, data)
    const reference = typedReference(data) ?? String(w.state.facts['recibo.referencia'] ?? '')
    w.facts({ 'pago.referencia': reference, 'pago.adicional': true })
    charge(w, { do: 'announce', reference })
  },
  'pago.adicional_conciliado': (w, _task, data) => {
    const { facts } = w.state
    charge(w, {
      do: 'record',
      paidOn: String(facts['pago.fecha']),
      declared: number(facts['pago.valor']),
      reference: String(facts['pago.referencia'] ?? ''),
      fileId: proofOf(facts),
      amount: number(data['pago.conciliado']),
      bank: String(data['pago.referencia_bancaria'] ?? ''),
    })
  },
}
