import { plain } from '../../acts/formats.ts'
import type { LetterName } from '../definition/letter-names.ts'

/** Input for drafting a permit's letter, which an official then corrects. */
interface Known {
  readonly facts: Readonly<Record<string, unknown>>
  readonly radicado: string
  readonly procedure: string
}
export type Letter = (known: Known) => { readonly subject: string; readonly body: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** Trees assessed in the record, with the recommended treatment. */
export function treesAtRisk(facts: Readonly<Record<string, unknown>>): { id: string; text: string }[] {
  const treatment = TREATMENTS[String(facts['arbol.recomendacion'])] ?? 'Intervención'
  const trees = Array.isArray(facts['arbol.individuos']) ? facts['arbol.individuos'] : []
  return trees.flatMap((tree: Readonly<Record<string, unknown>>, index) => {
    const species = textOf(tree['especie'])
    const size = `DAP de ${plain(tree['dap'])} cm y altura de ${plain(tree['altura'])} m`
    return species === '' ? [] : [{ id: `arbol-${index + 1}`, text: `${treatment} de ${species}, ${size}.` }]
  })
}

const TREATMENTS: Readonly<Record<string, string>> = {
  tala: 'Tala',
  poda: 'Poda',
  seguimiento: 'Seguimiento',
}

// the act itself lists what its step requires, as it stands when the act is written
const missing: Letter = ({ radicado, procedure }) => ({
  subject: `Documentos por completar en la solicitud ${radicado}`,
  body: `Revisamos su solicitud de ${procedure}. Para continuar debe completar o corregir en el portal lo que se enumera en esta comunicación, dentro del mes siguiente a su recibo. Lo que entregue se agrega a la misma solicitud: no debe radicarla otra vez. Si no responde, se entenderá que desiste de ella (artículo 17 de la Ley 1437 de 2011).`,
})

export const PERMIT_LETTERS = {
  'documentos-faltantes': missing,
  audiencia: ({ facts, radicado }) => ({
    subject: `Audiencia pública ambiental, radicado ${radicado}`,
    body:
      facts['audiencia.procede'] === false
        ? 'La Corporación estudió la solicitud de audiencia pública ambiental y encontró que no reúne los requisitos de los artículos 2.2.2.4.1.5 y siguientes del Decreto 1076 de 2015. El trámite continúa.'
        : 'La Corporación celebró la audiencia pública ambiental. Lo expuesto y los documentos recibidos hacen parte del expediente y se tendrán en cuenta al decidir.',
  }),
  'concepto-de-otra-entidad': ({ radicado, procedure }) => ({
    subject: `Solicitud de concepto, radicado ${radicado}`,
    body: `Dentro del trámite de ${procedure} solicitamos su concepto en lo de su competencia, en el término de veinte (20) días hábiles (numeral 4 del artículo 2.2.2.3.6.3 del Decreto 1076 de 2015). Vencido ese término, la Corporación continuará el trámite.`,
  }),
  // the act itself lists the trees and measures captured by its step
  'autorizacion-por-riesgo': ({ radicado }) => ({
    subject: `Autorización inmediata por riesgo, radicado ${radicado}`,
    body: 'Comprobado el riesgo, la Corporación autoriza intervenir de inmediato los árboles que se relacionan en esta comunicación, con las medidas de seguridad que en ella se indican. Dentro de los cinco (5) días hábiles siguientes reporte la intervención con fotografías de antes y después. La compensación se fijará en resolución.',
  }),
  'plan-recibido': ({ radicado }) => ({
    subject: `Plan de contingencia recibido, radicado ${radicado}`,
    body: 'La Corporación recibió el plan de contingencia y lo revisó. El plan no requiere aprobación: se incorpora para su seguimiento (artículo 2.2.3.3.4.14 del Decreto 1076 de 2015). Actualícelo cuando cambien las condiciones de la actividad.',
  }),
  'respuesta-del-registro': ({ facts, radicado, procedure }) =>
    facts['registro.decision'] === 'niega'
      ? {
          subject: `Respuesta a la solicitud ${radicado}`,
          body: `La Corporación negó la solicitud de ${procedure} por las razones de la respuesta que le comunicamos. Contra ella puede presentar recurso de reposición dentro de los diez (10) días hábiles siguientes al recibo de esta comunicación, desde el portal.`,
        }
      : {
          subject: `Documento expedido, radicado ${radicado}`,
          body: `La Corporación expidió el documento de ${procedure}. Puede descargarlo en el portal y comprobarlo con su código.`,
        },
} as const satisfies Partial<Record<LetterName, Letter>>
