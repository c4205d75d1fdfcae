import { type FormExamples, without } from '../examples/form-examples.ts'

/** Consultants who write the impact study of a solar park between Espinal and Flandes. */
const complete = {
  tipo_persona: '2',
  calidad_solicitante: 'tenedor',
  tipo_documento: '6',
  numero_documento: '900812447',
  digito_verificacion: 8,
  razon_social: 'Consultores Ambientales del Magdalena S.A.S.',
  representante_nombre: 'Óscar Iván Perdomo Cruz',
  representante_tipo_documento: '1',
  representante_documento: '79845120',
  actua_apoderado: true,
  apoderado_nombre: 'Natalia Bonilla Arce',
  apoderado_documento: '1110523348',
  apoderado_tarjeta_profesional: '301.552',
  solicitante_departamento: '23',
  solicitante_municipio: 'Espinal',
  direccion_correspondencia: 'Carrera 6 # 11-20, oficina 302',
  telefono: '3175550146',
  correo: 'proyectos@camagdalena.test',
  autoriza_notificacion_electronica: true,
  correo_notificacion: 'legal@camagdalena.test',
  tipo_estudio: 'eia',
  proyecto: 'Parque solar Llanos del Espinal, 60 MW',
  metodologia:
    'Aves: puntos de conteo y redes de niebla. Mamíferos: trampas Sherman y cámaras. Reptiles y anfibios: búsqueda por encuentro visual. Peces: atarraya en el canal de riego. Flora: parcelas de 0,1 ha.',
  meses: 10,
  movilizara: true,
  profesionales: [
    { grupo: 'Aves', formacion: 'Biología', experiencia: 6 },
    { grupo: 'Mamíferos', formacion: 'Biología', experiencia: 4 },
    { grupo: 'Flora', formacion: 'Ingeniería forestal', experiencia: 9 },
  ],
  total_profesionales: 4,
  sitios: [
    {
      nombre: 'Lote norte',
      municipio: '73268',
      coordenada: { lat: 4.1832, lon: -74.9108 },
      area: 84.5,
    },
    {
      nombre: 'Corredor de la línea',
      municipio: '73275',
      coordenada: { lat: 4.2411, lon: -74.8443 },
      area: 12.25,
    },
  ],
  especimenes: [
    { grupo: 'Aves', muestra: 'Captura y liberación', cantidad: 30 },
    { grupo: 'Mamíferos', muestra: 'Captura y liberación', cantidad: 15 },
    { grupo: 'Flora', muestra: 'Muestra botánica', cantidad: 3 },
  ],
  especies_amenazadas: true,
  comunidades_etnicas: false,
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** Plants of one lot, by one person. */
const minimal = {
  ...without(complete, 'apoderado_nombre', 'apoderado_documento', 'apoderado_tarjeta_profesional'),
  actua_apoderado: false,
  tipo_estudio: 'otro',
  movilizara: false,
  profesionales: complete.profesionales.slice(2),
  total_profesionales: 1,
  sitios: complete.sitios.slice(0, 1),
  especimenes: complete.especimenes.slice(2),
  especies_amenazadas: false,
}

export const STUDY_COLLECTION: FormExamples = {
  minimal,
  complete,
  refused: {
    // A person's document type for a company, more than two years, no professionals, one name for two places.
    answers: {
      ...complete,
      tipo_documento: '1',
      meses: 25,
      total_profesionales: 0,
      sitios: [
        complete.sitios[0],
        { ...complete.sitios[1], nombre: 'LOTE NORTE', coordenada: { lat: 4.2411, lon: 74.8443 } },
      ],
      especimenes: [{ grupo: 'Flora', muestra: 'Muestra botánica', cantidad: 2.5 }],
      acepta_tratamiento_datos: false,
    },
    errors: [
      'tipo_documento documento_juridica',
      'meses maximo',
      'total_profesionales minimo',
      'sitios.1.coordenada signo',
      'sitios sitio_repetido',
      'especimenes.0.cantidad entero',
      'acepta_tratamiento_datos falta',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 62, why: 'La metodología no describe la recolección de peces.' },
      { documentId: 65, why: 'El perfil de mamíferos no trae los soportes de experiencia.' },
    ],
  },
}
