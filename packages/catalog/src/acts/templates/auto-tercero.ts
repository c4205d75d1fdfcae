import { article, has, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se reconoce a un tercero interviniente'
const THIRD = '{{tercero.nombre}}, con {{tercero.tipo_documento|enFrase}} {{tercero.documento}}'

/** Recognises an intervener, who need not prove an interest (Ley 99 de 1993 arts. 69 and 70). */
export const autoTercero = defineAct({
  id: 'AUTO_TERCERO',
  name: 'Auto que reconoce tercer interviniente',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75; Ley 99 de 1993, artículos 69 y 70' },
  published: { norm: 'Ley 99/1993 art. 70', extent: 'integra' },
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
        'peticion-del-tercero',
        `El {{tercero.fecha|fecha}}, ${THIRD}, pidió que se le reconociera como interviniente en esta actuación.`,
      ),
    ),
    section(
      'identificación del interviniente',
      'Identificación del interviniente',
      {
        id: 'interviniente',
        type: 'facts',
        rows: [
          { label: 'Nombre', text: '{{tercero.nombre}}' },
          { label: 'Documento', text: '{{tercero.tipo_documento}} {{tercero.documento}}' },
          { label: 'Dirección', text: '{{tercero.direccion}}' },
        ],
      },
      p('interes-o-argumentos', 'Interés o argumentos que expone: {{tercero.interes|enFrase}}'),
    ),
    section(
      'reconocimiento y alcance',
      'Consideraciones',
      p(
        'quien-puede-intervenir',
        'El artículo 69 de la Ley 99 de 1993 permite a cualquier persona natural o jurídica, pública o privada, sin necesidad de demostrar interés jurídico alguno, intervenir en las actuaciones administrativas iniciadas para expedir, modificar o cancelar permisos o licencias de actividades que afecten o puedan afectar el medio ambiente. La petición reúne los requisitos de identificación y se presentó mientras la actuación está en curso.',
      ),
      p(
        'derechos-del-interviniente',
        'El interviniente puede conocer el expediente, aportar pruebas y pedirlas, presentar argumentos y recurrir las decisiones, como lo señala el artículo 38 de la Ley 1437 de 2011. Toma la actuación en el estado en que se encuentra: su intervención no repite lo actuado ni suspende los términos.',
      ),
      when(
        'con-consideraciones',
        has('tercero.consideraciones'),
        p('tercero-consideraciones', '{{tercero.consideraciones}}'),
      ),
      passage('dispone'),
      article(
        'reconocer-tercero',
        `Reconocer a ${THIRD}, como tercero interviniente en la actuación con radicado {{solicitud.radicado}}, iniciada por {{solicitante.nombre}}.`,
      ),
    ),
    section(
      'deber de comunicación de la decisión',
      null,
      article(
        'comunicar-al-interviniente',
        'Comunicar al interviniente las actuaciones que se surtan desde ahora, en la dirección que indicó, y notificarle la decisión de fondo {{tercero.medio}}, de conformidad con el artículo 71 de la Ley 99 de 1993.',
      ),
      article(
        'comunicar-y-publicar',
        'Comunicar el presente auto a {{solicitante.nombre}} y a {{tercero.nombre}}, y publicarlo en el boletín de la Corporación, de conformidad con el artículo 70 de la Ley 99 de 1993.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
