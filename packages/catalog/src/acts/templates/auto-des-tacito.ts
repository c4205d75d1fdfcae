import { article, has, is, isNot, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, reconsideration } from '../parts.ts'

const unpaid = is('desistimiento.causa', 'pago')
const asked = isNot('desistimiento.causa', 'pago')

/** Declares the petition abandoned and closes the file (CPACA art. 17): reasoned, notified, only reposición. */
export const autoDesTacito = defineAct({
  id: 'AUTO_DES_TACITO',
  name: 'Auto que declara el desistimiento tácito',
  title: 'Por el cual se declara el desistimiento tácito de una solicitud y se ordena su archivo',
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículos 17 y 67' },
  published: false,
  createsSituation: false,
  appeal: reconsideration,
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      ...caption(
        'AUTO',
        'Por el cual se declara el desistimiento tácito de una solicitud y se ordena su archivo',
      ),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      when(
        'sin-pagar',
        unpaid,
        p(
          'recibos-sin-pagar',
          'Para prestar el servicio de evaluación se expidieron recibos de pago a cargo del solicitante. Ninguno se pagó dentro de su fecha límite.',
        ),
      ),
      when(
        'requerido',
        asked,
        p(
          'requerimiento-sin-atender',
          'Mediante el {{requerimiento.numero}} se requirió al solicitante para que completara su petición, se le indicó el plazo para hacerlo y se le advirtió de las consecuencias de no atenderlo.',
        ),
      ),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'cuando-se-entiende-desistida',
        'El artículo 17 de la Ley 1437 de 2011, sustituido por el artículo 1 de la Ley 1755 de 2015, establece que se entiende que el peticionario ha desistido de su solicitud cuando no satisface el requerimiento, salvo que antes de vencer el plazo concedido solicite prórroga hasta por un término igual. Vencidos los términos, la autoridad decretará el desistimiento y el archivo del expediente mediante acto administrativo motivado, que se notificará personalmente y contra el cual únicamente procede recurso de reposición, sin perjuicio de que la solicitud pueda presentarse nuevamente con el lleno de los requisitos legales.',
      ),
      when(
        'incompleta',
        asked,
        p(
          'sigue-incompleta',
          'Sin la información pedida la solicitud sigue incompleta y no puede decidirse de fondo.',
        ),
      ),
      when(
        'sin-pago-no-hay-evaluacion',
        unpaid,
        p(
          'evaluacion-a-cargo-del-solicitante',
          'El servicio de evaluación está a cargo del solicitante, según el artículo 28 de la Ley 344 de 1996. Sin su pago no puede darse inicio a la evaluación.',
        ),
      ),
      when('con-motivo', has('desistimiento.motivo'), p('desistimiento-motivo', '{{desistimiento.motivo}}')),
    ),
    section(
      'verificación del vencimiento con las fechas',
      'Verificación del vencimiento',
      p('termino-verificado', 'El término concedido se verificó así en el calendario de la Corporación:'),
      {
        id: 'verificacion-del-termino',
        type: 'facts',
        rows: [
          { label: 'Acto que requirió', text: '{{requerimiento.numero}}', when: asked },
          { label: 'Inicio del término', text: '{{termino.inicio|fecha}}', when: asked },
          { label: 'Fin del término', text: '{{termino.fin|fecha}}', when: asked },
          { label: 'Última fecha de pago', text: '{{recibo.fecha_limite|fecha}}', when: unpaid },
          { label: 'Prórroga', text: '{{termino.prorroga}}', when: has('termino.prorroga') },
          { label: 'Prórroga', text: 'No se pidió antes del vencimiento', when: lacks('termino.prorroga') },
          { label: 'Respuesta recibida', text: '{{termino.respuesta}}', when: has('termino.respuesta') },
          { label: 'Respuesta recibida', text: 'Ninguna', when: lacks('termino.respuesta') },
        ],
      },
      p(
        'procede-declarar',
        'En consecuencia, el término venció sin que el solicitante cumpliera lo que le correspondía y procede declarar el desistimiento.',
      ),
    ),
    section(
      'declara el desistimiento y archiva',
      null,
      passage('dispone'),
      article(
        'declarar-desistimiento',
        'Declarar el desistimiento tácito de la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, con el radicado {{solicitud.radicado}}.',
      ),
      article(
        'ordenar-archivo',
        'Ordenar, en firme este auto, el archivo del {{expediente.referencia}}. La solicitud puede presentarse de nuevo, con el lleno de los requisitos legales.',
      ),
      article(
        'recordar-permiso-previo',
        'Recordar que ninguna actividad sujeta a permiso, concesión o autorización puede adelantarse sin obtenerlos, so pena de las medidas y sanciones previstas en la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
    ),
    section(
      'devolución de documentos y de pago si procede',
      null,
      article(
        'documentos-a-disposicion',
        'Poner a disposición del solicitante los documentos originales que haya aportado en físico, previa solicitud y dejando copia en el expediente.',
      ),
      when(
        'con-devolucion',
        has('devolucion.valor'),
        article(
          'devolver-suma',
          'Devolver al solicitante la suma de {{devolucion.valor|pesos}}, que corresponde a la parte de la tarifa de evaluación no causada, previa presentación de la certificación bancaria.',
        ),
      ),
      when(
        'pagado-sin-devolucion',
        { and: [lacks('devolucion.valor'), asked, has('pago.valor')] },
        article(
          'no-ordenar-devolucion',
          'No ordenar en este auto la devolución de lo pagado, {{pago.valor|pesos}}, sin perjuicio de que el interesado pida la de la parte que no se haya causado.',
        ),
      ),
      when(
        'sin-pago-que-devolver',
        {
          and: [lacks('devolucion.valor'), { or: [unpaid, lacks('pago.valor')] }],
        },
        article(
          'no-hay-devolucion',
          'No hay lugar a devolución, porque en la actuación no consta pago alguno.',
        ),
      ),
    ),
    section('recursos', null, passage('notificar'), passage('reposicion')),
    section('firma', null, passage('notifiquese'), passage('firma'), passage('traza')),
  ],
})
