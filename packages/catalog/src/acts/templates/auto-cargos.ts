import { article, each, has, headline, is, p, passage, section, when } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption } from '../parts.ts'
import { noAppealAgainst, WHO } from '../sanction-parts.ts'

const title = 'Por el cual se formulan cargos en un procedimiento sancionatorio ambiental'

/** The charges (Ley 1333/2009 art. 24): no appeal, ten days to answer. */
export const autoCargos = sanctionAuto({
  id: 'AUTO_CARGOS',
  name: 'Auto de formulación de cargos',
  title,
  role: 'charges',
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 24' },
  published: false,
  appeal: null,
  sections: [
    section(
      'individualización del infractor',
      null,
      ...caption('AUTO', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-antecedentes', 'Antecedentes'),
      passage('procedimiento-iniciado'),
      passage('hechos'),
      p('contra-quien-se-adelanta', `El procedimiento se adelanta contra ${WHO}.`),
    ),
    section(
      'acciones u omisiones',
      null,
      passage('dispone'),
      article('formular-cargos', 'Formular a {{infractor.nombre}} los siguientes cargos:'),
      each('conductas', 'cargos.lista', '{{item.conducta}}'),
    ),
    section(
      'normas violadas o daño causado',
      'Normas infringidas o daño causado',
      p(
        'normas-o-dano',
        'Las conductas de cada cargo infringen, en su orden, estas normas o causan este daño:',
      ),
      each('normas', 'cargos.lista', '{{item.norma}}'),
    ),
    section(
      'riesgo o afectación y agravantes explicados',
      'Riesgo o afectación y agravantes',
      when(
        'resultado-riesgo',
        is('cargos.resultado', 'riesgo'),
        p(
          'riesgo-de-afectacion',
          'Las conductas generaron un riesgo de afectación, sin que se haya comprobado daño.',
        ),
      ),
      when(
        'resultado-afectacion',
        is('cargos.resultado', 'afectacion'),
        p('afectacion-o-dano', 'Las conductas produjeron afectación o daño ambiental.'),
      ),
      when(
        'con-agravantes',
        has('agravantes'),
        p(
          'se-imputan-agravantes',
          'Se imputan estas circunstancias agravantes, según el artículo 7 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
        ),
        each('agravantes', 'agravantes', '{{item.texto}}'),
      ),
      passage('presuncion-de-culpa'),
    ),
    section('pruebas', 'Pruebas', each('cargos-pruebas', 'cargos.pruebas', '{{item.texto}}')),
    section(
      'traslado por 10 días hábiles para descargos',
      null,
      article(
        'descargos-en-diez-dias',
        'Dentro de los diez (10) días hábiles siguientes a la notificación de este pliego, el investigado, directamente o mediante apoderado, podrá presentar descargos por escrito y aportar o pedir las pruebas que estime pertinentes y conducentes. Los gastos de las que pida corren por su cuenta, según el artículo 25 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      passage('notificar-acto'),
    ),
    section(
      'advertencia de ausencia de recursos',
      null,
      noAppealAgainst('según el artículo 24 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024'),
      passage('cierre'),
    ),
  ],
})
