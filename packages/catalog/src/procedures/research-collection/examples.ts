import { type FormExamples, without } from '../examples/form-examples.ts'

/** A university that studies frogs and their streams between Cajamarca and Ibagué for seven years. */
const complete = {
  tipo_persona: '2',
  calidad_solicitante: 'entidad_publica',
  tipo_documento: '6',
  numero_documento: '809004418',
  digito_verificacion: 8,
  razon_social: 'Corporación Universitaria del Combeima',
  representante_nombre: 'María Consuelo Varón Lara',
  representante_tipo_documento: '1',
  representante_documento: '38240775',
  actua_apoderado: false,
  solicitante_departamento: '23',
  solicitante_municipio: 'Ibagué',
  direccion_correspondencia: 'Calle 10 # 4-65, bloque de Ciencias',
  telefono: '3135550190',
  correo: 'investigaciones@ucombeima.test',
  autoriza_notificacion_electronica: true,
  correo_notificacion: 'investigaciones@ucombeima.test',
  modalidad: 'marco',
  titulo_proyecto: 'Anfibios y calidad de los arroyos altoandinos de la cuenca del río Coello',
  objetivo: 'Relacionar la diversidad de anfibios con la calidad del agua y la cobertura de las rondas.',
  metodologia:
    'Búsqueda visual nocturna en transectos de 50 m, captura manual, toma de medidas y liberación en el mismo sitio. Se conservan como máximo dos ejemplares por especie y localidad.',
  meses: 84,
  finalidad: 'investigacion',
  acceso_recurso_genetico: false,
  institucion: 'Corporación Universitaria del Combeima',
  investigador: 'Julián Camilo Sánchez Ariza',
  documento_investigador: '1110489217',
  equipo_trabajo: [
    {
      nombre: 'Julián Camilo Sánchez Ariza',
      documento: '1110489217',
      formacion: 'Biólogo, doctor en Ecología',
      rol: 'Investigador principal',
    },
    {
      nombre: 'Hannah Schulz',
      documento: 'C4F7K21M9',
      formacion: 'Bióloga, candidata a doctora',
      rol: 'Coinvestigadora',
    },
  ],
  extranjeros: true,
  especimenes: [
    { grupo: 'anfibios', categoria: 'Especie', tipo_muestra: 'Ejemplar', cantidad: 60, amenazada: true },
    {
      grupo: 'invertebrados',
      categoria: 'Familia',
      tipo_muestra: 'Ejemplar en alcohol',
      cantidad: 1500,
      amenazada: false,
    },
  ],
  sitios: [
    {
      sitio: 'Quebrada La Plata',
      municipio: '73124',
      coordenada: { lat: 4.4518, lon: -75.4786 },
      esfuerzo: '12 noches al año, 4 personas',
    },
    {
      sitio: 'Cañón del Combeima',
      municipio: '73001',
      coordenada: { lat: 4.5531, lon: -75.3204 },
      esfuerzo: '8 noches al año, 4 personas',
    },
  ],
  area_protegida: true,
  comunidades_etnicas: false,
  coleccion_destino: 'Colección de anfibios y reptiles de la Corporación Universitaria del Combeima',
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A single biologist, one group, one place. */
const minimal = {
  ...without(
    complete,
    'digito_verificacion',
    'razon_social',
    'representante_nombre',
    'representante_tipo_documento',
    'representante_documento',
  ),
  tipo_persona: '1',
  calidad_solicitante: 'comunidad',
  tipo_documento: '1',
  numero_documento: '1110489217',
  nombres: 'Julián Camilo',
  apellidos: 'Sánchez Ariza',
  modalidad: 'individual',
  meses: 18,
  equipo_trabajo: complete.equipo_trabajo.slice(0, 1),
  extranjeros: false,
  especimenes: complete.especimenes.slice(0, 1),
  sitios: complete.sitios.slice(0, 1),
  area_protegida: false,
}

export const RESEARCH_COLLECTION: FormExamples = {
  minimal,
  complete,
  refused: {
    // A framework permit for one person, a colleague listed twice, a place in Bogotá, no specimens.
    answers: {
      ...minimal,
      modalidad: 'marco',
      meses: 0,
      documento_investigador: '1.110.489.217',
      equipo_trabajo: [
        complete.equipo_trabajo[0],
        { ...complete.equipo_trabajo[1], documento: '1110489217' },
      ],
      especimenes: [],
      sitios: [{ ...complete.sitios[0], coordenada: { lat: 4.711, lon: -74.0721 } }],
    },
    errors: [
      'modalidad marco_institucion',
      'meses minimo',
      'documento_investigador formato',
      'equipo_trabajo equipo_repetido',
      'especimenes falta',
      'sitios.0.coordenada fuera',
    ],
  },
  returned: {
    answers: { ...complete, comunidades_etnicas: true },
    fails: [
      { documentId: 63, why: 'La carta de la colección no dice que recibirá los ejemplares.' },
      { documentId: 12, why: 'El pronunciamiento es de otro proyecto.' },
    ],
  },
}
