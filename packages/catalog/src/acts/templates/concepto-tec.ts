import type { Logic } from '@ventanilla/domain/forms/definition'
import { studied } from '../grant.ts'
import {
  defineAct,
  headline,
  each,
  has,
  is,
  isNot,
  lacks,
  p,
  section,
  subtitle,
  when,
} from '../define-act.ts'
import { filed, label, notSurfaceWater, openedFile, signing, surfaceWater, trace } from '../parts.ts'

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
      headline('1. Antecedentes'),
      when(notComplaint, ...filed, openedFile),
      when(
        complaint,
        p(
          'Con el radicado {{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}} la Corporación recibió una queja por {{queja.clase|enFrase}}. Los hechos habrían ocurrido en este lugar: {{hechos.lugar}}. Se denuncia lo siguiente:',
        ),
        p('{{hechos.resumen}}'),
      ),
    ),
    section(
      'descripción del proyecto',
      '2. Descripción',
      when(notComplaint, p('{{concepto.descripcion}}')),
      when(complaint, p('{{queja.descripcion}}')),
    ),
    section(
      'observaciones de la visita',
      '3. Observaciones de la visita',
      when(
        has('visita.fecha'),
        p('La visita técnica se practicó el {{visita.fecha|fecha}}. En ella se observó:'),
        p('{{visita.observaciones}}'),
      ),
      when(lacks('visita.fecha'), p('Este trámite se evaluó con la información documental, sin visita.')),
      when(has('oposiciones'), p('**Oposiciones y manifestaciones de terceros.** {{oposiciones}}')),
    ),
    section(
      'análisis de oferta y demanda o de impactos',
      '4. Análisis técnico',
      when(
        surfaceWater,
        subtitle('4.1 Oferta'),
        {
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
        subtitle('4.2 Demanda'),
        {
          type: 'table',
          over: 'concepto.demanda',
          columns: [
            { title: 'Uso', text: '{{item.uso}}', width: 240 },
            { title: 'Módulo de consumo', text: '{{item.modulo}}', width: 240 },
            { title: 'Caudal (l/s)', text: '{{item.caudal|numero}}', align: 'right', width: 120 },
          ],
        },
      ),
      ...studied,
      when(impacts, {
        type: 'table',
        over: 'concepto.impactos',
        columns: [
          { title: 'Impacto', text: '{{item.impacto}}', width: 240 },
          { title: 'Medida de manejo', text: '{{item.medida}}', width: 360 },
        ],
      }),
      when(recommended, p('Las condiciones en que la actividad resulta viable son:'), {
        type: 'table',
        over: 'concepto.terminos',
        columns: [
          { title: 'Condición', text: '{{item.concepto}}', width: 240 },
          { title: 'Valor', text: '{{item.valor}}', width: 360 },
        ],
      }),
      when(
        { and: [withoutImpacts, notComplaint] },
        p('Los impactos y las medidas de manejo se valoran en la recomendación de este concepto.'),
      ),
      when(
        complaint,
        p(
          'Lo observado y su relación con los hechos denunciados se valoran en la recomendación de este concepto.',
        ),
      ),
    ),
    section(
      'consideraciones cartográficas',
      '5. Consideraciones cartográficas',
      when(notComplaint, p('{{concepto.cartografia}}')),
      when(complaint, p('El punto que se visitó consta en el acta, con su coordenada y sus fotografías.')),
    ),
    section(
      'recomendación',
      '6. Recomendación',
      p('{{concepto.resumen}}'),
      when(complaint, p('{{queja.recomendacion}}')),
      when(
        { and: [notComplaint, isNot('concepto.sentido', 'negar')] },
        when(
          surfaceWater,
          p(
            'Se recomienda **otorgar** {{tramite.nombre|enFrase}}, por un caudal de **{{caudal.recomendado|numero}} l/s**, equivalente a un volumen anual de {{volumen.recomendado|numero}} m³.',
          ),
        ),
        when(
          notSurfaceWater,
          p(
            'Se recomienda **{{concepto.verbo}}** {{tramite.nombre|enFrase}} en los términos de este concepto.',
          ),
        ),
      ),
      when(
        is('concepto.sentido', 'negar'),
        p('Se recomienda **negar** la solicitud de {{tramite.nombre|enFrase}}.'),
      ),
      p(
        'Este concepto no decide el asunto ni crea derechos. Sirve de sustento técnico a la decisión que adopte la autoridad.',
      ),
    ),
    section(
      'obligaciones propuestas',
      '7. Obligaciones propuestas',
      when(has('concepto.obligaciones'), each('concepto.obligaciones', '{{item.texto}}')),
      when(lacks('concepto.obligaciones'), p('No se proponen obligaciones.')),
      ...signing,
      ...trace,
    ),
  ],
})
