import { type FormExamples, without } from '../examples/form-examples.ts'

/** A hospital in Ibagué that files last year's balance. */
const complete = {
  tipo_persona: '2',
  tipo_documento: '6',
  numero_documento: '890706833',
  nombre_razon_social: 'Clínica Los Ocobos S. A.',
  telefono: '3165550184',
  correo: 'ambiental@clinicalosocobos.test',
  autoriza_notificacion_electronica: true,
  solicitud: 'actualizacion',
  establecimiento: 'Clínica Los Ocobos, sede principal',
  municipio: '73001',
  direccion: 'Avenida Ambalá # 41-20',
  coordenada: { lat: 4.4448, lon: -75.2104 },
  ciiu: '8610',
  empleados: 320,
  categoria: 'gran',
  media_movil: 2150,
  anio_balance: 2025,
  corrientes: [
    {
      codigo: 'Y1',
      descripcion: 'Residuos biosanitarios y cortopunzantes',
      caracteristica: 'P',
      cantidad: 22800,
      gestion: 'tratamiento',
      gestor: 'Proyectos Ambientales del Tolima S. A. E. S. P.',
    },
    {
      codigo: 'Y3',
      descripcion: 'Medicamentos vencidos',
      caracteristica: 'T',
      cantidad: 2600,
      gestion: 'disposicion',
      gestor: 'Incineraciones del Huila S. A.',
    },
    {
      codigo: 'Y29',
      descripcion: 'Luminarias y termómetros con mercurio',
      caracteristica: 'T',
      cantidad: 400,
      gestion: 'aprovechamiento',
      gestor: 'Lumina Recicla S. A. S.',
    },
  ],
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A workshop that registers for its used oil. */
const minimal = {
  ...without(complete, 'anio_balance'),
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '93204518',
  nombre_razon_social: 'Hernán Darío Prada Lozano',
  solicitud: 'inscripcion',
  establecimiento: 'Taller El Piñón',
  ciiu: '4520',
  empleados: 3,
  categoria: 'pequeno',
  media_movil: 42.5,
  corrientes: [
    {
      codigo: 'Y8',
      descripcion: 'Aceite usado de motor',
      caracteristica: 'I',
      cantidad: 510,
      gestion: 'aprovechamiento',
      gestor: 'Reciclaceites S. A. S.',
    },
  ],
}

export const HAZARDOUS_WASTE: FormExamples = {
  minimal,
  complete,
  refused: {
    // category contradicts the moving average, a future year's balance, an unknown stream, a zero amount
    answers: {
      ...complete,
      categoria: 'pequeno',
      anio_balance: 2027,
      corrientes: [
        { ...complete.corrientes[0], codigo: 'Y46' },
        { ...complete.corrientes[1], cantidad: 0 },
      ],
    },
    errors: [
      'categoria categoria_gran',
      'anio_balance balance_sin_terminar',
      'corrientes.0.codigo corriente_y',
      'corrientes.1.cantidad cantidad_cero',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 104, why: 'El balance trae nueve meses y el año tiene doce.' },
      { documentId: 103, why: 'La carta no está firmada por el representante legal.' },
    ],
  },
}
