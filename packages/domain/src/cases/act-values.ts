import { decimal as decimalText } from '../acts/formats.ts'
import { nitWords } from '../identity/nit.ts'
import { addDays } from '../terms/dates.ts'
import { computeTerm, dueDate } from '../terms/term.ts'
import type { Calendar } from '../terms/calendar.ts'
import type { ActLife, CaseState } from '../workflow/state.ts'

export interface PartyFacts {
  readonly name: string
  /** 'Cédula de ciudadanía', 'NIT' … */
  readonly documentType: string
  readonly document: string
  readonly email: string
  readonly address: string
}

export interface ActContext {
  readonly state: CaseState
  readonly radicado: string | null
  readonly filedOn: string | null
  readonly expediente: string | null
  readonly procedureName: string
  readonly applicant: PartyFacts
  readonly answers: Readonly<Record<string, unknown>>
  readonly municipalityName: string
  readonly officeName: string
  readonly city: string
  readonly today: string
  readonly calendar: Calendar
  readonly drafterName: string
  readonly actNumbers: ReadonlyMap<
    string,
    { readonly number: string | null; readonly signedOn: string | null }
  >
  readonly documents: readonly string[]
  readonly notifications: readonly {
    readonly name: string
    readonly means: string
    readonly legalOn: string
  }[]
  readonly authority: {
    readonly name: string
    readonly address: string
    readonly city: string
    readonly hours: string
    readonly email: string
    readonly phone: string
  }
  /** title, signer's position and appeal clause of an act's template, by template id */
  readonly actFacts: (
    template: string,
    signerRole: string | null,
  ) => { readonly name: string; readonly position: string; readonly appeal: string | null }
  readonly listLabel: (list: string, value: string) => string
}

/**
 * Values of every variable that the acts of a case use, by dotted name: what the form says, what the steps captured,
 * what earlier acts decided. Captured facts come last, so that an official's correction wins over a proposal.
 */
export function actValues(c: ActContext): Record<string, unknown> {
  const predio = firstRow(c.answers['predios'])
  const notified = c.state.flow.notifying === null ? undefined : actOf(c, c.state.flow.notifying.actId)
  const appealed =
    typeof c.state.facts['recurso.acto'] === 'string' ? actOf(c, c.state.facts['recurso.acto']) : undefined
  const last = (template: string): ActLife | undefined =>
    c.state.flow.acts.filter((a) => a.template === template && a.phase === 'signed').at(-1)
  const requirement = last('AUTO_REQUERIMIENTO') ?? last('AUTO_INFO_COMPL')
  const concept = last('CONCEPTO_TEC')
  const decision = last('RES_RECURSO') ?? last('RES_OTORGA') ?? last('RES_NIEGA') ?? last('AUTO_DES_TACITO')
  const monthLater = computeTerm({ from: c.today, amount: 1, unit: 'meses', calendar: c.calendar }).due
  const recipient = c.state.flow.notifying?.recipients[c.state.flow.notifying.current ?? 0]
  const suspension = c.state.flow.suspensions.at(-1)
  const facts = c.state.facts
  const start = last('AUTO_INICIO')
  const answers = c.answers
  const numberOf = (act: ActLife | undefined): string =>
    act === undefined ? '' : (actOf(c, act.id)?.number ?? '')
  const dateOf = (act: ActLife | undefined): string =>
    act === undefined ? '' : (actOf(c, act.id)?.signedOn ?? '')
  const notifying = c.state.flow.notifying
  const notifiedLife =
    notifying === null ? undefined : c.state.flow.acts.find((a) => a.id === notifying.actId)
  const notifiedFacts =
    notifiedLife === undefined ? null : c.actFacts(notifiedLife.template, notifiedLife.signerRole)
  const supply = firstRow(facts['concepto.oferta'])
  const mean = numberIn(supply['caudal_medio'])
  const ecological = numberIn(supply['caudal_ecologico'])
  const granted = numberIn(supply['comprometido'])
  const point = pointText(answers['coordenada_captacion'])
  const uses = labels(c, 'usos', answers['usos'])
  const extension = facts['prorroga.decision'] === 'concede' ? last('AUTO_PRORROGA') : undefined
  const answered = facts['requerimiento.respuestas'] ?? facts['informacion.respuestas']
  // where an appeal changes or grants, its terms replace those of the decision (decision 45)
  const appealTerm = (name: string): unknown =>
    facts['recurso.decision'] === 'modifica' || facts['recurso.decision'] === 'otorga'
      ? (facts[`recurso.nuevo_${name}`] ?? undefined)
      : undefined
  const captured: Record<string, unknown> = { ...facts }
  // what nobody answered must not hide what the case itself knows
  for (const [key, value] of Object.entries(captured))
    if (/^(prorroga\.pedida|autoriza)\./.test(key) || value === null || value === '') delete captured[key]
  const notice = last('AVISO_VISITA')
  return {
    'acto.ciudad': c.city,
    'autoridad.nombre': c.authority.name,
    'autoridad.direccion': c.authority.address,
    'autoridad.ciudad': c.authority.city,
    'autoridad.horario': c.authority.hours,
    'autoridad.correo': c.authority.email,
    'autoridad.telefono': c.authority.phone,
    'expediente.numero': c.expediente ?? c.radicado ?? '',
    'expediente.documentos': [...new Set(c.documents)].map((texto) => ({ texto })),
    'solicitud.radicado': c.radicado ?? '',
    'solicitud.fecha_radicado': c.filedOn ?? '',
    'tramite.nombre': c.procedureName,
    'tramite.tipo': c.state.ttId,
    'solicitante.nombre': c.applicant.name,
    'solicitante.tipo_documento': c.applicant.documentType,
    'solicitante.documento': documentText(c.applicant),
    'predio.nombre': predio['nombre_predio'] ?? answers['nombre_proyecto'] ?? '',
    'predio.matricula': predio['matricula_inmobiliaria'] ?? '',
    'predio.municipio': c.municipalityName,
    'predio.vereda': predio['vereda'] ?? answers['vereda_captacion'] ?? '',
    'territorial.nombre': c.officeName,
    'proyecto.nombre': c.drafterName,
    'pago.referencia': facts['recibo.referencia'] ?? '',
    'pago.valor': facts['pago.conciliado'] ?? facts['recibo.valor'] ?? '',
    'inicio.numero': numberOf(start),
    'inicio.fecha': dateOf(start),
    'concepto.numero': numberOf(concept),
    'concepto.fecha': dateOf(concept),
    'requerimiento.numero': numberOf(requirement),
    'requerimiento.plazo_fecha': monthLater,
    'informacion.plazo_fecha': monthLater,
    'termino.inicio': dayAfter(c.state.flow.lastNotifiedOn ?? suspension?.from),
    'termino.fin': c.today,
    'termino.prorroga': extension === undefined ? '' : numberOf(extension),
    'termino.respuesta': answered === undefined ? '' : 'la respuesta que consta en el expediente',
    'prorroga.fecha_solicitud': c.today,
    'prorroga.fecha_fin': extendedTo(c),
    'liquidacion.concepto': 'Servicio de evaluación ambiental',
    'recibo.convenio': facts['recibo.convenio'] ?? 'Convenio de recaudo de la Corporación',
    'recibo.bancos': 'Bancos y corresponsales del convenio',
    'acto_notificado.numero': notified?.number ?? '',
    'acto_notificado.fecha': notified?.signedOn ?? '',
    'acto_notificado.nombre': notifiedFacts?.name ?? '',
    'acto_notificado.autoridad': notifiedFacts?.position ?? '',
    'acto_notificado.recursos': notifiedFacts?.appeal ?? '',
    'acto_recurrido.numero': appealed?.number ?? '',
    'acto_recurrido.fecha': appealed?.signedOn ?? '',
    'acto_recurrido.fecha_notificacion': c.notifications.at(-1)?.legalOn ?? '',
    'acto_ejecutoriado.numero': numberOf(decision),
    'acto_ejecutoriado.fecha': dateOf(decision),
    'firmeza.notificaciones': c.notifications.map((n) => ({
      nombre: n.name,
      medio: n.means,
      fecha: n.legalOn,
    })),
    'firmeza.recurso_numero': numberOf(last('RES_RECURSO')),
    'firmeza.fecha': c.today,
    'notificado.nombre': recipient?.name ?? c.applicant.name,
    'notificado.documento': `${c.applicant.documentType} ${documentText(c.applicant)}`,
    'notificado.calidad': recipient?.role === 'apoderado' ? 'Apoderado' : 'Solicitante',
    'notificacion.fecha': c.today,
    'correo.destino': answers['correo_notificacion'] ?? c.applicant.email,
    'correo.fecha_envio': '',
    'citacion.fecha_envio': c.today,
    'citacion.direccion': answers['direccion_correspondencia'] ?? c.applicant.address,
    'oficio.destinatario': c.applicant.name,
    'oficio.direccion': answers['direccion_correspondencia'] ?? c.applicant.address,
    'aviso.publicado': c.state.flow.tasks.some((task) => task.step === 'NOT-05B'),
    'aviso.fecha_desfijacion': computeTerm({
      from: typeof facts['aviso.fecha_fijacion'] === 'string' ? facts['aviso.fecha_fijacion'] : c.today,
      amount: 10,
      unit: 'habiles',
      calendar: c.calendar,
    }).due,
    'constancia.texto':
      notice === undefined
        ? ''
        : `El aviso ${numberOf(notice)} permaneció fijado durante diez (10) días hábiles en los lugares señalados. En ese término no se dejó constancia de oposiciones distintas de las que obran en el expediente.`,
    'constancia.fecha': c.today,
    'constancia.medio': c.state.flow.tasks.some((task) => task.step === 'NOT-06')
      ? `Notificación: ${(c.notifications.at(-1)?.means ?? 'electrónica').toLocaleLowerCase('es-CO')}`
      : (facts['aviso.lugar'] ?? 'Cartelera y página web de la Corporación'),
    'recurso.fecha': c.today,
    ...captured,
    // captured under the officials' own keys, written by the acts in theirs
    'visita.coordenadas':
      facts['visita.coordenada'] === undefined
        ? []
        : [
            {
              punto: 'Captación',
              coordenada: pointText(facts['visita.coordenada']),
              altitud: answers['altitud_captacion'] ?? '',
            },
          ],
    'visita.asistentes': rowsIn(facts['visita.asistentes']).map((r) => ({
      nombre: r['name'] ?? '',
      documento: r['document'] ?? '',
      calidad: r['capacity'] ?? '',
    })),
    'visita.aforos':
      facts['caudal.aforado'] === undefined
        ? []
        : [
            {
              sitio: answers['nombre_fuente'] ?? 'Fuente',
              metodo: METHODS[String(facts['visita.metodo_aforo'])] ?? '',
              resultado: `${decimal(facts['caudal.aforado'])} L/s`,
            },
          ],
    'visita.fotos': rowsIn(facts['visita.fotografias']).map((r) => ({
      descripcion: r['caption'] ?? '',
      coordenada: pointText(r),
    })),
    oposiciones: facts['oposiciones'] ?? '',
    'concepto.descripcion': `Captación en ${String(answers['nombre_fuente'] ?? 'la fuente')}, vereda ${String(answers['vereda_captacion'] ?? '')}, para uso ${uses.toLocaleLowerCase('es-CO')}. Caudal solicitado: ${decimal(answers['caudal_solicitado'])} L/s.`,
    'concepto.demanda': rowsIn(facts['concepto.demanda']).map((r) => ({
      uso: r['uso'] ?? '',
      unidades: r['unidades'] ?? '',
      modulo: r['modulo'] ?? '',
      caudal: r['caudal'] ?? '',
    })),
    'concepto.cartografia': `El punto de captación (${point}) se ubica en el municipio de ${c.municipalityName}, jurisdicción de la Corporación.`,
    'concepto.sentido': facts['concepto.recomendacion'] ?? '',
    'concepto.resumen': facts['concepto.analisis'] ?? '',
    'concepto.obligaciones': texts(facts['concepto.obligaciones']),
    'caudal.ambiental': ecological ?? '',
    'caudal.concesionado': granted ?? '',
    'caudal.disponible':
      mean === null ? '' : Math.max(0, Math.round((mean - (ecological ?? 0) - (granted ?? 0)) * 1000) / 1000),
    'permiso.fuente': answers['nombre_fuente'] ?? '',
    'permiso.subzona':
      typeof answers['subzona_hidrografica'] === 'string'
        ? c.listLabel('subzonas', answers['subzona_hidrografica'])
        : '',
    'permiso.caudal': appealTerm('caudal') ?? facts['decision.caudal'] ?? '',
    'permiso.uso': appealTerm('uso') ?? facts['decision.uso'] ?? uses,
    'permiso.coordenada': point,
    'permiso.plazo': appealTerm('plazo') ?? facts['decision.plazo'] ?? '',
    'permiso.pueaa': answers['pueaa_tipo'] === 'no_aplica' ? 'no_aplica' : 'aprueba',
    'permiso.obligaciones': texts(facts['permiso.obligaciones'] ?? facts['decision.obligaciones']),
    'negativa.motivos': lines(facts['decision.motivos']),
    'requerimiento.items': texts(facts['requerimiento.items']),
    'informacion.items': rowsIn(facts['informacion.items']).map((r) => ({
      texto: r['text'] ?? r['texto'] ?? '',
      fundamento: r['basis'] ?? r['fundamento'] ?? 'Concepto técnico del expediente.',
    })),
    'requerimiento.dias': '',
    'liquidacion.tabla': rowsIn(facts['liquidacion.tabla']).map((r) => {
      const away = (numberIn(r['visits']) ?? 0) * (numberIn(r['daysPerVisit']) ?? 0)
      const days = away + (numberIn(r['daysReport']) ?? 0)
      const fees = days * (numberIn(r['dailyFee']) ?? 0)
      const allowances = away * (numberIn(r['perDiem']) ?? 0)
      return {
        profesional: r['category'] ?? '',
        dias: days,
        honorarios: fees,
        viaticos: allowances,
        costo: fees + allowances,
      }
    }),
    'liquidacion.derivacion': rowsIn(facts['liquidacion.derivacion']).map((r) => ({
      paso: [r['label'], r['expression']].filter((x) => x !== '' && x !== undefined).join(': '),
      valor: r['value'] ?? '',
    })),
    'recurso.clase': KINDS[String(facts['recurso.clase'])] ?? facts['recurso.clase'] ?? '',
    'recurso.subsidiario': facts['recurso.clase'] === 'reposicion_apelacion',
    'recurso.motivos': lines(facts['recurso.motivos']),
    'recurso.analisis_rechazo': facts['recurso.estudio'] ?? '',
    'recurso.pruebas': [],
    'recurso.pruebas_decretadas': lines(facts['recurso.pruebas_decretadas']),
    'recurso.texto_decision': facts['recurso.texto_decision'] ?? changeText(facts),
  }
}

/** The last day of a term that is being extended, or '' where no extension is granted. */
function extendedTo({ state: { facts }, calendar }: ActContext): string {
  const [first, days] = [facts['termino.fin'], facts['prorroga.dias']]
  return facts['prorroga.decision'] === 'concede' && typeof first === 'string' && typeof days === 'number'
    ? dueDate(first, days, 'habiles', calendar)
    : ''
}

/** A term counts from the day after the notification (Ley 4 de 1913, art. 62). */
const dayAfter = (date: string | undefined): string => (date === undefined ? '' : addDays(date, 1))

const METHODS: Readonly<Record<string, string>> = {
  volumetrico: 'Volumétrico',
  molinete: 'Molinete',
  flotador: 'Flotador',
  vertedero: 'Vertedero',
}
const KINDS: Readonly<Record<string, string>> = {
  reposicion: 'Reposición',
  reposicion_apelacion: 'Reposición y en subsidio apelación',
  apelacion: 'Apelación',
  queja: 'Queja',
}

/** What a decision on an appeal changes, in words. */
function changeText(facts: Readonly<Record<string, unknown>>): string {
  const parts: string[] = []
  const flow = facts['recurso.nuevo_caudal']
  const use = facts['recurso.nuevo_uso']
  const years = facts['recurso.nuevo_plazo']
  if (flow !== undefined && flow !== null && flow !== '')
    parts.push(`el caudal otorgado es de ${decimal(flow)} L/s`)
  if (typeof use === 'string' && use !== '') parts.push(`el uso autorizado es ${use}`)
  if (years !== undefined && years !== null && years !== '')
    parts.push(`la vigencia es de ${String(years)} años`)
  return parts.length === 0
    ? String(facts['recurso.consideraciones'] ?? '')
    : `${parts.join('; ')}.`.replace(/^./, (x) => x.toUpperCase())
}

/** '1.110.456.789', or '900.373.913-4' with the check digit of a NIT. */
function documentText({ documentType, document }: PartyFacts): string {
  if (!/^\d+$/.test(document)) return document
  return documentType === 'NIT' && document.length === 9 ? nitWords(document) : decimalText(document)
}

const rowsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((r): r is Record<string, unknown> => typeof r === 'object' && r !== null)
    : []
const texts = (value: unknown): { texto: string }[] =>
  rowsIn(value).map((r) => ({ texto: String(r['text'] ?? r['texto'] ?? '') }))
const lines = (value: unknown): { texto: string }[] =>
  typeof value === 'string'
    ? value
        .split(/\n+/)
        .map((t) => t.trim())
        .filter((t) => t !== '')
        .map((texto) => ({ texto }))
    : texts(value)
const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
const decimal = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')
const labels = (c: ActContext, list: string, value: unknown): string =>
  (Array.isArray(value) ? value : []).map((v) => c.listLabel(list, String(v))).join(', ')

const actOf = (c: ActContext, id: string): { number: string | null; signedOn: string | null } | undefined =>
  c.actNumbers.get(id)

function firstRow(value: unknown): Record<string, unknown> {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null
    ? (value[0] as Record<string, unknown>)
    : {}
}

function pointText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { lat, lon } = value as { lat?: unknown; lon?: unknown }
  if (typeof lat !== 'number' || typeof lon !== 'number') return ''
  return `${lat.toFixed(5).replace('.', ',')}° N, ${Math.abs(lon).toFixed(5).replace('.', ',')}° O`
}
