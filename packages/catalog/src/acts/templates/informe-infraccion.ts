import type { WrittenBlock } from '@ventanilla/domain/acts/template'
import { has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

const valued = has('multa.B')
const notValued = (of: string): WrittenBlock =>
  when(
    `${of}-sin-valorar`,
    lacks('multa.B'),
    p(
      `${of}-se-valorara`,
      'Se valorará con el concepto técnico de tasación, si se declara la responsabilidad.',
    ),
  )

/** Describes the conduct, its effects and, once there are charges, the fine's variables (Res. 2086/2010). */
export const informeInfraccion = defineAct({
  id: 'INFORME_INFRACCION',
  name: 'Informe técnico de infracción',
  title: 'Informe técnico de infracción',
  class: 'concepto',
  role: 'opinion',
  citedAs: 'el informe técnico',
  statesComputed: true,
  series: 'CONCEPTO',
  drafts: ['CLI_TECNICO_SANCIONATORIO'],
  reviews: [],
  signs: ['CLI_TECNICO_SANCIONATORIO'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  appeal: null,
  sections: [
    section(
      'hecho, lugar y fecha',
      null,
      ...label('INFORME TÉCNICO DE INFRACCIÓN'),
      headline('titulo-hecho-lugar-fecha', '1. Hecho, lugar y fecha'),
      passage('hechos'),
      passage('presunto-infractor'),
      p('informe-hallazgos', '{{informe.hallazgos}}'),
    ),
    section('recursos afectados', '2. Recursos afectados', p('informe-recursos', '{{informe.recursos}}')),
    section(
      'importancia de la afectación (IN, EX, PE, RV, MC) o riesgo (o, m)',
      '3. Importancia de la afectación o riesgo',
      when(
        'con-importancia',
        has('multa.I'),
        p('importancia', 'Importancia de la afectación: **I = {{multa.I}}**'),
      ),
      when(
        'sin-importancia',
        { and: [lacks('multa.I'), valued] },
        p(
          'varias-afectaciones',
          'No se valoró una sola afectación: la operación completa está en la tabla del numeral 7.',
        ),
      ),
      notValued('importancia'),
    ),
    section(
      'beneficio ilícito (Y, p)',
      '4. Beneficio ilícito',
      when('beneficio-valorado', valued, p('beneficio', 'Beneficio ilícito: **B = {{multa.B|pesos}}**')),
      notValued('beneficio'),
    ),
    section(
      'temporalidad',
      '5. Temporalidad',
      when(
        'temporalidad-valorada',
        valued,
        p(
          'temporalidad',
          'Duración: {{multa.dias|numero}} días. Factor de temporalidad: **alfa = {{multa.alpha|numero}}**',
        ),
      ),
      notValued('temporalidad'),
    ),
    section(
      'costos asociados',
      '6. Costos asociados',
      when(
        'costos-valorados',
        valued,
        p('costos', 'Costos en que incurrió la Corporación: {{multa.costos|pesos}}'),
      ),
      notValued('costos'),
    ),
    section(
      'capacidad socioeconómica',
      '7. Capacidad socioeconómica y multa',
      when(
        'multa-valorada',
        valued,
        p('multa-sustento', '{{multa.sustento}}'),
        {
          id: 'multa-derivacion',
          type: 'table',
          over: 'multa.derivacion',
          columns: [
            { title: 'Operación', text: '{{item.paso}}', width: 400 },
            { title: 'Resultado', text: '{{item.valor}}', align: 'right', width: 200 },
          ],
        },
        when('con-multa-version', has('multa.version'), p('multa-version', '{{multa.version}}')),
        p('multa-que-resulta', 'Multa que resulta: **{{multa.valor|pesos}}**'),
        p(
          'no-impone-la-multa',
          'Este informe no impone la multa: la decisión corresponde a la resolución que determina la responsabilidad.',
        ),
      ),
      notValued('multa'),
    ),
    section(
      'registro fotográfico',
      '8. Registro fotográfico',
      when('con-fotos', has('informe.fotos'), {
        id: 'informe-fotos',
        type: 'table',
        over: 'informe.fotos',
        columns: [
          { title: 'N.º', text: '{{n}}', width: 40 },
          { title: 'Descripción', text: '{{item.descripcion}}', width: 320 },
          { title: 'Posición', text: '{{item.coordenada?}}', width: 240 },
        ],
      }),
      when('sin-fotos', lacks('informe.fotos'), p('sin-fotografias', 'No se registraron fotografías.')),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
