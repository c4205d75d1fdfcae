import { describe, expect, it } from 'vitest'
import { type CheckOptions, checkWorkflow } from '@ventanilla/domain/workflow/checks/check'
import type { Outcome, StepDef, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import type { ActRule } from '@ventanilla/domain/workflow/state/state'
import { actTemplates } from '../acts/index-of-acts.ts'
import { ROLES } from '../roles/roles.ts'
import { differences } from './flow-differences.ts'
import { caseStatuses, computedFacts, outcomesNotLoaded, workflow } from './loaded.ts'
import { actRules } from '@ventanilla/domain/definitions/compose/act-rules'
import { writtenOutcomes } from './written-flows.testkit.ts'

const options: CheckOptions = {
  acts: actRules(actTemplates.values()),
  roles: new Set(ROLES.map((r) => r.code)),
  computedFacts,
  factSheet: writtenOutcomes,
  notLoaded: outcomesNotLoaded,
  explained: differences,
}

/** The real workflow with one step changed. */
function planted(id: string, change: (step: StepDef) => Partial<StepDef>): Workflow {
  const families = workflow.families.map((family) => ({
    ...family,
    steps: family.steps.map((step) => (step.id === id ? { ...step, ...change(step) } : step)),
  }))
  return { families, steps: new Map(families.flatMap((f) => f.steps.map((s) => [s.id, s] as const))) }
}

const firstOutcome =
  (change: Partial<Outcome>) =>
  (step: StepDef): Partial<StepDef> => ({
    outcomes: step.outcomes.map((o, i) => (i === 0 ? { ...o, ...change } : o)),
  })

const outcomeOf = (id: string, code: string): Outcome =>
  workflow.steps.get(id)?.outcomes.find((outcome) => outcome.code === code) as Outcome

const errors = (changed: Workflow, more: Partial<CheckOptions> = {}): string[] =>
  checkWorkflow(changed, { ...options, ...more })
    .filter((f) => f.severity === 'error')
    .map((f) => `${f.code} ${f.where}`)

describe('the families as data', () => {
  it('have no fault', () => {
    expect(checkWorkflow(workflow, options).filter((f) => f.severity === 'error')).toEqual([])
  })

  it('differ from the acts’ own drafters only where the decision lets the step win', () => {
    const notes = checkWorkflow(workflow, options).map((f) => `${f.code} ${f.where}`)
    expect(notes).toEqual([
      'proyecta PG-04',
      'proyecta PG-08',
      'proyecta PG-08',
      'proyecta PG-10',
      'proyecta PG-11',
      'proyecta LIC-02A',
      'proyecta LIC-06',
      'proyecta LIC-06',
      'proyecta LIC-06A',
      'proyecta LIC-07',
      'proyecta LIC-09',
      'proyecta LIC-10',
      'proyecta RSG-03',
      'proyecta PUE-04',
      'proyecta PUE-05B',
      'proyecta REG-03',
      'proyecta REG-05',
      'proyecta REG-05',
      'proyecta REG-06',
      'proyecta LIQ-03',
      'proyecta NOT-04',
      'proyecta NOT-06',
      'proyecta INF-01',
      'proyecta INF-03B',
      'proyecta PRO-03',
      'proyecta DTA-02',
      'proyecta REC-02',
      'acto_sin_condicion REC-02',
      'proyecta REC-02',
      'proyecta REC-02B',
      'proyecta REC-02B',
      'proyecta CAM-15',
      'proyecta REN-02',
      'proyecta DEX-02',
      'proyecta DEX-04',
      'proyecta TAN-01',
      'proyecta TAN-03',
      'proyecta TRA-02',
      'proyecta TER-03',
      'proyecta TER-04',
      'proyecta REV-05',
      'proyecta RVI-02',
      'proyecta RVI-03',
      'proyecta MUL-02A',
      'proyecta SAN-03',
      'proyecta SAN-03',
      'proyecta SAN-05B',
      'proyecta SAN-06',
      'proyecta SAN-08B',
      'proyecta SAN-09',
      'proyecta SAN-13',
      'proyecta SAN-16',
      'proyecta SAN-20A',
      'proyecta QUE-05',
      'proyecta QUE-06',
      'proyecta RWF-05',
      'proyecta RWF-05',
    ])
  })

  it('leave no outcome of the loaded families out', () => {
    expect(outcomesNotLoaded).toEqual([])
  })

  it('use only statuses that people can read', () => {
    const unknown = [...workflow.steps.values()]
      .flatMap((s) => [s.status, ...s.outcomes.map((o) => o.status)])
      .concat(workflow.families.map((family) => family.status))
      .filter((status) => status !== undefined && !(status in caseStatuses))
    expect(unknown).toEqual([])
  })
})

describe('a planted fault is found', () => {
  it('when a rule between answers reads one that the step does not capture', () => {
    const ok = { '<=': [{ var: 'hechos.fecha' }, { var: 'no.existe' }] }
    const check = { id: 'fechas', field: 'hechos.fecha', ok, message: 'No.', severity: 'error' as const }
    expect(errors(planted('QUE-01', () => ({ checks: [check] })))).toEqual(['campo QUE-01'])
  })
  it('when mechanisms would not find the outcome that returns an act, or would find two', () => {
    const renamed = (change: Partial<Outcome>) => (step: StepDef) => ({
      outcomes: step.outcomes.map((o) => (o.move === 'return' ? { ...o, ...change } : o)),
    })
    expect(errors(planted('FIR-03', renamed({ move: 'approve' })))).toEqual([
      'sin_movimiento FIR-03',
      'movimiento_repetido FIR-03 devuelto',
    ])
    expect(errors(planted('FIR-03', renamed({ move: 'pay' })))).toEqual([
      'sin_movimiento FIR-03',
      'movimiento_ajeno FIR-03 devuelto',
    ])
  })
  it('when an outcome leads nowhere', () => {
    expect(
      errors(planted('PG-06', firstOutcome({ to: 'PG-99' })), {
        factSheet: [],
        notLoaded: [],
        explained: {},
      }).filter((e) => !e.startsWith('ficha')),
    ).toContain('destino PG-06 creado')
  })

  it('when a step is never reached, or never left for the end', () => {
    const lonely = errors(planted('PG-05', firstOutcome({ to: 'PG-05' })))
    expect(lonely).toEqual(
      expect.arrayContaining(['inalcanzable PG-06', 'sin_fin PG-05', 'ficha PG-05 liquidada']),
    )
  })

  it('when a subprocess is called without a way back', () => {
    const { returnTo: _gone, ...call } = (workflow.steps.get('PG-07') as StepDef).outcomes[0] as Outcome
    expect(errors(planted('PG-07', () => ({ outcomes: [call] })))).toEqual(
      expect.arrayContaining(['sin_retorno PG-07 revisar']),
    )
  })

  it('when nobody calls a family that returns', () => {
    const quiet = (step: StepDef): StepDef => ({
      ...step,
      outcomes: step.outcomes.filter((o) => o.to !== 'PRO-01'),
    })
    const families = workflow.families.map((family) => ({ ...family, steps: family.steps.map(quiet) }))
    const both = { families, steps: new Map([...workflow.steps].map(([id, step]) => [id, quiet(step)])) }
    expect(errors(both).some((e) => e.startsWith('sin_llamada PRO-03'))).toBe(true)
  })

  it('when a role, a template or a field does not exist', () => {
    expect(errors(planted('PG-06', () => ({ roles: ['CLI_NADIE'] })))).toEqual(['rol PG-06'])
    expect(errors(planted('PG-07', () => ({ produces: ['AUTO_NADA'] })))).toEqual(['acto PG-07'])
    expect(errors(planted('LIQ-04', firstOutcome({ needs: ['pago.nada'] })))).toEqual(['campo LIQ-04 pagado'])
    expect(errors(planted('PG-06', (s) => ({ capture: [...s.capture, ...s.capture] })))).toEqual([
      'campo_repetido PG-06',
      'campo_repetido PG-06',
    ])
    expect(errors(planted('PG-06', (s) => ({ outcomes: [...s.outcomes, ...s.outcomes] })))).toEqual([
      'resultado_repetido PG-06',
    ])
  })

  it('when an opinion does not say how it is cited, or another act does', () => {
    const said = (id: string, citedAs: string | undefined): Partial<CheckOptions> => ({
      acts: new Map([...options.acts].map(([key, rule]) => [key, key === id ? { ...rule, citedAs } : rule])),
    })
    expect(errors(workflow, said('ACTA_RIESGO', undefined))).toEqual(['cita ACTA_RIESGO'])
    expect(errors(workflow, said('ACTA_VISITA', 'el acta'))).toEqual(['cita ACTA_VISITA'])
  })

  it('when an act decides beside a decision and is not declared as one', () => {
    const { role: _gone, ...rule } = options.acts.get('RES_NIEGA') as ActRule
    const found = errors(workflow, { acts: new Map([...options.acts, ['RES_NIEGA', rule]]) })
    expect(found).toContain('papel PG-13')
    expect(found.filter((one) => !one.startsWith('papel '))).toEqual([])
  })

  it('when nothing begins a family', () => {
    const families = workflow.families.map((family) =>
      family.id === 'pueaa' ? { ...family, procedureTypes: [] } : family,
    )
    expect(errors({ ...workflow, families })).toEqual(['sin_casos pueaa'])
  })

  it('when no step certifies notifications, or two do', () => {
    expect(errors(planted('NOT-06', () => ({ certifies: undefined })))).toEqual(['constancia notificacion'])
    expect(errors(planted('NOT-05', () => ({ certifies: true })))).toEqual(['constancia notificacion'])
  })

  it('when a letter is addressed to whom no step captures', () => {
    const addressee = { name: 'conceptos.entidad', address: 'no.existe' }
    expect(errors(planted('LIC-09', () => ({ addressee })))).toEqual(['destinatario LIC-09'])
  })

  it('when a step of a change of applicant has no part, or two share one that leads to its step', () => {
    expect(errors(planted('CAM-14', () => ({ changePart: undefined })))).toEqual([
      'sin_parte CAM-14',
      'movimiento_ajeno CAM-14 aplicado',
    ])
    expect(errors(planted('CAM-02', () => ({ changePart: undefined })))).toEqual([
      'parte_del_cambio link',
      'sin_parte CAM-02',
      'movimiento_ajeno CAM-02 vinculado',
      'movimiento_ajeno CAM-02 vinculado_ventanilla',
    ])
    expect(errors(planted('CAM-14', () => ({ changePart: 'accept' })))).toEqual([
      'parte_del_cambio CAM-13 CAM-14',
      'sin_movimiento CAM-14',
      'sin_movimiento CAM-14',
      'movimiento_ajeno CAM-14 aplicado',
    ])
  })

  it('when a condition is badly formed or reads what nothing fills', () => {
    const guards: readonly (readonly [Outcome['guard'], string])[] = [
      [{ '==': [1, 1], '!=': [1, 2] }, 'Una condición tiene una sola operación por nivel.'],
      [{ igual: [1, 1] }, 'La operación «igual» no existe.'],
      [{ var: 'dato.nada' }, 'La condición lee el dato nada, que este paso no captura.'],
      [{ var: 'hecho.nada' }, 'La condición lee nada, que nadie captura.'],
      [{ var: 'acto.RES_OTORGA' }, 'La condición lee el acto RES_OTORGA, que este paso no produce.'],
      [
        { var: 'conteo.expediente_trd' },
        'La condición cuenta expediente_trd, que no es una lista de este paso.',
      ],
      [{ var: 'termino.quizas' }, 'El término no tiene «quizas».'],
      [{ var: 'caso.vueltas.PG-99' }, 'El caso no tiene «vueltas.PG-99».'],
      [{ var: 'notificacion.nada' }, 'La notificación no tiene «nada».'],
      [{ var: 'otra.cosa' }, 'La condición lee «otra.cosa», que no existe.'],
      [{ var: '' }, 'Una variable no tiene nombre.'],
    ]
    for (const [guard, message] of guards)
      expect(
        checkWorkflow(planted('PG-06', firstOutcome({ guard })), options).find((f) => f.code === 'condicion'),
      ).toMatchObject({ where: 'PG-06 creado', message })
  })

  it('when something fires at the end of a term that the step does not have', () => {
    expect(
      errors(planted('PG-06', (s) => ({ ...firstOutcome({ automatic: 'expiry' })(s), term: undefined }))),
    ).toEqual(['sin_termino PG-06 creado'])
    // its callers have a term, and the step does not declare that it uses theirs
    expect(errors(planted('PRO-01', () => ({ callersTerm: undefined })))).toEqual([
      'sin_termino PRO-01 extemporanea',
    ])
  })

  it('when a term can be extended twice, once it is over, or beyond an equal term', () => {
    const { guard: _once, ...again } = outcomeOf('PG-04A', 'pide_prorroga')
    const others = (step: StepDef) => step.outcomes.filter(({ code }) => code !== again.code)
    expect(errors(planted('PG-04A', (step) => ({ outcomes: [...others(step), again] })))).toEqual([
      'prorroga_repetida PG-04A pide_prorroga',
    ])
    const endless = planted('LIC-08', (step) => ({
      outcomes: step.outcomes.map(({ automatic: _expiry, ...rest }) => rest),
    }))
    expect(errors(endless)).toContain('prorroga_tardia LIC-08 prorroga')
    expect(errors(planted('PRO-02', () => ({ checks: [] })))).toEqual(['prorroga_larga PRO-02'])
  })

  it('when an outcome writes from an answer that its step does not capture', () => {
    const sets = [{ fact: 'prorroga.fecha_solicitud', value: { var: 'dato.no.existe' } }]
    expect(errors(planted('PRO-01', firstOutcome({ sets })))).toEqual(['condicion PRO-01 radicada'])
  })

  it('when an outcome writes one fact twice', () => {
    const once = { fact: 'prorroga.fecha_solicitud', value: { var: 'hoy' } }
    expect(errors(planted('PRO-01', firstOutcome({ sets: [once, once] })))).toEqual([
      'hecho_repetido PRO-01 radicada',
    ])
  })

  it('when the fact sheet has an outcome that is neither here, nor listed, nor explained', () => {
    expect(errors(workflow, { notLoaded: [...outcomesNotLoaded, ['PG-03', 'nada', 'PG-04']] })).toEqual([
      'lista PG-03 nada',
      'lista PG-03 nada',
    ])
    expect(errors(workflow, { explained: { ...differences, 'NOT-06 otro': undefined as never } })).toEqual([
      'ficha NOT-06 otro',
    ])
  })

  it('when a screen is not a route of the portal, or is closed to whoever does the step', () => {
    expect(
      errors(workflow, { screens: (screen) => (screen === '/notificaciones' ? null : () => true) }),
    ).toEqual(['pantalla NOT-01'])
    expect(
      errors(workflow, {
        screens: (screen) => (role) => screen !== '/notificaciones' || role === 'CLI_VENTANILLA_UNICA',
      }).every((fault) => fault === 'pantalla_cerrada NOT-01'),
    ).toBe(true)
    expect(errors(workflow, { screens: () => () => false })).toContain('pantalla_cerrada NOT-01')
  })
})
