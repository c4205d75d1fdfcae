import { each, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

/** Sends a matter to the competent authority, and informs the petitioner (CPACA art. 21). */
export const trasladoComp = defineAct({
  id: 'TRASLADO_COMP',
  name: 'Oficio de traslado por competencia',
  title: 'Traslado por competencia',
  class: 'oficio',
  series: 'OFICIO',
  drafts: ['CLI_JURIDICO', 'CLI_VENTANILLA_UNICA'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 21' },
  published: false,
  appeal: null,
  sections: [
    section(
      'síntesis',
      null,
      passage('membrete'),
      p('destinatario', 'Destinatario: **{{traslado.autoridad}}**'),
      p('traslado-direccion', '{{traslado.direccion}}'),
      p('asunto', '**Asunto:** traslado por competencia del radicado {{solicitud.radicado}}.'),
      p('cordial-saludo', 'Cordial saludo.'),
      p('traslado-sintesis', '{{traslado.sintesis}}'),
    ),
    section(
      'autoridad competente',
      null,
      p(
        'remitir-por-competencia',
        'De conformidad con el artículo 21 de la Ley 1437 de 2011, sustituido por el artículo 1 de la Ley 1755 de 2015, remitimos el asunto a esa entidad por ser la competente para atenderlo, dentro de los cinco (5) días hábiles siguientes a su recepción. Los términos para decidir se cuentan desde el día siguiente a aquel en que la reciba.',
      ),
      p('traslado-motivo', '{{traslado.motivo}}'),
    ),
    section(
      'anexos',
      'Anexos',
      when('con-anexos', has('traslado.anexos'), each('anexos', 'traslado.anexos', '{{item.texto}}')),
      when(
        'no-hay-anexos',
        lacks('traslado.anexos'),
        p('documentos-recibidos', 'El expediente, con los documentos que se recibieron.'),
      ),
    ),
    section(
      'copia al peticionario',
      null,
      when(
        'con-peticionario-conocido',
        has('solicitante.documento'),
        p(
          'copia-al-peticionario',
          'Copia: {{solicitante.nombre}}, a quien se informa de este traslado y de que el portal de la Corporación muestra el cierre de su caso.',
        ),
      ),
      when(
        'peticionario-anonimo',
        lacks('solicitante.documento'),
        p(
          'peticion-anonima',
          'La petición es anónima: este oficio se publica en la página de la Corporación.',
        ),
      ),
      p('atentamente', 'Atentamente,'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
