import { templateFor } from '@ventanilla/domain/acts/appeal'
import { checkAct, checkBlocks } from '@ventanilla/domain/acts/check-act'
import { canonicalContent } from '@ventanilla/domain/acts/content-hash'
import { fillVariables, missingVariables, plainText, variablesIn } from '@ventanilla/domain/acts/document'
import { faultsOfWording } from '@ventanilla/domain/acts/wording.testkit'
import { appealClause } from '@ventanilla/domain/acts/appeal'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { ActRole, ActTemplate, ActValues } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { workflow } from '../workflows/loaded.ts'
import { actTemplates } from './index-of-acts.ts'
import { writtenTemplates } from './written-acts.ts'
import { LAWS } from './laws.ts'
import { ALL_PASSAGES, PASSAGES } from './passages.ts'
import { sampleValues } from './sample-values.testdata.ts'
import { actVariables, variableLabel } from './variables.ts'
import { type WrittenAct, writtenActs } from './written-acts.testkit.ts'

const act = (id: string): ActTemplate => {
  const found = actTemplates.get(id)
  if (found === undefined) throw new Error(`No template ${id}`)
  return found
}
type Compared = Omit<WrittenAct, 'ownVariables'> & { readonly missing: readonly string[] }

/** Differences from the written table that a decision or our reading of the law justifies. */
const OVERRULED: Readonly<Record<string, { readonly is: Partial<Compared>; readonly why: string }>> = {
  RES_RECURSO: {
    is: { appeal: { kinds: ['queja'], days: 5 } },
    why: 'CPACA art. 74 num. 3: the appeals that it does not admit are rejected in it, and a rejected apelación may be complained of.',
  },
  RESPUESTA: {
    is: { appeal: { kinds: ['reposición'], days: 10 } },
    why: 'CPACA art. 74: a registration that is refused by it ends there; the clause stands only in a refusal.',
  },
  ACTA_REUNION_LIC: {
    is: { announcement: 'comunicacion', appeal: null },
    why: 'DUR 2.2.2.3.6.3 num. 2: told and appealed in the meeting itself; its record is sent to those who were there.',
  },
  ACTA_MEDIDA_FLAGRANCIA: {
    is: { announcement: 'incorporacion' },
    why: 'Its copy is handed over on the spot; what is notified is the resolución that legalises it (Ley 1333 art. 15).',
  },
  AUTO_CAMBIO_SOL: {
    is: { missing: ['cambio.estado'] },
    why: 'Decision 37: cs_estado is the status of the request in the portal, and nothing that an act says.',
  },
}

/** Written by hand: the acts that later acts, figures and screens look for, by what they are in their case. */
const ROLES: Readonly<Record<ActRole, readonly string[]>> = {
  opening: ['AUTO_INICIO'],
  sanctionOpening: ['AUTO_INICIO_SAN'],
  opinion: ['ACTA_RIESGO', 'CONCEPTO_SEG', 'CONCEPTO_TEC', 'INFORME_INFRACCION', 'INF_TEC_LIC'],
  requirement: ['AUTO_INFO_COMPL', 'AUTO_REQUERIMIENTO'],
  extension: ['AUTO_PRORROGA'],
  flagranceRecord: ['ACTA_MEDIDA_FLAGRANCIA'],
  preventiveMeasure: ['RES_MEDIDA_PREV'],
  charges: ['AUTO_CARGOS'],
  assessment: ['LIQUIDACION'],
  decision: ['CERTIFICADO', 'RESPUESTA', 'RES_NIEGA', 'RES_OTORGA'],
  appealRejection: ['AUTO_RECHAZA_RECURSO'],
  applicantChange: ['AUTO_CAMBIO_SOL'],
}

const pick = (of: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([key]) => keys.includes(key)))

const text = (id: string, values: ActValues = {}): string =>
  plainText(instantiate(act(id), { ...sampleValues, ...values }))

describe('the templates of acts', () => {
  it('are those of the written table', () => {
    expect([...actTemplates.keys()].sort()).toEqual([...writtenActs.keys()].sort())
  })

  it('are all written in a step', () => {
    const produced = new Set([...workflow.steps.values()].flatMap((step) => step.produces))
    expect([...actTemplates.keys()].filter((id) => !produced.has(id))).toEqual([])
  })

  it.each(Object.entries(ROLES))('are in their case what the table says: %s', (role, ids) => {
    const declared = [...actTemplates.values()].flatMap((template) =>
      template.role === role ? [template.id] : [],
    )
    expect(declared.sort()).toEqual(ids)
  })

  it('are opinions where their class is that of one, and are cited with their article', () => {
    const templates = [...actTemplates.values()]
    expect(templates.filter((one) => one.class === 'concepto' && one.role !== 'opinion')).toEqual([])
    for (const { id, role, citedAs } of templates)
      if (role === 'opinion') expect(citedAs, id).toMatch(/^(el|la) \p{Ll}/u)
  })

  it('put every variable that they use, and nothing else, into the list', () => {
    const used = new Set([...actTemplates.values()].flatMap((template) => template.variables))
    expect([...used].filter((name) => !actVariables.has(name))).toEqual([])
    expect([...actVariables.keys()].filter((name) => !used.has(name))).toEqual([])
    expect(variableLabel('requerimiento.items.1.texto')).toBe('Lo que falta, fila 2')
  })
})

/** Keys of the passages that an act or another passage refers to. */
const referred = (place: object): readonly string[] =>
  [...JSON.stringify(place).matchAll(/"passage":"([^"]*)"/g)].map(([, key]) => key ?? '')

describe('the blocks of the acts', () => {
  it.each([...writtenTemplates.values()])(
    'of $id have each a name of its own, and refer to passages that exist',
    (template) => {
      expect(checkBlocks(template, PASSAGES, LAWS)).toEqual([])
    },
  )

  it('are a passage where several acts share them, and only there', () => {
    const keys = ALL_PASSAGES.map(({ key }) => key)
    expect(keys).toHaveLength(PASSAGES.size)
    const places = [...writtenTemplates.values(), ...ALL_PASSAGES].map((place) => new Set(referred(place)))
    expect(keys.filter((key) => places.filter((place) => place.has(key)).length < 2)).toEqual([])
  })
})

describe.each([...actTemplates.values()])('$id', (template) => {
  const written = writtenActs.get(template.id)

  it('is what the written table says: who writes, reviews and signs it, how it is made known, which appeal it has', () => {
    if (written === undefined) throw new Error(`${template.id} no está en la tabla`)
    const { appeal } = template
    const days = written.appeal?.days === null ? null : (appeal?.businessDays ?? null)
    const ours = {
      name: template.name,
      class: template.class,
      series: template.series,
      drafts: template.drafts,
      reviews: template.reviews,
      signs: template.signs,
      sections: template.sections.map((section) => section.name),
      announcement: template.announcement.by,
      published: template.published !== false,
      appeal: appeal === null ? null : { kinds: appeal.kinds, days },
      missing: written.ownVariables.filter((name) => !template.variables.includes(name)),
    }
    const overruled = OVERRULED[template.id]
    const { ownVariables: _, ...told } = { ...written, missing: [] }
    expect(ours).toEqual({ ...told, ...overruled?.is })
    // removes an exception from the list once it is no difference
    if (overruled !== undefined) expect(pick(told, Object.keys(overruled.is))).not.toEqual(overruled.is)
  })

  it('names the norm by which it is made known', () => {
    expect(template.announcement.norm).toMatch(/^(CPACA|Ley|Decreto)[^;]* artículos? [\d.]/)
  })

  it('is ready to be signed once its values are there', () => {
    const doc = instantiate(template, sampleValues)
    // resolved for this case: a RESPUESTA has an appeal only when it denies
    expect(checkAct(templateFor(template, 3, sampleValues), doc, { stage: 'firma' })).toEqual([])
    const numbered = fillVariables(doc, { 'acto.numero': 'X-1', 'acto.fecha': '2026-05-27' })
    expect(missingVariables(numbered)).toEqual([])
    expect(canonicalContent(numbered)).toBe(canonicalContent(doc))
  })

  it('shows what is missing when nothing is there, without losing a section', () => {
    const doc = instantiate(template, {})
    const codes = new Set(checkAct(templateFor(template, 3, {}), doc).map((problem) => problem.code))
    expect([...codes]).toEqual(['variable_sin_valor'])
    for (const name of variablesIn(doc)) expect(template.variables, name).toContain(name)
  })

  it('leaves no double full stop, double space or empty brackets behind', () => {
    const written = plainText(instantiate(template, sampleValues))
    expect(written).not.toMatch(/\.\.(?!\.)|, ,| {2}|\(\)|«»|undefined|null|\[object/)
    const numbered = fillVariables(instantiate(template, sampleValues), {
      'acto.numero': 'X-1',
      'acto.fecha': '2026-05-27',
    })
    expect(faultsOfWording(numbered)).toEqual([])
  })
})

describe('the texts', () => {
  it('state an appeal against a refusal, and none where nothing is refused', () => {
    const said = (id: string, values: object): string =>
      plainText(instantiate(actTemplates.get(id) as ActTemplate, { ...sampleValues, ...values }))
    const refused = said('AUTO_TERM_ANTICIPADA', { 'propuesta.decision': 'niega' })
    expect(refused).toContain('Negar la propuesta de corrección o compensación')
    expect(refused).toContain('procede el recurso de reposición')
    expect(refused).not.toContain('suspender el procedimiento por')
    expect(said('AUTO_TERM_ANTICIPADA', { 'propuesta.decision': 'aprueba' })).not.toContain('reposición')
    expect(said('RESPUESTA', { 'registro.decision': 'niega' })).toContain('procede el recurso de reposición')
    expect(said('RESPUESTA', {})).not.toContain('reposición')
  })

  it('let the superior decide a complaint by the norm of the complaint', () => {
    const text = plainText(
      instantiate(actTemplates.get('RES_APELACION') as ActTemplate, {
        ...sampleValues,
        'recurso.clase': 'Queja',
        'recurso.decision': 'revoca',
      }),
    )
    expect(text).toContain('Por la cual se resuelve un recurso de queja')
    expect(text).toContain('numeral 3 del artículo 74')
    expect(text).toContain('Conceder el recurso de apelación que se había rechazado')
    expect(text).not.toContain('Devolver el expediente')
  })

  it('name the exact appeal once it is known who signs', () => {
    const clause = (superior: string | null): string =>
      appealClause(actTemplates.get('RES_OTORGA') as ActTemplate, { kind: 'propia', superior }) ?? ''
    expect(clause(null)).toContain('solo procede el recurso de reposición')
    expect(clause('el Director General')).toContain('y el de apelación, ante el Director General')
    expect(text('RES_OTORGA')).toContain('Cuando quien la expide tiene superior jerárquico')
  })

  it('grant with the passages of each kind of procedure', () => {
    expect(text('RES_OTORGA')).toMatch(/TUA[\s\S]*PUEAA|PUEAA[\s\S]*TUA/)
    const other = text('RES_OTORGA', {
      'tramite.tipo': 6,
      'tramite.nombre': 'Permiso de ocupación de cauces',
      'permiso.objeto': 'Construir un puente peatonal',
      'permiso.condiciones': [{ concepto: 'Luz del puente', valor: '18 m' }],
    })
    expect(other).toContain('Construir un puente peatonal')
    expect(other).not.toMatch(/TUA|PUEAA|concesión/)
  })

  it.each([
    ['confirma', 'Confirmar en todas sus partes'],
    ['modifica', 'que en lo pertinente quedará así'],
    ['aclara', 'Aclarar el acto'],
    ['adiciona', 'Adicionar el acto'],
    ['revoca', 'Revocar en todas sus partes'],
    ['otorga', 'En su lugar, otorgar a'],
  ])('decide an appeal: %s', (decision, words) => {
    expect(text('RES_RECURSO', { 'recurso.decision': decision })).toContain(words)
  })

  it('that formulate charges do not tell that charges were formulated, though earlier ones are signed', () => {
    const earlier = { 'cargos.numero': 'AS-0018-2026', 'cargos.fecha': '2026-03-20' }
    expect(text('AUTO_CARGOS', earlier)).not.toMatch(/AS-0018-2026|se formularon los cargos/)
    expect(text('AUTO_PRUEBAS', earlier)).toContain('Mediante el auto AS-0018-2026')
  })

  it.each([
    ['RES_OTORGA', 'otorgar', 'negar'],
    ['RES_NIEGA', 'negar', 'otorgar'],
  ])('follow a technical concept whole only where they depart from nothing in it: %s', (id, same, other) => {
    const agreed = { 'comparacion.razones': [], 'concepto.sentido': same }
    expect(text(id, agreed)).toContain('acoge en su integridad')
    expect(text(id, { ...agreed, 'concepto.sentido': other })).not.toContain('acoge en su integridad')
  })

  it('that grant other terms than the concept recommends do not follow it whole', () => {
    const departs = { 'concepto.sentido': 'otorgar', 'comparacion.razones': [{ texto: 'Caudal: basta.' }] }
    expect(text('RES_OTORGA', departs)).not.toContain('acoge en su integridad')
  })

  it('send an appeal on when it was filed as subsidiary', () => {
    expect(text('RES_RECURSO', { 'recurso.subsidiario': true })).toContain(
      'Conceder, en el efecto suspensivo',
    )
    expect(text('RES_RECURSO', { 'recurso.subsidiario': false })).toContain(
      'No hay lugar a conceder apelación',
    )
  })

  const TWO = {
    'recurso.recurrentes': [
      { nombre: 'Marta Ruiz', calidad: 'Solicitante', clase: 'Reposición', fecha: '2026-06-10' },
      {
        nombre: 'Nora Páez',
        calidad: 'Tercero interviniente reconocido',
        clase: 'Apelación',
        fecha: '2026-06-12',
      },
    ],
    'recurso.motivos': [{ texto: 'Marta Ruiz: el caudal.' }, { texto: 'Nora Páez: la vereda.' }],
  }

  it.each(['AUTO_ADM_RECURSO', 'AUTO_RECHAZA_RECURSO', 'RES_RECURSO', 'RES_APELACION'])(
    'name everybody who appealed, with class and day: %s',
    (id) => {
      const said = text(id, TWO)
      expect(said).toContain(
        'Marta Ruiz, solicitante: recurso de reposición, presentado el 10 de junio de 2026',
      )
      expect(said).toContain('Nora Páez, tercero interviniente reconocido: recurso de apelación')
      expect(said).toContain('artículo 36 de la Ley 1437 de 2011')
      if (id.startsWith('RES_')) expect(said).toContain('Nora Páez: la vereda.')
      expect(text(id)).not.toContain('artículo 36 de la Ley 1437 de 2011')
    },
  )

  it('reject the appeals that were not admitted in the decision of the others, and say who may complain', () => {
    const out = {
      'recurso.inadmitidos': TWO['recurso.recurrentes'].slice(1),
      'recurso.causal_parcial': 'No sustenta los motivos.',
    }
    const said = text('RES_RECURSO', { ...out, 'recurso.rechaza_apelacion': true })
    expect(said).toMatch(/Rechazar los siguientes recursos[\s\S]*Nora Páez[\s\S]*No sustenta los motivos/)
    expect(said).toContain('procede el de queja')
    expect(text('RES_RECURSO', { ...out, 'recurso.rechaza_apelacion': false })).not.toContain('queja')
    expect(text('AUTO_ADM_RECURSO', out)).toContain('No admitir los siguientes recursos')
  })

  it('give a month by law or the days that the drafter sets', () => {
    expect(text('AUTO_REQUERIMIENTO')).toContain('el término de un (1) mes')
    expect(text('AUTO_REQUERIMIENTO', { 'requerimiento.dias': 10 })).toContain(
      'el término de diez (10) días hábiles',
    )
  })

  it('order no visit where the procedure has none', () => {
    const none = text('AUTO_INICIO', { 'visita.fecha': '' })
    expect(none).not.toContain('visita técnica el')
    expect(none).toContain('Adelantar la evaluación técnica')
  })

  it('declare a withdrawal for want of payment without speaking of a requirement', () => {
    const unpaid = text('AUTO_DES_TACITO', {
      'desistimiento.causa': 'pago',
      'requerimiento.numero': '',
      'termino.inicio': '',
      'termino.fin': '',
    })
    expect(unpaid).toContain('Última fecha de pago\n15 de abril de 2026')
    expect(unpaid).not.toMatch(/requerimiento\.numero|La información pedida era/)
  })

  it('speak of the filing while no file is open', () => {
    const early = text('COMUNICACION', {
      'expediente.numero': '',
      'expediente.referencia': 'trámite con radicado 2026E0001234',
    })
    expect(early).toContain('Referencia: radicado 2026E0001234 del 2 de marzo')
    expect(early).toContain('· Trámite con radicado 2026E0001234')
    expect(early).not.toMatch(/expediente/i)
  })

  it('grant or deny more time', () => {
    expect(text('AUTO_PRORROGA')).toContain('una prórroga de veinte (20) días hábiles')
    expect(text('AUTO_PRORROGA', { 'prorroga.decision': 'niega' })).toContain('Negar a María')
  })

  it('notify by notice in its two forms', () => {
    expect(text('AVISO_NOTIF')).toContain('cinco (5) días hábiles')
    expect(text('AVISO_NOTIF', { 'aviso.publicado': false })).toContain('al de la entrega')
  })

  it('certify firmness on each of its grounds', () => {
    for (const [causal, number] of [
      ['no_procede', 1],
      ['recurso_resuelto', 2],
      ['sin_recurso', 3],
      ['renuncia', 3],
      ['desistimiento', 4],
    ] as const)
      expect(text('CONST_EJECUTORIA', { 'firmeza.causal': causal })).toContain(
        `numeral ${number} del artículo 87`,
      )
  })
})
