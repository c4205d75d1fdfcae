import type { TERMINATION_CAUSES } from '../../causes/incident-causes.ts'
import { article, is, p, passage, section, when, withTrait } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, reconsideration } from '../parts.ts'

const title = 'Por el cual se declara la terminación de una actuación sin decisión de fondo'
const cause = (id: string, code: keyof typeof TERMINATION_CAUSES, text: string) =>
  when(`por-${id}`, is('terminacion.causal', code), p(id, text))

/** The single request of information, and the effect of ignoring it, apply to licences. */
const licence = withTrait('licencia')

/** Ends a procedure that cannot continue, without deciding on it. */
export const autoTermAnormal = defineAct({
  id: 'AUTO_TERM_ANORMAL',
  name: 'Auto de terminación anormal',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículo 67' },
  published: false,
  createsSituation: false,
  appeal: reconsideration,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('competencia')),
    section('antecedentes', 'Antecedentes', passage('radicacion'), passage('expediente')),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      when(
        'no-entrega-en-licencia',
        { and: [is('terminacion.causal', 'no_entrega'), licence] },
        p(
          'archivo-por-no-entrega',
          'El numeral 3 del artículo 2.2.2.3.6.3 del Decreto 1076 de 2015 dispone que, si el interesado no entrega la información adicional en el término establecido, la autoridad ambiental ordenará el archivo de la solicitud y la devolución de la totalidad de la documentación aportada, mediante acto motivado que se notifica en los términos de la ley. La información pedida no se entregó dentro de ese término.',
        ),
      ),
      when(
        'no-entrega',
        { and: [is('terminacion.causal', 'no_entrega'), { '!': [licence] }] },
        p(
          'informacion-no-entregada',
          'La información que se pidió dentro de la actuación, sin la cual no es posible decidir de fondo, no se entregó dentro del término concedido.',
        ),
      ),
      cause(
        'estudio-incompleto',
        'estudio_incompleto',
        'El estudio presentado no contiene todo lo que la ley y los términos de referencia exigen. Sin ello no es posible evaluar los impactos ni las medidas para manejarlos, por lo que procede archivar la actuación y devolver la documentación.',
      ),
      cause(
        'muerte',
        'muerte',
        'En el expediente consta la muerte del solicitante, sin que otra persona continúe la actuación en su lugar, de modo que no existe sujeto a quien pueda otorgarse o negarse lo pedido.',
      ),
      cause(
        'perdida-de-objeto',
        'perdida_objeto',
        'Las circunstancias que motivaron la solicitud desaparecieron, de manera que cualquier decisión de fondo carecería de objeto. El artículo 3 de la Ley 1437 de 2011 ordena evitar actuaciones que no pueden alcanzar su finalidad.',
      ),
      cause(
        'otra-causa',
        'otra',
        'En el expediente consta una circunstancia, distinta del desistimiento, que impide continuar la actuación y que se expone a continuación.',
      ),
      p('terminacion-motivo', '{{terminacion.motivo}}'),
      p(
        'no-resuelve-de-fondo',
        'La terminación no resuelve de fondo sobre lo pedido ni prejuzga sobre ello: quien tenga interés puede presentar una nueva solicitud con el lleno de los requisitos legales. Como pone fin a la actuación, debe motivarse de conformidad con los artículos 42 y 44 de la Ley 1437 de 2011.',
      ),
    ),
    section(
      'parte dispositiva',
      null,
      passage('dispone'),
      article(
        'declarar-terminada',
        'Declarar terminada, sin decisión de fondo, la actuación iniciada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, sobre {{tramite.nombre|enFrase}}, con el radicado {{solicitud.radicado}}.',
      ),
      article('ordenar-archivo', 'Ordenar, en firme este auto, el archivo del {{expediente.referencia}}.'),
      article(
        'devolver-documentacion',
        'Devolver al interesado la documentación que aportó, dejando copia en el expediente.',
      ),
      article(
        'recordar-permiso-previo',
        'Recordar que ninguna actividad sujeta a licencia, permiso, concesión o autorización puede adelantarse sin obtenerlos, so pena de las medidas y sanciones previstas en la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
    ),
    section('notificación o comunicación', null, passage('notificar')),
    section('recursos', null, passage('reposicion')),
    section(
      'firma y trazabilidad (proyectó, revisó)',
      null,
      passage('notifiquese'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
