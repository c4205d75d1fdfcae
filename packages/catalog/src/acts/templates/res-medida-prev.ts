import { article, each, has, headline, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por la cual se {{medida.verbo}} una medida preventiva'

/** A measure of immediate execution that admits no appeal (Ley 1333/2009 arts. 12-16, 32, 34, 36). */
export const resMedidaPrev = defineAct({
  id: 'RES_MEDIDA_PREV',
  name: 'Resolución que impone medida preventiva',
  title,
  class: 'resolucion',
  role: 'preventiveMeasure',
  series: 'RESOLUCION_SAN',
  drafts: ['CLI_JURIDICO_SANCIONATORIO'],
  reviews: ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL', 'CLI_DIRECTOR_GENERAL'],
  announcement: { by: 'notificacion', norm: 'Ley 1333 de 2009, artículos 13 y 32' },
  published: false,
  appeal: null,
  sections: [
    section(
      'hechos y motivación',
      null,
      ...caption('RESOLUCIÓN', title),
      headline('titulo-competencia', 'Competencia'),
      passage('potestad-sancionatoria'),
      headline('titulo-hechos', 'Hechos'),
      passage('hechos'),
      passage('presunto-infractor'),
      when(
        'en-flagrancia',
        has('medida.acta'),
        p(
          'tomada-en-flagrancia',
          'La medida se tomó en el sitio, en flagrancia, como consta en el acta {{medida.acta}}. El artículo 15 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, ordena legalizarla mediante acto administrativo en un término no mayor de tres (3) días.',
        ),
      ),
      headline('titulo-motivacion', 'Motivación'),
      p('medida-motivo', '{{medida.motivo}}'),
      p(
        'objeto-de-las-medidas',
        'Las medidas preventivas tienen por objeto prevenir o impedir la ocurrencia de un hecho o la continuación de una actividad que atente contra el medio ambiente, los recursos naturales, el paisaje o la salud humana. Son de carácter preventivo y transitorio y se aplican sin perjuicio de las sanciones a que haya lugar, según los artículos 12 y 32 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
    ),
    section(
      'tipo de medida (art. 36)',
      null,
      passage('resuelve'),
      when(
        'no-en-flagrancia',
        lacks('medida.acta'),
        article(
          'imponer-medida',
          'Imponer a {{infractor.presunto}} la medida preventiva de {{medida.tipo|enFrase}}, prevista en el artículo 36 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, que recae sobre: {{medida.bien|enFrase}}.',
        ),
      ),
      when(
        'legaliza',
        has('medida.acta'),
        article(
          'legalizar-medida',
          'Legalizar la medida preventiva de {{medida.tipo|enFrase}}, prevista en el artículo 36 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, tomada a {{infractor.presunto}} mediante el acta {{medida.acta}}, que recae sobre: {{medida.bien|enFrase}}.',
        ),
      ),
    ),
    section(
      'condiciones y ejecución',
      null,
      article(
        'ejecucion-y-levantamiento',
        'La medida se ejecutará de inmediato y se levantará, de oficio o a petición de parte, cuando se compruebe que desaparecieron las causas que la originaron. Para ello deberá cumplirse lo siguiente:',
      ),
      each('medida-condiciones', 'medida.condiciones', '{{item.texto}}'),
    ),
    section(
      'costos a cargo del infractor',
      null,
      article(
        'costos-a-cargo',
        'Los costos en que incurra la Corporación por esta medida, como los de transporte, almacenamiento, seguros y vigilancia, corren por cuenta del infractor y se pagan antes de devolver los bienes o reabrir la obra, según el artículo 34 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      when(
        'con-costos-previstos',
        has('medida.costos'),
        p('costos-previstos', '**PARÁGRAFO.** Costos previstos: {{medida.costos|enFrase}}'),
      ),
    ),
    section(
      'advertencia: sin recurso y de ejecución inmediata',
      null,
      article(
        'advertir-sin-recursos',
        'Advertir que contra esta resolución no procede recurso alguno y que surte efectos inmediatos, según el artículo 32 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024. Su incumplimiento es causal de agravación de la responsabilidad.',
      ),
    ),
    section(
      'traslado si se actuó a prevención (5 días hábiles)',
      null,
      article(
        'traslado-a-otra-autoridad',
        'Si la competencia para conocer del procedimiento corresponde a otra autoridad ambiental, darle traslado de las actuaciones dentro de los cinco (5) días hábiles siguientes a la imposición de la medida, según el artículo 2 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
    ),
    section(
      'notificación o comunicación',
      null,
      when('con-infractor-identificado', has('infractor.documento'), passage('notificar-acto')),
      when(
        'sin-infractor-identificado',
        lacks('infractor.documento'),
        article(
          'comunicar-en-el-sitio',
          'Comunicar esta resolución en el sitio de los hechos y publicarla en la página de la Corporación.',
        ),
      ),
      article(
        'evaluar-merito',
        'Dentro de los diez (10) días hábiles siguientes, evaluar si existe mérito para iniciar el procedimiento sancionatorio, según el artículo 16 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024.',
      ),
      passage('cierre'),
    ),
  ],
})
