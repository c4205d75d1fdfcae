import type { Appeal } from '@ventanilla/domain/acts/template'
import { article, headline, is, p, passage, section } from '../blocks.ts'
import { sanctionAuto } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se decide sobre las pruebas de un procedimiento sancionatorio'

/** Only the rejection of evidence can be appealed (Ley 1333/2009 art. 26). */
const againstRefusal: Appeal = {
  kinds: ['reposición'],
  businessDays: 10,
  norm: 'Ley 1333/2009 art. 26',
  when: is('pruebas.niega', true),
  text: 'Contra la decisión que niega pruebas procede el recurso de reposición, ante quien expidió este auto, por escrito, dentro de los diez (10) días hábiles siguientes a la notificación, con los requisitos del artículo 77 de la Ley 1437 de 2011. Contra lo demás no procede recurso alguno.',
}

export const autoPruebas = sanctionAuto({
  id: 'AUTO_PRUEBAS',
  name: 'Auto de pruebas',
  title,
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículo 26' },
  published: false,
  appeal: againstRefusal,
  sections: [
    section(
      'pruebas pedidas y decisión',
      null,
      ...caption('AUTO', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-antecedentes', 'Antecedentes'),
      passage('antecedentes-del-procedimiento'),
      p(
        'corresponde-decidir',
        'Vencido el término para presentar descargos, corresponde decidir sobre las pruebas pedidas y las de oficio:',
      ),
      {
        id: 'pruebas-y-decision',
        type: 'table',
        over: 'pruebas.lista',
        columns: [
          { title: 'Prueba', text: '{{item.prueba}}', width: 380 },
          { title: 'Decisión', text: '{{item.decision}}', width: 120 },
        ],
      },
    ),
    section(
      'conducencia, pertinencia y necesidad',
      'Conducencia, pertinencia y necesidad',
      p(
        'pruebas-conducentes',
        'El artículo 26 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, ordena practicar las pruebas pedidas que sean conducentes, pertinentes y necesarias, y las que la autoridad considere de oficio.',
      ),
      {
        id: 'motivo-de-cada-decision',
        type: 'table',
        over: 'pruebas.lista',
        columns: [
          { title: 'Prueba', text: '{{item.prueba}}', width: 200 },
          { title: 'Razones', text: '{{item.motivo}}', width: 300 },
        ],
      },
    ),
    section(
      'término de práctica',
      null,
      passage('dispone'),
      article('decidir-pruebas', 'Decidir sobre las pruebas como se indica en la parte motiva.'),
      article(
        'practicar-pruebas',
        'Practicar las pruebas decretadas dentro de {{pruebas.dias|enLetras}} días, que podrán prorrogarse por una sola vez y sin que el total pase de sesenta (60), con el soporte de un concepto técnico.',
      ),
    ),
    section(
      'gastos a cargo del solicitante',
      null,
      article(
        'gastos-de-las-pruebas',
        'Los gastos de las pruebas pedidas por el investigado corren por su cuenta, según el parágrafo del artículo 25 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
    ),
    section(
      'recursos sobre negativa',
      null,
      passage('notificar-acto'),
      article('recurso-contra-la-negativa', againstRefusal.text),
      passage('cierre'),
    ),
  ],
})
