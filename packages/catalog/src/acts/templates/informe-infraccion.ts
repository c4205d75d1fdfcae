import { defineAct, has, headline, lacks, p, section, when } from '../define-act.ts'
import { label, signing, traceWithoutReview } from '../parts.ts'
import { facts, presumed } from '../sanction-parts.ts'

const valued = has('multa.B')
const notValued = p('Se valorará con el concepto técnico de tasación, si se declara la responsabilidad.')

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
      headline('1. Hecho, lugar y fecha'),
      ...facts,
      ...presumed,
      p('{{informe.hallazgos}}'),
    ),
    section('recursos afectados', '2. Recursos afectados', p('{{informe.recursos}}')),
    section(
      'importancia de la afectación (IN, EX, PE, RV, MC) o riesgo (o, m)',
      '3. Importancia de la afectación o riesgo',
      when(has('multa.I'), p('Importancia de la afectación: **I = {{multa.I}}**')),
      when(
        { and: [lacks('multa.I'), valued] },
        p('No se valoró una sola afectación: la operación completa está en la tabla del numeral 7.'),
      ),
      when(lacks('multa.B'), notValued),
    ),
    section(
      'beneficio ilícito (Y, p)',
      '4. Beneficio ilícito',
      when(valued, p('Beneficio ilícito: **B = {{multa.B|pesos}}**')),
      when(lacks('multa.B'), notValued),
    ),
    section(
      'temporalidad',
      '5. Temporalidad',
      when(
        valued,
        p('Duración: {{multa.dias|numero}} días. Factor de temporalidad: **alfa = {{multa.alpha|numero}}**'),
      ),
      when(lacks('multa.B'), notValued),
    ),
    section(
      'costos asociados',
      '6. Costos asociados',
      when(valued, p('Costos en que incurrió la Corporación: {{multa.costos|pesos}}')),
      when(lacks('multa.B'), notValued),
    ),
    section(
      'capacidad socioeconómica',
      '7. Capacidad socioeconómica y multa',
      when(
        valued,
        p('{{multa.sustento}}'),
        {
          type: 'table',
          over: 'multa.derivacion',
          columns: [
            { title: 'Operación', text: '{{item.paso}}', width: 400 },
            { title: 'Resultado', text: '{{item.valor}}', align: 'right', width: 200 },
          ],
        },
        when(has('multa.version'), p('{{multa.version}}')),
        p('Multa que resulta: **{{multa.valor|pesos}}**'),
        p(
          'Este informe no impone la multa: la decisión corresponde a la resolución que determina la responsabilidad.',
        ),
      ),
      when(lacks('multa.B'), notValued),
    ),
    section(
      'registro fotográfico',
      '8. Registro fotográfico',
      when(has('informe.fotos'), {
        type: 'table',
        over: 'informe.fotos',
        columns: [
          { title: 'N.º', text: '{{n}}', width: 40 },
          { title: 'Descripción', text: '{{item.descripcion}}', width: 320 },
          { title: 'Posición', text: '{{item.coordenada?}}', width: 240 },
        ],
      }),
      when(lacks('informe.fotos'), p('No se registraron fotografías.')),
      ...signing,
      ...traceWithoutReview,
    ),
  ],
})
