import type { ActLife, Recipient } from '@ventanilla/domain/workflow/state/state'
import { workflow } from './loaded.ts'
import { ALL_GOOD, ONE_MISSING } from './routes.testkit.ts'
import { OWNER } from './walk.testkit.ts'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'

/** Maps the plain words of spec/guards.json to the engine's input. Each word has exactly one meaning. */
export type Facts = Readonly<Record<string, unknown>>

export interface Scene {
  readonly step: string
  ttId: number
  /** answers of the application */
  answers: Record<string, unknown>
  facts: Record<string, unknown>
  /** data captured in the step */
  data: Record<string, unknown>
  visits: Record<string, number>
  doers: Record<string, string>
  parties: Recipient[]
  /** the act that ends the matter, and whether it is in the bulletin */
  decision: Pick<ActLife, 'template' | 'origin' | 'signerRole'> | null
  published: boolean
  /** day of each party's notification; undefined: no party was notified */
  told: (string | null)[] | undefined
  /** day of an accepted waiver */
  waived: string | undefined
  today: string
  /** day on which the step opened, if not today */
  from: string | undefined
  /** day from which the step's term counts, and the step that owns the term if another */
  since: string | undefined
  sinceStep: StepDef | undefined
  /** the preceding outcome, when its writes matter */
  after: { step: string; outcome: string; data?: Facts } | undefined
  /** day of the auto that begins a procedure */
  began: string | undefined
  remarks: number
  /** the act that the step reviews or signs */
  part: Partial<ActLife> | undefined
  actor: string | undefined
  /** letters sent in the step */
  sent: readonly string[]
  /** runs the outcome itself, because its rules can reject it */
  toTheEnd: boolean
}

const PLACES: Readonly<Record<string, readonly [template: string, origin: string]>> = {
  'LIC-15': ['', 'LIC-13'],
  'PG-15': ['', 'PG-13'],
  'PG-16': ['', 'PG-13'],
  'FOR-09': ['', 'FOR-08'],
  'FOR-10': ['', 'FOR-08'],
  'PUE-06': ['', 'PUE-05'],
  'PUE-07': ['', 'PUE-05'],
  'MOD-06': ['', 'MOD-04'],
  'MOD-07': ['', 'MOD-04'],
  'RSG-05A': ['RES_OTORGA', 'RSG-05'],
  'RSG-06': ['RES_OTORGA', 'RSG-05'],
  'REG-06': ['RESPUESTA', 'REG-05'],
  'DTA-03': ['AUTO_DES_TACITO', 'DTA-02'],
  'DEX-03': ['AUTO_DES_EXPRESO', 'DEX-02'],
  'TAN-02': ['AUTO_TERM_ANORMAL', 'TAN-01'],
  'SAN-11A': ['AUTO_PRUEBAS', 'SAN-11'],
  'SAN-15': ['RES_SANCION', 'SAN-13'],
  'SAN-18A': ['AUTO_CESACION', 'SAN-18'],
  'SAN-19': ['RES_SANCION', 'SAN-13'],
  'REC-06': ['RES_RECURSO', 'REC-04'],
  'NOT-01': ['RES_NIEGA', 'PG-13'],
  'NOT-02': ['RES_NIEGA', 'PG-13'],
  'NOT-06': ['RES_NIEGA', 'PG-13'],
}
const NOBODY_TOLD: ReadonlySet<string> = new Set(['NOT-01', 'NOT-02'])
/** Letters that start the term of a step. */
const SENT: Readonly<Record<string, readonly string[]>> = {
  'NOT-03': ['NOTIF_ELECTRONICA'],
  'NOT-04': ['CITACION'],
  'SAN-05': ['AUTO_INDAGACION'],
}

/** Captured data of the step when the row does not specify it. */
const ANSWERED: Readonly<Record<string, Facts>> = {
  'FOR-02 no': { 'revision.documentos': ONE_MISSING },
  'LIC-02 no': { 'revision.documentos': ONE_MISSING },
  'PUE-02 no': { 'revision.documentos': ONE_MISSING },
  'DEX-02 si': { 'desistimiento.consideraciones': 'El acueducto abastece a la vereda.' },
  'REV-04 si': { 'revocatoria.particular': true },
  'REV-04 no': { 'revocatoria.particular': false },
  'SAN-08B firmado': { 'propuesta.decision': 'aprueba', 'propuesta.beneficio_previo': false },
  'REG-05 expedido': { 'registro.decision': 'expide' },
  'REG-05 negado': { 'registro.decision': 'niega' },
  'REC-02 si': { 'recurso.admite': true },
  'REC-02 no': { 'recurso.admite': false },
  'REC-02B rechazado': { 'recurso.segunda': 'rechaza' },
  'REC-02B subsanado': { 'recurso.segunda': 'admite' },
  'NOT-04 comparece': { 'notificacion.comparece': true },
}

/** What earlier steps captured when the row does not say it. */
const CAPTURED_BEFORE: Readonly<Record<string, Facts>> = {
  // an act that created no situation
  'REV-04 no': {
    'acto_revocado.numero': 'RES-0002-2026',
    'caso.actos_sin_situacion': ['RES-0002-2026'],
  },
}

export function ordinary(step: string, outcome: string | null): Scene {
  const place = PLACES[step]
  const own = workflow.steps.get(step)
  const family = workflow.families.find(({ id }) => id === own?.family)
  return {
    step,
    ttId: family?.procedureTypes[0] ?? 3,
    answers: {},
    facts: { ...CAPTURED_BEFORE[`${step} ${outcome}`] },
    data: { ...ANSWERED[`${step} ${outcome}`] },
    visits: { [step]: 0 },
    doers: {},
    parties: [OWNER],
    decision:
      place === undefined
        ? null
        : { template: place[0] || 'RES_OTORGA', origin: place[1], signerRole: 'CLI_SUBDIRECTOR_JURIDICO' },
    published: true,
    told: place === undefined || NOBODY_TOLD.has(step) ? undefined : ['2026-01-20'],
    waived: undefined,
    today: '2026-02-02',
    from: undefined,
    since: undefined,
    sinceStep: undefined,
    after: undefined,
    began: undefined,
    remarks: 0,
    part: undefined,
    actor: undefined,
    sent: SENT[step] ?? [],
    toTheEnd: false,
  }
}

const third = (n: number): Recipient => ({ personId: `vecino-${n}`, name: `Vecino ${n}`, role: 'tercero' })
const failing = (verdicts: readonly string[]): boolean => verdicts.includes('no cumple')

type Word = (scene: Scene, value: never, facts: Facts) => void
const word =
  <V>(put: (scene: Scene, value: V, facts: Facts) => void): Word =>
  (scene, value, facts) =>
    put(scene, value as V, facts)

const fact = (key: string): Word => word((scene, value) => void (scene.facts[key] = value))
const captured = (key: string): Word => word((scene, value) => void (scene.data[key] = value))

const REQUIRES: Readonly<Record<string, string>> = {
  'FOR-02': 'FOR-02A',
  'LIC-02': 'LIC-02A',
  'PUE-02': 'PUE-02A',
}
const REVIEWS = 'CLI_COORDINADOR_JURIDICO-1'
const SIGNS = 'CLI_SUBDIRECTOR_JURIDICO-1'
const LIQUIDATES = 'CLI_LIQUIDADOR-1'

const WORDS: Readonly<Record<string, Word>> = {
  hoy: word<string>((scene, day) => void (scene.today = day)),
  tramite: word<number>((scene, ttId) => void (scene.ttId = ttId)),
  clase_solicitud: word((scene, value) => void (scene.answers['clase_solicitud'] = value)),
  emergencia: word((scene, value) => void (scene.answers['emergencia'] = value)),
  visita: fact('tramite.visita'),
  lista_de_chequeo: word<string[]>(
    (scene, verdicts) =>
      void (scene.data['revision.documentos'] = failing(verdicts) ? ONE_MISSING : ALL_GOOD),
  ),
  requerido_antes: word<boolean>(
    (scene, before) => void (scene.visits[REQUIRES[scene.step] ?? ''] = before ? 1 : 0),
  ),
  prorrogas_concedidas: word<number>(
    (scene, n) => void (scene.facts[`prorroga.pedida.${scene.step}`] = n > 0),
  ),
  prorroga: word<string>(
    (scene, decided) =>
      void (scene.facts['prorroga.decision'] = decided === 'conceder' ? 'concede' : 'niega'),
  ),
  plazo_desde: word<string>((scene, day) => {
    scene.since = day
    scene.sinceStep = workflow.steps.get('PG-04A')
  }),
  desde: word<string>((scene, day) => {
    scene.since = day
    // an extension is requested within the term of the calling step
    if (scene.step === 'PRO-01') scene.sinceStep = workflow.steps.get('PG-04A')
  }),
  recibos_vencidos: fact('vencimientos.LIQ-04'),
  citado: word<string>((scene, day) => void (scene.since = day)),
  fijado: word<string>((scene, day) => void (scene.since = day)),
  decision: word<string>((scene, sense) => {
    const granted = sense === 'otorgar'
    scene.facts['decision.sentido'] = granted ? 'otorga' : 'niega'
    if (scene.decision !== null && PLACES[scene.step]?.[0] === '')
      scene.decision = { ...scene.decision, template: granted ? 'RES_OTORGA' : 'RES_NIEGA' }
  }),
  notificada: word<string | null>((scene, day) => {
    // a communicated letter counts from its own day
    if (scene.step === 'REG-06' && day !== null) scene.since = day
    scene.told = day === null ? undefined : [day]
  }),
  notificadas: word<string[]>((scene, days) => {
    scene.told = days
    scene.parties = [OWNER, ...days.slice(1).map((_, n) => third(n))]
  }),
  recurso: word<string>((scene, how) => {
    if (scene.step !== 'REC-06') scene.facts['recurso.resuelto'] = how === 'resuelto'
    else if (how === 'rechazado')
      Object.assign(scene.facts, { 'recurso.admite': false, 'recurso.segunda': 'rechaza' })
    else
      Object.assign(scene.facts, {
        'recurso.admite': true,
        'recurso.clase': 'reposicion',
        'recurso.decision': how === 'confirma' ? 'confirma' : 'revoca',
      })
  }),
  renuncia_aceptada: word<string>((scene, day) => {
    scene.waived = day
    Object.assign(scene.facts, {
      'renuncia.aceptada': true,
      'renuncia.fecha': day,
      'renuncia.clase': 'ejecutoria',
    })
  }),
  pruebas_negadas: fact('pruebas.niega'),
  resultado: word<string>(
    (scene, how) => void (scene.facts['registro.decision'] = how === 'negado' ? 'niega' : 'expide'),
  ),
  superior: word<boolean>((scene, above) => {
    const signerRole = above ? 'CLI_SUBDIRECTOR_JURIDICO' : 'CLI_DIRECTOR_GENERAL'
    if (scene.decision !== null) scene.decision = { ...scene.decision, signerRole }
  }),
  audiencia_pedida: captured('audiencia.solicitada'),
  observaciones_abiertas: word<number>((scene, n) => {
    scene.remarks = n
    scene.part = { phase: scene.step === 'FIR-03' ? 'review' : 'sign', signedOn: null, number: null }
  }),
  quien: word<string>((scene, who) => {
    const mine = scene.step === 'LIQ-02' ? LIQUIDATES : scene.step === 'FIR-03' ? REVIEWS : SIGNS
    scene.actor = mine
    if (scene.step === 'LIQ-02') scene.doers = { 'LIQ-01': who === 'quien liquidó' ? mine : 'otra' }
    else
      scene.part = {
        phase: scene.step === 'FIR-03' ? 'review' : 'sign',
        signedOn: null,
        number: null,
        drafter: who === 'quien proyectó' ? mine : 'otra',
        reviewer: who === 'quien revisó' ? mine : 'otra',
      }
  }),
  alerta_140: word((scene, down) => {
    scene.facts['firma.caida'] = down
    scene.part = { phase: 'sign', signedOn: null, number: null }
  }),
  faltan_por_notificar: word<number>((scene, n) => void (scene.told = n === 0 ? ['2026-01-20'] : [null])),
  autoriza_electronica: word((scene, yes) => {
    scene.facts[`autoriza.${OWNER.personId}`] = yes
    scene.told = [null]
    scene.toTheEnd = true
  }),
  valor: word<number>((scene, owed) => {
    scene.facts['cobro.saldo'] = owed
    scene.facts['recibo.valor'] = owed
  }),
  pagado: captured('pago.conciliado'),
  ampliaciones: word<number>((scene, n) => void (scene.visits['INF-03B'] = n)),
  otros_interesados: word<boolean>((scene, others) => {
    scene.facts['renuncia.clase'] = 'ejecutoria'
    scene.parties = others ? [OWNER, third(1)] : [OWNER]
  }),
  respuesta: word<boolean>((scene, there) => {
    if (there) scene.data['desistimiento.nuevo_plazo'] = '2026-03-16'
  }),
  prorroga_en_curso: word<boolean>((scene, there) => {
    if (there) scene.data['desistimiento.nuevo_plazo'] = '2026-03-16'
  }),
  demanda_admitida_notificada: word<boolean>(
    (scene, yes) => void (scene.data['revocatoria.sin_demanda'] = !yes),
  ),
  consiente: word<boolean>(
    (scene, yes) => void (scene.data['revocatoria.respuesta'] = yes ? [{ fileId: 'f1' }] : null),
  ),
  // the server looks up whose the cases are and whether they are decided
  mismo_interesado: word(() => undefined),
  antes_de_la_decision: word(() => undefined),
  objeto_conexo: captured('acumulacion.objeto_conexo'),
  interes_publico: captured('desistimiento.interes_publico'),
  obligaciones: word<string[]>(
    (scene, each) =>
      void (scene.facts['seguimiento.incumplidas'] = each.filter((one) => one === 'no cumple').length),
  ),
  hechos: word<string>((scene, day) => {
    Object.assign(scene.facts, { 'hechos.fecha': day, 'infractor.conocido': true })
    scene.after = { step: 'SAN-02', outcome: 'si' }
  }),
  inicio: word<string>((scene, day) => void (scene.began = day)),
  prorrogado: word<boolean>((scene, yes) => void (scene.facts['duracion.meses'] = yes ? 24 : null)),
  beneficio_en_los_ultimos_5: captured('propuesta.beneficio_previo'),
  pruebas_pedidas: word<boolean>(
    (scene, yes) => void (scene.facts['descargos.pruebas'] = yes ? 'Un testimonio.' : null),
  ),
  prorrogas: word<number>((scene, n) => void (scene.visits[scene.step] = n)),
  multa: word<number>((scene, amount) => {
    scene.facts['sancion.responsable'] = 'si'
    scene.facts['sancion.tipo'] = amount > 0 ? ['multa'] : ['cierre']
  }),
  denunciante: word<string>((scene, who) => void (scene.data['queja.anonima'] = who === 'anónimo')),
  publicacion: word<string>((scene, how) => void (scene.published = how === 'hecha')),
  concepto_necesario: fact('modificacion.requiere_concepto'),
  clase: word<string>(
    (scene, of) => void (scene.facts['recurso.clase'] = of === 'apelación' ? 'apelacion' : 'reposicion'),
  ),
}

export function applyWord(scene: Scene, name: string, value: unknown, facts: Facts): void {
  const put = WORDS[name]
  if (put === undefined) throw new Error(`spec/guards.json dice «${name}», y la prueba no sabe qué es`)
  put(scene, value as never, facts)
}
