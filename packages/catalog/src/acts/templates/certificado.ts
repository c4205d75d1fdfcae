import { defineAct, has, p, section, when } from '../define-act.ts'
import { label, paidEvaluation, signing, trace } from '../parts.ts'

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
        'La {{autoridad.nombre}} certifica que, con el número {{certificado.numero}}, queda inscrito lo siguiente:',
      ),
      {
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
      p('{{certificado.objeto}}'),
      when(has('certificado.condiciones'), {
        type: 'table',
        over: 'certificado.condiciones',
        columns: [
          { title: 'Dato', text: '{{item.concepto}}', width: 220 },
          { title: 'Valor', text: '{{item.valor}}', width: 380 },
        ],
      }),
      paidEvaluation,
    ),
    section('vigencia', 'Vigencia', p('{{certificado.vigencia}}')),
    section(
      'código de verificación',
      'Verificación',
      p(
        'Este documento se comprueba en el portal con el código de verificación y el QR que lleva al pie. No vale sin ellos ni con enmiendas.',
      ),
    ),
    section('firma', null, ...signing, ...trace),
  ],
})
