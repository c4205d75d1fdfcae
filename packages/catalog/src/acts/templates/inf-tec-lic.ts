import { each, has, headline, is, isNot, lacks, p, passage, section, subtitle, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

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
      headline('titulo-antecedentes', '1. Antecedentes'),
      passage('radicacion'),
      passage('expediente'),
      p('estudio-evaluado', 'Se evaluó el estudio de impacto ambiental en su versión {{eia.version}}.'),
    ),
    section(
      'área de influencia',
      '2. Área de influencia',
      p(
        'area-de-influencia',
        'El área de influencia evaluada es de {{licencia.area|numero}} ha, en el municipio de {{predio.municipio}}.',
      ),
    ),
    section(
      'evaluación por medio (abiótico, biótico, socioeconómico)',
      '3. Evaluación por medios',
      subtitle('titulo-medio-abiotico', '3.1 Medio abiótico'),
      p('informe-abiotico', '{{informe.abiotico}}'),
      subtitle('titulo-medio-biotico', '3.2 Medio biótico'),
      p('informe-biotico', '{{informe.biotico}}'),
      subtitle('titulo-medio-socioeconomico', '3.3 Medio socioeconómico'),
      p('informe-socioeconomico', '{{informe.socioeconomico}}'),
    ),
    section('zonificación', '4. Zonificación', p('informe-zonificacion', '{{informe.zonificacion}}')),
    section('demanda de recursos', '5. Demanda de recursos', p('informe-demanda', '{{informe.demanda}}')),
    section(
      'valoración económica',
      '6. Valoración económica',
      p('informe-valoracion', '{{informe.valoracion}}'),
    ),
    section(
      'plan de manejo y seguimiento',
      '7. Plan de manejo y de seguimiento',
      p('informe-manejo', '{{informe.manejo}}'),
    ),
    section('contingencia', '8. Plan de contingencia', p('informe-contingencia', '{{informe.contingencia}}')),
    section(
      'compensación e inversión del 1 %',
      '9. Compensación e inversión del 1 %',
      p('informe-compensacion', '{{informe.compensacion}}'),
    ),
    section(
      'recomendación',
      '10. Recomendación',
      p('concepto-resumen', '{{concepto.resumen}}'),
      when(
        'recomienda-otorgar',
        isNot('concepto.sentido', 'negar'),
        p('otorgar', 'Se recomienda **otorgar** {{tramite.nombre|enFrase}} en los términos de este informe.'),
      ),
      when(
        'recomienda-negar',
        is('concepto.sentido', 'negar'),
        p('negar', 'Se recomienda **negar** {{tramite.nombre|enFrase}}.'),
      ),
      when(
        'con-obligaciones',
        has('concepto.obligaciones'),
        p('se-proponen', 'Obligaciones que se proponen:'),
        each('obligaciones', 'concepto.obligaciones', '{{item.texto}}'),
      ),
      when(
        'sin-obligaciones',
        lacks('concepto.obligaciones'),
        p('no-se-proponen', 'No se proponen obligaciones.'),
      ),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
