import { article, has, is, isNot, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const ofAppeal = isNot('renuncia.clase', 'plazo')
const ofTime = is('renuncia.clase', 'plazo')
const title = 'Por el cual se acepta una renuncia a términos'

/** Accepts a waiver of the days to appeal, or of those left to complete (CPACA arts. 87 num. 3 and 17). */
export const autoRenuncia = defineAct({
  id: 'AUTO_RENUNCIA',
  name: 'Auto o comunicación que acepta la renuncia a términos',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículos 75 y 87' },
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
        'renuncia-manifestada',
        'El {{renuncia.fecha|fecha}}, mientras corría el término, {{solicitante.nombre}} manifestó de manera expresa e inequívoca su renuncia a lo que restaba de él.',
      ),
    ),
    section(
      'identificación del término renunciado',
      'Término renunciado',
      when(
        'de-recursos',
        ofAppeal,
        p(
          'renuncia-al-termino-de-recursos',
          'La renuncia recae sobre el término para interponer recursos contra el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}}, notificado el {{acto_recurrido.fecha_notificacion|fecha}}. El término está establecido en favor de quien renuncia, que puede disponer de él.',
        ),
      ),
      when(
        'de-plazo',
        ofTime,
        p(
          'renuncia-al-plazo',
          'La renuncia recae sobre el resto del plazo concedido en el acto {{acto_recurrido.numero}} del {{acto_recurrido.fecha|fecha}} para aportar lo requerido, de conformidad con el artículo 17 de la Ley 1437 de 2011. El plazo está establecido en favor de quien renuncia, que puede disponer de él. La solicitud se decidirá con lo que obra en el expediente.',
        ),
      ),
      when(
        'con-consideraciones',
        has('renuncia.consideraciones'),
        p('renuncia-consideraciones', '{{renuncia.consideraciones}}'),
      ),
    ),
    section(
      'efecto: firmeza desde el día siguiente',
      null,
      passage('dispone'),
      article(
        'aceptar-renuncia',
        'Aceptar la renuncia a términos presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}.',
      ),
      when(
        'en-firme',
        ofAppeal,
        article(
          'tener-por-no-recurrido',
          'Tener el acto {{acto_recurrido.numero}} por no recurrido por quien renuncia. De conformidad con el numeral 3 del artículo 87 de la Ley 1437 de 2011, queda en firme desde el día siguiente al de la renuncia.',
        ),
      ),
      when(
        'plazo-terminado',
        ofTime,
        article(
          'terminar-plazo',
          'Tener por terminado el plazo para aportar lo requerido y continuar la actuación con la información que obra en el expediente.',
        ),
      ),
    ),
    section(
      'otros interesados con término abierto',
      null,
      article(
        'solo-frente-a-quien-renuncia',
        'Dejar constancia de que la renuncia solo produce efecto frente a quien la presenta: el término de los demás interesados, si los hay, sigue corriendo.',
      ),
      article(
        'comunicar-al-solicitante',
        'Comunicar el presente auto a {{solicitante.nombre}}, o a su representante o apoderado.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
