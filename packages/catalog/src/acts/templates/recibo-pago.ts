import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Payment receipt: agreement, reference, amount, last day and GS1-128 bar code. */
export const reciboPago = defineAct({
  id: 'RECIBO_PAGO',
  name: 'Recibo de pago',
  title: 'Recibo de pago',
  class: 'documento',
  series: 'RECIBO',
  drafts: ['CLI_FINANCIERO'],
  reviews: [],
  signs: ['CLI_FINANCIERO'],
  announcement: { by: 'comunicacion', norm: 'Ley 633 de 2000, artículo 96' },
  published: false,
  personal: true,
  appeal: null,
  sections: [
    section('convenio y referencia', null, ...label('RECIBO DE PAGO'), {
      id: 'convenio',
      type: 'facts',
      rows: [
        { label: 'Convenio', text: '{{recibo.convenio}}' },
        { label: 'Referencia', text: '**{{recibo.referencia}}**' },
        {
          label: 'A cargo de',
          text: '{{solicitante.nombre}}, {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}',
        },
        { label: 'Concepto', text: '{{liquidacion.concepto}}' },
        { label: 'Trámite', text: '{{tramite.nombre}}, radicado {{solicitud.radicado}}' },
      ],
    }),
    section(
      'valor en números y letras',
      'Valor',
      { id: 'valor', type: 'paragraph', align: 'center', text: '**{{recibo.valor|pesos}}**' },
      {
        id: 'valor-en-letras',
        type: 'paragraph',
        align: 'center',
        text: '{{recibo.valor|pesosEnLetras}}',
      },
    ),
    section(
      'fecha límite',
      'Fecha límite',
      p(
        'fecha-limite',
        'Pague hasta el **{{recibo.fecha_limite|fecha}}**. Después de esa fecha el banco no recibe el pago y debe pedirse un recibo nuevo.',
      ),
      p(
        'valor-exacto',
        'Pague el valor exacto y una sola vez. Conserve la constancia y adjúntela en el portal para continuar con el trámite.',
      ),
    ),
    section(
      'código de barras',
      'Código para el banco',
      when('con-codigo', has('recibo.codigo'), {
        id: 'codigo-de-barras',
        type: 'paragraph',
        align: 'center',
        role: 'barras',
        text: '{{recibo.codigo}}',
      }),
      when(
        'sin-codigo',
        lacks('recibo.codigo'),
        p(
          'codigo-en-el-definitivo',
          'El código de barras se imprime en el recibo definitivo, con la referencia y el valor de este documento.',
        ),
      ),
      when('con-bancos', has('recibo.bancos'), p('puntos-de-pago', 'Puntos de pago: {{recibo.bancos}}.')),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
