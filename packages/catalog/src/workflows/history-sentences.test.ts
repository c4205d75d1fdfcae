import type { Happened, HistoryNames } from '@ventanilla/domain/cases/words/happened'
import { HISTORY, sentenceOf } from '@ventanilla/domain/cases/words/history-sentences'
import { normWords, outcomeWords } from '@ventanilla/domain/cases/words/history-words'
import type { CaseEventType } from '@ventanilla/domain/workflow/definition/event-types'
import { describe, expect, it } from 'vitest'
import { actTemplates } from '../acts/index-of-acts.ts'
import { workflow } from './loaded.ts'

const PERSON = '0198c0de-0000-7000-8000-000000000001'
const ACT = '0198c0de-0000-7000-8000-0000000000aa'
const WHO = 'Sandra Montealegre'
const templates = [...actTemplates.values()]

/** Internal codes, parameter names and ids, and leftovers of programs, which must not reach the reader. */
const RAW: readonly RegExp[] = [
  /\b[A-Z]{3,}_[A-Z_]+\b/,
  /\b[A-Z]{3}-\d\d[A-Z]?\b/,
  /\p{Ll}+_\p{Ll}+/u,
  /\b\p{Ll}+\.\p{Ll}+/u,
  /[0-9a-f]{8}-[0-9a-f]{4}-/,
  /undefined|null|NaN|\[object|parámetro|alerta \d/,
  /(?:«|: |^)(?:Sí|Si|No)[.»]/i,
  /\d{4}-\d\d-\d\d/,
  / {2}| [.,]|\.\.|«»|\bde el\b/,
]

const names: HistoryNames = {
  step: (id) => workflow.steps.get(id),
  template: (id) => actTemplates.get(id)?.name,
  act: (id) => (id === ACT ? { template: 'AUTO_INICIO', number: 'AU-0012' } : undefined),
  status: (code) => (code === 'en_visita' ? 'En visita' : undefined),
  family: (id) => workflow.families.find((family) => family.id === id)?.name,
}

/** Sample events of each kind, complete and with optional data missing. */
const WRITTEN: Readonly<Record<CaseEventType, readonly Happened['data'][]>> = {
  'solicitud.radicada': [
    { radicado: '2026E0000264', fecha: '2026-05-04' },
    {
      radicado: '2026E0000264',
      fecha: '2026-05-04',
      ventanilla: WHO,
      solicitante: 'Rosa Tique',
      firmado: ACT,
    },
  ],
  'caso.definiciones': [{ de: 1, a: 4, motivo: 'Lo ordenó la Dirección' }],
  'caso.abierto': [
    { familia: 'recurso', radicado: null, junto: '2026E0000264' },
    { familia: 'no_hay', radicado: '2026E1', junto: null },
  ],
  'tarea.abierta': [
    { paso: 'PG-03', titulo: 'Validación', vence: '2026-05-04', responsable: PERSON },
    { paso: 'FIR-03', titulo: 'Revisión jurídica', vence: null, responsable: null, acto: ACT },
  ],
  'tarea.cerrada': [
    { paso: 'ZZZ-99', titulo: 'Un paso de antes', resultado: 'no', etiqueta: 'No' },
    {
      paso: 'FIR-03',
      titulo: 'Revisión jurídica',
      resultado: 'devuelto',
      etiqueta: '-',
      acto: ACT,
      motivo: 'Falta.',
    },
  ],
  'tarea.asignada': [
    { paso: 'PG-03', a: PERSON, nombre: 'Julián Peña' },
    { paso: 'PG-03', a: PERSON, nombre: WHO },
    { paso: 'PG-03', a: PERSON, nombre: null },
    { paso: 'PG-03', a: null, nombre: null },
  ],
  'estado.cambiado': [
    { de: 'radicada', a: 'en_visita' },
    { de: 'en_visita', a: 'estado_de_antes' },
  ],
  'paso.omitido': [{ paso: 'PG-05', titulo: 'Liquidación' }],
  'termino.suspendido': [{ desde: '2026-05-04', motivo: 'Respuesta del solicitante' }],
  'termino.reanudado': [{ desde: '2026-05-04', motivo: 'Revisión de la respuesta' }],
  'termino.vencido': [{ paso: 'PG-04A', titulo: 'Respuesta del solicitante al requerimiento' }],
  'termino.recontado': [
    {
      paso: 'PG-04A',
      titulo: 'Respuesta del solicitante al requerimiento',
      de: '2026-12-10',
      a: '2026-12-11',
      dias: [
        {
          dia: '2026-12-09',
          habil: false,
          motivo: 'en la oficina «Sede Norte» (Fiesta local, Decreto 12 de 2026)',
        },
        { dia: '2026-12-10', habil: true, motivo: '' },
      ],
    },
    {
      paso: 'PG-04A',
      titulo: 'Respuesta del solicitante al requerimiento',
      de: '2026-12-11',
      a: '2026-12-11',
      dias: [{ dia: '2026-12-09', habil: true, motivo: '' }],
    },
    { paso: 'PG-03', titulo: 'Revisión', de: '2026-12-11', a: '2026-12-10', dias: [] },
  ],
  'termino.caso_recontado': [{ de: '2026-12-10', a: '2026-12-11', dias: [] }],
  'aviso.recontado': [{ acto: ACT, plantilla: 'AUTO_INICIO', de: '2026-12-10', a: '2026-12-11', dias: [] }],
  'duracion.prorrogada': [{ meses: 6 }, { meses: null }],
  'acto.iniciado': templates.map(({ id }) => ({ acto: PERSON, plantilla: id })),
  'acto.enviado': templates.map(({ id }) => ({ acto: PERSON, plantilla: id })),
  'acto.devuelto': [
    ...templates.map(({ id }) => ({ acto: PERSON, plantilla: id, motivo: 'Falta la norma.' })),
    { acto: ACT, plantilla: 'AUTO_INICIO', motivo: '' },
  ],
  'acto.descartado': [{ acto: PERSON, plantilla: 'PLANTILLA_DE_ANTES' }],
  'observacion.aceptada': [
    {
      acto: ACT,
      plantilla: 'AUTO_INICIO',
      observacion: 'Falta.',
      motivo: 'Ya está.',
      autor: PERSON,
      en_ausencia: true,
    },
  ],
  'acto.firmado': [{ acto: ACT, plantilla: 'AUTO_INICIO', firmante: PERSON }],
  'acto.numerado': [
    { acto: ACT, numero: 'AU-0012', codigo: 'x' },
    { acto: ACT, numero: null, codigo: 'x' },
  ],
  'acto.copiado': [
    {
      acto: ACT,
      ente: 'Personería municipal',
      correo: 'copias@personeria.gov.co',
      hasta: '2026-05-04',
      mensaje: 'copia',
    },
  ],
  'acto.sin_copia': [
    { acto: ACT, ente: 'Personería municipal', direccion: 'Calle 1' },
    { acto: ACT, ente: 'Personería municipal', direccion: '' },
  ],
  'acto.copia_interna': [
    { acto: ACT, grupos: ['Prensa'], personas: 0 },
    { acto: ACT, grupos: ['Prensa', 'Control interno'], personas: 1 },
    { acto: ACT, grupos: ['Prensa'], personas: 3 },
  ],
  'acto.publicado': [
    { acto: ACT, plantilla: 'AUTO_INICIO', hasta: null },
    { acto: ACT, plantilla: 'AVISO_VISITA', hasta: '2026-05-04' },
  ],
  'notificacion.iniciada': [{ acto: ACT, destinatarios: ['Rosa Tique', 'Aníbal Yate'] }, { acto: ACT }],
  'notificacion.enviada': [{ acto: null, destinatario: 'Rosa Tique', medio: 'electronica' }],
  'notificacion.surtida': ['electronica', 'personal', 'aviso', 'aviso_publicado', 'otro_medio'].map(
    (medio) => ({
      acto: ACT,
      destinatario: 'Rosa Tique',
      medio,
      fecha: '2026-05-04',
    }),
  ),
  'notificacion.sin_terminar': [{ acto: ACT }],
  'recibo.anulado': [{ referencia: '000123', valor: 100, motivo: 'La liquidación cambió.' }],
  'visita.reprogramada': [
    { fecha: '2026-05-04', motivo: 'Llueve' },
    { fecha: null, motivo: null },
  ],
  'expediente.creado': [{ trd: 'Permisos y concesiones', carpeta: null }, { trd: null }],
  'prorroga.pedida': [{ justificacion: 'Falta un plano' }, { justificacion: null }],
  'prorroga.decidida': [
    { concedida: true, dias: 10 },
    { concedida: false, dias: 0 },
  ],
  'recurso.presentado': ['reposicion', 'reposicion_apelacion', 'apelacion', 'queja', 'x_y'].map((clase) => ({
    clase,
    quien: 'Rosa Tique',
  })),
  'recurso.a_estudio': [{ acto: 'RES-0046' }, { acto: null }],
  'seguimiento.por_abrir': [{ vence: '2036-10-17', obligaciones: [] }, { vence: null }],
  'cambio.solicitado': ['cesion', 'muerte', 'venta_predio', 'a_b'].map((motivo) => ({
    radicado: '2026E1',
    motivo,
    recibe: 'Hernando Quimbayo',
  })),
  'solicitante.cambiado': [
    { anterior: 'Rosa', anteriorId: PERSON, nuevo: 'Hernando', acto: 'AU-1', fechaDelActo: '2026-05-04' },
    { anterior: 'Rosa', nuevo: 'Hernando', acto: null, fechaDelActo: null },
  ],
  'solicitante.identificado': [{ nombre: 'Rosa Tique' }],
  'datos.corregidos': [{ datos: { 'predio.nombre': 'x' } }, { datos: { 'a.b': 1, 'c.d': 2 } }, {}],
  'interviniente.corregido': [
    { nombre: 'Rosa Tique', datos: ['address', 'municipality'], motivo: 'Se mudó.' },
    { nombre: 'Rosa Tique', datos: ['otro'], motivo: 'Se mudó' },
  ],
  'mensaje.reenviado': [
    {
      asunto: 'Tiene una notificación',
      anterior: 'rosa@correo.tets',
      destino: 'rosa@correo.test',
      motivo: 'Dictó mal su correo.',
      mensaje: 'notificacion.electronica:1',
    },
  ],
  'interviniente.terminado': [
    {
      persona: PERSON,
      nombre: 'Rosa Tique',
      acto: ACT,
      plantilla: 'AUTO_INICIO',
      fecha: '2026-05-04',
      motivo: 'Desistió',
    },
    { nombre: 'Rosa Tique', acto: null, fecha: null, motivo: '' },
  ],
  'caso.afectado': [
    {
      por: 'recurso',
      radicado: '2026E1',
      cambios: [
        'end',
        'goTo',
        'moveOffice',
        'addParty',
        'giveFacts',
        'addTexts',
        'assign',
        'correct',
        'endProxy',
      ],
    },
    { por: 'no_hay', radicado: null, cambios: [] },
  ],
  'caso.trasladado': [
    { de: 'ibague', a: 'melgar_oriente' },
    { de: 'ibague', a: 'melgar_oriente', cierre: true },
  ],
  'sede.reemplazada': [{ de: 'ibague', a: 'melgar_oriente' }],
  'caso.cerrado': [{ estado: 'en_visita' }, { estado: 'estado_de_antes' }],
}

/** Faults that a sentence must not have. */
function faults(sentence: string): string[] {
  // a mail address is no code
  const said = sentence.replaceAll(/\S+@[\w.]*\w/g, 'correo')
  return [
    ...RAW.filter((one) => one.test(said)).map((one) => `${one.source}: ${said}`),
    ...(/^[\p{Lu}«¿]/u.test(said) && /[.?»]$/.test(said) ? [] : [`no es una frase: ${said}`]),
  ]
}
const told = (type: CaseEventType, data: Happened['data'], who: string | null, named: string | null = null) =>
  sentenceOf({ type, data, who, named, sentOn: null }, names)

describe('the history of a case', () => {
  it('says of a copy for a control body whether it has left, and when', () => {
    const [data = {}] = WRITTEN['acto.copiado']
    const said = (sentOn: string | null) =>
      sentenceOf({ type: 'acto.copiado', data, who: null, named: null, sentOn }, names)
    expect([said(null), said('2026-04-06')]).toEqual([
      'Está por salir por correo copia del auto de inicio de trámite AU-0012 para Personería municipal; el enlace sirve hasta el 4 de mayo de 2026.',
      'Se envió por correo el 6 de abril de 2026 copia del auto de inicio de trámite AU-0012 para Personería municipal; el enlace sirve hasta el 4 de mayo de 2026.',
    ])
    expect(faults(said('2026-04-06'))).toEqual([])
  })

  it('says of a returned draft who, what document and why', () => {
    const motivo = 'Falta el acto de delegación.'
    expect(told('acto.devuelto', { acto: ACT, plantilla: 'AUTO_INICIO', motivo }, WHO)).toBe(
      'Sandra Montealegre devolvió el borrador del auto de inicio de trámite: falta el acto de delegación.',
    )
  })

  it.each(Object.keys(HISTORY) as CaseEventType[])('tells %s in a sentence without codes or ids', (type) => {
    expect(WRITTEN[type].length).toBeGreaterThan(0)
    const said = WRITTEN[type].flatMap((data) =>
      [WHO, null].flatMap((who) => [told(type, data, who), told(type, data, who, 'Julián Peña')]),
    )
    expect(said.flatMap(faults)).toEqual([])
  })

  it('tells every outcome of every step of every family with its step and its person', () => {
    const found = [...workflow.steps.values()].flatMap((step) =>
      step.outcomes.flatMap((outcome) => {
        const said = told(
          'tarea.cerrada',
          { paso: step.id, titulo: step.title, resultado: outcome.code, etiqueta: outcome.label },
          WHO,
        )
        return [
          ...faults(said),
          ...(said.startsWith(`${WHO} terminó «${step.title}»`) ? [] : [`sin paso ni persona: ${said}`]),
        ]
      }),
    )
    expect(found).toEqual([])
  })

  it('leaves no yes or no without its question', () => {
    const bare = [...workflow.steps.values()].flatMap((step) =>
      step.outcomes
        .map(({ code }) => outcomeWords(step, code) ?? '')
        .filter((words) => words === '' || /^(sí|si|no)$/i.test(words)),
    )
    expect(bare).toEqual([])
    expect(outcomeWords(workflow.steps.get('PG-11'), 'no')).toBe(
      '¿Se requiere información complementaria del solicitante? No',
    )
  })

  it('shows norms without the names of parameters', () => {
    const norms = [...workflow.steps.values()].flatMap(({ term }) => (term === undefined ? [] : [term.norm]))
    expect(
      norms.map(normWords).filter((norm) => norm === '' || /parámetro|\p{Ll}\.\p{Ll}+_/u.test(norm)),
    ).toEqual([])
    expect(normWords('CPACA art. 56; parámetro notificacion.dias_acceso')).toBe('CPACA art. 56')
  })
})
