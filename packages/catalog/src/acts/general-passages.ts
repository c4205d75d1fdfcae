import type { Passage } from '@ventanilla/domain/acts/passages'
import type { Logic } from '@ventanilla/domain/forms/definition'
import { article, has, lacks, p, shared, when } from './blocks.ts'
import { reconsideration } from './parts.ts'

/** The property is described only when its name and registration number are available. */
const inProperty: Logic = {
  and: [has('predio.nombre'), has('predio.matricula')],
}

/** Passages of acts of any kind. */
export const GENERAL_PASSAGES: readonly Passage[] = [
  shared(
    'membrete',
    'Lugar, fecha y número de un oficio',
    p('lugar-y-fecha', '{{acto.ciudad}}, {{acto.fecha|fecha}}'),
    p('numero', '**{{acto.numero}}**'),
  ),
  shared('firma', 'Nombre y cargo de quien firma', {
    id: 'firmante',
    type: 'signature',
    name: '{{firmante.nombre}}',
    position: '{{firmante.cargo}}',
  }),
  shared('traza', 'Quién proyectó y quién revisó', {
    id: 'proyecto-y-reviso',
    type: 'paragraph',
    role: 'traza',
    text: 'Proyectó: {{proyecto.nombre}} · Revisó: {{reviso.nombre}} · {{expediente.referencia|inicial}}',
  }),
  shared('traza-sin-revision', 'Quién elaboró un documento que se firma sin revisión', {
    id: 'elaboro',
    type: 'paragraph',
    role: 'traza',
    text: 'Elaboró: {{proyecto.nombre}} · {{expediente.referencia|inicial}}',
  }),
  shared('comuniquese', 'Fórmula final de un acto que se comunica', {
    id: 'formula',
    type: 'paragraph',
    align: 'center',
    text: '**COMUNÍQUESE Y CÚMPLASE**',
  }),
  shared('notifiquese', 'Fórmula final de un acto que se notifica', {
    id: 'formula',
    type: 'paragraph',
    align: 'center',
    text: '**NOTIFÍQUESE Y CÚMPLASE**',
  }),
  shared('publiquese', 'Fórmula final de un acto que se notifica y se publica', {
    id: 'formula',
    type: 'paragraph',
    align: 'center',
    text: '**NOTIFÍQUESE, PUBLÍQUESE Y CÚMPLASE**',
  }),
  shared('dispone', 'Comienzo de la parte dispositiva de un auto', {
    id: 'titulo',
    type: 'heading',
    align: 'center',
    text: 'DISPONE',
  }),
  shared('resuelve', 'Comienzo de la parte resolutiva de una resolución', {
    id: 'titulo',
    type: 'heading',
    align: 'center',
    text: 'RESUELVE',
  }),
  shared(
    'competencia',
    'Competencia de la Corporación y de quien firma',
    p(
      'fundamento',
      'La {{autoridad.nombre}}, por conducto de su {{firmante.cargo|minusculas}}, {{firmante.competencia}}, expide este acto con fundamento en la Ley 99 de 1993, la Ley 1437 de 2011 y el Decreto 1076 de 2015.',
    ),
    p(
      'funciones',
      'De acuerdo con los numerales 9 y 12 del artículo 31 de la Ley 99 de 1993, corresponde a las corporaciones autónomas regionales otorgar las concesiones, permisos, autorizaciones y licencias que la ley exige para usar los recursos naturales renovables, y evaluar, controlar y vigilar ese uso.',
    ),
    when(
      'con-municipio',
      has('predio.municipio'),
      p(
        'jurisdiccion',
        'La actuación se refiere al municipio de {{predio.municipio}}, de la jurisdicción de esta Corporación, que es competente para conocer de ella.',
      ),
    ),
  ),
  shared(
    'competencia-del-recurso',
    'Competencia de quien expidió el acto recurrido',
    p(
      'fundamento',
      'La {{autoridad.nombre}}, por conducto de su {{firmante.cargo|minusculas}}, {{firmante.competencia}}, es competente para pronunciarse sobre el recurso, de conformidad con la Ley 99 de 1993 y los artículos 74 a 82 de la Ley 1437 de 2011 (CPACA), por haber expedido el acto recurrido.',
    ),
  ),
  shared(
    'radicacion',
    'Radicación de la solicitud',
    when(
      'con-predio',
      inProperty,
      p(
        'solicitud-con-predio',
        'Con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, presentó la solicitud de {{tramite.nombre|enFrase}} en beneficio del predio «{{predio.nombre}}», con matrícula inmobiliaria {{predio.matricula}}, ubicado en la vereda {{predio.vereda}} del municipio de {{predio.municipio}}.',
      ),
    ),
    when(
      'sin-predio',
      { '!': [inProperty] },
      p(
        'solicitud',
        'Con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, presentó la solicitud de {{tramite.nombre|enFrase}}.',
      ),
    ),
  ),
  shared(
    'expediente',
    'Expediente y oficina en que se adelanta la actuación',
    when(
      'con-territorial',
      has('territorial.nombre'),
      when(
        'con-expediente',
        has('expediente.numero'),
        p(
          'expediente-y-oficina',
          'La actuación se adelanta en el expediente {{expediente.numero}}, en la oficina territorial «{{territorial.nombre}}».',
        ),
      ),
      when(
        'sin-expediente',
        lacks('expediente.numero'),
        p('oficina', 'La actuación se tramita en la oficina territorial «{{territorial.nombre}}».'),
      ),
    ),
  ),
  shared(
    'inicio-del-tramite',
    'Auto que dio inicio al trámite, si lo hay',
    when(
      'con-auto',
      has('inicio.numero'),
      when(
        'con-visita',
        has('visita.fecha'),
        p(
          'inicio-con-visita',
          'Mediante el {{inicio.numero}} del {{inicio.fecha|fecha}} se dio inicio al trámite, se ordenó la visita y se dispuso su publicación.',
        ),
      ),
      when(
        'sin-visita',
        lacks('visita.fecha'),
        p(
          'inicio',
          'Mediante el {{inicio.numero}} del {{inicio.fecha|fecha}} se dio inicio al trámite y se dispuso su publicación.',
        ),
      ),
    ),
  ),
  shared(
    'visita-practicada',
    'La visita, con su aviso si se firmó',
    when(
      'con-aviso',
      has('aviso.numero'),
      p(
        'visita-y-aviso',
        'La visita técnica se practicó el {{visita.fecha|fecha}}, previa fijación del aviso {{aviso.numero}}.',
      ),
    ),
    when(
      'sin-aviso',
      lacks('aviso.numero'),
      p('visita', 'La visita técnica se practicó el {{visita.fecha|fecha}}.'),
    ),
  ),
  shared(
    'evaluacion-pagada',
    'Pago del servicio de evaluación',
    when(
      'con-pago',
      has('pago.referencia'),
      p(
        'pago',
        'El servicio de evaluación ambiental se pagó por valor de {{pago.valor|pesos}}, con la referencia {{pago.referencia}}, como consta en el expediente.',
      ),
    ),
  ),
  // interim acts are communicated, not notified, and admit no appeal (CPACA art. 75)
  shared(
    'sin-recursos',
    'Contra un auto de trámite no procede recurso',
    article(
      'no-procede',
      'Contra el presente auto no procede recurso alguno, por ser un acto de trámite, de conformidad con el artículo 75 de la Ley 1437 de 2011.',
    ),
  ),
  shared(
    'reposicion',
    'Contra un auto que pone fin a la actuación procede reposición',
    article('procede', reconsideration.text),
  ),
  // drafts show the template's clause; the signature fixes the exact one for its signer
  shared(
    'recursos',
    'Recursos contra una resolución, según quien la firme',
    article('clausula', '{{recursos.clausula}}'),
  ),
  // each party by the party's own means in this case (CPACA arts. 56, 67-69)
  shared(
    'notificar',
    'Orden de notificar una decisión a cada parte por su medio',
    article('orden', 'Notificar el contenido de esta decisión {{notificacion.orden}}.'),
  ),
]
