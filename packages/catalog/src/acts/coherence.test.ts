import { templateFor } from '@ventanilla/domain/acts/appeal'
import { actText, checkCoherence, RULES } from '@ventanilla/domain/acts/coherence/check-coherence'
import { OPEN_TITLES, TITLE_VERBS, verbOfTitle } from '@ventanilla/domain/acts/coherence/opening'
import type { ActRecord } from '@ventanilla/domain/acts/coherence/record'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { ActTemplate, ActValues, EditorNode } from '@ventanilla/domain/acts/template'
import { expect, describe, it } from 'vitest'
import { PROCEDURES } from '../procedures/procedures.ts'
import { AFFIRMATIONS } from './affirmations.ts'
import { actTemplates } from './index-of-acts.ts'
import { sampleRecord } from './sample-record.testdata.ts'
import { sampleValues } from './sample-values.testdata.ts'

const act = (id: string): ActTemplate => {
  const found = actTemplates.get(id)
  if (found === undefined) throw new Error(`No template ${id}`)
  return found
}
const codes = (
  id: string,
  values: ActValues = {},
  record: Partial<ActRecord> = {},
  spoil: (doc: EditorNode) => EditorNode = (doc) => doc,
): string[] => {
  const all = { ...sampleValues, ...values }
  const doc = spoil(instantiate(act(id), all))
  const found = checkCoherence(templateFor(act(id), 3, all), doc, { ...sampleRecord, ...record })
  return [...new Set(found.map((one) => one.code))]
}
/** Replaces words everywhere in the document. */
const rewritten =
  (from: string, to: string) =>
  (doc: EditorNode): EditorNode => {
    const text = JSON.stringify(doc)
    if (!text.includes(from)) throw new Error(`«${from}» does not stand there`)
    return JSON.parse(text.replaceAll(from, to)) as EditorNode
  }
/** Removes the blocks that contain certain words. */
const without =
  (words: string) =>
  (doc: EditorNode): EditorNode => ({
    ...doc,
    content: (doc.content ?? []).filter((node) => !JSON.stringify(node).includes(words)),
  })
/** Adds a paragraph at the end of the reasons. */
const saying =
  (words: string) =>
  (doc: EditorNode): EditorNode => {
    const content = doc.content ?? []
    const at = content.findIndex((node) => /"(?:RESUELVE|DISPONE)"/.test(JSON.stringify(node)))
    const more: EditorNode = { type: 'paragraph', content: [{ type: 'text', text: words }] }
    return { ...doc, content: [...content.slice(0, at), more, ...content.slice(at)] }
  }

/** Answers that select a passage: each value is tried in every template. */
const BRANCHES: readonly ActValues[] = [
  {},
  { 'visita.fecha': '', 'visita.hay_oposicion': undefined, 'aviso.numero': '' },
  { oposiciones: 'Un vecino se opuso porque capta aguas abajo.' },
  { 'concepto.numero': '', 'inicio.numero': '', 'pago.referencia': '' },
  { 'comparacion.razones': [], 'comparacion.negado': [] },
  { 'medida.acta': '', 'medida.verbo': 'impone' },
  { 'descargos.texto': '', agravantes: '', 'sancion.multa': false },
  { 'sancion.responsable': 'no', 'sancion.multa': false },
  { 'desistimiento.interes_publico': true },
  { 'desistimiento.interes_publico': false, 'desistimiento.alcance': 'permiso' },
  { 'desistimiento.causa': 'pago' },
  { 'cambio.concepto': '' },
  ...['confirma', 'modifica', 'aclara', 'adiciona', 'revoca', 'otorga', 'niega'].map((decision) => ({
    'recurso.decision': decision,
  })),
  ...['aprueba', 'niega'].map((decision) => ({ 'propuesta.decision': decision })),
  ...['concede', 'niega'].map((decision) => ({ 'prorroga.decision': decision })),
  ...['cesion', 'muerte', 'disolucion', 'venta_predio'].map((reason) => ({ 'cambio.motivo': reason })),
]

/** The grant of every type, in its own wording. */
const GRANTS: readonly (readonly [string, ActValues])[] = PROCEDURES.filter(({ ttId }) => ttId < 30).flatMap(
  ({ ttId, name }): (readonly [string, ActValues])[] => {
    const values = {
      'tramite.tipo': ttId,
      'tramite.nombre': name,
      'decision.verbo': [14, 15, 23].includes(ttId) ? 'aprueba el' : 'otorga',
      'permiso.condiciones': [{ concepto: 'Condición', valor: 'Valor' }],
      'comparacion.filas': [],
      'comparacion.razones': [],
      'comparacion.negado': [],
    }
    return [
      [`${ttId} ${name}`, values],
      [
        `${ttId} ${name}, legalised`,
        {
          ...values,
          'decision.verbo': 'legaliza la intervención inmediata en un trámite de',
          'permiso.legaliza': true,
        },
      ],
    ]
  },
)

describe('the check of coherence says nothing about a sound act', () => {
  it.each([...actTemplates.keys()])('%s, in each of its branches', (id) => {
    for (const branch of BRANCHES) expect([branch, codes(id, branch)]).toEqual([branch, []])
  })

  it.each(GRANTS)('that grants or legalises: %s', (_, values) => {
    // type 3 alone has its own passages, and it is never legalised
    if (values['tramite.tipo'] === 3 && values['permiso.legaliza'] === true) return
    expect(codes('RES_OTORGA', values)).toEqual([])
    expect(codes('RES_NIEGA', values)).toEqual([])
  })

  it('knows the verb of every title', () => {
    const verbs = [...actTemplates.values()]
      .filter(({ class: kind }) => kind === 'auto' || kind === 'resolucion')
      .map(({ id, title }) => [
        id,
        verbOfTitle(
          actText(act(id), instantiate(act(id), sampleValues), sampleRecord).blocks.find(({ text }) =>
            text.startsWith('«Por'),
          )?.text ?? title,
        ),
      ])
    expect(
      verbs.filter(([, verb]) => verb == null || !(verb in TITLE_VERBS || OPEN_TITLES.has(verb))),
    ).toEqual([])
  })
})

const COMPANY_FINE: ActRecord['fine'] = {
  capacity: { label: 'Persona natural, nivel 1 del Sisbén', of: 'natural' },
  aggravating: [],
  mitigating: [],
}
const LESS = {
  label: 'Caudal',
  requested: '2 l/s',
  recommended: '1,4887 l/s',
  granted: '1,4887 l/s',
  differs: true,
  less: true,
}

/** Each rule with a defect planted in a sound act, and the code of the finding that must report it. */
const DEFECTS: readonly (readonly [
  rule: keyof typeof RULES,
  code: string,
  what: string,
  found: () => string[],
])[] = [
  [
    'titleAndDecision',
    'titulo_y_decision',
    'a title that grants and an article that denies',
    () => codes('RES_NIEGA', {}, {}, rewritten('se niega', 'se otorga')),
  ],
  [
    'titleAndDecision',
    'titulo_y_decision',
    'a title that archives and an article that ceases',
    () => codes('AUTO_CESACION', {}, {}, rewritten('la cesación de un', 'el archivo de un')),
  ],
  [
    'titleAndDecision',
    'titulo_y_decision',
    'a title that grants and an article that legalises',
    () =>
      codes('RES_OTORGA', {
        'tramite.tipo': 12,
        'permiso.legaliza': true,
        'permiso.condiciones': [{ concepto: 'C', valor: 'V' }],
      }),
  ],
  [
    'considering',
    'considerando',
    'no CONSIDERANDO',
    () => codes('AUTO_INICIO', {}, {}, without('CONSIDERANDO')),
  ],
  [
    'authorityLine',
    'linea_de_autoridad',
    'nobody who decides',
    () => codes('AUTO_INICIO', {}, {}, without('conArticulo')),
  ],
  [
    'genders',
    'genero_cargo',
    'a line of the authority in the other gender',
    () => codes('RES_OTORGA', {}, {}, rewritten('EL SUBDIRECTOR JURÍDICO', 'LA SUBDIRECTORA JURÍDICA')),
  ],
  [
    'genders',
    'genero_cargo',
    'a position that does not agree with a woman who signs',
    () => codes('RES_OTORGA', {}, { signerGender: 2 }),
  ],
  [
    'genders',
    'genero_persona',
    '«el señor» before a woman',
    () => codes('RES_OTORGA', {}, {}, saying('Lo pidió el señor María Antonia Ñungo de Peña.')),
  ],
  [
    'genders',
    'genero_titulo',
    '«Por el cual» over a resolution',
    () => codes('RES_OTORGA', {}, {}, rewritten('Por la cual', 'Por el cual')),
  ],
  [
    'actNumbers',
    'numero_inexistente',
    'an auto that nobody signed',
    () => codes('RES_OTORGA', { 'inicio.numero': 'AUTO-9999-2026' }),
  ],
  [
    'actNumbers',
    'numero_inexistente',
    'a radicado that was never given',
    () => codes('RES_OTORGA', { 'solicitud.radicado': '2026E0099999' }),
  ],
  [
    'actNumbers',
    'numero_inexistente',
    'a file that does not exist',
    () => codes('RES_NIEGA', { 'expediente.referencia': 'expediente EXP-03-09999-2026' }),
  ],
  [
    'actNumbers',
    'numero_de_otra_clase',
    'a resolution called an auto',
    () => codes('RES_SANCION', { 'inicio_san.numero': 'RES-0143-2026' }),
  ],
  [
    'actNumbers',
    'numero_de_otra_clase',
    'a record called a concept',
    () => codes('RES_OTORGA', { 'concepto.numero': 'ACT-00012-2026' }),
  ],
  [
    'articlesOfActs',
    'articulo_inexistente',
    'an article that the act cited does not have',
    () =>
      codes('RES_RECURSO', {}, {}, saying('Se confirma el artículo noveno de la resolución RES-0143-2026.')),
  ],
  [
    'articlesOfActs',
    'articulo_inexistente',
    'an article that the act itself does not have',
    () => codes('RES_NIEGA', {}, {}, saying('Como lo dispone el artículo vigésimo de esta resolución.')),
  ],
  [
    'norms',
    'norma_mal_citada',
    'a law called a decree',
    () => codes('RES_NIEGA', {}, {}, saying('Según el artículo 44 del Decreto 1437 de 2011.')),
  ],
  [
    'norms',
    'norma_mal_citada',
    'a law of another year',
    () => codes('RES_NIEGA', {}, {}, saying('Según el artículo 31 de la Ley 99 de 1995.')),
  ],
  [
    'laterLaw',
    'ley_modificada',
    'Ley 1333 alone',
    () => codes('RES_NIEGA', {}, {}, rewritten(', modificada por la Ley 2387 de 2024', '')),
  ],
  [
    'personAndFactor',
    'persona_y_factor',
    'a company weighed as a natural person',
    () => codes('RES_SANCION', {}, { person: 'juridica', fine: COMPANY_FINE }),
  ],
  [
    'personAndFactor',
    'persona_y_factor',
    'a company of whose level of the Sisbén the text speaks',
    () => codes('RES_SANCION', {}, { person: 'juridica' }, saying('Su nivel en el Sisbén es el 1.')),
  ],
  [
    'personAndFactor',
    'persona_y_factor',
    'a natural person weighed as a company',
    () => codes('RES_SANCION', {}, { person: 'natural' }, saying('Se trata de una microempresa.')),
  ],
  [
    'circumstances',
    'circunstancia_sin_cifra',
    'a mitigating circumstance that the figures do not weigh',
    () =>
      codes(
        'RES_SANCION',
        { 'sancion.descargos': 'La reforestación se tiene en cuenta como atenuante.' },
        { fine: { capacity: null, aggravating: ['Reincidencia'], mitigating: [] } },
      ),
  ],
  [
    'circumstances',
    'circunstancia_sin_cifra',
    'an aggravating one that they do not weigh',
    () =>
      codes(
        'RES_SANCION',
        { 'sancion.analisis': 'El ocultamiento constituye una circunstancia agravante.' },
        { fine: { capacity: null, aggravating: [], mitigating: ['Resarcir'] } },
      ),
  ],
  [
    'circumstances',
    'beneficio_dos_veces',
    'a benefit that was calculated and aggravates too',
    () =>
      codes(
        'RES_SANCION',
        {},
        { fine: { capacity: null, benefitTwice: true, aggravating: ['Provecho'], mitigating: [] } },
      ),
  ],
  [
    'chargedCircumstances',
    'agravante_sin_cargo',
    'an aggravating circumstance that was weighed and never charged',
    () =>
      codes(
        'RES_SANCION',
        {},
        {
          fine: {
            capacity: null,
            aggravating: ['Reincidencia'],
            mitigating: [],
            uncharged: ['Reincidencia'],
          },
        },
      ),
  ],
  [
    'appellantBurdened',
    'recurso_sin_agravio',
    'an appeal of somebody who got all that they asked for',
    () => codes('RES_RECURSO', {}, { burdened: false }),
  ],
  [
    'appellantBurdened',
    'recurso_sin_agravio',
    'the admission of such an appeal',
    () => codes('AUTO_ADM_RECURSO', {}, { burdened: false }),
  ],
  [
    'groundsAnswered',
    'motivo_que_nadie_expuso',
    'an answer to a ground that nobody stated',
    () => codes('RES_RECURSO', { 'recurso.motivos': [{ texto: 'El caudal no alcanza.' }] }),
  ],
  [
    'groundsAnswered',
    'motivo_sin_respuesta',
    'a ground without an answer',
    () =>
      codes('RES_RECURSO', {
        'recurso.motivos': [{ texto: 'El caudal.' }, { texto: 'El plazo.' }, { texto: 'La vigencia.' }],
      }),
  ],
  [
    'validityAndClass',
    'vigencia_y_clase',
    'a grant without a validity',
    () =>
      codes('RES_OTORGA', {
        'tramite.tipo': 5,
        'permiso.condiciones': [{ concepto: 'C', valor: 'V' }],
        'permiso.vigencia': '',
      }),
  ],
  [
    'validityAndClass',
    'vigencia_y_clase',
    'a validity for what was done already',
    () =>
      codes(
        'RES_OTORGA',
        {
          'tramite.tipo': 12,
          'permiso.legaliza': true,
          'decision.verbo': 'legaliza la intervención en un trámite de',
          'permiso.condiciones': [{ concepto: 'C', valor: 'V' }],
        },
        {},
        rewritten('Plazo de la compensación', 'Vigencia'),
      ),
  ],
  [
    'nothingGranted',
    'nada_se_otorgo',
    'the flow that was granted, in a case that granted none',
    () =>
      codes(
        'RES_RECURSO',
        {
          'recurso.decision': 'confirma',
          'recurso.consideraciones': 'El caudal otorgado cubre el área sembrada.',
        },
        { facts: { 'recurso.decision': 'confirma' } },
      ),
  ],
  [
    'differencesSaid',
    'diferencia_sin_razon',
    'less granted than asked, without a word',
    () => codes('RES_OTORGA', { 'comparacion.filas': [], 'comparacion.razones': [] }, { comparison: [LESS] }),
  ],
  ...['RES_RECURSO', 'RES_APELACION'].flatMap((id) =>
    ['modifica', 'otorga'].map(
      (decision) =>
        [
          'differencesSaid',
          'diferencia_sin_razon',
          `terms that an appeal sets, without a word about what was asked: ${id} that ${decision}`,
          () =>
            codes(
              id,
              { 'recurso.decision': decision, 'comparacion.filas': [], 'comparacion.razones': [] },
              { comparison: [LESS] },
            ),
        ] as const,
    ),
  ),
  [
    'differencesSaid',
    'resto_sin_negar',
    'less granted than asked, and the rest not denied',
    () =>
      codes(
        'RES_OTORGA',
        {
          'comparacion.filas': [
            { termino: 'Caudal', pedido: '2 l/s', recomendado: '1,4887 l/s', otorgado: '1,4887 l/s' },
          ],
          'comparacion.negado': [],
        },
        { comparison: [LESS] },
      ),
  ],
  [
    'personalNotification',
    'notificacion_sin_hora',
    'a personal notification without its hour',
    () => codes('ACTA_NOTIF_PERSONAL', {}, {}, rewritten('10:20 a. m.', 'la hora de siempre')),
  ],
  [
    'meansOfChallenge',
    'impugnacion_sin_norma',
    'a bill that does not say how it is challenged',
    () => codes('LIQUIDACION', {}, {}, without('reclamación')),
  ],
  [
    'meansOfChallenge',
    'impugnacion_sin_norma',
    'a bill that says it without the norm',
    () =>
      codes(
        'LIQUIDACION',
        {},
        {},
        rewritten('según los artículos 74 a 77 de la Ley 1437 de 2011', 'según la ley'),
      ),
  ],
  [
    'affirmations',
    'afirmacion_sin_soporte',
    'an order of priorities that nobody studied',
    () => codes('RES_OTORGA', {}, { facts: { ...sampleRecord.facts, 'concepto.prioridad': 'no_cumple' } }),
  ],
  [
    'revokedAct',
    'acto_ajeno',
    'the revocation of an act of another case',
    () =>
      codes(
        'RES_REVOCATORIA',
        {},
        {
          cited: new Map([...sampleRecord.cited, ['RES-0143-2026', { kind: 'resolucion', articles: 8 }]]),
        },
      ),
  ],
  [
    'revokedAct',
    'acto_no_estudiado',
    'the revocation of another act than the one studied',
    () => codes('RES_REVOCATORIA', { 'acto_revocado.numero': 'RES-0098-2025' }),
  ],
  [
    'affirmations',
    'afirmacion_sin_soporte',
    'a grant that created no situation',
    () => codes('RES_REVOCATORIA', { 'revocatoria.consentimiento': 'no_requiere' }),
  ],
  [
    'affirmations',
    'afirmacion_sin_soporte',
    'a consent that nobody gave',
    () =>
      codes(
        'RES_REVOCATORIA',
        {},
        { facts: { ...sampleRecord.facts, 'revocatoria.consentimiento': 'niega' } },
      ),
  ],
  [
    'affirmations',
    'afirmacion_sin_soporte',
    '«no afecta concesiones vigentes» written by hand',
    () => codes('RES_OTORGA', {}, { facts: {} }, saying('Lo que se otorga no afecta concesiones vigentes.')),
  ],
]

describe('an appeal that sets terms anew', () => {
  const compared = {
    'comparacion.filas': [
      { termino: 'Caudal', pedido: '2 l/s', recomendado: '1,4887 l/s', otorgado: '1,4887 l/s' },
    ],
    'comparacion.razones': [{ texto: 'Caudal: el nuevo aforo no alcanza para lo que se pidió.' }],
    'comparacion.negado': [{ texto: 'Caudal: se pidió 2 l/s y se otorga 1,4887 l/s.' }],
  }
  it.each(
    ['RES_RECURSO', 'RES_APELACION'].flatMap((id) =>
      ['modifica', 'otorga'].map((decision) => [id, decision] as const),
    ),
  )('shows what was asked, recommended and given, and denies the rest: %s that %s', (id, decision) => {
    const values = { ...compared, 'recurso.decision': decision }
    expect(codes(id, values, { comparison: [LESS] })).toEqual([])
    expect(codes(id, { ...values, 'comparacion.negado': [] }, { comparison: [LESS] })).toEqual([
      'resto_sin_negar',
    ])
  })

  it.each([
    'Caudal: por lo que se considera en este acto.',
    'Caudal: por las razones expuestas.',
    'Caudal: según lo anterior.',
    'Caudal: lo expuesto en la parte motiva.',
    'Caudal: sí.',
    'Caudal: ',
  ])('gives a reason and does not send the reader elsewhere: %s', (texto) => {
    const values = { ...compared, 'recurso.decision': 'modifica', 'comparacion.razones': [{ texto }] }
    for (const id of ['RES_RECURSO', 'RES_APELACION'])
      expect(codes(id, values, { comparison: [LESS] })).toEqual(['diferencia_sin_razon'])
    expect(codes('RES_OTORGA', values, { comparison: [LESS] })).toEqual(['diferencia_sin_razon'])
  })

  it.each([
    'Caudal: por las razones que da el concepto técnico basta el caudal aforado en estiaje.',
    'Caudal: lo expuesto por el acueducto en la visita muestra que la fuente no alcanza.',
  ])('may name where its reason comes from: %s', (texto) => {
    const values = { ...compared, 'recurso.decision': 'modifica', 'comparacion.razones': [{ texto }] }
    expect(codes('RES_RECURSO', values, { comparison: [LESS] })).toEqual([])
  })

  it.each(['RES_RECURSO', 'RES_APELACION'])('and compares nothing where it sets none: %s', (id) => {
    const text = JSON.stringify(instantiate(act(id), { ...sampleValues, 'recurso.decision': 'confirma' }))
    expect(text).not.toContain('se comparan así')
  })
})

describe('what an earlier act shows', () => {
  it.each(AFFIRMATIONS.flatMap(({ needs }) => JSON.stringify(needs).match(/consta\.\w+/g) ?? []))(
    '%s is attested by some template',
    (name) => {
      const attested = [...actTemplates.values()].flatMap(({ attests = [] }) => attests)
      expect(attested.map((one) => `consta.${one}`)).toContain(name)
    },
  )

  it('is asked for by no name of a template', () => {
    for (const { needs } of AFFIRMATIONS)
      for (const id of actTemplates.keys()) expect(JSON.stringify(needs)).not.toContain(id)
  })
})

describe('the check of coherence names the defect', () => {
  it.each(DEFECTS)('%s (%s): %s', (_rule, code, _what, found) => {
    expect(found()).toContain(code)
  })

  it('has a defect planted for each of its rules', () => {
    expect([...new Set(DEFECTS.map(([rule]) => rule))].sort()).toEqual(Object.keys(RULES).sort())
  })
})
