import type { Logic } from '@ventanilla/domain/forms/definition'
import { each, has, headline, is, isNot, lacks, p, passage, section, subtitle, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label, notSurfaceWater, surfaceWater } from '../parts.ts'

/** The same report states whether a queja is well founded. */
const complaint = has('queja.clase')
const notComplaint = lacks('queja.clase')
const recommended: Logic = { and: [notSurfaceWater, has('concepto.terminos')] }
const impacts: Logic = { and: [notSurfaceWater, has('concepto.impactos')] }
const withoutImpacts: Logic = { and: [notSurfaceWater, lacks('concepto.impactos')] }

/** Technical concept: evaluates, recommends a decision and its obligations. */
export const conceptoTec = defineAct({
  id: 'CONCEPTO_TEC',
  name: 'Concepto técnico',
  title: 'Concepto técnico sobre {{tramite.nombre|enFrase}}',
  class: 'concepto',
  role: 'opinion',
  citedAs: 'el concepto técnico',
  series: 'CONCEPTO',
  drafts: ['CLI_TECNICO', 'CLI_TECNICO_FORESTAL', 'CLI_TECNICO_RECURSO_HIDRICO'],
  reviews: ['CLI_COORDINADOR_RECURSOS'],
  signs: ['CLI_TECNICO', 'CLI_SUBDIRECTOR_RECURSOS'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  appeal: null,
  sections: [
    section(
      'antecedentes',
      null,
      ...label('CONCEPTO TÉCNICO'),
      headline('titulo-antecedentes', '1. Antecedentes'),
      when('antecedentes-del-tramite', notComplaint, passage('radicacion'), passage('expediente')),
      when(
        'antecedentes-de-la-queja',
        complaint,
        p(
          'queja-recibida',
          'Con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}} la Corporación recibió una queja por {{queja.clase|enFrase}}. Los hechos habrían ocurrido en este lugar: {{hechos.lugar}}. Se denuncia lo siguiente:',
        ),
        p('hechos-resumen', '{{hechos.resumen}}'),
      ),
    ),
    section(
      'descripción del proyecto',
      '2. Descripción',
      when('descripcion-del-proyecto', notComplaint, p('concepto-descripcion', '{{concepto.descripcion}}')),
      when('descripcion-de-la-queja', complaint, p('queja-descripcion', '{{queja.descripcion}}')),
    ),
    section(
      'observaciones de la visita',
      '3. Observaciones de la visita',
      when(
        'con-visita',
        has('visita.fecha'),
        p(
          'visita-practicada',
          'La visita técnica se practicó el {{visita.fecha|fecha}}. En ella se observó:',
        ),
        p('visita-observaciones', '{{visita.observaciones}}'),
      ),
      when(
        'sin-visita',
        lacks('visita.fecha'),
        p('evaluado-sin-visita', 'Este trámite se evaluó con la información documental, sin visita.'),
      ),
      when(
        'con-oposiciones',
        has('oposiciones'),
        p('oposiciones', '**Oposiciones y manifestaciones de terceros.** {{oposiciones}}'),
      ),
    ),
    section(
      'análisis de oferta y demanda o de impactos',
      '4. Análisis técnico',
      when(
        'con-zonas',
        has('zonas.comparadas'),
        p('zonas-comparadas', 'El lugar de la solicitud se comparó con estas zonas:'),
        {
          id: 'zonas',
          type: 'table',
          over: 'zonas.comparadas',
          columns: [
            { title: 'Zona', text: '{{item.zona}}', width: 160 },
            { title: 'Resultado', text: '{{item.resultado}}', width: 240 },
            { title: 'Capa y fecha', text: '{{item.capa}}', width: 200 },
          ],
        },
      ),
      when(
        'con-concepto-de-planeacion',
        has('planeacion.concepto'),
        p('concepto-de-planeacion', '**Concepto de planeación sobre el lugar.** {{planeacion.concepto}}'),
      ),
      when(
        'agua-superficial',
        surfaceWater,
        subtitle('titulo-oferta', '4.1 Oferta'),
        {
          id: 'caudales',
          type: 'facts',
          rows: [
            { label: 'Caudal aforado', text: '{{caudal.aforado|numero}} l/s' },
            {
              label: 'Disponible en el período de menor oferta',
              text: '**{{caudal.disponible|numero}} l/s**',
            },
          ],
        },
        {
          id: 'concepto-oferta',
          type: 'table',
          over: 'concepto.oferta',
          columns: [
            { title: 'Período', text: '{{item.periodo}}', width: 200 },
            { title: 'Medio (l/s)', text: '{{item.medio|numero}}', align: 'right', width: 100 },
            { title: 'Ambiental (l/s)', text: '{{item.ambiental|numero}}', align: 'right', width: 100 },
            {
              title: 'Concedido a otros (l/s)',
              text: '{{item.comprometido|numero}}',
              align: 'right',
              width: 100,
            },
            { title: 'Disponible (l/s)', text: '{{item.disponible|numero}}', align: 'right', width: 100 },
          ],
        },
        subtitle('titulo-demanda', '4.2 Demanda'),
        {
          id: 'concepto-demanda',
          type: 'table',
          over: 'concepto.demanda',
          columns: [
            { title: 'Uso', text: '{{item.uso}}', width: 240 },
            { title: 'Módulo de consumo', text: '{{item.modulo}}', width: 240 },
            { title: 'Caudal (l/s)', text: '{{item.caudal|numero}}', align: 'right', width: 120 },
          ],
        },
      ),
      passage('estudios'),
      when('con-impactos', impacts, {
        id: 'concepto-impactos',
        type: 'table',
        over: 'concepto.impactos',
        columns: [
          { title: 'Impacto', text: '{{item.impacto}}', width: 240 },
          { title: 'Medida de manejo', text: '{{item.medida}}', width: 360 },
        ],
      }),
      when(
        'terminos-recomendados',
        recommended,
        p('condiciones-de-viabilidad', 'Las condiciones en que la actividad resulta viable son:'),
        {
          id: 'concepto-terminos',
          type: 'table',
          over: 'concepto.terminos',
          columns: [
            { title: 'Condición', text: '{{item.concepto}}', width: 240 },
            { title: 'Valor', text: '{{item.valor}}', width: 360 },
          ],
        },
      ),
      when(
        'sin-impactos',
        { and: [withoutImpacts, notComplaint] },
        p(
          'impactos-en-la-recomendacion',
          'Los impactos y las medidas de manejo se valoran en la recomendación de este concepto.',
        ),
      ),
      when(
        'analisis-de-la-queja',
        complaint,
        p(
          'lo-observado-en-la-recomendacion',
          'Lo observado y su relación con los hechos denunciados se valoran en la recomendación de este concepto.',
        ),
      ),
    ),
    section(
      'consideraciones cartográficas',
      '5. Consideraciones cartográficas',
      when('cartografia-del-proyecto', notComplaint, p('concepto-cartografia', '{{concepto.cartografia}}')),
      when(
        'cartografia-de-la-queja',
        complaint,
        p('punto-visitado', 'El punto que se visitó consta en el acta, con su coordenada y sus fotografías.'),
      ),
    ),
    section(
      'recomendación',
      '6. Recomendación',
      p('concepto-resumen', '{{concepto.resumen}}'),
      when('recomendacion-de-la-queja', complaint, p('queja-recomendacion', '{{queja.recomendacion}}')),
      when(
        'recomienda-otorgar',
        { and: [notComplaint, isNot('concepto.sentido', 'negar')] },
        when(
          'recomienda-caudal',
          surfaceWater,
          p(
            'otorgar-caudal',
            'Se recomienda **otorgar** {{tramite.nombre|enFrase}}, por un caudal de **{{caudal.recomendado|numero}} l/s**, equivalente a un volumen anual de {{volumen.recomendado|numero}} m³.',
          ),
        ),
        when(
          'recomienda-terminos',
          notSurfaceWater,
          p(
            'otorgar-en-estos-terminos',
            'Se recomienda **{{concepto.verbo}}** {{tramite.nombre|enFrase}} en los términos de este concepto.',
          ),
        ),
      ),
      when(
        'recomienda-negar',
        is('concepto.sentido', 'negar'),
        p('negar', 'Se recomienda **negar** la solicitud de {{tramite.nombre|enFrase}}.'),
      ),
      p(
        'no-decide',
        'Este concepto no decide el asunto ni crea derechos. Sirve de sustento técnico a la decisión que adopte la autoridad.',
      ),
    ),
    section(
      'obligaciones propuestas',
      '7. Obligaciones propuestas',
      when(
        'con-obligaciones',
        has('concepto.obligaciones'),
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
