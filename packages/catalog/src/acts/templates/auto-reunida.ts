import { article, each, has, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

/** Closes the instruction stage; the term to decide starts here. */
export const autoReunida = defineAct({
  id: 'AUTO_REUNIDA',
  name: 'Auto que declara reunida la información',
  title: 'Por el cual se declara reunida la información en un trámite de {{tramite.nombre|enFrase}}',
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section(
      'encabezado con número, fecha y título',
      null,
      ...caption(
        'AUTO',
        'Por el cual se declara reunida la información en un trámite de {{tramite.nombre|enFrase}}',
      ),
    ),
    section('competencia', 'Competencia', passage('competencia')),
    section(
      'antecedentes',
      'Antecedentes',
      passage('radicacion'),
      passage('expediente'),
      p('instruccion-resumen', '{{instruccion.resumen}}'),
    ),
    section(
      'consideraciones técnicas y jurídicas',
      'Consideraciones técnicas y jurídicas',
      p(
        'principios',
        'Las actuaciones administrativas se desarrollan con arreglo a los principios de debido proceso, eficacia, economía y celeridad previstos en el artículo 3 de la Ley 1437 de 2011. Durante la actuación, y hasta antes de proferirse la decisión de fondo, pueden aportarse, pedirse y practicarse pruebas, como lo dispone el artículo 40 de la misma ley.',
      ),
      when(
        'con-concepto',
        has('concepto.numero'),
        p('concepto-emitido', 'La dependencia técnica emitió {{concepto.nombre}} {{concepto.numero}}.'),
      ),
      p(
        'procede-declarar',
        'Con los documentos y conceptos que obran en el expediente, procede declarar reunida la información para decidir.',
      ),
    ),
    section(
      'relación de documentos aportados',
      'Relación de documentos',
      p('documentos-que-obran', 'Obran en el expediente {{expediente.numero}} los siguientes documentos:'),
      when(
        'con-documentos',
        has('expediente.documentos'),
        each('expediente-documentos', 'expediente.documentos', '{{item.texto}}'),
      ),
      when(
        'sin-documentos',
        { '!': [{ var: 'expediente.documentos' }] },
        p(
          'documentos-del-indice',
          'Los relacionados en el índice electrónico foliado del expediente, que hace parte integral de este auto.',
        ),
      ),
    ),
    section(
      'declara reunida la información',
      null,
      passage('dispone'),
      article(
        'declarar-reunida',
        'Declarar reunida la información necesaria para decidir sobre la solicitud de {{tramite.nombre|enFrase}} presentada por {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}, dentro del expediente {{expediente.numero}}.',
      ),
      article(
        'pasar-al-despacho',
        'Pasar el expediente al despacho para proyectar la decisión de fondo dentro del término legal.',
      ),
    ),
    section(
      'comunicación',
      null,
      article(
        'comunicar-a-los-interesados',
        'Comunicar el presente auto al solicitante y a los terceros reconocidos en la actuación.',
      ),
      passage('sin-recursos'),
    ),
    section('firma', null, passage('comuniquese'), passage('firma'), passage('traza')),
  ],
})
