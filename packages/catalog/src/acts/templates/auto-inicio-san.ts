import { article, each, has, headline, p, passage, section, when } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption } from '../parts.ts'
import { interim, noAppealAgainst, WHO } from '../sanction-parts.ts'

const title = 'Por el cual se inicia un procedimiento sancionatorio ambiental'

/** Begins the procedure against an identified offender (Ley 1333/2009 art. 18). */
export const autoInicioSan = sanctionAuto({
  id: 'AUTO_INICIO_SAN',
  name: 'Auto de inicio del sancionatorio',
  title,
  role: 'sanctionOpening',
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 18' },
  published: { norm: 'Ley 99/1993 art. 70', extent: 'integra' },
  appeal: null,
  sections: [
    section(
      'hechos',
      null,
      ...caption('AUTO', title),
      headline('titulo-hechos', 'Hechos'),
      passage('hechos'),
    ),
    section(
      'identificación e individualización del presunto infractor',
      'Presunto infractor',
      p('infractor-individualizado', `Como presunto infractor se identificó e individualizó a ${WHO}.`),
      when(
        'con-direccion',
        has('infractor.direccion'),
        p('direccion-conocida', 'Su dirección conocida es {{infractor.direccion}}.'),
      ),
    ),
    section(
      'normas y competencia',
      'Normas y competencia',
      passage('potestad-sancionatoria'),
      p('normas-infringidas', 'Las normas que se habrían infringido son las siguientes:'),
      p('normas', '{{inicio.normas}}.'),
      passage('presuncion-de-culpa'),
      p(
        'inicio-del-procedimiento',
        'El artículo 18 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, ordena adelantar el procedimiento de oficio, a petición de parte o como consecuencia de una medida preventiva, mediante acto administrativo motivado que se notifica personalmente, para verificar los hechos u omisiones que constituyen infracción a las normas ambientales.',
      ),
    ),
    section('pruebas', 'Pruebas', each('inicio-pruebas', 'inicio.pruebas', '{{item.texto}}')),
    section(
      'ordena iniciar, comunicar y publicar',
      null,
      passage('dispone'),
      article(
        'iniciar-procedimiento',
        `Iniciar el procedimiento sancionatorio ambiental contra ${WHO}, con el fin de verificar los hechos descritos y determinar si constituyen infracción ambiental.`,
      ),
      article(
        'practicar-diligencias',
        'Practicar las diligencias que se estimen necesarias y pertinentes para determinar con certeza los hechos y completar los elementos probatorios, según el artículo 22 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      article(
        'informar-beneficios',
        'Informar al investigado que la confesión antes de la formulación de cargos reduce la multa, y que puede proponer medidas de corrección o compensación para suspender y terminar anticipadamente el procedimiento, según los artículos 6 y 18A de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      article(
        'informar-duracion-maxima',
        'Informar que el procedimiento no podrá durar más de cinco (5) años desde este auto, prorrogables en los términos del artículo 10 de la Ley 1333 de 2009, modificado por la Ley 2387 de 2024.',
      ),
      passage('notificar-acto'),
      article(
        'comunicar-a-la-procuraduria',
        'Comunicar este auto a la Procuraduría Judicial Ambiental y Agraria, de conformidad con el artículo 56 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      passage('publicar-acto'),
      noAppealAgainst(interim),
      passage('cierre'),
    ),
  ],
})
