import { verdictOf } from '@ventanilla/domain/cases/verdict'
import type { FamilyDef, Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { type ActLife, type CaseState, EMPTY_FLOW } from '@ventanilla/domain/workflow/state/state'
import { describe, expect, it } from 'vitest'
import { natureOfType, PROCEDURES } from '../procedures/procedures.ts'
import { workflow } from './loaded.ts'
import { VERDICTS } from './verdicts.ts'

const state = (of: Partial<CaseState>): CaseState => ({
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'en_notificacion',
  office: null,
  parties: [],
  facts: {},
  flow: EMPTY_FLOW,
  ...of,
})
const act = (template: string, origin: string): ActLife => ({
  id: `${template}-id`,
  template,
  origin,
  task: null,
  mode: 'jump',
  phase: 'signed',
  drafter: 'x',
  reviewer: null,
  signer: null,
  signerRole: null,
  signedOn: '2026-10-17',
  number: 'RES-1',
})
const at = (step: string, acts: readonly ActLife[], stack: readonly string[] = []): CaseState['flow'] => ({
  ...EMPTY_FLOW,
  acts,
  stack,
  tasks: [
    {
      id: 't',
      step,
      turn: 'corporacion',
      audience: [],
      assignee: null,
      openedAt: '',
      dueOn: null,
      expiresAt: null,
      actId: null,
    },
  ],
})
const read = (of: CaseState, family: string | undefined, { own = true, known = of.flow.acts } = {}) =>
  verdictOf(of, { workflow, verdicts: VERDICTS, family, own, known: new Set(known.map(({ id }) => id)) })

/** Facts that select an ending's sentence, one by one; combinations that guards forbid do not occur. */
const FACTS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { 'decision.sentido': 'otorga' },
  { 'decision.sentido': 'niega' },
  { 'registro.decision': 'expide' },
  { 'registro.decision': 'niega' },
  { 'revocatoria.decision': 'revoca' },
  { 'revocatoria.decision': 'revoca_parcial' },
  { 'revocatoria.decision': 'niega' },
  { 'sancion.responsable': 'si', 'sancion.tipo': ['multa'] },
  { 'sancion.responsable': 'no' },
  ...['prorroga', 'modificacion', 'cesion', 'correccion'].map((clase) => ({
    'decision.sentido': 'otorga',
    'modificacion.clase': clase,
  })),
]
const DECISIVE: Readonly<Record<string, string>> = {
  revocatoria_negada: 'revocatoria.decision',
  revocatoria_concedida: 'revocatoria.decision',
}

interface Ending {
  readonly family: FamilyDef
  readonly step: StepDef
  readonly outcome: Outcome
  readonly status: string | undefined
}

const BACK = new Set(['RETORNO', 'RETORNO_ETAPA'])
/** Every outcome that ends a case of any family, or the case beside it. */
const ENDINGS: readonly Ending[] = workflow.families.flatMap((family) =>
  family.steps.flatMap((step) =>
    step.outcomes.flatMap((outcome): Ending[] => {
      const own = family.entryPoint !== undefined || family.entries !== undefined
      const ends = outcome.to === 'FIN' || outcome.returnTo === 'FIN' || (own && BACK.has(outcome.to))
      const status = outcome.status ?? step.status
      return [
        ...(ends ? [{ family, step, outcome, status }] : []),
        ...(outcome.onParent ?? []).flatMap((change) =>
          change.do === 'end' ? [{ family, step, outcome, status: change.status }] : [],
        ),
      ]
    }),
  ),
)
/** An outcome without a status keeps the case's status. */
const KEEPS: Readonly<Record<string, readonly string[]>> = {
  'CAM-15 comunicado': ['cambio_denegado', 'cambio_rechazado', 'cambio_aceptado'],
  'CAM-16 cerrado': ['cambio_aplicado'],
  'DEX-01 no_desiste': ['por_presentar'],
  'DEX-04 continua': ['desistimiento_en_estudio'],
}
/** Not filed: the draft of a procedure that is requested at the office. */
const NO_CASE = new Set(['PG-01B volver'])

describe('every ending of every family', () => {
  const rows = ENDINGS.map((one) => [`${one.step.id} ${one.outcome.code}`, one] as const).filter(
    ([name]) => !NO_CASE.has(name),
  )
  it('is found in the definitions', () => {
    expect(rows.length).toBeGreaterThan(50)
  })
  it.each(rows)('%s has its headline', (name, { family, status }) => {
    const statuses = status === undefined ? KEEPS[name] : [status]
    expect(statuses, 'the status that it keeps').toBeDefined()
    for (const one of statuses ?? [])
      for (const facts of FACTS) {
        const decisive = DECISIVE[one]
        if (decisive !== undefined && facts[decisive] === undefined) continue
        const types = family.procedureTypes.length === 0 ? [3] : family.procedureTypes
        for (const ttId of types)
          for (const own of [true, false]) {
            const verdict = read(
              state({ ttId, status: one, facts, flow: { ...EMPTY_FLOW, closed: true } }),
              family.id,
              { own },
            )
            expect(verdict, `${one} ${JSON.stringify(facts)} tipo ${ttId}`).not.toBeNull()
            expect(verdict?.title).toMatch(/^\p{Lu}[^{}]+[^.{}\s]$/u)
            if (!own) expect(verdict?.title).not.toMatch(/\b(su|usted)\b/i)
          }
      }
  })
  it('names what every type of procedure asks for', () => {
    const unnamed = PROCEDURES.map(({ ttId }) => ttId).filter((id) => VERDICTS.instruments[id] === undefined)
    // a complaint requests nothing that can be granted
    expect(unnamed).toEqual([27])
  })
})

describe('what the headline says', () => {
  const granted = act('RES_OTORGA', 'PG-13')
  it('of a concession: that it was granted and until when', () => {
    const facts = {
      'decision.sentido': 'otorga',
      'permiso.vence': '2036-10-17',
      'permiso.obligaciones': [{ id: 'a', text: 'Instalar un medidor.' }],
    }
    const verdict = read(
      state({ status: 'finalizada', facts, flow: { ...EMPTY_FLOW, acts: [granted], closed: true } }),
      'permiso_general',
    )
    expect(verdict?.title).toBe('Su concesión fue otorgada hasta el 17 de octubre de 2036')
    expect(verdict?.duties).toEqual(['Instalar un medidor.'])
  })
  it('before the file is closed: for how long', () => {
    const facts = { 'decision.sentido': 'otorga', 'decision.plazo': 10 }
    expect(read(state({ facts, flow: at('PG-15', [granted]) }), 'permiso_general')?.title).toBe(
      'Su concesión fue otorgada por 10 años',
    )
  })
  it.each(
    PROCEDURES.flatMap(({ ttId, name }) => {
      const { validity, traits } = natureOfType(ttId)
      const ofPermit = traits.includes('sobre_permiso')
      if (validity === null || validity.unit === null) return []
      return [{ ttId, name, ofPermit, field: validity.field, unit: validity.unit }]
    }),
  )('of $name: its validity in the unit that it declares', ({ ttId, ofPermit, field, unit }) => {
    const facts = {
      'decision.sentido': 'otorga',
      [field]: 6,
      ...(ofPermit && { 'modificacion.clase': 'prorroga' }),
    }
    const verdict = read(state({ ttId, facts, flow: at('PG-15', [granted]) }), 'permiso_general')
    expect(verdict?.title).toMatch(new RegExp(` por 6 ${unit}$`))
  })
  it('of a term that only sounds like a validity: nothing', () => {
    const facts = { 'decision.sentido': 'otorga', 'decision.plazo_entrega': 6 }
    expect(read(state({ facts, flow: at('PG-15', [granted]) }), 'permiso_general')?.title).toBe(
      'Su concesión fue otorgada',
    )
  })
  it('nothing to whom the decision was not told', () => {
    const facts = { 'decision.sentido': 'otorga', 'decision.plazo': 10 }
    expect(
      read(state({ facts, flow: at('NOT-03', [granted], ['PG-15']) }), 'permiso_general', { known: [] }),
    ).toBeNull()
  })
  it('of what somebody else asked for: not «su»', () => {
    const facts = { 'decision.sentido': 'otorga', 'decision.plazo': 1 }
    expect(
      read(state({ facts, flow: at('PG-15', [granted]) }), 'permiso_general', { own: false })?.title,
    ).toBe('La concesión fue otorgada por 1 año')
  })
  it('while an appeal is studied: what was decided, and nothing of what is written on the appeal', () => {
    const facts = { 'decision.sentido': 'niega', 'decision.plazo': 4 }
    const flow = {
      ...at('REC-04', [granted], ['PG-15']),
      appeals: [
        {
          actId: granted.id,
          personId: 'p',
          name: 'P',
          role: 'solicitante' as const,
          kind: 'reposicion' as const,
          on: '2026-10-20',
          data: {},
          state: 'estudio' as const,
        },
      ],
    }
    expect(read(state({ facts, flow }), 'permiso_general')?.title).toBe('Su concesión fue otorgada')
  })
  it('of a denial: no duties, though some were drafted', () => {
    const facts = {
      'decision.sentido': 'niega',
      'decision.obligaciones': [{ id: 'a', text: 'Instalar un medidor.' }],
    }
    const denied = act('RES_NIEGA', 'PG-13')
    const verdict = read(
      state({ status: 'negada', facts, flow: { ...at('PG-15', [denied]) } }),
      'permiso_general',
    )
    expect([verdict?.title, verdict?.tone, verdict?.duties]).toEqual(['Su concesión fue negada', 'bad', []])
  })
  it('after the appeal: what it decided', () => {
    const facts = { 'decision.sentido': 'otorga', 'decision.plazo': 4, 'recurso.resuelto': true }
    expect(
      read(state({ facts, flow: at('PG-15', [act('RES_NIEGA', 'PG-13')]) }), 'permiso_general')?.title,
    ).toBe('Su concesión fue otorgada por 4 años')
  })
  it('nothing any more when the decision was revoked and is to be taken anew', () => {
    for (const step of ['PG-11', 'PG-13'])
      expect(read(state({ flow: at(step, [granted]) }), 'permiso_general')).toBeNull()
    expect(
      read(state({ flow: at('PG-04A', [act('AUTO_DES_TACITO', 'DTA-02')]) }), 'permiso_general'),
    ).toBeNull()
  })
  const fined = { 'sancion.responsable': 'si', 'sancion.tipo': ['multa'], 'multa.valor': 12_000_000 }
  const sanction = (facts: object) =>
    read(
      state({ facts: { ...fined, ...facts }, flow: at('SAN-17', [act('RES_SANCION', 'SAN-13')]) }),
      'sancionatorio',
    )
  const DAYS =
    'La multa se paga dentro de los 30 días calendario siguientes a su recibo, que se expide cuando la resolución queda en firme.'
  it.each([
    ['before it is firm: with its days', {}, ['El valor está en la resolución.', DAYS]],
    ['once it is firm: with its days', { 'sancion.multa_firme': 12_000_000 }, [DAYS]],
    [
      'with a receipt: until its day',
      {
        'sancion.multa_firme': 12_000_000,
        'cobro.saldo': 12_000_000,
        'recibo.referencia': '202600000010',
        'recibo.vigente_hasta': '2026-12-16',
      },
      ['La multa se paga a más tardar el 16 de diciembre de 2026.'],
    ],
    [
      'once it is paid: no day any more',
      {
        'sancion.multa_firme': 12_000_000,
        'cobro.saldo': null,
        'recibo.referencia': '202600000010',
        'recibo.vigente_hasta': '2026-12-16',
      },
      [],
    ],
    [
      'whose receipt ran out: no day that is over',
      {
        'sancion.multa_firme': 12_000_000,
        'cobro.saldo': 12_000_000,
        'recibo.referencia': '202600000010',
        'recibo.vigente_hasta': null,
      },
      [],
    ],
  ])('of a fine, %s', (_, facts, follows) => {
    expect(sanction(facts)?.follows).toEqual(follows)
  })
  it('of a sanction: the measures that it orders, each with its term', () => {
    const measures = 'Retirar el relleno en dos (2) meses.\n\n Sembrar 200 árboles en seis (6) meses. '
    expect(sanction({ 'sancion.correccion': measures })?.duties).toEqual([
      'Retirar el relleno en dos (2) meses.',
      'Sembrar 200 árboles en seis (6) meses.',
    ])
    const cleared = { 'sancion.responsable': 'no', 'sancion.correccion': measures }
    expect(sanction(cleared)?.duties).toEqual([])
  })
  it.each([
    ['was approved', 14, { 'decision.sentido': 'otorga' }],
    ['was received', 23, {}],
  ])('of a plan that %s: until when its first report is due', (_, ttId, facts) => {
    const verdict = read(
      state({
        ttId,
        status: 'finalizada',
        facts: { ...facts, 'informes.fecha': '2027-10-17' },
        flow: { ...EMPTY_FLOW, closed: true },
      }),
      'pueaa',
    )
    expect(verdict?.follows).toEqual([
      'El primer informe anual se presenta a más tardar el 17 de octubre de 2027.',
    ])
  })
  it('of every act that decides: from every step in which its case can stand after it was told', () => {
    const deciders = [...workflow.steps.values()].flatMap((step) =>
      step.produces.filter((one) => VERDICTS.byAct[one] !== undefined).map((one) => ({ step, one })),
    )
    expect(new Set(deciders.map(({ one }) => one))).toEqual(new Set(Object.keys(VERDICTS.byAct)))
    for (const { step, one } of deciders) {
      // the signing step, and every step of its family that it leads to
      const after = step.outcomes
        .filter((o) => o.to === 'FIR-01' || step.outcomes.length > 0)
        .map((o) => o.returnTo ?? o.to)
        .filter((id) => workflow.steps.get(id)?.family === step.family && id !== step.id)
      for (const stage of new Set(after)) {
        const verdict = read(
          state({
            facts: {
              'decision.sentido': 'otorga',
              'revocatoria.decision': 'niega',
              'sancion.responsable': 'no',
            },
            flow: at(stage, [act(one, step.id)]),
          }),
          step.family,
        )
        expect(verdict, `${one} de ${step.id} en ${stage}`).not.toBeNull()
      }
    }
  })
})
