import type { Block } from '@ventanilla/domain/acts/template'
import { article, is, lacks, p, when } from './define-act.ts'

/** Legal content of a grant by type: its legal basis and the duties that the law always imposes. */
interface GrantLaw {
  readonly types: readonly number[]
  readonly reasons: string
  readonly duties: readonly string[]
  /** duties before the works; omitted when the grant only legalises existing ones */
  readonly beforehand?: readonly string[]
}

const TRANSPORT =
  'Los productos se movilizan con salvoconducto único nacional en línea (SUNL), que se expide contra el saldo autorizado en esta resolución, de conformidad con los artículos 2.2.1.1.13.1 y siguientes del Decreto 1076 de 2015.'
const FOREST_COPY =
  'Enviar copia de esta resolución a la alcaldía del municipio, para que se exhiba en un lugar visible, según el artículo 2.2.1.1.7.11 del Decreto 1076 de 2015.'
const FOREST_LEVY =
  'El titular pagará la tasa compensatoria por aprovechamiento forestal maderable prevista en los artículos 2.2.9.12.1.1 y siguientes del Decreto 1076 de 2015.'
const FOREST =
  'Los artículos 199 a 224 del Decreto-ley 2811 de 1974 y 2.2.1.1.3.1 y siguientes del Decreto 1076 de 2015 sujetan a permiso o autorización el aprovechamiento forestal.'

const LAW: readonly GrantLaw[] = [
  {
    types: [1],
    reasons:
      'Los artículos 49 a 60 de la Ley 99 de 1993 y 2.2.2.3.6.2 y 2.2.2.3.6.3 del Decreto 1076 de 2015 exigen licencia ambiental para el proyecto y ordenan pedir la información adicional por una sola vez.',
    duties: [
      'La licencia lleva implícitos únicamente los permisos, concesiones y autorizaciones que esta resolución enumera. El uso de recursos no previsto requiere modificarla.',
      'El titular presentará los informes de cumplimiento ambiental en la periodicidad del plan de seguimiento y avisará por escrito el inicio de cada fase. La licencia pierde vigencia si en cinco (5) años contados desde su firmeza no se ha iniciado la construcción del proyecto.',
    ],
  },
  {
    types: [9],
    reasons:
      'Los artículos 2.2.2.3.7.1, 2.2.2.3.7.2 y 2.2.2.3.8.1 del Decreto 1076 de 2015 regulan la modificación de la licencia y ordenan pedir la información adicional por una sola vez.',
    duties: [
      'Las disposiciones de la licencia que esta resolución no cambia continúan vigentes, y las obligaciones del plan de manejo se extienden a lo que aquí se autoriza.',
    ],
  },
  {
    types: [2],
    reasons:
      'Los artículos 146 a 154 del Decreto-ley 2811 de 1974 y 2.2.3.2.16.4 a 2.2.3.2.16.12 del Decreto 1076 de 2015 sujetan a permiso la exploración de aguas subterráneas.',
    duties: [
      'Dentro de los sesenta (60) días hábiles siguientes a la perforación, el titular entregará por cada pozo el informe del artículo 2.2.3.2.16.10 del Decreto 1076 de 2015: ubicación, perfil estratigráfico, diseño, nivelación, calidad del agua y prueba de bombeo.',
      'El permiso de exploración no concede el aprovechamiento del agua. Para captarla se requiere concesión.',
    ],
  },
  {
    types: [4],
    reasons:
      'Los artículos 149 a 154 del Decreto-ley 2811 de 1974 y 2.2.3.2.16.13 a 2.2.3.2.16.19 del Decreto 1076 de 2015 sujetan a concesión el aprovechamiento de aguas subterráneas, que se tramita por el procedimiento común de sus artículos 2.2.3.2.9.1 a 2.2.3.2.9.11.',
    duties: [
      'El pozo tendrá medidor de caudal y dispositivo para medir niveles. El titular pagará la tasa por utilización del agua (artículos 2.2.9.6.1.1 y siguientes del Decreto 1076 de 2015) y reportará los volúmenes; a falta de reporte se liquidará sobre el caudal concedido.',
      'La prórroga debe pedirse durante el último año de la vigencia (artículo 2.2.3.2.8.4) y la cesión requiere autorización previa (artículo 2.2.3.2.8.7). Al abandonar el pozo se sellará técnicamente.',
    ],
  },
  {
    types: [5],
    reasons:
      'Los artículos 2.2.3.3.5.1 a 2.2.3.3.5.10 del Decreto 1076 de 2015 sujetan a permiso los vertimientos a las aguas y al suelo.',
    duties: [
      'El titular caracterizará el vertimiento con laboratorio acreditado, pagará la tasa retributiva y mantendrá el plan de gestión del riesgo. Cuando el tratamiento falle, suspenderá la descarga y avisará a la Corporación.',
      'La renovación se pide en el primer trimestre del último año de vigencia (artículo 2.2.3.3.5.10) y cualquier cambio de las condiciones exige modificar el permiso (artículo 2.2.3.3.5.9).',
    ],
  },
  {
    types: [6],
    reasons:
      'Los artículos 102 y 104 del Decreto-ley 2811 de 1974 y 2.2.3.2.12.1 del Decreto 1076 de 2015 exigen permiso para construir obras que ocupen el cauce de una corriente o depósito de agua.',
    duties: [
      'El titular avisará con ocho (8) días de anticipación el inicio de las obras y, al terminarlas, retirará escombros y restituirá las márgenes. Las obras no se usan hasta que la Corporación las reciba.',
      'El permiso no confiere dominio ni servidumbre, no ampara el uso del agua ni el aprovechamiento forestal, y el titular responde por los daños que la obra cause.',
    ],
  },
  {
    types: [7],
    reasons: `${FOREST} El aprovechamiento único se rige por los artículos 2.2.1.1.5.1 a 2.2.1.1.5.7.`,
    duties: [TRANSPORT, FOREST_LEVY, FOREST_COPY],
  },
  {
    types: [8],
    reasons: `${FOREST} El aprovechamiento persistente se rige por los artículos 2.2.1.1.4.1 a 2.2.1.1.4.6 y por el plan de manejo que se aprueba.`,
    duties: [TRANSPORT, FOREST_LEVY, FOREST_COPY],
  },
  {
    types: [11],
    reasons: `${FOREST} El aprovechamiento doméstico se rige por los artículos 2.2.1.1.6.1 a 2.2.1.1.6.3 y se destina solo a necesidades domésticas.`,
    duties: [
      'Los productos no pueden comercializarse. El titular repondrá los árboles aprovechados en la forma que indica el concepto técnico.',
    ],
  },
  {
    types: [12],
    reasons:
      'Los artículos 2.2.1.1.9.1 a 2.2.1.1.9.6 del Decreto 1076 de 2015 regulan la tala, poda y traslado de árboles aislados y la atención de los que ponen en peligro a personas o bienes.',
    duties: [TRANSPORT],
    beforehand: [
      'La intervención se hace con personal y equipo idóneos, sin quemas, y el titular responde por los daños a terceros. Antes de intervenir se verifica que no haya nidos ni fauna; si los hay, se avisa a la Corporación.',
    ],
  },
  {
    types: [13],
    reasons:
      'Los artículos 2.2.5.1.7.1 a 2.2.5.1.7.18 del Decreto 1076 de 2015 sujetan a permiso la descarga de contaminantes al aire, y la Resolución 909 de 2008 fija los límites de las fuentes fijas.',
    duties: [
      'El titular medirá las emisiones con laboratorio acreditado en la frecuencia que corresponda y avisará con treinta (30) días de anticipación cada medición.',
      'Para renovar el permiso presentará el informe de estado de emisiones (IE-1) antes del vencimiento, conforme al artículo 2.2.5.1.7.14 del Decreto 1076 de 2015.',
    ],
  },
  {
    types: [14],
    reasons:
      'La Resolución 1433 de 2004 obliga a los prestadores de alcantarillado a formular y ejecutar el plan de saneamiento y manejo de vertimientos, articulado con los objetivos de calidad y con las metas de carga contaminante.',
    duties: [
      'El prestador informará cada semestre el avance físico de las actividades e inversiones y cada año el cumplimiento de las metas de carga, y pagará la tasa retributiva.',
      'El incumplimiento de las metas dará lugar al ajuste del factor regional y a las medidas de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
    ],
  },
  {
    types: [15],
    reasons:
      'La Ley 373 de 1997, los artículos 2.2.3.2.1.1.1 a 2.2.3.2.1.1.7 del Decreto 1076 de 2015 y la Resolución 1257 de 2018 exigen un programa para el uso eficiente y ahorro del agua a quienes la usan.',
    duties: [
      'El titular presentará cada año el informe de avance de los proyectos y metas. El programa hace parte de la concesión y se actualiza con ella.',
    ],
  },
  {
    types: [16],
    reasons:
      'Los artículos 2.2.2.8.1.1 a 2.2.2.8.7.1 del Decreto 1076 de 2015 sujetan a permiso la recolección de especímenes silvestres con fines de investigación científica no comercial.',
    duties: [
      'El titular depositará los especímenes en una colección registrada, publicará la información en el sistema de información sobre biodiversidad y entregará los informes parciales y el final.',
      'El permiso no autoriza el acceso a recursos genéticos ni el uso comercial de los especímenes o de sus derivados.',
    ],
  },
  {
    types: [17],
    reasons:
      'Los artículos 2.2.2.9.2.1 a 2.2.2.9.2.13 del Decreto 1076 de 2015 sujetan a permiso la recolección de especímenes para elaborar estudios ambientales.',
    duties: [
      'El titular avisará cada salida de campo, depositará los especímenes en una colección registrada y entregará el informe final con la información en el sistema de información sobre biodiversidad.',
      'El permiso ampara solo los estudios; no autoriza la construcción del proyecto ni el acceso a recursos genéticos.',
    ],
  },
  {
    types: [18],
    reasons:
      'La Ley 611 de 2000, la Resolución 1317 de 2000 y los artículos 2.2.1.2.1.1 y siguientes del Decreto 1076 de 2015 regulan la zoocría y la caza de fomento.',
    duties: [
      'El titular marcará los individuos, llevará el libro de registro y pagará la tasa compensatoria por caza de fauna silvestre. La fase comercial requiere licencia ambiental y la cuota que se fije en ella.',
    ],
  },
  {
    types: [29],
    reasons:
      'Los artículos 2.2.3.2.8.1 a 2.2.3.2.8.11 y 2.2.3.3.5.9 y 2.2.3.3.5.10 del Decreto 1076 de 2015 permiten modificar, prorrogar o ceder lo otorgado, con autorización previa de la Corporación y sin desmejorar las condiciones ambientales.',
    duties: [
      'Las disposiciones del permiso que esta resolución no cambia continúan vigentes. Quien recibe un permiso por cesión asume sus obligaciones, también las pendientes.',
    ],
  },
]

const forTypes = (types: readonly number[], ...blocks: readonly Block[]): Block[] =>
  types.map((type) => when(is('tramite.tipo', type), ...blocks))

/** The legal basis of the grant. */
export const lawOfGrant: readonly Block[] = LAW.flatMap(({ types, reasons }) => forTypes(types, p(reasons)))
/** Duties that every grant of the type imposes. */
export const dutiesOfGrant: readonly Block[] = LAW.flatMap(({ types, duties, beforehand = [] }) =>
  forTypes(
    types,
    ...duties.map((text) => article(text)),
    ...beforehand.map((text) => when(lacks('permiso.legaliza'), article(text))),
  ),
)
/** Types whose grant states its own legal basis. */
export const TYPES_WITH_LAW: ReadonlySet<number> = new Set(LAW.flatMap(({ types }) => types))
