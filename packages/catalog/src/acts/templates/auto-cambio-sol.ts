import type { WrittenBlock } from '@ventanilla/domain/acts/template'
import { CHANGE_REASONS } from '@ventanilla/domain/cases/applicant-change'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { article, each, has, is, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, notSurfaceWater, reconsideration, surfaceWater } from '../parts.ts'

const FORMER =
  '{{solicitante_anterior.nombre}}, con {{solicitante_anterior.tipo_documento|enFrase}} {{solicitante_anterior.documento}}'
const NEW =
  '{{solicitante_nuevo.nombre}}, con {{solicitante_nuevo.tipo_documento|enFrase}} {{solicitante_nuevo.documento}}'

const reason = (code: keyof typeof CHANGE_REASONS): Logic => is('cambio.motivo', code)
const among = (...codes: readonly string[]): Record<string, unknown> => ({
  in: [{ var: 'cambio.motivo' }, codes],
})

/** The request, its ground, and the proof of that ground. */
const grounds: readonly WrittenBlock[] = [
  when(
    'por-cesion',
    reason('cesion'),
    p(
      'funda-en-cesion',
      'La petición se funda en la cesión o traspaso acordado entre las dos partes. El motivo se acredita con el documento de cesión que ambas firmaron y con los que demuestran la identidad o la representación de cada una.',
    ),
  ),
  when(
    'por-muerte',
    reason('muerte'),
    p(
      'funda-en-muerte',
      'La petición se funda en la muerte de {{solicitante_anterior.nombre}}. El motivo se acredita con el registro civil de defunción y con los documentos que demuestran el derecho de {{solicitante_nuevo.nombre}} a ocupar su lugar: los registros civiles que prueban el parentesco o la unión, el testamento, o la partición y adjudicación de la herencia, según el caso.',
    ),
  ),
  when(
    'por-disolucion',
    reason('disolucion'),
    p(
      'funda-en-disolucion',
      'La petición se funda en la disolución o en la fusión de {{solicitante_anterior.nombre}}. El motivo se acredita con el certificado de existencia y representación legal en el que consta su inscripción, y con el documento por el que sus derechos y obligaciones pasan a {{solicitante_nuevo.nombre}}: el acuerdo de fusión, o el acto de liquidación y adjudicación, según el caso.',
    ),
  ),
  when(
    'por-venta-predio',
    reason('venta_predio'),
    when(
      'con-predio-conocido',
      has('predio.nombre'),
      p(
        'funda-en-venta-del-predio',
        'La petición se funda en la venta del predio «{{predio.nombre}}», con matrícula inmobiliaria {{predio.matricula}}. El motivo se acredita con la escritura pública y con el certificado de tradición y libertad en el que el dominio figura a nombre de {{solicitante_nuevo.nombre}}.',
      ),
    ),
    when(
      'sin-predio-conocido',
      lacks('predio.nombre'),
      p(
        'funda-en-venta-sin-datos',
        'La petición se funda en la venta del predio al que se refiere el trámite. El motivo se acredita con la escritura pública y con el certificado de tradición y libertad en el que el dominio figura a nombre de {{solicitante_nuevo.nombre}}.',
      ),
    ),
  ),
  when(
    'por-otro-motivo',
    { '!': [among(...Object.keys(CHANGE_REASONS))] },
    p('funda-en-otro-motivo', 'La petición se funda en el siguiente motivo: {{cambio.motivo}}.'),
  ),
]

const apart =
  'Cada parte se notifica por separado, y el término para recurrir corre para cada una desde su propia notificación.'
const byNotice =
  'personalmente, previa citación, y de no ser posible por aviso (artículos 67 a 69 de la Ley 1437 de 2011)'

/** A dead person or dissolved company cannot appear: the act is notified to heirs or successors. */
const notifyBoth: readonly WrittenBlock[] = [
  when(
    'notificable-a-las-partes',
    { '!': [among('muerte', 'disolucion')] },
    article('notificar-a-las-partes', `Notificar el contenido de este auto {{notificacion.orden}}. ${apart}`),
  ),
  when(
    'notificable-a-herederos',
    reason('muerte'),
    article(
      'notificar-a-los-herederos',
      `Notificar el contenido de este auto a los herederos de {{solicitante_anterior.nombre}}, o a quien represente su sucesión, ${byNotice}; y {{notificacion.orden_nuevo}}. ${apart}`,
    ),
  ),
  when(
    'notificable-a-sucesores',
    reason('disolucion'),
    article(
      'notificar-a-los-sucesores',
      `Notificar el contenido de este auto a quien represente o liquide a {{solicitante_anterior.nombre}} o haya recibido sus derechos, ${byNotice}; y {{notificacion.orden_nuevo}}. ${apart}`,
    ),
  ),
]

/** Replaces the applicant of a case in progress. A rejection is communicated by letter, without an auto. */
export const autoCambioSol = defineAct({
  id: 'AUTO_CAMBIO_SOL',
  name: 'Auto de cambio de solicitante',
  title: 'Por el cual se reconoce un cambio de solicitante en un trámite de {{tramite.nombre|enFrase}}',
  class: 'auto',
  role: 'applicantChange',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículo 67' },
  published: false,
  appeal: reconsideration,
  sections: [
    section(
      'encabezado',
      null,
      ...caption(
        'AUTO',
        'Por el cual se reconoce un cambio de solicitante en un trámite de {{tramite.nombre|enFrase}}',
      ),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'petición de cambio y soportes',
      'Petición de cambio y soportes',
      passage('radicacion'),
      passage('expediente'),
      p(
        'peticion-de-cambio',
        `Con el radicado {{cambio.radicado}} del {{cambio.fecha_solicitud|fecha}} se pidió que en este trámite figurara en adelante como solicitante ${NEW}, en lugar de ${FORMER}.`,
      ),
      ...grounds,
      p('soportes-aportados', 'Como soporte de la petición se aportó:'),
      each('cambio-soportes', 'cambio.soportes', '{{item.texto}}', false),
    ),
    section(
      'verificación de identidad y capacidad',
      'Verificación de identidad y capacidad',
      p(
        'estudio-de-la-peticion',
        `La petición y sus soportes se estudiaron en esta actuación, para que figure como solicitante ${NEW}.`,
      ),
      when(
        'con-constancia',
        has('cambio.concepto'),
        p('constancia-del-estudio', 'De ese estudio quedó esta constancia.'),
        p('cambio-concepto', '{{cambio.concepto}}'),
      ),
    ),
    section(
      'consideraciones',
      'Consideraciones',
      p(
        'principios',
        'El artículo 3 de la Ley 1437 de 2011 ordena adelantar las actuaciones administrativas con arreglo a los principios de debido proceso, buena fe, participación, eficacia, economía y celeridad. Quien acredita que ocupa el lugar del solicitante puede, por tanto, continuar la actuación, sin que deba iniciarse otra ni repetirse lo actuado.',
      ),
      p(
        'comunicar-a-terceros-afectados',
        'El artículo 37 de la misma ley ordena comunicar la existencia de la actuación a los terceros que puedan resultar directamente afectados por la decisión, para que puedan constituirse como parte y hacer valer sus derechos. Los terceros ya reconocidos conservan esa calidad.',
      ),
      when(
        'agua-superficial',
        surfaceWater,
        p(
          'no-traspasa-concesion',
          'De acuerdo con el artículo 2.2.3.2.8.7 del Decreto 1076 de 2015, el traspaso total o parcial de una concesión de aguas requiere autorización previa de la autoridad ambiental. Este auto se limita a la calidad de solicitante en una actuación en curso: no otorga ni traspasa concesión alguna, ni anticipa el sentido de la decisión de fondo.',
        ),
      ),
      when(
        'sin-agua-superficial',
        notSurfaceWater,
        p(
          'no-cede-permiso',
          'Este auto se limita a la calidad de solicitante en una actuación en curso: no otorga, cede ni modifica permiso, concesión o autorización alguna, ni anticipa el sentido de la decisión de fondo.',
        ),
      ),
      p(
        'objeto-sin-cambios',
        'El cambio no modifica el objeto de la solicitud. Aprobada la petición, procede reconocerlo.',
      ),
    ),
    section(
      'reconoce o niega el cambio',
      null,
      passage('dispone'),
      article(
        'reconocer',
        `Reconocer a ${NEW}, como solicitante dentro del trámite en curso, en lugar de ${FORMER}, en los siguientes términos:`,
      ),
      {
        id: 'terminos-del-cambio',
        type: 'facts',
        rows: [
          { label: 'Trámite', text: '{{tramite.nombre}}' },
          {
            label: 'Radicado',
            text: '{{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}',
          },
          { label: 'Expediente', text: '{{expediente.numero}}', when: has('expediente.numero') },
          { label: 'Petición de cambio', text: '{{cambio.radicado}} del {{cambio.fecha_solicitud|fecha}}' },
          ...Object.entries(CHANGE_REASONS).map(([code, words]) => ({
            label: 'Motivo',
            text: words,
            when: is('cambio.motivo', code),
          })),
          { label: 'Solicitante anterior', text: '{{solicitante_anterior.nombre}}' },
          { label: 'Solicitante en adelante', text: '**{{solicitante_nuevo.nombre}}**' },
        ],
      },
      article(
        'lo-actuado-vale',
        'Lo actuado conserva plena validez y no se repite. Los términos que corren, los plazos concedidos y las suspensiones continúan sin modificación.',
      ),
      article(
        'cuando-surte-efectos',
        'El cambio surte efectos cuando este auto quede en firme y {{solicitante_nuevo.nombre}} lo acepte, en la forma y dentro del término que la Corporación le comunique. Si no lo acepta, o guarda silencio, el cambio no se aplica y el trámite sigue en el estado en que se encuentra.',
      ),
    ),
    section(
      'obligaciones que asume',
      null,
      article(
        'recibe-el-tramite',
        'Desde que el cambio surta efectos, {{solicitante_nuevo.nombre}} recibe el trámite en el estado en que se encuentra y tiene a su cargo:',
      ),
      each('cambio-obligaciones', 'cambio.obligaciones', '{{item.texto}}'),
    ),
    section(
      'notificación a titular anterior y nuevo',
      null,
      ...notifyBoth,
      article(
        'a-quien-se-dirigen-notificaciones',
        'Dirigir a {{solicitante_nuevo.nombre}}, desde que el cambio surta efectos, las notificaciones y comunicaciones del trámite. Se harán por medios electrónicos solo con su autorización, de conformidad con el artículo 56 de la Ley 1437 de 2011: la autorización y los poderes que haya otorgado {{solicitante_anterior.nombre}} no se extienden a quien recibe el trámite.',
      ),
      article(
        'comunicar-a-terceros',
        'Comunicar el presente auto a los terceros reconocidos en la actuación y a quienes puedan resultar directamente afectados por el cambio, de conformidad con el artículo 37 de la Ley 1437 de 2011.',
      ),
    ),
    section('recursos', null, passage('reposicion')),
    section('firma', null, passage('notifiquese'), passage('firma'), passage('traza')),
  ],
})
