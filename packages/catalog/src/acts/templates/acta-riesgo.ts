import { has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Assesses the danger of a tree, and authorises felling it at once or not. */
export const actaRiesgo = defineAct({
  id: 'ACTA_RIESGO',
  name: 'Acta de árbol en riesgo',
  title: 'Acta de valoración de árbol en riesgo',
  class: 'acta',
  role: 'opinion',
  citedAs: 'el acta',
  series: 'ACTA',
  drafts: ['CLI_TECNICO_FORESTAL'],
  reviews: ['CLI_COORDINADOR_RECURSOS'],
  signs: ['CLI_TECNICO_FORESTAL'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  appeal: null,
  sections: [
    section(
      'individuo, especie, DAP y altura',
      null,
      ...label('ACTA DE ÁRBOL EN RIESGO'),
      headline('titulo-individuos', '1. Individuos'),
      p(
        'sitio-visitado',
        'El {{visita.fecha|fecha}} se visitó el sitio reportado por {{solicitante.nombre}} con el radicado {{solicitud.radicado}}, en el municipio de {{predio.municipio}} ({{permiso.coordenada}}). La especie de mayor riesgo es **{{arbol.especie}}**.',
      ),
      {
        id: 'arbol-individuos',
        type: 'table',
        over: 'arbol.individuos',
        columns: [
          { title: 'Especie', text: '{{item.especie}}', width: 240 },
          { title: 'DAP (cm)', text: '{{item.dap|numero}}', align: 'right', width: 120 },
          { title: 'Altura (m)', text: '{{item.altura|numero}}', align: 'right', width: 120 },
          { title: 'Inclinación (°)', text: '{{item.inclinacion|numero}}', align: 'right', width: 120 },
        ],
      },
    ),
    section(
      'defecto y probabilidad de falla',
      '2. Defecto y probabilidad de falla',
      p('arbol-defecto', '{{arbol.defecto}}'),
    ),
    section('blanco expuesto', '3. Blanco expuesto', p('arbol-blanco', '{{arbol.blanco}}')),
    section(
      'nivel de riesgo',
      '4. Nivel de riesgo',
      p('nivel-riesgo', 'El nivel de riesgo es **{{arbol.nivel_riesgo}}**.'),
    ),
    section(
      'recomendación: tala, poda o seguimiento',
      '5. Recomendación',
      p('recomendacion', 'Se recomienda: **{{arbol.recomendacion}}**. {{concepto.resumen}}'),
      p(
        'riesgo-inminente',
        'Cuando el riesgo es inminente, la intervención se autoriza de inmediato y se legaliza después, de conformidad con el artículo 2.2.1.1.9.3 del Decreto 1076 de 2015.',
      ),
    ),
    section(
      'registro fotográfico',
      '6. Registro fotográfico',
      when(
        'con-visita-fotos',
        has('visita.fotos'),
        p(
          'fotografias-en-el-expediente',
          'Las fotografías originales, con su posición y hora, hacen parte del expediente.',
        ),
      ),
      when('sin-visita-fotos', lacks('visita.fotos'), p('sin-fotografias', 'No se registraron fotografías.')),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
