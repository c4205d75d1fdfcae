import { article, each, has, p, passage, section, when } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption } from '../parts.ts'
import { interim, noAppealAgainst } from '../sanction-parts.ts'

const title = 'Por el cual se ordena una indagación preliminar'

/** Establishes whether there are grounds to begin (Ley 1333/2009 art. 17): six months at most. */
export const autoIndagacion = sanctionAuto({
  id: 'AUTO_INDAGACION',
  name: 'Auto de indagación preliminar',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75; Ley 1333 de 2009, artículo 17' },
  published: false,
  appeal: null,
  sections: [
    section('encabezado con número, fecha y título', null, ...caption('AUTO', title)),
    section('competencia', 'Competencia', passage('potestad-sancionatoria')),
    section('antecedentes', 'Antecedentes', passage('hechos'), passage('presunto-infractor')),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'objeto-de-la-indagacion',
        'El artículo 17 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, autoriza ordenar una indagación preliminar cuando haya lugar a ello, con el objeto de establecer si existe mérito para iniciar el procedimiento sancionatorio, verificar la ocurrencia de la conducta y determinar si constituye infracción ambiental o si se actuó al amparo de una causal que exime de responsabilidad. No puede extenderse a hechos distintos del que fue objeto de denuncia, queja o iniciación oficiosa y de los que le sean conexos.',
      ),
      p('falta-por-establecer', 'Falta por establecer lo siguiente:'),
      p('indagacion-motivo', '{{indagacion.motivo}}'),
    ),
    section(
      'diligencias por practicar',
      null,
      passage('dispone'),
      article(
        'ordenar-indagacion',
        'Ordenar una indagación preliminar sobre los hechos descritos. Dentro de ella se practicarán estas diligencias:',
      ),
      each('indagacion-diligencias', 'indagacion.diligencias', '{{item.texto}}'),
    ),
    section(
      'término',
      null,
      article(
        'duracion-maxima',
        'La indagación tendrá una duración máxima de seis (6) meses, contados desde la fecha de este auto, y culminará con el archivo definitivo o con el auto que inicia el procedimiento.',
      ),
      when(
        'con-infractor-identificado',
        has('infractor.documento'),
        article(
          'comunicar-al-infractor',
          'Comunicar este auto a {{infractor.nombre}}, para que, si lo estima conveniente, aporte lo que pueda contribuir a esclarecer los hechos.',
        ),
      ),
      noAppealAgainst(interim),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
