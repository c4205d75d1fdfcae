import { type FormExamples, without } from '../examples/form-examples.ts'

/** A centre in Espinal that adds a line for lorries and buses. */
const complete = {
  tipo_persona: '2',
  tipo_documento: '6',
  numero_documento: '809004218',
  nombre_razon_social: 'CDA Llanuras del Tolima S. A. S.',
  telefono: '3185550117',
  correo: 'certificaciones@cdallanuras.test',
  autoriza_notificacion_electronica: true,
  nombre_cda: 'CDA Llanuras del Tolima',
  municipio: '73268',
  direccion: 'Carrera 6 # 18-42, vía a Guamo',
  coordenada: { lat: 4.1492, lon: -74.8843 },
  clase_cda: 'D',
  solicitud: 'ampliacion',
  lineas: [
    { tipo: 'liviana', numero: 2 },
    { tipo: 'motos', numero: 1 },
    { tipo: 'pesada', numero: 1 },
  ],
  equipos: [
    { equipo: 'analizador', marca: 'Sensors', serie: 'AG-20871', calibracion: '2025-05-14' },
    { equipo: 'opacimetro', marca: 'Capelec', serie: 'OP-11734', calibracion: '2025-05-14' },
    { equipo: 'sonometro', marca: 'Cirrus', serie: 'SN-00562', calibracion: '2025-02-27' },
  ],
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A new centre for motorcycles only. */
const minimal = {
  ...complete,
  solicitud: 'nueva',
  clase_cda: 'A',
  lineas: [{ tipo: 'motos', numero: 1 }],
  equipos: [{ equipo: 'analizador', marca: 'Sensors', serie: 'AG-20871', calibracion: '2025-05-14' }],
  autoriza_notificacion_electronica: false,
}

export const DIAGNOSTIC_CENTRE: FormExamples = {
  minimal,
  complete,
  refused: {
    // heavy lines without an opacimeter, a machine listed twice and calibrated in the future, a repeated line
    answers: {
      ...without(complete, 'direccion'),
      lineas: [
        { tipo: 'pesada', numero: 1 },
        { tipo: 'pesada', numero: 2 },
      ],
      equipos: [
        { equipo: 'sonometro', marca: 'Cirrus', serie: 'SN-00562', calibracion: '2025-02-27' },
        { equipo: 'sonometro', marca: 'Cirrus', serie: 'sn-00562', calibracion: '2099-01-01' },
      ],
    },
    errors: [
      'direccion falta',
      'lineas linea_repetida',
      'equipos serie_repetida',
      'equipos.1.calibracion calibracion_futura',
      'equipos pesados_opacimetro',
    ],
  },
  returned: {
    answers: { ...complete, solicitud: 'renovacion' },
    fails: [
      { documentId: 100, why: 'El certificado del opacímetro OP-11734 venció antes de la radicación.' },
      { documentId: 2, why: 'El certificado de existencia tiene más de un mes.' },
    ],
  },
}
