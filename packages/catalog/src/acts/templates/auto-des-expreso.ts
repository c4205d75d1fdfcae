import { article, has, is, isNot, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption, reconsideration } from '../parts.ts'

const goesOn = is('desistimiento.interes_publico', true)
const accepted = isNot('desistimiento.interes_publico', true)
const ofPermit = is('desistimiento.alcance', 'permiso')
const ofRequest = isNot('desistimiento.alcance', 'permiso')
const title = 'Por el cual se resuelve sobre un desistimiento expreso'

/** Accepts an express withdrawal and closes the file, or continues ex officio (CPACA art. 18). */
export const autoDesExpreso = defineAct({
  id: 'AUTO_DES_EXPRESO',
  name: 'Auto que acepta el desistimiento expreso',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículo 67' },
  published: false,
  createsSituation: false,
  appeal: reconsideration,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      when(
        'de-la-solicitud',
        ofRequest,
        p(
          'desiste-de-la-solicitud',
          'El {{desistimiento.fecha|fecha}}, {{solicitante.nombre}} manifestó de manera expresa que desiste de toda la solicitud.',
        ),
      ),
      when(
        'del-permiso',
        ofPermit,
        p(
          'renuncia-al-permiso',
          'El {{desistimiento.fecha|fecha}}, {{solicitante.nombre}} manifestó de manera expresa que renuncia al permiso, la concesión o la autorización que se le otorgó en este expediente.',
        ),
      ),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'se-puede-desistir',
        'El artículo 18 de la Ley 1437 de 2011, sustituido por el artículo 1 de la Ley 1755 de 2015, permite a los interesados desistir en cualquier tiempo de sus peticiones, sin perjuicio de que puedan presentarlas de nuevo con el lleno de los requisitos legales. Las autoridades pueden continuar de oficio la actuación si la consideran necesaria por razones de interés público, y en ese caso deben expedir resolución motivada.',
      ),
      p(
        'manifestacion-expresa',
        'La manifestación es expresa y la presentó el solicitante, o quien lo representa.',
      ),
      when(
        'con-consideraciones',
        has('desistimiento.consideraciones'),
        p('desistimiento-consideraciones', '{{desistimiento.consideraciones}}'),
      ),
      when(
        'sin-interes-publico',
        is('desistimiento.interes_publico', false),
        p(
          'sin-razones-de-interes-publico',
          'No se advierten razones de interés público que exijan continuar de oficio la actuación.',
        ),
      ),
      when(
        'por-interes-publico',
        goesOn,
        p(
          'razones-de-interes-publico',
          'Las razones anteriores son de interés público: los artículos 79 y 80 de la Constitución Política ordenan al Estado proteger la diversidad e integridad del ambiente y prevenir los factores de deterioro ambiental, deber que no depende de la voluntad del solicitante.',
        ),
      ),
    ),
    section(
      'parte dispositiva',
      null,
      passage('dispone'),
      when(
        'acepta',
        accepted,
        when(
          'acepta-desistimiento',
          ofRequest,
          article(
            'aceptar-desistimiento',
            'Aceptar el desistimiento expreso de la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, con el radicado {{solicitud.radicado}}.',
          ),
        ),
        when(
          'acepta-renuncia',
          ofPermit,
          article(
            'aceptar-renuncia',
            'Aceptar la renuncia de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, a los derechos que se le otorgaron en el {{expediente.referencia}}. La renuncia no lo exonera de las obligaciones causadas hasta la firmeza de este auto.',
          ),
        ),
        article(
          'ordenar-archivo',
          'Ordenar, en firme este auto, el archivo del {{expediente.referencia}}. La solicitud puede presentarse de nuevo, con el lleno de los requisitos legales.',
        ),
        article(
          'recordar-permiso-previo',
          'Recordar que ninguna actividad sujeta a permiso, concesión o autorización puede adelantarse sin obtenerlos, so pena de las medidas y sanciones previstas en la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
        ),
      ),
      when(
        'continua-de-oficio',
        goesOn,
        article(
          'no-aceptar-desistimiento',
          'No aceptar el desistimiento presentado por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, y continuar de oficio la actuación con radicado {{solicitud.radicado}}, por las razones de interés público expuestas.',
        ),
        article(
          'mantener-la-etapa',
          'Mantener el {{expediente.referencia}} en la etapa en que se encontraba. Lo actuado conserva su validez y los términos continúan.',
        ),
      ),
    ),
    section('notificación o comunicación', null, passage('notificar')),
    section('recursos', null, passage('reposicion')),
    section(
      'firma y trazabilidad (proyectó, revisó)',
      null,
      passage('notifiquese'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
