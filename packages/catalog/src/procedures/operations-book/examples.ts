import { type FormExamples, without } from '../examples/form-examples.ts'

/** A sawmill in Planadas that reports last year's inflows and outflows. */
const complete = {
  tipo_persona: '2',
  tipo_documento: '6',
  numero_documento: '901204773',
  nombre_razon_social: 'Maderas del Atá S. A. S.',
  telefono: '3175550129',
  correo: 'libro@maderasdelata.test',
  autoriza_notificacion_electronica: true,
  nombre_establecimiento: 'Aserrío El Atá',
  matricula_mercantil: '217450',
  municipio: '73555',
  direccion: 'Carrera 8 # 3-15',
  coordenada: { lat: 3.1975, lon: -75.6449 },
  tipo_empresa: 'transformacion_primaria',
  maquinaria: ['sierra', 'cepilladora', 'horno'],
  solicitud: 'reporte',
  anio_reporte: 2025,
  movimientos: [
    {
      fecha: '2025-02-11',
      especie: 'Eucalyptus grandis',
      entrada: 42.5,
      salida: 0,
      salvoconducto: '1730021844',
    },
    {
      fecha: '2025-03-04',
      especie: 'Eucalyptus grandis',
      entrada: 0,
      salida: 27.9,
      salvoconducto: '1730022017',
    },
    {
      fecha: '2025-08-19',
      especie: 'Cordia alliodora',
      entrada: 11.2,
      salida: 0,
      salvoconducto: '1730023655',
    },
  ],
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A timber dealer who registers the book. */
const minimal = {
  ...without(complete, 'anio_reporte', 'movimientos'),
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '5994312',
  nombre_razon_social: 'Eliécer Capera Ducuara',
  nombre_establecimiento: 'Depósito La Ceiba',
  tipo_empresa: 'comercializacion',
  maquinaria: ['otra'],
  solicitud: 'registro',
}

export const OPERATIONS_BOOK: FormExamples = {
  minimal,
  complete,
  refused: {
    // report of a future year, a movement of another year and an empty one, no machinery
    answers: {
      ...without(complete, 'maquinaria'),
      anio_reporte: 2027,
      movimientos: [
        { ...complete.movimientos[0], fecha: '2027-01-08' },
        { ...complete.movimientos[1], salida: 0, fecha: '2027-02-08' },
        complete.movimientos[2],
      ],
    },
    errors: [
      'maquinaria falta',
      'anio_reporte anio_sin_terminar',
      'movimientos.2.fecha otro_anio',
      'movimientos.1.salida movimiento_vacio',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 73, why: 'El libro no trae el número de los salvoconductos de agosto.' },
      { documentId: 72, why: 'La matrícula mercantil no registra actividad forestal.' },
    ],
  },
}
