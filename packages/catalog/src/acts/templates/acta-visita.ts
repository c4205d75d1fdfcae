import { has, headline, is, isNot, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Findings in the field, and the persons present. */
export const actaVisita = defineAct({
  id: 'ACTA_VISITA',
  name: 'Acta de visita técnica',
  title: 'Acta de visita técnica',
  class: 'acta',
  series: 'ACTA',
  drafts: ['CLI_TECNICO', 'CLI_TECNICO_FORESTAL', 'CLI_TECNICO_SEGUIMIENTO'],
  reviews: [],
  signs: ['CLI_TECNICO', 'CLI_TECNICO_FORESTAL', 'CLI_TECNICO_SEGUIMIENTO'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  appeal: null,
  sections: [
    section(
      'fecha, hora y lugar',
      null,
      ...label('ACTA DE VISITA TÉCNICA'),
      headline('titulo-fecha-hora-lugar', '1. Fecha, hora y lugar'),
      {
        id: 'lugar-y-hora',
        type: 'facts',
        rows: [
          { label: 'Trámite', text: '{{tramite.nombre}}' },
          { label: 'Expediente', text: '{{expediente.numero}}', when: has('expediente.numero') },
          { label: 'Radicado', text: '{{solicitud.radicado}}', when: lacks('expediente.numero') },
          // privacy: a visit about a queja does not name the complainant
          {
            label: 'Solicitante',
            text: '{{solicitante.nombre}}, {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}',
            when: lacks('queja.clase'),
          },
          { label: 'Fecha', text: '{{visita.fecha|fecha}}' },
          {
            label: 'Hora',
            text: 'De {{visita.hora_inicio|hora}} a {{visita.hora_fin|hora}}',
            when: has('visita.hora_inicio'),
          },
          {
            label: 'Lugar',
            text: 'Predio «{{predio.nombre}}», vereda {{predio.vereda}}, municipio de {{predio.municipio}}',
            when: has('predio.vereda'),
          },
          {
            label: 'Municipio',
            text: '{{predio.municipio}}',
            when: {
              and: [
                has('predio.municipio'),
                lacks('predio.vereda'),
                lacks('visita.lugar'),
                lacks('queja.clase'),
              ],
            },
          },
          { label: 'Lugar', text: '{{visita.lugar}}', when: has('visita.lugar') },
          { label: 'Lugar', text: '{{hechos.lugar}}', when: has('queja.clase') },
        ],
      },
    ),
    section('asistentes e identificación', '2. Asistentes', {
      id: 'visita-asistentes',
      type: 'table',
      over: 'visita.asistentes',
      columns: [
        { title: 'Nombre', text: '{{item.nombre}}', width: 240 },
        { title: 'Documento', text: '{{item.documento}}', width: 160 },
        { title: 'Calidad', text: '{{item.calidad}}', width: 200 },
      ],
    }),
    section(
      'coordenadas',
      '3. Coordenadas',
      p('sistema-de-referencia', 'Sistema de referencia MAGNA-SIRGAS.'),
      {
        id: 'visita-coordenadas',
        type: 'table',
        over: 'visita.coordenadas',
        columns: [
          { title: 'Punto', text: '{{item.punto}}', width: 220 },
          { title: 'Coordenada', text: '{{item.coordenada}}', width: 260 },
          { title: 'Altitud (m)', text: '{{item.altitud?|numero}}', align: 'right', width: 120 },
        ],
      },
    ),
    section(
      'descripción de lo observado',
      '4. Lo observado',
      p('visita-observaciones', '{{visita.observaciones}}'),
    ),
    section(
      'aforo o medición',
      '5. Aforo o medición',
      when('con-visita-aforos', has('visita.aforos'), {
        id: 'visita-aforos',
        type: 'table',
        over: 'visita.aforos',
        columns: [
          { title: 'Sitio', text: '{{item.sitio}}', width: 240 },
          { title: 'Método', text: '{{item.metodo}}', width: 200 },
          { title: 'Resultado', text: '{{item.resultado}}', align: 'right', width: 160 },
        ],
      }),
      when(
        'sin-visita-aforos',
        lacks('visita.aforos'),
        p('sin-aforos', 'No se registraron aforos ni mediciones.'),
      ),
    ),
    section(
      'oposiciones y manifestaciones',
      '6. Oposiciones y manifestaciones',
      when('con-oposiciones', has('oposiciones'), p('oposiciones', '{{oposiciones}}')),
      when(
        'no-hubo-oposicion',
        is('visita.hay_oposicion', false),
        p('no-se-presentaron-oposiciones', 'Durante la visita no se presentaron oposiciones.'),
      ),
      when(
        'oposicion-sin-registrar',
        { and: [lacks('oposiciones'), isNot('visita.hay_oposicion', false)] },
        p('no-se-registraron-oposiciones', 'No se registraron oposiciones ni manifestaciones.'),
      ),
    ),
    section(
      'registro fotográfico',
      '7. Registro fotográfico',
      when(
        'con-visita-fotos',
        has('visita.fotos'),
        p(
          'fotografias-en-el-expediente',
          'Las fotografías originales, con su posición y hora, hacen parte del expediente.',
        ),
        {
          id: 'visita-fotos',
          type: 'table',
          over: 'visita.fotos',
          columns: [
            { title: 'N.º', text: '{{n}}', width: 40 },
            { title: 'Descripción', text: '{{item.descripcion}}', width: 320 },
            { title: 'Posición', text: '{{item.coordenada?}}', width: 240 },
          ],
        },
      ),
      when('sin-visita-fotos', lacks('visita.fotos'), p('sin-fotografias', 'No se registraron fotografías.')),
    ),
    section(
      'firmas o constancia de no firma',
      '8. Firmas',
      p('quien-firma', 'Esta acta la firma quien practicó la visita. Los asistentes son los del numeral 2.'),
      when(
        'con-constancia-de-no-firma',
        has('visita.no_firma'),
        p('constancia-de-no-firma', '**Constancia de no firma.** {{visita.no_firma}}'),
      ),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
