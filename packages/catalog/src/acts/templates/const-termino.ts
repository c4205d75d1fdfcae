import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { label } from '../parts.ts'

/** Secretarial record of a fact: publication, posting, expiry, appearance. */
export const constTermino = defineAct({
  id: 'CONST_TERMINO',
  name: 'Constancia secretarial',
  title: 'Constancia secretarial',
  class: 'constancia',
  series: 'CONSTANCIA',
  drafts: ['CLI_SECRETARIA_JURIDICA'],
  reviews: [],
  signs: ['CLI_SECRETARIA_JURIDICA'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  personal: true,
  appeal: null,
  sections: [
    section(
      'hecho',
      null,
      ...label('CONSTANCIA SECRETARIAL'),
      when(
        'con-caso-de-origen',
        has('caso.origen'),
        p(
          'hace-constar-del-procedimiento',
          'La secretaría jurídica de la {{autoridad.nombre}} hace constar que, dentro del {{expediente.referencia}}, correspondiente al {{tramite.nombre|enFrase}} que se adelanta contra {{infractor.nombre}}:',
        ),
      ),
      when(
        'sin-caso-de-origen',
        lacks('caso.origen'),
        p(
          'hace-constar',
          'La secretaría jurídica de la {{autoridad.nombre}} hace constar que, dentro del {{expediente.referencia}}, correspondiente a la solicitud de {{tramite.nombre|enFrase}} de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}:',
        ),
      ),
      p('constancia-texto', '{{constancia.texto}}'),
    ),
    section(
      'fecha y medio',
      'Fecha y medio',
      {
        id: 'fecha-y-medio',
        type: 'facts',
        rows: [
          { label: 'Fecha', text: '{{constancia.fecha|fecha}}' },
          { label: 'Medio o lugar', text: '{{constancia.medio}}' },
          // CPACA art. 56: the authority certifies the day and hour at which the act was opened.
          {
            label: 'Acceso al acto',
            text: '{{correo.fecha_acceso|fechaHora}}',
            when: has('correo.fecha_acceso'),
          },
        ],
      },
      p('expedicion', 'Se expide en {{acto.ciudad}}, el {{acto.fecha|fecha}}, con destino al expediente.'),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
