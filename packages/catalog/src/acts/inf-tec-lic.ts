import { defineAct, each, has, headline, is, isNot, lacks, p, section, subtitle, when } from './define-act.ts'
import { filed, label, openedFile, signing, trace } from './parts.ts'

/** Evaluates the study of environmental impact by media and recommends the decision on the licence. */
export const infTecLic = defineAct({
  id: 'INF_TEC_LIC',
  name: 'Informe técnico de licencia',
  title: 'Informe técnico de evaluación de {{tramite.nombre|enFrase}}',
  class: 'concepto',
  role: 'opinion',
  citedAs: 'el informe técnico',
  series: 'CONCEPTO',
  drafts: ['CLI_TECNICO_LICENCIAS'],
  reviews: ['CLI_COORDINADOR_LICENCIAS'],
  signs: ['CLI_TECNICO_LICENCIAS'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  appeal: null,
  sections: [
    section(
      'antecedentes',
      null,
      ...label('INFORME TÉCNICO DE EVALUACIÓN'),
      headline('1. Antecedentes'),
      ...filed,
      openedFile,
      p('Se evaluó el estudio de impacto ambiental en su versión {{eia.version}}.'),
    ),
    section(
      'área de influencia',
      '2. Área de influencia',
      p(
        'El área de influencia evaluada es de {{licencia.area|numero}} ha, en el municipio de {{predio.municipio}}.',
      ),
    ),
    section(
      'evaluación por medio (abiótico, biótico, socioeconómico)',
      '3. Evaluación por medios',
      subtitle('3.1 Medio abiótico'),
      p('{{informe.abiotico}}'),
      subtitle('3.2 Medio biótico'),
      p('{{informe.biotico}}'),
      subtitle('3.3 Medio socioeconómico'),
      p('{{informe.socioeconomico}}'),
    ),
    section('zonificación', '4. Zonificación', p('{{informe.zonificacion}}')),
    section('demanda de recursos', '5. Demanda de recursos', p('{{informe.demanda}}')),
    section('valoración económica', '6. Valoración económica', p('{{informe.valoracion}}')),
    section('plan de manejo y seguimiento', '7. Plan de manejo y de seguimiento', p('{{informe.manejo}}')),
    section('contingencia', '8. Plan de contingencia', p('{{informe.contingencia}}')),
    section(
      'compensación e inversión del 1 %',
      '9. Compensación e inversión del 1 %',
      p('{{informe.compensacion}}'),
    ),
    section(
      'recomendación',
      '10. Recomendación',
      p('{{concepto.resumen}}'),
      when(
        isNot('concepto.sentido', 'negar'),
        p('Se recomienda **otorgar** {{tramite.nombre|enFrase}} en los términos de este informe.'),
      ),
      when(is('concepto.sentido', 'negar'), p('Se recomienda **negar** {{tramite.nombre|enFrase}}.')),
      when(
        has('concepto.obligaciones'),
        p('Obligaciones que se proponen:'),
        each('concepto.obligaciones', '{{item.texto}}'),
      ),
      when(lacks('concepto.obligaciones'), p('No se proponen obligaciones.')),
      ...signing,
      ...trace,
    ),
  ],
})
