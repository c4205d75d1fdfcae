import { article, each, has, headline, is, p, section, when } from '../define-act.ts'
import {
  procedureBegun,
  closing,
  facts,
  head,
  noAppealAgainst,
  notifyOffender,
  ordering,
  power,
  presumption,
  sanctionAuto,
  WHO,
} from '../sanction-parts.ts'

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
      ...head('AUTO', title),
      headline('Competencia'),
      ...power,
      headline('Antecedentes'),
      ...procedureBegun,
      ...facts,
      p(`El procedimiento se adelanta contra ${WHO}.`),
    ),
    section(
      'acciones u omisiones',
      null,
      ordering,
      article('Formular a {{infractor.nombre}} los siguientes cargos:'),
      each('cargos.lista', '{{item.conducta}}'),
    ),
    section(
      'normas violadas o daño causado',
      'Normas infringidas o daño causado',
      p('Las conductas de cada cargo infringen, en su orden, estas normas o causan este daño:'),
      each('cargos.lista', '{{item.norma}}'),
    ),
    section(
      'riesgo o afectación y agravantes explicados',
      'Riesgo o afectación y agravantes',
      when(
        is('cargos.resultado', 'riesgo'),
        p('Las conductas generaron un riesgo de afectación, sin que se haya comprobado daño.'),
      ),
      when(is('cargos.resultado', 'afectacion'), p('Las conductas produjeron afectación o daño ambiental.')),
      when(
        has('agravantes'),
        p(
          'Se imputan estas circunstancias agravantes, según el artículo 7 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024:',
        ),
        each('agravantes', '{{item.texto}}'),
      ),
      p(presumption),
    ),
    section('pruebas', 'Pruebas', each('cargos.pruebas', '{{item.texto}}')),
    section(
      'traslado por 10 días hábiles para descargos',
      null,
      article(
        'Dentro de los diez (10) días hábiles siguientes a la notificación de este pliego, el investigado, directamente o mediante apoderado, podrá presentar descargos por escrito y aportar o pedir las pruebas que estime pertinentes y conducentes. Los gastos de las que pida corren por su cuenta, según el artículo 25 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      notifyOffender,
    ),
    section(
      'advertencia de ausencia de recursos',
      null,
      noAppealAgainst('según el artículo 24 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024'),
      ...closing,
    ),
  ],
})
