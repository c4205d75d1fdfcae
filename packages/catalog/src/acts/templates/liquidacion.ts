import { has, headline, is, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

const claim =
  'Si no está de acuerdo con esta liquidación, puede presentar una reclamación ante la Corporación dentro de los diez (10) días hábiles siguientes a su comunicación, en el portal o en cualquiera de las oficinas. La reclamación se tramita como recurso de reposición ante quien la expidió, según los artículos 74 a 77 de la Ley 1437 de 2011, y suspende el plazo de pago mientras se resuelve (artículo 79 de la misma ley).'

/** The fee, line by line (Ley 344/1996 art. 28, Ley 633/2000 art. 96, Res. 1280/2010). */
export const liquidacion = defineAct({
  id: 'LIQUIDACION',
  name: 'Liquidación de tarifa',
  title: 'Liquidación de {{liquidacion.concepto|enFrase}}',
  class: 'documento',
  role: 'assessment',
  statesComputed: true,
  series: 'LIQUIDACION',
  drafts: ['CLI_LIQUIDADOR'],
  reviews: ['CLI_SUBDIRECTOR_ADMINISTRATIVO'],
  reviewedInItsStep: true,
  signs: ['CLI_SUBDIRECTOR_ADMINISTRATIVO'],
  announcement: { by: 'comunicacion', norm: 'Ley 633 de 2000, artículo 96' },
  published: false,
  personal: true,
  appeal: { kinds: ['reclamación'], businessDays: 10, norm: 'CPACA arts. 74 a 77 y 79', text: claim },
  sections: [
    section('concepto', null, ...label('LIQUIDACIÓN'), headline('titulo-concepto', '1. Concepto'), {
      id: 'cobro',
      type: 'facts',
      rows: [
        { label: 'Concepto', text: '{{liquidacion.concepto}}' },
        { label: 'Año de la tarifa', text: '{{liquidacion.anio}}' },
        {
          label: 'A cargo de',
          text: '{{solicitante.nombre}}, {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}',
        },
        { label: 'Trámite', text: '{{tramite.nombre}}, radicado {{solicitud.radicado}}' },
      ],
    }),
    section(
      'base',
      '2. Base',
      when(
        'con-valor-del-proyecto',
        has('liquidacion.valor_proyecto'),
        p(
          'valor-declarado',
          'Valor del proyecto declarado por el usuario y revisado por la Corporación: {{liquidacion.valor_proyecto|pesos}}.',
        ),
      ),
      when(
        'sin-valor-del-proyecto',
        lacks('liquidacion.valor_proyecto'),
        p('no-depende-de-los-costos', 'El valor no depende de los costos del proyecto.'),
      ),
      when(
        'con-tabla-unica',
        has('liquidacion.tabla'),
        p('costos-del-servicio', 'Costos del servicio, según la tabla única:'),
        {
          id: 'tabla-unica',
          type: 'table',
          over: 'liquidacion.tabla',
          columns: [
            { title: 'Profesional', text: '{{item.profesional}}', width: 190 },
            { title: 'Días', text: '{{item.dias|numero}}', align: 'right', width: 60 },
            { title: 'Honorarios', text: '{{item.honorarios|pesos}}', align: 'right', width: 115 },
            { title: 'Viáticos', text: '{{item.viaticos|pesos}}', align: 'right', width: 115 },
            { title: 'Costo', text: '{{item.costo|pesos}}', align: 'right', width: 120 },
          ],
        },
      ),
    ),
    section(
      'método y derivación',
      '3. Método y derivación',
      p('liquidacion-fundamento', '{{liquidacion.fundamento}}'),
      {
        id: 'liquidacion-derivacion',
        type: 'table',
        over: 'liquidacion.derivacion',
        columns: [
          { title: 'Paso', text: '{{item.paso}}', width: 420 },
          { title: 'Valor', text: '{{item.valor}}', align: 'right', width: 180 },
        ],
      },
      when('con-version', has('liquidacion.version'), p('liquidacion-version', '{{liquidacion.version}}')),
    ),
    section(
      'valor',
      '4. Valor',
      { id: 'total', type: 'paragraph', align: 'center', text: '**{{liquidacion.total|pesos}}**' },
      {
        id: 'total-en-letras',
        type: 'paragraph',
        align: 'center',
        text: '{{liquidacion.total|pesosEnLetras}}',
      },
    ),
    section(
      'plazo de pago',
      '5. Plazo de pago',
      p(
        'pago-con-recibo',
        'El pago se hace con el recibo que la Corporación emite para esta liquidación, hasta la fecha límite que allí se indica.',
      ),
      when(
        'por-evaluacion',
        is('liquidacion.objeto', 'evaluacion'),
        p('sin-pago-no-hay-inicio', 'Sin el pago no se dicta el auto de inicio.'),
      ),
      p('reclamacion', claim),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
