import { has, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Certifies, registers, or covers a transport. */
export const certificado = defineAct({
  id: 'CERTIFICADO',
  name: 'Certificado, registro o salvoconducto',
  title: 'Certificado de {{tramite.nombre|enFrase}}',
  class: 'documento',
  role: 'decision',
  series: 'CERTIFICADO',
  drafts: ['CLI_TECNICO', 'LIDER_RESPEL'],
  reviews: ['CLI_COORDINADOR_RECURSOS'],
  signs: ['CLI_COORDINADOR_RECURSOS', 'LIDER_RESPEL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section(
      'titular',
      null,
      ...label('CERTIFICADO'),
      p(
        'certifica',
        'La {{autoridad.nombre}} certifica que, con el número {{certificado.numero}}, queda inscrito lo siguiente:',
      ),
      {
        id: 'inscripcion',
        type: 'facts',
        rows: [
          { label: 'Trámite', text: '{{tramite.nombre}}' },
          {
            label: 'Titular',
            text: '{{solicitante.nombre}}, {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}',
          },
          { label: 'Radicado', text: '{{solicitud.radicado}} del {{solicitud.fecha_radicado|fecha}}' },
          { label: 'Municipio', text: '{{predio.municipio}}', when: has('predio.municipio') },
        ],
      },
    ),
    section(
      'objeto y alcance',
      'Objeto y alcance',
      p('certificado-objeto', '{{certificado.objeto}}'),
      when('con-condiciones', has('certificado.condiciones'), {
        id: 'condiciones',
        type: 'table',
        over: 'certificado.condiciones',
        columns: [
          { title: 'Dato', text: '{{item.concepto}}', width: 220 },
          { title: 'Valor', text: '{{item.valor}}', width: 380 },
        ],
      }),
      passage('evaluacion-pagada'),
    ),
    section('vigencia', 'Vigencia', p('certificado-vigencia', '{{certificado.vigencia}}')),
    section(
      'código de verificación',
      'Verificación',
      p(
        'como-se-comprueba',
        'Este documento se comprueba en el portal con el código de verificación y el QR que lleva al pie. No vale sin ellos ni con enmiendas.',
      ),
    ),
    section('firma', null, passage('firma'), passage('traza')),
  ],
})
