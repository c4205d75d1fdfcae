import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { captureForm } from '@ventanilla/domain/workflow/definition/step-answers'
import { expect, it } from 'vitest'
import { refusal } from './routes.testkit.ts'
import { workflow } from './loaded.ts'
import { Walk } from './walk.testkit.ts'

const YESTERDAY = '2026-02-01'
const TODAY = '2026-02-02'
const TOMORROW = '2026-02-03'

/** Each rule with an answer that breaks it, one that just meets it, and the message. */
const RULES = [
  [
    'MIG-05',
    'abierto',
    { 'expediente.desde': YESTERDAY, 'expediente.hasta': TOMORROW },
    { 'expediente.desde': YESTERDAY, 'expediente.hasta': TODAY },
    'expediente.hasta',
    'El último documento no puede ser anterior al primero ni posterior a hoy. Revise las dos fechas.',
  ],
  [
    'MIG-05',
    'abierto',
    { 'expediente.desde': TODAY, 'expediente.hasta': YESTERDAY },
    { 'expediente.desde': TODAY, 'expediente.hasta': TODAY },
    'expediente.hasta',
    'El último documento no puede ser anterior al primero ni posterior a hoy. Revise las dos fechas.',
  ],
  [
    'DTA-01',
    'no_procede',
    { 'desistimiento.nuevo_plazo': TODAY },
    { 'desistimiento.nuevo_plazo': TOMORROW },
    'desistimiento.nuevo_plazo',
    'El nuevo plazo debe terminar después de hoy.',
  ],
  [
    'TRA-01',
    'solicitado',
    { 'traslado.destino': 'ibague' },
    { 'traslado.destino': 'norte' },
    'traslado.destino',
    'El trámite ya está en esa territorial. Elija la de destino.',
  ],
  [
    'RVI-01',
    'reagendada',
    { 'visita.fecha_nueva': YESTERDAY, 'visita.profesional_nuevo': undefined },
    { 'visita.fecha_nueva': TODAY, 'visita.profesional_nuevo': undefined },
    'visita.fecha_nueva',
    'La visita no puede quedar en una fecha pasada.',
  ],
  [
    'NOT-05',
    'entregado',
    { 'aviso.fecha_entrega': TOMORROW },
    { 'aviso.fecha_entrega': TODAY },
    'aviso.fecha_entrega',
    'El aviso no pudo entregarse después de hoy. Revise la fecha de entrega.',
  ],
] as const

const standingAt = (step: string): Walk =>
  new Walk({ first: { step, status: 'radicada', family: workflow.steps.get(step)?.family ?? '' } })
const problemsAt = (walk: Walk, step: string, data: Readonly<Record<string, unknown>>) => {
  const definition = workflow.steps.get(step)
  if (definition === undefined) throw new Error(`No hay paso ${step}`)
  const around = { today: walk.today, office: walk.state.office, facts: walk.state.facts }
  return validateForm(captureForm(definition), data, { ...around, mode: 'draft' })
    .filter(({ code }) => definition.checks?.some(({ id }) => id === code))
    .map(({ path, message }) => ({ path, message }))
}

it.each(RULES)(
  '%s %s is told at the field what the engine refuses it for: %o',
  (step, outcome, broken, kept, path, message) => {
    const walk = standingAt(step)
    expect(problemsAt(walk, step, broken)).toEqual([{ path, message }])
    expect(problemsAt(walk, step, kept)).toEqual([])
    if (workflow.steps.get(step)?.produces.length !== 0) walk.write(step)
    const refused = refusal(() => walk.complete(step, outcome, broken))
    expect([refused.kind, refused.message, refused.problems?.map((one) => one.path)]).toEqual([
      'invalid',
      message,
      [path],
    ])
  },
)

it('An outcome that needs none of the answers is not stopped by two that do not agree', () => {
  const broken = { 'expediente.desde': TODAY, 'expediente.hasta': YESTERDAY }
  expect(standingAt('MIG-05').complete('MIG-05', 'descartado', broken).state.status).toBe(
    'apertura_descartada',
  )
})
