import { describe, expect, it } from 'vitest'
import { longDate } from '@ventanilla/domain/forms/dates'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import type { CaseGlance } from '@ventanilla/domain/workflow/state/case-glance'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { suggestData } from '@ventanilla/domain/workflow/letters/suggest'
import { EMPTY_FLOW } from '@ventanilla/domain/workflow/state/state'
import { natureOfType } from '../procedures/procedures.ts'
import { shippedLetter } from '../texts/letters.ts'
import { DOCUMENTS, itemsFor } from './answering.testkit.ts'
import { workflow } from './loaded.ts'
import {
  atFirmness,
  atGathered,
  atNotice,
  atRequirement,
  final,
  ONE_MISSING,
  recipientOf,
  resolved,
  atAppealDecision,
  atPayment,
} from './routes.testkit.ts'
import { rules, type Walk } from './walk.testkit.ts'

const glance = (walk?: Walk): CaseGlance => ({
  answers: {
    valor_proyecto: 30_000_000,
    direccion_correspondencia: 'Vereda La Florida',
    correo_notificacion: 'marta@correo.test',
    numero_documento: '52111222',
  },
  municipality: '73001',
  office: 'ibague',
  documents: DOCUMENTS,
  today: walk?.today ?? '2026-02-02',
  applicantName: 'Marta Ruiz',
  radicado: 'R-1-2026',
  procedureName: 'Concesión de aguas superficiales',
  validity: natureOfType(3).validity,
  expediente: null,
  flow: walk?.state.flow ?? EMPTY_FLOW,
  workflow,
  meaningOf: (id) => rules.get(id),
  letters: shippedLetter,
  interrupted: workflow.steps.get(walk?.state.flow.interrupted?.step ?? '') ?? null,
})

function suggest(
  step: string,
  walk?: Walk,
  facts: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const definition = workflow.steps.get(step)
  if (definition === undefined) throw new Error(step)
  return suggestData(definition, { ...walk?.state.facts, ...facts }, glance(walk))
}

describe('a task begins with what the case already says', () => {
  it('the office of its municipality at the window', () => {
    expect(suggest('PG-02')).toEqual({ 'territorial.asignada': 'ibague' })
  })

  it('one requirement per document that failed, in the reviewer’s words', () => {
    expect(suggest('PG-04', undefined, { 'revision.documentos': ONE_MISSING })).toEqual({
      'requerimiento.items': [{ id: 'doc-d2', text: 'Aportar «Plano». No se lee.', documentId: 'd2' }],
    })
    expect(suggest('PG-04')).toEqual({})
  })

  it('the points that the concept lists, or its whole analysis as one', () => {
    const listed = suggest('INF-01', undefined, {
      'concepto.analisis': 'Falta:\n- Aforo de verano\n2. Plano de la captación',
    })
    expect(listed['informacion.items']).toEqual([
      { id: 'punto-1', text: 'Aforo de verano' },
      { id: 'punto-2', text: 'Plano de la captación' },
    ])
    expect(listed['informacion.meses']).toBe(1)
    expect(
      suggest('INF-01', undefined, { 'concepto.analisis': 'No hay aforo.' })['informacion.items'],
    ).toEqual([
      { id: 'punto-1', text: 'Completar o aclarar lo que señala el concepto técnico. No hay aforo.' },
    ])
  })

  it('what was gathered with the day of the opinion, under the name by which acts cite it', () => {
    const walk = atGathered()
    const signed = walk.state.flow.acts.findLast(({ template }) => rules.get(template)?.role === 'opinion')
    const day = longDate(signed?.signedOn ?? '')
    expect(suggest('PG-12', walk)['instruccion.resumen']).toContain(
      ` El concepto técnico se firmó el ${day}. No hay`,
    )
    const told = (meaningOf: CaseGlance['meaningOf']): unknown =>
      suggestData(workflow.steps.get('PG-12') as StepDef, walk.state.facts, { ...glance(walk), meaningOf })[
        'instruccion.resumen'
      ]
    expect(
      told((id) => (id === signed?.template ? { role: 'opinion', citedAs: 'el acta' } : undefined)),
    ).toContain(` El acta se firmó el ${day}.`)
    expect(told(() => undefined)).not.toContain('se firmó')
  })

  it('the value of the project from the form, and then from the review', () => {
    expect(suggest('PG-05')['liquidacion.valor_proyecto']).toBe(30_000_000)
    expect(suggest('LIQ-01', undefined, { 'liquidacion.valor_proyecto': 28_000_000 })).toMatchObject({
      'liquidacion.valor_proyecto': 28_000_000,
      'liquidacion.anio': '2026',
      'liquidacion.clave': 'formula',
    })
  })

  it('what is authorised for a tree at risk with the trees that were valued; the letter leaves them to the act', () => {
    const trees = {
      'arbol.recomendacion': 'tala',
      'arbol.individuos': [{ especie: 'Ceiba (Ceiba pentandra)', dap: 92, altura: 18, inclinacion: 22 }],
    }
    const letter = suggest('RSG-03', undefined, trees)
    expect(letter['riesgo.autorizados']).toEqual([
      { id: 'arbol-1', text: 'Tala de Ceiba (Ceiba pentandra), DAP de 92 cm y altura de 18 m.' },
    ])
    expect(letter['oficio.cuerpo']).toContain('los árboles que se relacionan en esta comunicación')
    expect(letter['oficio.cuerpo']).not.toContain('Ceiba')
  })

  it('a decision as the concept recommends it', () => {
    const concept = {
      'caudal.recomendado': 1.25,
      'concepto.uso': ['domestico', 'agricola'],
      'concepto.plazo': 8,
      'concepto.obligaciones': [{ id: 'o1', text: 'Instalar medidor.' }],
      'concepto.analisis': 'No hay caudal disponible.',
    }
    expect(suggest('PG-13', undefined, { ...concept, 'concepto.recomendacion': 'otorgar' })).toEqual({
      'decision.sentido': 'otorga',
      'decision.caudal': 1.25,
      'decision.uso': ['domestico', 'agricola'],
      'decision.plazo': 8,
      'decision.obligaciones': concept['concepto.obligaciones'],
    })
    expect(suggest('PG-13', undefined, { ...concept, 'concepto.recomendacion': 'negar' })).toEqual({
      'decision.sentido': 'niega',
      'decision.motivos': 'No hay caudal disponible.',
    })
  })

  it('what was granted to an appeal that sets terms anew, and never the reason of the former decision', () => {
    const data = suggest('REC-04', undefined, {
      'decision.caudal': 1.25,
      'decision.razon_caudal': 'Basta con lo que se otorga.',
    })
    expect(data['recurso.nuevo_caudal']).toBe(1.25)
    expect(Object.keys(data).filter((key) => key.includes('razon_'))).toEqual([])
  })

  it('the end of a permit from the day on which it became final', () => {
    const walk = final(atFirmness('otorga'))
    const data = suggest('PG-16', walk, {
      'decision.plazo': 10,
      'decision.obligaciones': [{ id: 'o1', text: 'Medir.' }],
      'firmeza.fecha': '2026-03-02',
    })
    expect(data).toEqual({
      'permiso.vence': '2036-03-02',
      'permiso.obligaciones': [{ id: 'o1', text: 'Medir.' }],
    })
    expect(suggest('PG-16', undefined, { 'decision.sentido': 'niega', 'decision.plazo': 10 })).toEqual({})
  })

  it('the end of a permit in the unit that its validity declares, whatever the name of the term', () => {
    const facts = {
      'decision.sentido': 'otorga',
      'decision.duracion': 10,
      'decision.plazo': 3,
      'firmeza.fecha': '2026-03-02',
    }
    const endWith = (validity: CaseGlance['validity']): unknown =>
      suggestData(workflow.steps.get('PG-16') as StepDef, facts, { ...glance(), validity })['permiso.vence']
    expect(endWith({ field: 'decision.duracion', unit: 'meses' })).toBe('2027-01-02')
    expect(endWith({ field: 'decision.duracion', unit: 'años' })).toBe('2036-03-02')
    expect(endWith({ field: 'decision.duracion', unit: null })).toBeUndefined()
    expect(endWith(null)).toBeUndefined()
  })

  it('what it captured the first time, when it is done again', () => {
    const walk = atPayment()
      .complete('LIQ-04', 'reclama', { 'pago.reclamo': 'Es menos.' })
      .complete('LIQ-02', 'ajustar')
    expect(suggest('LIQ-01', walk)).toMatchObject({
      'liquidacion.viaje': walk.state.facts['liquidacion.viaje'],
    })
  })
})

describe('notices and certificates are proposed with their dates', () => {
  it('whom to notify next, and by e-mail only where it was authorised', () => {
    const walk = atNotice().complete('NOT-01', 'nueva')
    expect(suggest('NOT-02', walk)).toEqual({
      'notificacion.destinatario': {
        personId: 'marta',
        name: 'Marta Ruiz',
        means: 'electronica',
        email: 'marta@correo.test',
      },
      'correo.destino': 'marta@correo.test',
    })
    expect(suggest('NOT-02', walk, { 'autoriza.marta': false })['notificacion.destinatario']).toMatchObject({
      means: 'personal',
    })
  })

  it('nothing of the applicant for somebody else', () => {
    const walk = atNotice().complete('NOT-01', 'nueva')
    const of = walk.state.flow
    const told = (role: 'solicitante' | 'tercero'): Readonly<Record<string, unknown>> => {
      const other = {
        personId: 'rosa',
        name: 'Rosa Tique',
        role,
        notificationId: 'n-rosa',
        means: null,
        legalOn: null,
      }
      const notifying = { actId: of.notifying?.actId ?? '', current: 0, recipients: [other] }
      const flow = { ...of, notifying }
      const recipients = [{ id: 'rosa', address: 'Calle 9 # 1-20, Ibagué', email: 'rosa@correo.test' }]
      const view = { ...glance(walk), flow, recipients }
      const at = (step: string) => suggestData(workflow.steps.get(step) as StepDef, FACTS, view)
      return { ...at('NOT-02'), ...at('NOT-04') }
    }
    const FACTS = { ...walk.state.facts, 'notificacion.comparece': true, 'autoriza.rosa': true }
    expect(told('tercero')).toMatchObject({
      'correo.destino': 'rosa@correo.test',
      'citacion.direccion': 'Calle 9 # 1-20, Ibagué',
      'notificado.nombre': 'Rosa Tique',
    })
    expect(told('tercero')).not.toHaveProperty(['notificado.documento'])
    expect(told('solicitante')).toMatchObject({
      'correo.destino': 'marta@correo.test',
      'citacion.direccion': 'Vereda La Florida',
      'notificado.documento': '52111222',
    })
  })

  it('the address that the auto names of whoever is investigated, and who represents a company', () => {
    const definition = workflow.steps.get('NOT-04') as StepDef
    const facts = { 'infractor.direccion': 'Carrera 3 # 12-36, Ibagué', 'notificacion.comparece': true }
    expect(suggestData(definition, facts, { ...glance(), answers: {} })['citacion.direccion']).toBe(
      'Carrera 3 # 12-36, Ibagué',
    )
    const answers = {
      numero_documento: '900373913',
      representante_nombre: 'Hernando Tafur',
      representante_documento: '5829471',
      direccion_correspondencia: 'Vereda La Florida',
      solicitante_municipio: 'Cajamarca',
    }
    expect(suggestData(definition, facts, { ...glance(), answers })).toMatchObject({
      'citacion.direccion': 'Vereda La Florida, Cajamarca',
      'notificado.nombre': 'Hernando Tafur',
      'notificado.documento': '5829471',
    })
  })

  it('the certificate of a notification', () => {
    const walk = atNotice()
      .complete('NOT-01', 'nueva')
      .complete('NOT-02', 'si', { 'notificacion.destinatario': recipientOf() })
      .write('NOT-03')
      .pass(1)
    walk.access(walk.state.parties[0] as (typeof walk.state.parties)[number])
    expect(suggest('NOT-06', walk)['constancia.texto']).toBe(
      'Se deja constancia de que la notificación del acto RESOLUCION-1 a Marta Ruiz se surtió por medios electrónicos el 18 de febrero de 2026 a las 12:00 a. m., cuando abrió el acto. Con esta notificación quedan notificados todos los destinatarios.',
    )
  })

  it('the certificate of a publication', () => {
    const data = suggest('PG-08', undefined, {
      'aviso.fecha_fijacion': '2026-02-02',
      'aviso.lugar': 'la cartelera',
      'aviso.fecha_desfijacion': '2026-02-17',
    })
    expect(data['constancia.texto']).toBe(
      'El aviso de inicio y visita se fijó el 2 de febrero de 2026 en la cartelera y se desfijó el 17 de febrero de 2026, cumplidos diez días hábiles.',
    )
    expect(data['aviso.fecha_fijacion']).toBe('2026-02-02')
  })

  it('the verification of an expiry', () => {
    const walk = atRequirement().expire('PG-04A')
    expect(suggest('DTA-01', walk)['desistimiento.verificacion']).toBe(
      'El requerimiento se notificó el 3 de febrero de 2026 y el plazo venció sin respuesta ni prórroga vigente.',
    )
  })

  it('the cause of firmness that fits how the case came here', () => {
    expect(suggest('PG-15')).toEqual({ 'firmeza.causal': 'sin_recurso' })
    const walk = resolved(atAppealDecision(atFirmness('niega')), 'confirma')
    expect(suggest('REC-06', walk)).toEqual({ 'firmeza.causal': 'recurso_resuelto' })
  })

  it('the letter that tells of an extension, with its days', () => {
    const granted = suggest('PRO-03', undefined, { 'prorroga.decision': 'concede', 'prorroga.dias': 10 })
    expect(granted['oficio.asunto']).toBe('Se concede la prórroga que usted pidió')
    expect(granted['oficio.cuerpo']).toContain('prorrogó por 10 días hábiles')
    const refused = suggest('PRO-03', undefined, {
      'prorroga.decision': 'niega',
      'prorroga.motivo': 'Se pidió dos veces.',
    })
    expect(refused['oficio.cuerpo']).toContain('Motivo: Se pidió dos veces.')
  })

  it('the points that an answer left open', () => {
    const data = suggest('INF-03B', undefined, {
      'informacion.items': [
        { id: 'p1', text: 'Aforo' },
        { id: 'p2', text: 'Plano' },
      ],
      'informacion.revision': {
        p1: { verdict: 'no_cumple', reason: 'Es de invierno.' },
        p2: { verdict: 'cumple' },
      },
    })
    expect(data['oficio.cuerpo']).toContain('\n- Aforo. Es de invierno.')
    expect(data['oficio.cuerpo']).not.toContain('Plano')
  })
})

it('every proposal of every step is one that the step’s own rules accept', () => {
  const walk = atGathered()
  for (const step of workflow.steps.values()) {
    const data = suggestData(step, walk.state.facts, glance(walk))
    const form = {
      id: step.id,
      sections: [{ key: 'tarea', title: step.title, fields: step.capture }],
      checks: [],
    }
    const problems = errorsOf(
      validateForm(form, data, {
        mode: 'draft',
        today: walk.today,
        facts: walk.state.facts,
        items: itemsFor(step, walk.state),
      }),
    )
    expect(problems, step.id).toEqual([])
  }
})

describe('what cannot be had back', () => {
  const serious = [...workflow.steps.values()].filter((step) => step.asks?.loses !== undefined)
  it('is declared where somebody withdraws or waives', () => {
    expect(serious.map(({ id }) => id)).toEqual(['REN-01', 'DEX-01'])
  })
  it.each(serious.map(({ id }) => id))('%s is chosen from nothing, whatever the case knows', (id) => {
    expect(
      suggest(id, undefined, { 'desistimiento.alcance': 'permiso', 'renuncia.declaracion': true }),
    ).toEqual({})
  })
})
