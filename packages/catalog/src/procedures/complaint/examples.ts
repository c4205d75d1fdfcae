import { type FormExamples, without } from '../examples/form-examples.ts'

/** Felling beside a stream in Villahermosa, reported at the window while it is going on. */
const complete = {
  recurso_afectado: 'flora',
  municipio: '73870',
  vereda: 'Betulia',
  coordenada: { lat: 5.0312, lon: -75.1178 },
  hechos:
    'Desde el lunes tumban con motosierra los árboles de la orilla de la quebrada La Soledad, de donde se surte la escuela. Van más de veinte guaduas y dos caracolíes.',
  fecha_hechos: '2026-01-18',
  canal: 'presencial',
  anonimo: false,
  quejoso: 'Luz Dary Ocampo Giraldo',
  contacto_quejoso: '312 555 0191',
  presunto_infractor: 'El administrador de la finca Potosí',
  flagrancia: false,
}

/** Noise of unknown origin, reported by telephone. */
const minimal = {
  ...without(complete, 'coordenada', 'quejoso', 'contacto_quejoso', 'presunto_infractor'),
  recurso_afectado: 'ruido',
  canal: 'telefonico',
  anonimo: true,
  hechos: 'Una planta eléctrica suena toda la noche.',
}

export const COMPLAINT: FormExamples = {
  minimal,
  complete,
  refused: {
    // in progress although dated last year; a place outside the territory; a complainant without a name
    answers: {
      ...without(complete, 'quejoso'),
      coordenada: { lat: 6.2442, lon: -75.5812 },
      fecha_hechos: '2025-11-18',
      flagrancia: true,
    },
    errors: ['coordenada fuera', 'quejoso falta', 'flagrancia flagrancia_pasada'],
  },
  returned: {
    answers: { ...complete, canal: 'correo' },
    fails: [{ documentId: 108, why: 'Las fotografías no muestran el lugar de los hechos.' }],
  },
}
