import { defineAct, has, headline, lacks, p, section, when } from '../define-act.ts'
import { label, signing, trace } from '../parts.ts'

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
      headline('1. Individuos'),
      p(
        'El {{visita.fecha|fecha}} se visitó el sitio reportado por {{solicitante.nombre}} con el radicado {{solicitud.radicado}}, en el municipio de {{predio.municipio}} ({{permiso.coordenada}}). La especie de mayor riesgo es **{{arbol.especie}}**.',
      ),
      {
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
    section('defecto y probabilidad de falla', '2. Defecto y probabilidad de falla', p('{{arbol.defecto}}')),
    section('blanco expuesto', '3. Blanco expuesto', p('{{arbol.blanco}}')),
    section('nivel de riesgo', '4. Nivel de riesgo', p('El nivel de riesgo es **{{arbol.nivel_riesgo}}**.')),
    section(
      'recomendación: tala, poda o seguimiento',
      '5. Recomendación',
      p('Se recomienda: **{{arbol.recomendacion}}**. {{concepto.resumen}}'),
      p(
        'Cuando el riesgo es inminente, la intervención se autoriza de inmediato y se legaliza después, de conformidad con el artículo 2.2.1.1.9.3 del Decreto 1076 de 2015.',
      ),
    ),
    section(
      'registro fotográfico',
      '6. Registro fotográfico',
      when(
        has('visita.fotos'),
        p('Las fotografías originales, con su posición y hora, hacen parte del expediente.'),
      ),
      when(lacks('visita.fotos'), p('No se registraron fotografías.')),
      ...signing,
      ...trace,
    ),
  ],
})
