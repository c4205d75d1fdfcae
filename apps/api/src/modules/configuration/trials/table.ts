import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { FAMILIES } from './families.ts'
import { PROCEDURES, SECTIONS } from './procedures.ts'
import { SETTLEMENTS } from './settlements.ts'
import type { NotTried, Trial } from './trial.ts'

const LIST = 'No se prueba sobre casos: lo que ya lo tiene lo conserva. «Qué afecta» dice dónde está en uso.'
const HELP = 'No se prueba sobre casos: se lee en la ayuda.'
const WORDS = 'No se prueba sobre casos: son palabras, y la vista previa las muestra como se leerán.'
const PLACE = 'No se prueba sobre casos: dice dónde aparecen los trámites en las listas.'

/**
 * How the drafts of each kind are tried on what really happened before anybody meets them. A kind without an entry does not
 * compile; one that is not tried says why.
 */
export const TRIALS = {
  cifras: {
    none: 'No se prueba sobre casos: lo liquidado guarda las cifras con que se liquidó, y los ejemplos de las fórmulas se revisan al publicar.',
  },
  formula: SETTLEMENTS,
  causa_devolucion: { none: LIST },
  causa_rechazo: { none: LIST },
  causa_reagendamiento: { none: LIST },
  comunicacion: { none: LIST },
  ente_control: { none: 'No se prueba sobre casos: solo vale para los actos que se firmen desde entonces.' },
  enlace: { none: 'No se prueba sobre casos: la lista dice si la dirección responde.' },
  especie: { none: LIST },
  zona: { none: 'No se prueba sobre casos: la búsqueda por coordenadas muestra qué cruza cada lugar.' },
  serie: { none: 'No se prueba sobre casos: el ejemplo muestra el número que seguiría.' },
  sede: { none: 'No se prueba sobre casos: al publicar se dice qué trámites y tareas cambian de sede.' },
  competencia: {
    none: 'No se prueba sobre casos: lo firmado conserva la competencia con que se firmó, y los actos que nadie podría firmar se advierten al publicar.',
  },
  grupo: { none: 'No se prueba sobre casos: «Qué afecta» dice quiénes cuentan en él.' },
  ajuste: { none: 'No se prueba sobre casos: sus límites se revisan al guardarlo.' },
  rol: { none: 'No se prueba sobre casos: solo cambia el nombre del rol.' },
  dia_cerrado: { none: '«Qué afecta» ya cuenta los plazos abiertos que mueve.' },
  ley_festivos: { none: '«Qué afecta» ya cuenta los plazos abiertos que mueve.' },
  texto_legal: { none: WORDS },
  mensaje: { none: WORDS },
  carta: { none: WORDS },
  guia: { none: HELP },
  pregunta: { none: HELP },
  palabra: { none: HELP },
  tramite: PROCEDURES,
  familia: FAMILIES,
  acto: { none: 'No se prueba sobre casos: se imprime con lo que dicen casos reales.', prints: true },
  pasaje: { none: 'No se prueba sobre casos: se ve al imprimir los actos que lo llevan.' },
  seccion: SECTIONS,
  documento: {
    none: 'No se prueba sobre casos: da nombre y ayuda al documento. Cuándo se pide se prueba en cada trámite.',
  },
  categoria: { none: PLACE },
  subcategoria: { none: PLACE },
} as const satisfies { readonly [Id in KindId]: Trial<Id> | NotTried }

/** The trial of a kind, or why there is none. The compiler does not see that the content is of the kind that opened it. */
export const trialOfKind = (kind: KindId): Trial<never> | NotTried => TRIALS[kind]
