import { decimal as decimalText } from '../../kernel/figures.ts'
import type { ActContext } from './act-context.ts'
import { decimal, lines, METHODS, pointText, rowsIn, supplyOf, texts } from './act-words.ts'

/** Act variables of the visit, the technical concept and the grant, mapped from the officials' own keys. */
export function technicalValues(c: ActContext): Record<string, unknown> {
  const { answers } = c
  const { facts } = c.state
  const supply = supplyOf(facts['concepto.oferta'])
  const surfaceWater = c.nature.traits.includes('agua_superficial')
  const point = pointText(
    answers['coordenada_captacion'] ?? facts['visita.coordenada'] ?? answers['coordenada_predio'],
  )
  const uses = labels(c, 'usos', answers['usos'])
  // when an appeal changes or grants, its terms replace those of the decision (decision 45)
  const appealed = facts['recurso.decision'] === 'modifica' || facts['recurso.decision'] === 'otorga'
  const appealTerm = (name: string): unknown =>
    appealed ? (facts[`recurso.nuevo_${name}`] ?? undefined) : undefined
  return {
    'visita.coordenadas':
      facts['visita.coordenada'] === undefined
        ? []
        : [
            {
              punto: surfaceWater && facts['queja.clase'] === undefined ? 'Captación' : 'Punto visitado',
              coordenada: pointText(facts['visita.coordenada']),
              altitud: answers['altitud_captacion'] ?? '',
            },
          ],
    'visita.asistentes': rowsIn(facts['visita.asistentes']).map((r) => ({
      nombre: r['name'] ?? '',
      documento: /^\d+$/.test(String(r['document'])) ? decimalText(r['document']) : (r['document'] ?? ''),
      calidad: String(r['capacity'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')),
    })),
    'visita.aforos': [
      ...(facts['caudal.aforado'] === undefined
        ? []
        : [
            {
              sitio: answers['nombre_fuente'] ?? 'Fuente',
              metodo: METHODS[String(facts['visita.metodo_aforo'])] ?? '',
              resultado: `${decimal(facts['caudal.aforado'])} l/s`,
            },
          ]),
      ...rowsIn(facts['visita.mediciones']).map((r) => ({
        sitio: r['sitio'] ?? '',
        metodo: r['metodo'] ?? '',
        resultado: r['resultado'] ?? '',
      })),
      ...rowsIn(facts['visita.inventario']).map((r) => ({
        sitio: r['especie'] ?? '',
        metodo: `DAP ${decimal(r['dap'])} cm, altura ${decimal(r['altura'])} m`,
        resultado: `${decimal(r['volumen'])} m³`,
      })),
    ],
    'visita.fotos': rowsIn(facts['visita.fotografias']).map((r) => ({
      descripcion: r['caption'] ?? '',
      coordenada: pointText(r),
    })),
    oposiciones: facts['oposiciones'] ?? '',
    'concepto.descripcion': !surfaceWater
      ? (facts['concepto.descripcion'] ?? '')
      : [
          `Captación en la fuente «${String(answers['nombre_fuente'] ?? 'sin nombre')}»`,
          ...(answers['vereda_captacion'] === undefined
            ? []
            : [`vereda ${String(answers['vereda_captacion'])}`]),
          `con destino a: ${uses.toLocaleLowerCase('es-CO')}. Caudal solicitado: ${decimal(answers['caudal_solicitado'])} l/s.`,
        ].join(', '),
    'concepto.oferta': supply,
    'concepto.demanda': rowsIn(facts['concepto.demanda']).map((r) => ({
      uso: r['uso'] ?? '',
      unidades: r['unidades'] ?? '',
      modulo: r['modulo'] ?? '',
      caudal: r['caudal'] ?? '',
    })),
    'concepto.cartografia': cartography(surfaceWater, point, c.municipalityName),
    'planeacion.concepto': facts['planeacion.concepto'] ?? '',
    'concepto.terminos': c.terms('concepto.'),
    'concepto.sentido': facts['concepto.recomendacion'] ?? '',
    'concepto.resumen': facts['concepto.analisis'] ?? '',
    'concepto.obligaciones': texts(facts['concepto.obligaciones']),
    // only the flow left in the scarcest period can be granted all year round
    'caudal.disponible': supply.length === 0 ? '' : Math.min(...supply.map((period) => period.disponible)),
    'permiso.fuente': answers['nombre_fuente'] ?? '',
    'permiso.subzona':
      typeof answers['subzona_hidrografica'] === 'string'
        ? c.listLabel('subzonas', answers['subzona_hidrografica'])
        : '',
    'permiso.caudal': appealTerm('caudal') ?? facts['decision.caudal'] ?? '',
    // a rejection names no uses: an appeal that grants without naming any grants the recommended ones
    'permiso.uso':
      [appealTerm('uso'), facts['decision.uso'], facts['concepto.uso'], answers['usos']]
        .map((value) => usesText(c, value))
        .find((said) => said !== '') ?? '',
    ...comparisonValues(c, appealed),
    'permiso.coordenada': point,
    'permiso.plazo': appealTerm('plazo') ?? facts['decision.plazo'] ?? '',
    // the appeal decision replaces only the terms that it names
    'permiso.condiciones': merged(c.terms('decision.'), appealed ? c.terms('recurso.nuevo_') : []),
    'permiso.vigencia': (appealed ? c.validity('recurso.nuevo_') : '') || c.validity('decision.'),
    'permiso.legaliza': facts['decision.legaliza'] === true,
    // nothing is approved that was not presented with the application
    'permiso.pueaa':
      answers['pueaa_tipo'] === undefined || answers['pueaa_tipo'] === 'no_aplica' ? 'no_aplica' : 'aprueba',
    'permiso.obligaciones': texts(facts['permiso.obligaciones'] ?? facts['decision.obligaciones']),
    'negativa.motivos': lines(facts['decision.motivos']),
  }
}

/** Uses in one sentence; older cases hold free text instead of a list. */
function usesText(c: ActContext, value: unknown): string {
  if (typeof value === 'string') return value
  return labels(c, 'usos', value).replace(/, \p{Lu}(?=\p{Ll})/gu, (found) => found.toLocaleLowerCase('es-CO'))
}

/** Requested, recommended and granted terms side by side, with reasons for differences and rejections. */
function comparisonValues(c: ActContext, appealed: boolean): Record<string, unknown> {
  const rows = c.compared(appealed ? 'recurso.nuevo_' : 'decision.')
  return {
    'comparacion.filas': rows.map(({ label, requested, recommended, granted }) => ({
      termino: label,
      pedido: requested,
      recomendado: recommended,
      otorgado: granted,
    })),
    // a difference without a captured reason is left out, and the check before signing asks for it
    'comparacion.razones': rows
      .filter((row) => row.differs && row.reason !== '')
      .map(({ label, reason }) => ({ texto: `${label}: ${whole(reason)}` })),
    'comparacion.negado': rows
      .filter((row) => row.less)
      .map(({ label, requested, granted }) => ({
        texto: `${label}: se pidió ${inSentence(requested)} y se otorga ${inSentence(granted)}.`,
      })),
  }
}

const inSentence = (text: string): string =>
  text.replace(/(^|, )\p{Lu}(?=\p{Ll})/gu, (found) => found.toLocaleLowerCase('es-CO'))
/** A reason as it continues after a colon, with its full stop. */
const whole = (text: string): string => `${inSentence(text).replace(/\.$/, '')}.`

function cartography(surfaceWater: boolean, point: string, municipality: string): string {
  const what = surfaceWater ? 'El punto de captación' : 'El punto evaluado'
  const asked =
    municipality === ''
      ? ''
      : `La solicitud señala el municipio de ${municipality}, de la jurisdicción de la Corporación.`
  // the forms refuse a point outside the jurisdiction; nobody compared it with the limits of the municipality
  const placed = point === '' ? '' : `${what} (${point}) está dentro de la jurisdicción de la Corporación.`
  const known = [placed, asked].filter((sentence) => sentence !== '').join(' ')
  return known === '' ? 'La actuación no registra punto ni municipio.' : known
}

type Terms = ReturnType<ActContext['terms']>
function merged(granted: Terms, changed: Terms): Terms {
  const names = new Set(granted.map((term) => term.concepto))
  return [
    ...granted.map((term) => changed.find((one) => one.concepto === term.concepto) ?? term),
    ...changed.filter((term) => !names.has(term.concepto)),
  ]
}

const labels = (c: ActContext, list: string, value: unknown): string =>
  (Array.isArray(value) ? value : []).map((v) => c.listLabel(list, String(v))).join(', ')
