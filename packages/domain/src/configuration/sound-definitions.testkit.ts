/** The smallest sound content of each kind of definitions, under its key. */
const text = (id: string) => ({ id, type: 'paragraph', text: 'Palabras' })

export const SOUND_DEFINITIONS = {
  tramite: [
    '1000',
    {
      order: 0,
      definition: {
        name: 'Permiso de la autoridad',
        items: ['lo que se pide'],
        image: 'permiso.png',
        subcategory: 1,
        summary: 'Para qué sirve.',
        validity: 'La que fije la resolución.',
        legalBasis: [{ norm: 'Decreto 1076 de 2015', article: 'art. 1', subject: 'Permiso' }],
        terms: [
          {
            stage: 'Respuesta',
            kind: 'review',
            amount: 15,
            unit: 'habiles',
            norm: 'CPACA art. 14',
            holder: 'autoridad',
            pausesTerm: false,
            binds: ['REG-02'],
          },
        ],
        documents: [{ kind: 1, accept: ['pdf'] }],
        fee: { evaluation: 'no_genera', followUp: 'no_genera', levies: [], exemptions: [] },
        workflow: { family: 'registro_simple' },
        form: { questions: { id: 'propio', sections: [], checks: [] }, source: 'Formato propio' },
        municipalityField: null,
        visitByDefault: false,
        instrument: null,
        decision: { by: 'letter' },
        traits: [],
        toConfirm: [],
      },
    },
  ],
  familia: [
    'propia',
    {
      order: 0,
      definition: {
        name: 'Flujo propio',
        norm: 'Resolución 1 de 2026',
        isSubprocess: false,
        initialStep: 'PRO-01',
        startedBy: 'usuario',
        steps: [],
      },
    },
  ],
  acto: [
    'AUTO_PROPIO',
    {
      order: 0,
      definition: {
        name: 'Auto propio',
        title: 'Por el cual se dispone algo',
        class: 'auto',
        series: 'AUTO',
        drafts: ['CLI_JURIDICO'],
        reviews: [],
        signs: ['CLI_SUBDIRECTOR_JURIDICO'],
        announcement: { by: 'incorporacion', norm: 'CPACA art. 75' },
        published: false,
        appeal: null,
        variables: [],
        captures: [],
        sections: [{ name: 'una', blocks: [text('dispone')] }],
      },
    },
  ],
  pasaje: [
    'pasaje-propio',
    { order: 0, definition: { about: 'Lo que dicen varios actos', blocks: [text('dice')] } },
  ],
  seccion: [
    'propia',
    {
      order: 0,
      definition: {
        about: 'Lo que preguntan varios formularios',
        section: { key: 'propia', title: 'Propia', fields: [] },
        checks: [],
      },
    },
  ],
  documento: ['300', { title: 'Plano', description: 'Del predio.', reserved: null }],
  categoria: ['5', { order: 0, name: 'Otra', active: true, image: 'img/otra.png' }],
  subcategoria: ['9', { order: 0, name: 'Otra', active: true, image: 'img/otra.png', category: '1' }],
} as const
