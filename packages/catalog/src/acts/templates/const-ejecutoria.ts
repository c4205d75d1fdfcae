import { has, is, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

const ground = (id: string, value: string, text: string) =>
  when(`por-${id}`, is('firmeza.causal', value), p(id, text))
const known = ['no_procede', 'recurso_resuelto', 'sin_recurso', 'renuncia', 'desistimiento']

/** Certifies that an act is final and since when (CPACA art. 87). */
export const constEjecutoria = defineAct({
  id: 'CONST_EJECUTORIA',
  name: 'Constancia de ejecutoria',
  title: 'Constancia de ejecutoria',
  class: 'constancia',
  statesComputed: true,
  series: 'CONSTANCIA',
  drafts: ['CLI_SECRETARIA_JURIDICA'],
  reviews: [],
  signs: ['CLI_SECRETARIA_JURIDICA'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 87' },
  published: false,
  appeal: null,
  sections: [
    section(
      'acto',
      null,
      ...label('CONSTANCIA DE EJECUTORIA'),
      when(
        'sin-caso-de-origen',
        lacks('caso.origen'),
        p(
          'hace-constar',
          'La secretaría jurídica de la {{autoridad.nombre}} hace constar que el acto **{{acto_ejecutoriado.numero}}** del {{acto_ejecutoriado.fecha|fecha}}, expedido dentro del {{expediente.referencia}}, sobre la solicitud de {{tramite.nombre|enFrase}} de {{solicitante.nombre}}, se encuentra en firme.',
        ),
      ),
      when(
        'con-caso-de-origen',
        has('caso.origen'),
        p(
          'hace-constar-del-procedimiento',
          'La secretaría jurídica de la {{autoridad.nombre}} hace constar que el acto **{{acto_ejecutoriado.numero}}** del {{acto_ejecutoriado.fecha|fecha}}, expedido dentro del {{expediente.referencia}}, que decidió el {{tramite.nombre|enFrase}} adelantado contra {{infractor.nombre}}, se encuentra en firme.',
        ),
      ),
    ),
    section('forma y fecha de notificación de cada interesado', 'Notificaciones', {
      id: 'firmeza-notificaciones',
      type: 'table',
      over: 'firmeza.notificaciones',
      columns: [
        { title: 'Interesado', text: '{{item.nombre}}', width: 200 },
        { title: 'Acto', text: '{{item.acto}}', width: 130 },
        { title: 'Medio', text: '{{item.medio}}', width: 110 },
        { title: 'Fecha legal', text: '{{item.fecha|fecha}}', width: 160 },
      ],
    }),
    section(
      'recursos presentados o término vencido',
      'Recursos',
      ground('no-procede', 'no_procede', 'Contra el acto no procedía recurso alguno.'),
      ground(
        'recurso-resuelto',
        'recurso_resuelto',
        'Los recursos interpuestos fueron decididos y la decisión se notificó a los interesados.',
      ),
      ground(
        'sin-recurso',
        'sin_recurso',
        'El término para interponer recursos venció sin que se presentara ninguno.',
      ),
      ground('renuncia', 'renuncia', 'Los interesados renunciaron expresamente a interponer recursos.'),
      ground(
        'desistimiento',
        'desistimiento',
        'Se aceptó el desistimiento de los recursos interpuestos y la aceptación fue notificada.',
      ),
      when(
        'otra-causal',
        { '!': [{ in: [{ var: 'firmeza.causal' }, known] }] },
        p('firmeza-causal', '{{firmeza.causal}}'),
      ),
      when(
        'con-recurso-decidido',
        has('firmeza.recurso_numero'),
        p('recurso-decidido', 'Los recursos se decidieron mediante el acto {{firmeza.recurso_numero}}.'),
      ),
    ),
    section(
      'fecha de firmeza (CPACA art. 87)',
      'Fecha de firmeza',
      ground(
        'firme-no-procede',
        'no_procede',
        'De conformidad con el numeral 1 del artículo 87 de la Ley 1437 de 2011, el acto quedó en firme desde el día siguiente al de su notificación, comunicación o publicación:',
      ),
      ground(
        'firme-recurso-resuelto',
        'recurso_resuelto',
        'De conformidad con el numeral 2 del artículo 87 de la Ley 1437 de 2011, el acto quedó en firme desde el día siguiente al de la notificación de la decisión sobre los recursos:',
      ),
      ground(
        'firme-sin-recurso',
        'sin_recurso',
        'De conformidad con el numeral 3 del artículo 87 de la Ley 1437 de 2011, el acto quedó en firme desde el día siguiente al del vencimiento del término para interponer los recursos:',
      ),
      ground(
        'firme-renuncia',
        'renuncia',
        'De conformidad con el numeral 3 del artículo 87 de la Ley 1437 de 2011, el acto quedó en firme desde el día siguiente al de la renuncia expresa:',
      ),
      ground(
        'firme-desistimiento',
        'desistimiento',
        'De conformidad con el numeral 4 del artículo 87 de la Ley 1437 de 2011, el acto quedó en firme desde el día siguiente al de la notificación de la aceptación del desistimiento:',
      ),
      { id: 'firmeza-fecha', type: 'paragraph', align: 'center', text: '**{{firmeza.fecha|fecha}}**' },
      p('expedicion', 'Se expide en {{acto.ciudad}}, el {{acto.fecha|fecha}}.'),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
