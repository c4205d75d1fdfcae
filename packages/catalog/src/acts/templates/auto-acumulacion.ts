import { article, each, p, passage, section } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se ordena la acumulación de unas actuaciones administrativas'

/** Joins cases of one applicant about one matter, to avoid contradictory decisions (CPACA art. 36). */
export const autoAcumulacion = defineAct({
  id: 'AUTO_ACUMULACION',
  name: 'Auto de acumulación de trámites',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículos 36 y 75' },
  published: false,
  appeal: null,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      p(
        'otras-solicitudes',
        'El mismo interesado adelanta además ante la Corporación las siguientes solicitudes:',
      ),
      each('otros-expedientes', 'acumulacion.expedientes', '{{item.texto}}', false),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'expediente-unico',
        'El artículo 36 de la Ley 1437 de 2011 dispone que los documentos y diligencias relacionados con una misma actuación se organizarán en un solo expediente, al que se acumularán, con el fin de evitar decisiones contradictorias, de oficio o a petición de interesado, cualesquiera otros que se tramiten ante la misma autoridad.',
      ),
      p('acumulacion-motivo', '{{acumulacion.motivo}}'),
      p(
        'procede-acumular',
        'Las actuaciones son del mismo interesado, su objeto es conexo y ninguna ha llegado a la decisión, por lo que procede acumularlas.',
      ),
    ),
    section(
      'parte dispositiva',
      null,
      passage('dispone'),
      article('acumular', 'Acumular al {{expediente.principal}} las siguientes actuaciones:'),
      each('expedientes-que-se-acumulan', 'acumulacion.expedientes', '{{item.texto}}', false),
      article(
        'continuar-en-el-principal',
        'Continuar la actuación únicamente en el {{expediente.principal}} y decidir en él, en un solo acto, todo lo pedido.',
      ),
      article(
        'conservar-lo-actuado',
        'Conservar en los expedientes acumulados lo actuado, con su foliación. Las pruebas practicadas en cada uno valen en el principal, y los interesados y terceros reconocidos lo son en adelante en él.',
      ),
    ),
    section(
      'notificación o comunicación',
      null,
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto a {{solicitante.nombre}}, o a su representante o apoderado, y a los terceros reconocidos en cada actuación.',
      ),
    ),
    section('recursos', null, passage('sin-recursos')),
    section(
      'firma y trazabilidad (proyectó, revisó)',
      null,
      passage('comuniquese'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
