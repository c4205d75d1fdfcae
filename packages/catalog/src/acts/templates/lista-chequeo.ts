import { has, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'

/** Preliminary check of the documents of a licence (DUR 2.2.2.3.6.2). */
export const listaChequeo = defineAct({
  id: 'LISTA_CHEQUEO',
  name: 'Lista de chequeo',
  title: 'Lista de chequeo de {{tramite.nombre|enFrase}}',
  class: 'documento',
  series: 'SIN_SERIE',
  drafts: ['CLI_VALIDACION_TECNICA', 'CLI_VALIDACION_JURIDICA'],
  reviews: [],
  signs: ['CLI_VALIDACION_TECNICA'],
  announcement: { by: 'incorporacion', norm: 'CPACA, artículo 36' },
  published: false,
  personal: true,
  appeal: null,
  sections: [
    section(
      'documento',
      null,
      { id: 'titulo', type: 'paragraph', role: 'titulo', align: 'center', text: '**LISTA DE CHEQUEO**' },
      passage('radicacion'),
      p('documentos-revisados', 'Se revisó cada documento que la norma exige para dar inicio al trámite.'),
    ),
    section(
      'cumple / no cumple / no aplica',
      'Resultado de la revisión',
      when('con-documentos', has('chequeo.items'), {
        id: 'resultado',
        type: 'table',
        over: 'chequeo.items',
        columns: [
          { title: 'Documento', text: '{{item.documento}}', width: 300 },
          { title: 'Resultado', text: '{{item.resultado}}', width: 100 },
          { title: 'Observación', text: '{{item.observacion?}}', width: 200 },
        ],
      }),
      when(
        'sin-documentos',
        lacks('chequeo.items'),
        p('no-exige-documentos', 'El trámite no exige documentos.'),
      ),
    ),
    section(
      'observación',
      'Observación',
      when(
        'con-faltantes',
        has('chequeo.faltan'),
        p('no-cumplen', 'Hay documentos que no cumplen: se comunican al interesado para que los complete.'),
      ),
      when(
        'sin-faltantes',
        lacks('chequeo.faltan'),
        p('documentacion-completa', 'La documentación mínima está completa.'),
      ),
      passage('firma'),
      passage('traza-sin-revision'),
    ),
  ],
})
