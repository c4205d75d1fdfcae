import { decimal as decimalText } from '../acts/formats.ts'
import type { ActContext } from './act-context.ts'
import { decimal, lines, METHODS, pointText, rowsIn, supplyOf, texts } from './act-words.ts'

/** Visit, technical concept and what is granted: captured under the officials' own keys, written by the acts in theirs. */
export function technicalValues(c: ActContext): Record<string, unknown> {
  const { answers } = c
  const { facts } = c.state
  const supply = supplyOf(facts['concepto.oferta'])
  const point = pointText(answers['coordenada_captacion'])
  const uses = labels(c, 'usos', answers['usos'])
  // where an appeal changes or grants, its terms replace those of the decision (decision 45)
  const appealTerm = (name: string): unknown =>
    facts['recurso.decision'] === 'modifica' || facts['recurso.decision'] === 'otorga'
      ? (facts[`recurso.nuevo_${name}`] ?? undefined)
      : undefined
  return {
    'visita.coordenadas':
      facts['visita.coordenada'] === undefined
        ? []
        : [
            {
              punto: facts['queja.clase'] === undefined ? 'Captación' : 'Punto visitado',
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
  }
}

const labels = (c: ActContext, list: string, value: unknown): string =>
  (Array.isArray(value) ? value : []).map((v) => c.listLabel(list, String(v))).join(', ')
