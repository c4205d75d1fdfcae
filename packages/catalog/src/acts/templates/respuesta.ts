import type { Appeal } from '@ventanilla/domain/acts/template'
import { each, has, is, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

/** A response that denies a registration ends the request, so it can be appealed (CPACA arts. 43 and 74). */
const DENIES = is('registro.decision', 'niega')
const againstDenial: Appeal = {
  kinds: ['reposición'],
  businessDays: 10,
  norm: 'CPACA arts. 74 y 76',
  when: DENIES,
  text: 'Contra esta negativa procede el recurso de reposición, ante quien la firma, por escrito, dentro de los diez (10) días hábiles siguientes a su comunicación, con los requisitos del artículo 77 de la Ley 1437 de 2011.',
}

/** Responds to a petition, point by point. */
export const respuesta = defineAct({
  id: 'RESPUESTA',
  name: 'Respuesta de fondo',
  title: 'Respuesta a la solicitud {{solicitud.radicado}}',
  class: 'oficio',
  role: 'decision',
  series: 'OFICIO',
  drafts: ['CLI_JURIDICO', 'CLI_ATENCION_CIUDADANO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'Ley 1755 de 2015, artículo 13' },
  published: false,
  appeal: againstDenial,
  sections: [
    section(
      'referencia',
      null,
      passage('membrete'),
      p('destinatario', 'Destinatario: **{{oficio.destinatario}}**'),
      p(
        'referencia',
        '**Referencia:** radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}, {{tramite.nombre|enFrase}}.',
      ),
    ),
    section('síntesis', 'Lo que usted pidió', p('peticion-sintesis', '{{peticion.sintesis}}')),
    section(
      'respuesta punto por punto',
      'Respuesta',
      each('peticion-puntos', 'peticion.puntos', '{{item.texto}}'),
    ),
    section(
      'fundamentos',
      'Fundamentos',
      p('respuesta-fundamentos', '{{respuesta.fundamentos}}'),
      when('niega', DENIES, p('recurso-contra-la-negativa', againstDenial.text)),
    ),
    section(
      'anexos',
      'Anexos',
      when('con-anexos', has('oficio.anexos'), each('anexos', 'oficio.anexos', '{{item.texto}}')),
      when('no-hay-anexos', lacks('oficio.anexos'), p('sin-anexos', 'Sin anexos.')),
      p('atentamente', 'Atentamente,'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
