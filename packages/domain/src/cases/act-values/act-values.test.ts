import { describe, expect, it } from 'vitest'
import { makeCalendar } from '../../terms/calendar.ts'
import type { FamilyDef, StepDef } from '../../workflow/definition/definition.ts'
import {
  type ActLife,
  type ActMeaning,
  EMPTY_FLOW,
  type Flow,
  type OpenTask,
} from '../../workflow/state/state.ts'
import type { ActContext } from './act-context.ts'
import { PLAIN } from '../../procedures/traits.ts'
import { actValues } from './act-values.ts'

const NOBODY = {
  name: '',
  documentType: 'Cédula de ciudadanía',
  documentTypeId: 1,
  document: '',
  email: '',
  address: '',
}

/** Act variables of a sample case with captured facts. */
const withFacts = (
  facts: Readonly<Record<string, unknown>>,
  more: Partial<ActContext> = {},
): Record<string, unknown> => {
  const context: ActContext = {
    state: {
      id: 'c',
      ttId: 3,
      definitions: 0,
      movedTo: null,
      status: 'en_visita',
      office: 'ibague',
      parties: [],
      facts,
      flow: EMPTY_FLOW,
    },
    radicado: '2026E0001234',
    filedOn: '2026-03-02',
    expediente: 'EXP-03-00042-2026',
    procedureName: 'Concesión de aguas superficiales',
    nature: { ...PLAIN, traits: ['agua_superficial'] },
    applicantIs: 'solicitante',
    applicant: {
      name: 'María Antonia Ñungo de Peña',
      documentType: 'Cédula de ciudadanía',
      documentTypeId: 1,
      document: '28945123',
      email: 'maria.nungo@demo.test',
      address: '',
    },
    answers: {},
    municipalityName: 'Ibagué',
    officeName: 'Sede central Ibagué',
    officeNamed: (code) => (code === 'norte' ? 'Territorial Norte' : code),
    city: 'Ibagué',
    today: '2026-04-07',
    calendar: makeCalendar(),
    drafterName: 'Lucía Andrade Peñaloza',
    people: new Map(),
    actNumbers: new Map(),
    documents: [],
    zones: [],
    notifications: [],
    authority: { name: '', address: '', city: '', hours: '', email: '', phone: '' },
    actFacts: () => ({ title: '', position: '', appeal: null }),
    meaningOf: () => undefined,
    stepOf: () => undefined,
    familyOf: () => undefined,
    listLabel: (_list, value) => value,
    documentTitle: (id) => id,
    compared: () => [],
    terms: () => [],
    validity: () => '',
    ...more,
  }
  return actValues(context)
}

describe('the values of an auto that changes the applicant', () => {
  it('take whoever leaves from the case, and everything else from what was captured', () => {
    expect(
      withFacts({
        'solicitante_anterior.nombre': '',
        'solicitante_nuevo.nombre': 'Agropecuaria El Encenillo S.A.S.',
        'solicitante_nuevo.tipo_documento': 6,
        'solicitante_nuevo.documento': '901482356',
        'cambio.motivo': 'cesion',
        'cambio.radicado': '2026E0001571',
        'cambio.fecha_solicitud': '2026-04-06',
        'cambio.soportes': ['Documento de cesión.pdf'],
        'cambio.obligaciones': 'Pagar la evaluación.\nPermitir la visita.',
      }),
    ).toMatchObject({
      'solicitante.nombre': 'María Antonia Ñungo de Peña',
      'solicitante_anterior.nombre': 'María Antonia Ñungo de Peña',
      'solicitante_anterior.tipo_documento': 'Cédula de ciudadanía',
      'solicitante_anterior.documento': '28.945.123',
      'solicitante_nuevo.nombre': 'Agropecuaria El Encenillo S.A.S.',
      'solicitante_nuevo.tipo_documento': 'NIT',
      'solicitante_nuevo.documento': '901.482.356-2',
      'cambio.motivo': 'cesion',
      'cambio.radicado': '2026E0001571',
      'cambio.fecha_solicitud': '2026-04-06',
      'cambio.soportes': [{ texto: 'Documento de cesión' }],
      'cambio.obligaciones': [{ texto: 'Pagar la evaluación.' }, { texto: 'Permitir la visita.' }],
      'solicitud.radicado': '2026E0001234',
    })
  })

  it('keep who left as captured, whoever the applicant of the case is by then', () => {
    expect(
      withFacts({
        'solicitante_anterior.nombre': 'Ramiro Peña Ñungo',
        'solicitante_anterior.tipo_documento': 'Cédula de extranjería',
        'solicitante_anterior.documento': '142356',
      }),
    ).toMatchObject({
      'solicitante_anterior.nombre': 'Ramiro Peña Ñungo',
      'solicitante_anterior.tipo_documento': 'Cédula de extranjería',
      'solicitante_anterior.documento': '142.356',
    })
  })
})

it('a notification is addressed to whom it is for, with their own document and address', () => {
  const transferee = {
    personId: 'b',
    name: 'Agrícola del Combeima S.A.S.',
    role: 'nuevo_solicitante',
  } as const
  const notifying = {
    actId: 'a',
    current: 0,
    recipients: [{ ...transferee, notificationId: 'n', means: 'electronica', legalOn: null }],
  }
  const values = withFacts(
    {},
    {
      state: {
        id: 'c',
        ttId: 3,
        definitions: 0,
        movedTo: null,
        status: 'cambio_firmado',
        office: 'ibague',
        parties: [transferee],
        facts: {},
        flow: { ...EMPTY_FLOW, notifying },
      },
      answers: { correo_notificacion: 'quien.cede@demo.test', direccion_correspondencia: 'Calle 1 # 2-3' },
      people: new Map([
        [
          'b',
          {
            name: transferee.name,
            documentType: 'NIT',
            documentTypeId: 6,
            document: '900373913',
            email: 'agricola@demo.test',
            address: '',
          },
        ],
      ]),
    },
  )
  expect([
    values['notificado.nombre'],
    values['notificado.documento'],
    values['notificado.calidad'],
    values['correo.destino'],
    values['citacion.direccion'],
  ]).toEqual([transferee.name, 'NIT 900.373.913-4', 'Nuevo solicitante', 'agricola@demo.test', ''])
})

describe('the values of a settlement', () => {
  const settled = (objeto: string) =>
    withFacts({
      'liquidacion.objeto': objeto,
      'liquidacion.concepto': 'Tasa por utilización de agua',
      'liquidacion.fundamento': 'La tasa se calcula así.',
      'liquidacion.valor_proyecto': 30_000_000,
      'liquidacion.tabla': [
        { category: 'Abogado', dailyFee: 1, visits: 0, daysPerVisit: 0, daysReport: 1, perDiem: 0 },
      ],
      'liquidacion.derivacion': [{ label: 'Tarifa (TU)', expression: '17,90 × 0,0775', value: '1,38 $/m³' }],
    })

  it('name what is settled and how, with every line of its working', () => {
    expect(settled('tua')).toMatchObject({
      'liquidacion.concepto': 'Tasa por utilización de agua',
      'liquidacion.fundamento': 'La tasa se calcula así.',
      'liquidacion.derivacion': [{ paso: 'Tarifa (TU): 17,90 × 0,0775', valor: '1,38 $/m³' }],
    })
  })

  it('leave the costs of the project out where they do not decide the value', () => {
    expect(settled('tua')).toMatchObject({ 'liquidacion.valor_proyecto': '', 'liquidacion.tabla': [] })
    const tariff = settled('evaluacion')
    expect([tariff['liquidacion.valor_proyecto'], (tariff['liquidacion.tabla'] as unknown[]).length]).toEqual(
      [30_000_000, 1],
    )
  })
})

it('who asks to intervene is told at their own mail, not at that of the application', () => {
  const rosa = { ...NOBODY, name: 'Rosa Tique', document: '65741122', email: 'rosa@demo.test' }
  const asks = { personId: 'r', name: rosa.name, role: 'solicitante' } as const
  const facts = { 'autoriza.r': true }
  const values = withFacts(facts, {
    state: {
      id: 'c',
      ttId: 0,
      definitions: 0,
      movedTo: null,
      status: 'x',
      office: null,
      parties: [asks],
      facts,
      flow: EMPTY_FLOW,
    },
    answers: { correo_notificacion: 'quien.pidio@demo.test' },
    third: rosa,
    people: new Map([['r', rosa]]),
  })
  expect(values['tercero.medio']).toContain('en el correo rosa@demo.test')
  expect(JSON.stringify(values)).not.toContain('quien.pidio@demo.test')
})

describe('what an act says of its case', () => {
  const of = (ttId: number, family: string | null = null) => ({
    state: {
      id: 'c',
      ttId,
      definitions: 0,
      movedTo: null,
      status: 'x',
      office: null,
      parties: [],
      facts: {},
      flow: EMPTY_FLOW,
      family,
    },
  })
  it('approves a plan and grants a permit', () => {
    expect(withFacts({}, { nature: { ...PLAIN, verb: 'aprobar' } })).toMatchObject({
      'decision.verbo': 'aprueba el',
      'concepto.verbo': 'aprobar el',
    })
    expect(withFacts({})).toMatchObject({ 'decision.verbo': 'otorga', 'concepto.verbo': 'otorgar' })
  })
  it('calls the person of a sanctioning procedure investigated, not an applicant', () => {
    const investigated = { ...of(0, 'sancionatorio'), applicantIs: 'investigado' as const }
    expect(withFacts({}, investigated)['notificado.calidad']).toBe('Investigado')
    expect(withFacts({}, of(3))['notificado.calidad']).toBe('Solicitante')
  })
  it('says for whom somebody appears who shows another document than the party', () => {
    const shows = (document: string) =>
      withFacts({}, { state: { ...of(3).state, facts: { 'notificado.documento': document } } })[
        'notificado.calidad'
      ]
    expect(shows('28945123')).toBe('Solicitante')
    expect(shows('5.829.471')).toBe(
      'En representación o con autorización de María Antonia Ñungo de Peña, con cédula de ciudadanía 28.945.123, solicitante, según el documento que exhibe y se incorpora al expediente',
    )
  })
  it('grants the uses that were decided, else those recommended, else those asked for, as one sentence', () => {
    const LABELS: Readonly<Record<string, string>> = { d: 'Consumo humano', p: 'Pecuario', a: 'Agrícola' }
    const uses = (facts: Readonly<Record<string, unknown>>): unknown =>
      withFacts(facts, {
        answers: { usos: ['d', 'p', 'a'] },
        listLabel: (list, value) => (list === 'usos' ? (LABELS[value] ?? '') : ''),
      })['permiso.uso']
    expect(uses({})).toBe('Consumo humano, pecuario, agrícola')
    // rejected at first, then granted by an appeal that names no uses
    const appealed = { 'recurso.decision': 'otorga', 'concepto.uso': ['d', 'a'] }
    expect(uses(appealed)).toBe('Consumo humano, agrícola')
    expect(uses({ ...appealed, 'recurso.nuevo_uso': ['a'] })).toBe('Agrícola')
    expect(uses({ 'concepto.uso': ['d', 'a'], 'decision.uso': ['d'] })).toBe('Consumo humano')
  })
  it('places a project only where the record does', () => {
    const placed = (more: object) => withFacts({}, { nature: PLAIN, ...more })['concepto.cartografia']
    expect(placed({ municipalityName: '' })).toBe('La actuación no registra punto ni municipio.')
    expect(placed({ municipalityName: 'Ibagué' })).toBe(
      'La solicitud señala el municipio de Ibagué, de la jurisdicción de la Corporación.',
    )
    expect(
      placed({ municipalityName: '', answers: { coordenada_predio: { lat: 4.5, lon: -75.4 } } }),
    ).toMatch(/^El punto evaluado \(.+\) está dentro de la jurisdicción de la Corporación\.$/)
  })
  it('names the evidence that an appeal decreed, and none where it decreed none', () => {
    expect(withFacts({ 'recurso.pruebas_decretadas': 'Nuevo aforo.' })['recurso.pruebas']).toEqual([
      { texto: 'Nuevo aforo.' },
    ])
    expect(withFacts({})['recurso.pruebas']).toEqual([])
  })
})

const step = (more: Partial<StepDef>): StepDef => ({
  id: 'A-1',
  family: 'a',
  title: '',
  kind: 'draft',
  screen: '',
  roles: [],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes: [],
  ...more,
})

describe('the earlier acts that an act cites', () => {
  const MEANINGS: Readonly<Record<string, ActMeaning>> = {
    RECORD: { role: 'opinion', citedAs: 'el acta' },
    REPORT: { role: 'opinion', citedAs: 'el informe técnico' },
    DECISION: { role: 'decision' },
    REJECTION: { role: 'appealRejection' },
    ISSUER: { decidesAppeal: 'issuer' },
    SUPERIOR: { decidesAppeal: 'superior' },
    NOTICE: { attests: ['aviso_de_visita'] },
    FIRST: { role: 'requirement' },
    SECOND: { role: 'requirement' },
  }
  const signed = (template: string): ActLife => ({
    id: template,
    template,
    origin: 'A-1',
    task: null,
    mode: 'jump',
    phase: 'signed',
    drafter: 'd',
    reviewer: null,
    signer: 's',
    signerRole: null,
    signedOn: '2026-04-01',
    number: null,
  })
  const after = (
    templates: readonly string[],
    facts: Readonly<Record<string, unknown>> = {},
    flow: Partial<Flow> = {},
    more: Partial<ActContext> = {},
  ): Record<string, unknown> => {
    const acts = templates.map(signed)
    return withFacts(facts, {
      state: {
        id: 'c',
        ttId: 3,
        definitions: 0,
        movedTo: null,
        status: 'x',
        office: null,
        parties: [],
        facts,
        flow: { ...EMPTY_FLOW, ...flow, acts },
      },
      actNumbers: new Map(
        acts.map((act) => [act.id, { number: `N-${act.id}`, signedOn: act.signedOn, signerGender: null }]),
      ),
      meaningOf: (id) => MEANINGS[id],
      ...more,
    })
  }

  it('are found by what their templates say, the opinion under its own name', () => {
    const facts = { 'informacion.items': [{ id: 'p1', text: 'Aforo.' }] }
    expect(after(['NOTICE', 'RECORD', 'REPORT', 'OTHER'], facts)).toMatchObject({
      'aviso.numero': 'N-NOTICE',
      'concepto.nombre': 'el informe técnico',
      'concepto.numero': 'N-REPORT',
      'concepto.fecha': '2026-04-01',
      'informacion.items': [{ texto: 'Aforo.', fundamento: 'Informe técnico N-REPORT.' }],
    })
    expect(after(['OTHER'], facts)).toMatchObject({
      'aviso.numero': '',
      'concepto.nombre': '',
      'concepto.numero': '',
      'informacion.items': [{ texto: 'Aforo.', fundamento: 'Revisión técnica del expediente.' }],
    })
  })

  it('include the requirement that the awaited step answers, else the last one', () => {
    const awaiting = (answersAct: string | undefined) =>
      after(
        ['FIRST', 'SECOND'],
        {},
        { interrupted: { step: 'A-2', stack: [] } },
        { stepOf: () => step({ answersAct }) },
      )['requerimiento.numero']
    expect([awaiting('FIRST'), awaiting(undefined)]).toEqual(['N-FIRST', 'N-SECOND'])
  })

  it('include the act on the appeals, the superior’s before that of the issuer', () => {
    const decided = (...templates: string[]) => after(templates)['firmeza.recurso_numero']
    expect([decided('SUPERIOR', 'ISSUER'), decided('ISSUER'), decided('DECISION')]).toEqual([
      'N-SUPERIOR',
      'N-ISSUER',
      '',
    ])
  })

  it.each(['REJECTION', 'ISSUER', 'SUPERIOR'])('make the appealed act final, not the %s', (told) => {
    const final = (actId: string) =>
      after(
        ['DECISION', told],
        { 'recurso.acto': 'DECISION' },
        { notifying: { actId, recipients: [], current: null } },
      )['acto_ejecutoriado.numero']
    expect([final(told), final('DECISION')]).toEqual(['N-DECISION', 'N-DECISION'])
  })
})

describe('what a step declares of its act', () => {
  const OPEN: OpenTask = {
    id: 't',
    step: 'A-1',
    turn: 'corporacion',
    audience: [],
    assignee: null,
    openedAt: '2026-04-07T13:00:00.000Z',
    dueOn: null,
    expiresAt: null,
    actId: null,
  }
  const written = (
    declares: Partial<StepDef>,
    facts: Readonly<Record<string, unknown>> = {},
    family: Partial<FamilyDef> = {},
  ): Record<string, unknown> =>
    withFacts(facts, {
      state: {
        id: 'c',
        ttId: 3,
        definitions: 0,
        movedTo: null,
        status: 'x',
        office: null,
        parties: [],
        facts,
        flow: { ...EMPTY_FLOW, tasks: [OPEN] },
      },
      stepOf: () => step(declares),
      familyOf: () => family as FamilyDef,
    })

  it('addresses its letter to the authority that it names, once it is known', () => {
    const facts = { 'otra.entidad': 'Parques Nacionales', 'otra.direccion': 'Calle 74 # 11-81' }
    const addressee = { name: 'otra.entidad', address: 'otra.direccion' }
    expect(written({ addressee }, facts)).toMatchObject({
      'oficio.destinatario': 'Parques Nacionales',
      'oficio.direccion': 'Calle 74 # 11-81',
    })
    expect(written({}, facts)['oficio.destinatario']).toBe('María Antonia Ñungo de Peña')
    expect(written({ addressee })['oficio.destinatario']).toBe('María Antonia Ñungo de Peña')
  })

  it('lists in its letter what it authorises, and in no other', () => {
    const facts = {
      'riesgo.autorizados': [{ id: 'a', text: 'Tala de ceiba.' }],
      'riesgo.medidas': 'Cerrar la vía.',
    }
    expect(written({ authorises: true }, facts)).toMatchObject({
      'oficio.autorizados': [{ texto: 'Tala de ceiba.' }],
      'oficio.medidas': 'Cerrar la vía.',
    })
    expect(written({}, facts)).toMatchObject({ 'oficio.autorizados': [], 'oficio.medidas': '' })
  })

  it('lists in its letter what its own step requires, as it stands when it is written', () => {
    const facts = { 'requerimiento.items': [{ id: 'a', text: 'Aportar el plano.' }] }
    const asks = [
      { key: 'requerimiento.items', kind: 'requirements', label: 'Lo que falta', required: true },
    ] as const
    const points = (declares: Partial<StepDef>) => written(declares, facts)['oficio.puntos']
    expect([
      points({ letter: 'documentos-faltantes', capture: asks }),
      points({ letter: 'audiencia', capture: [] }),
      points({ capture: asks }),
    ]).toEqual([[{ texto: 'Aportar el plano.' }], [], []])
  })

  it('certifies a notification, or the posting of a notice', () => {
    expect(written({ certifies: true })['constancia.medio']).toBe('Notificación electrónica')
    expect(written({})['constancia.medio']).toBe('Cartelera y página web de la Corporación')
  })

  it('posts its notice as a notification only in the family that notifies', () => {
    const posted = (declares: Partial<StepDef>, family: Partial<FamilyDef>) =>
      written(declares, {}, family)['aviso.publicado']
    expect([
      posted({ posts: 'NOTICE' }, { makesKnown: true }),
      posted({ posts: 'NOTICE' }, {}),
      posted({}, { makesKnown: true }),
    ]).toEqual([true, false, false])
  })
})
