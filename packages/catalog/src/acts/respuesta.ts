import { defineAct, each, has, lacks, p, section, when } from './define-act.ts'
import { letterhead, signing, trace } from './parts.ts'

/** Answers what was asked, point by point. */
export const respuesta = defineAct({
  id: 'RESPUESTA',
  name: 'Respuesta de fondo',
  title: 'Respuesta a la solicitud {{solicitud.radicado}}',
  class: 'oficio',
  series: 'OFICIO',
  drafts: ['CLI_JURIDICO', 'CLI_ATENCION_CIUDADANO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: 'comunicacion',
  published: false,
  appeal: null,
  sections: [
    section(
      'referencia',
      null,
      ...letterhead,
      p('Destinatario: **{{oficio.destinatario}}**'),
      p(
        '**Referencia:** radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{tramite.nombre|enFrase}}.',
      ),
    ),
    section('síntesis', 'Lo que usted pidió', p('{{peticion.sintesis}}')),
    section('respuesta punto por punto', 'Respuesta', each('peticion.puntos', '{{item.texto}}')),
    section('fundamentos', 'Fundamentos', p('{{respuesta.fundamentos}}')),
    section(
      'anexos',
      'Anexos',
      when(has('oficio.anexos'), each('oficio.anexos', '{{item.texto}}')),
      when(lacks('oficio.anexos'), p('Sin anexos.')),
      p('Atentamente,'),
      ...signing,
      ...trace,
    ),
  ],
})
