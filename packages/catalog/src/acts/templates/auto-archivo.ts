import { article, has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por el cual se ordena el archivo de un expediente'

/** Closes an expediente for good; communicated to its parties. */
export const autoArchivo = defineAct({
  id: 'AUTO_ARCHIVO',
  name: 'Auto de archivo',
  title,
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO', 'CLI_JURIDICO_SANCIONATORIO'],
  reviews: ['CLI_COORDINADOR_JURIDICO', 'CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA, artículo 75' },
  published: false,
  appeal: null,
  sections: [
    section(
      'motivo del archivo',
      null,
      ...caption('AUTO', title),
      p(
        'fundamento',
        'La {{autoridad.nombre}} adopta esta decisión en ejercicio de las facultades que le confiere la Ley 99 de 1993, con fundamento en lo siguiente:',
      ),
      p('archivo-motivo', '{{archivo.motivo}}'),
    ),
    section(
      'documentos',
      null,
      passage('dispone'),
      article('ordenar-archivo-definitivo', 'Ordenar el archivo definitivo del {{expediente.referencia}}.'),
      article(
        'conservar-documentos',
        'Conservar los documentos de acuerdo con la tabla de retención documental de la entidad y devolver los originales a quien los aportó, si los pide, dejando copia.',
      ),
    ),
    section(
      'comunicación',
      null,
      when(
        'con-solicitante-conocido',
        has('solicitante.documento'),
        article(
          'comunicar-al-solicitante',
          'Comunicar este auto a {{solicitante.nombre}}, o a su representante o apoderado.',
        ),
      ),
      when(
        'sin-solicitante-conocido',
        lacks('solicitante.documento'),
        article(
          'publicar-en-la-pagina',
          'Publicar este auto en la página de la Corporación, porque no se conoce a quién comunicarlo.',
        ),
      ),
      passage('sin-recursos'),
      passage('comuniquese'),
      passage('firma'),
      passage('traza'),
    ),
  ],
})
