import { type FormExamples, without } from '../examples/form-examples.ts'

/** Timber of a plantation in Líbano, transported to Bogotá. */
const complete = {
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '28816207',
  nombre_razon_social: 'Rosalba Cifuentes Marín',
  telefono: '3145550172',
  correo: 'rosalba@correo.test',
  autoriza_notificacion_electronica: true,
  clase: 'movilizacion',
  acto_origen: 'Registro de plantación 0417 de 2019',
  tipo_producto: 'maderable',
  productos: [
    { especie: 'Eucalyptus grandis', presentacion: 'Bloques', unidad: 'm3', cantidad: 18.4, volumen: 18.4 },
    { especie: 'Pinus patula', presentacion: 'Varas', unidad: 'unidades', cantidad: 240, volumen: 9.6 },
  ],
  municipio_origen: '73411',
  departamento_destino: '3',
  municipio_destino: 'Bogotá',
  direccion_destino: 'Calle 64 # 112-08, depósito El Roble',
  conductor: 'Wilson Tique Yara',
  documento_conductor: '93371640',
  placa: 'WTO482',
  fecha_inicio: '2099-03-02',
  dias_vigencia: 3,
  ruta: 'Líbano, Armero Guayabal, Mariquita, Honda, Guaduas, Villeta, Bogotá',
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** Charcoal in sacks, to the next town. */
const minimal = {
  ...complete,
  tipo_producto: 'carbon',
  productos: [{ especie: 'Guásimo', presentacion: 'Bultos', unidad: 'kg', cantidad: 900, volumen: 0 }],
  departamento_destino: '23',
  municipio_destino: 'Ibagué',
  dias_vigencia: 1,
  ruta: 'Líbano, Ibagué',
}

export const TRANSPORT_PASS: FormExamples = {
  minimal,
  complete,
  refused: {
    // timber without volume, a volume other than the quantity, nine days from a past date, no plate
    answers: {
      ...without(complete, 'placa'),
      productos: [
        { ...complete.productos[0], volumen: 20 },
        { ...complete.productos[1], volumen: 0 },
      ],
      fecha_inicio: '2020-03-02',
      dias_vigencia: 9,
    },
    errors: [
      'productos.0.volumen volumen_igual_cantidad',
      'productos.1.volumen madera_sin_volumen',
      'placa falta',
      'fecha_inicio inicio_pasado',
      'dias_vigencia maximo',
    ],
  },
  returned: {
    answers: { ...complete, clase: 'renovacion', acto_origen: 'Salvoconducto 1730045812' },
    fails: [
      { documentId: 70, why: 'El salvoconducto adjunto es de otra especie.' },
      { documentId: 71, why: 'La relación suma 31 m3 y la solicitud pide 28.' },
    ],
  },
}
