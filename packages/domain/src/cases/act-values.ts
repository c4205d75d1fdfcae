import { decimal as decimalText } from '../acts/formats.ts'
import { textWith } from '../acts/inline.ts'
import { positionFor } from '../acts/position.ts'
import { documentNumberWords } from '../identity/documents.ts'
import { addDays } from '../terms/dates.ts'
import {
  METHODS,
  KINDS,
  changeText,
  rowsIn,
  texts,
  lines,
  numberIn,
  decimal,
  firstRow,
  pointText,
  supplyOf,
} from './act-words.ts'
import { computeTerm, dueDate } from '../terms/term.ts'
import type { Calendar } from '../terms/calendar.ts'
import type { ActLife, CaseState } from '../workflow/state.ts'

export interface PartyFacts {
  readonly name: string
  /** 'Cédula de ciudadanía', 'NIT' … */
  readonly documentType: string
  /** code of the type in the registration */
  readonly documentTypeId: number
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
    {
      readonly number: string | null
      readonly signedOn: string | null
      /** 2: a woman, as in the registration */
      readonly signerGender: number | null
    }
  >
  readonly documents: readonly string[]
  readonly notifications: readonly {
    readonly actId: string
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
  /** heading with its variables, signer's position and appeal clause of an act's template, by template id */
  readonly actFacts: (
    template: string,
    signerRole: string | null,
  ) => { readonly title: string; readonly position: string; readonly appeal: string | null }
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
  const concept = last('CONCEPTO_TEC')
  const decision = last('RES_OTORGA') ?? last('RES_NIEGA') ?? last('AUTO_DES_TACITO')
  const onAppeal = last('RES_RECURSO')
  const told = (act: ActLife | undefined): ActContext['notifications'] =>
    act === undefined ? [] : c.notifications.filter((n) => n.actId === act.id)
  const monthLater = computeTerm({ from: c.today, amount: 1, unit: 'meses', calendar: c.calendar }).due
  const recipient = c.state.flow.notifying?.recipients[c.state.flow.notifying.current ?? 0]
  const suspension = c.state.flow.suspensions.at(-1)
  // the applicant's step whose term an extension or a withdrawal speaks about
  const { interrupted, stack, extended } = c.state.flow
  const awaited = interrupted?.step ?? stack.findLast((step) => step in extended) ?? 'PG-04A'
  const requirement =
    (awaited === 'INF-02' ? undefined : last('AUTO_REQUERIMIENTO')) ?? last('AUTO_INFO_COMPL')
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
  const supply = supplyOf(facts['concepto.oferta'])
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
  const published = c.state.flow.tasks.some((task) => task.step === 'NOT-05B')
  return {
    'acto.ciudad': c.city,
    'autoridad.nombre': c.authority.name,
    'autoridad.direccion': c.authority.address,
    'autoridad.ciudad': c.authority.city,
    'autoridad.horario': c.authority.hours,
    'autoridad.correo': c.authority.email,
    'autoridad.telefono': c.authority.phone,
    'expediente.numero': c.expediente ?? '',
    'expediente.referencia':
      c.expediente === null ? `trámite con radicado ${c.radicado ?? ''}` : `expediente ${c.expediente}`,
    'expediente.documentos': [...new Set(c.documents)].map((name) => ({
      texto: name.replace(/\.(pdf|png|jpe?g)$/i, ''),
    })),
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
    'desistimiento.causa': awaited === 'LIQ-04' ? 'pago' : 'requerimiento',
    'termino.inicio': dayAfter(c.state.flow.lastNotifiedOn ?? suspension?.from),
    'termino.fin': c.today,
    'termino.prorroga': extension === undefined ? '' : numberOf(extension),
    'termino.respuesta': answered === undefined ? '' : 'la respuesta que consta en el expediente',
    'prorroga.fecha_solicitud': c.today,
    'prorroga.fecha_fin': extendedTo(c),
    'liquidacion.concepto': 'Servicio de evaluación ambiental',
    'recibo.convenio': facts['recibo.convenio'] ?? 'Convenio de recaudo de la Corporación',
    'recibo.bancos': 'los bancos y corresponsales del convenio',
    'acto_notificado.numero': notified?.number ?? '',
    'acto_notificado.fecha': notified?.signedOn ?? '',
    'acto_notificado.nombre':
      notifiedFacts === null
        ? ''
        : textWith(notifiedFacts.title, {
            'tramite.nombre': c.procedureName,
            'recurso.clase': KINDS[String(facts['recurso.clase'])] ?? '',
          }),
    'acto_notificado.autoridad': positionFor(notifiedFacts?.position ?? '', notified?.signerGender),
    'acto_notificado.recursos': notifiedFacts?.appeal ?? '',
    'acto_recurrido.numero': appealed?.number ?? '',
    'acto_recurrido.fecha': appealed?.signedOn ?? '',
    'acto_recurrido.fecha_notificacion':
      c.notifications.findLast((n) => n.actId === facts['recurso.acto'])?.legalOn ?? '',
    'acto_ejecutoriado.numero': numberOf(decision),
    'acto_ejecutoriado.fecha': dateOf(decision),
    'firmeza.notificaciones': [...told(decision), ...told(onAppeal)].map((n) => ({
      nombre: n.name,
      acto: actOf(c, n.actId)?.number ?? '',
      medio: n.means,
      fecha: n.legalOn,
    })),
    'firmeza.recurso_numero': numberOf(onAppeal),
    'firmeza.fecha': '',
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
    'aviso.publicado': published,
    'aviso.fecha_desfijacion': computeTerm({
      from: typeof facts['aviso.fecha_fijacion'] === 'string' ? facts['aviso.fecha_fijacion'] : c.today,
      // CPACA art. 69 for what is notified, DUR 2.2.3.2.9.4 for the visit
      amount: published ? 5 : 10,
      unit: 'habiles',
      calendar: c.calendar,
    }).due,
    'constancia.texto':
      notice === undefined
        ? ''
        : `El aviso ${numberOf(notice)} permaneció fijado durante diez (10) días hábiles en los lugares señalados. En ese término no se dejó constancia de oposiciones distintas de las que obran en el expediente.`,
    'constancia.fecha': c.today,
    'constancia.medio': c.state.flow.tasks.some((task) => task.step === 'NOT-06')
      ? `Notificación ${(c.notifications.at(-1)?.means ?? 'electrónica').toLocaleLowerCase('es-CO')}`
      : (facts['aviso.lugar'] ?? 'Cartelera y página web de la Corporación'),
    'recurso.fecha': c.today,
    ...captured,
    ...(/^\d+$/.test(String(captured['notificado.documento'])) && {
      'notificado.documento': decimalText(captured['notificado.documento']),
    }),
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
      documento: /^\d+$/.test(String(r['document'])) ? decimalText(r['document']) : (r['document'] ?? ''),
      calidad: String(r['capacity'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')),
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
    'concepto.descripcion': [
      `Captación en la fuente «${String(answers['nombre_fuente'] ?? 'sin nombre')}»`,
      ...(answers['vereda_captacion'] === undefined ? [] : [`vereda ${String(answers['vereda_captacion'])}`]),
      `con destino a: ${uses.toLocaleLowerCase('es-CO')}. Caudal solicitado: ${decimal(answers['caudal_solicitado'])} L/s.`,
    ].join(', '),
    'concepto.oferta': supply,
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
    // what can be granted all year round is what the scarcest period leaves
    'caudal.disponible': supply.length === 0 ? '' : Math.min(...supply.map((period) => period.disponible)),
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
      fundamento:
        r['basis'] ??
        r['fundamento'] ??
        (concept === undefined
          ? 'Revisión técnica del expediente.'
          : `Concepto técnico ${numberOf(concept)}.`),
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

/** number as acts write it: 'NIT' is the only type whose check digit is written */
const documentText = ({ documentTypeId, document }: PartyFacts): string =>
  documentNumberWords(documentTypeId, document)
const labels = (c: ActContext, list: string, value: unknown): string =>
  (Array.isArray(value) ? value : []).map((v) => c.listLabel(list, String(v))).join(', ')

type Numbered = ActContext['actNumbers'] extends ReadonlyMap<string, infer Value> ? Value : never
const actOf = (c: ActContext, id: string): Numbered | undefined => c.actNumbers.get(id)
