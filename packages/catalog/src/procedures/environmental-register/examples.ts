import { type FormExamples, without } from '../examples/form-examples.ts'

/** A rice mill in Saldaña that reports last year's consumption and emissions. */
const complete = {
  tipo_persona: '2',
  tipo_documento: '6',
  numero_documento: '800112904',
  nombre_razon_social: 'Molino Arroz Pijao S. A. S.',
  telefono: '3125550163',
  correo: 'planta@arrozpijao.test',
  autoriza_notificacion_electronica: true,
  sector: 'manufacturero',
  registro: 'retc',
  nombre: 'Planta Saldaña',
  municipio: '73671',
  coordenada: { lat: 3.9301, lon: -75.0163 },
  ciiu: '1051',
  anio_reporte: 2025,
  empleados: 86,
  agua: [
    { fuente: 'Río Saldaña', volumen: 41200 },
    { fuente: 'Acueducto municipal', volumen: 2600 },
  ],
  energia: [
    { energetico: 'Energía eléctrica', consumo: 1840000, unidad: 'kWh' },
    { energetico: 'Cascarilla de arroz', consumo: 5200, unidad: 'toneladas' },
  ],
  emisiones: [{ fuente: 'Horno de secado', contaminante: 'Material particulado', emision: 6.4 }],
  vertimientos: [{ receptor: 'Río Saldaña', volumen: 28500 }],
  residuos: [
    { tipo: 'no_peligroso', cantidad: 940, gestion: 'Ceniza de cascarilla para mejorar suelos' },
    { tipo: 'peligroso', cantidad: 0.9, gestion: 'Entrega a gestor autorizado' },
  ],
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A bakery that reports its electricity only. */
const minimal = {
  ...without(complete, 'agua', 'emisiones', 'vertimientos', 'residuos'),
  sector: 'otro',
  registro: 'rua',
  nombre: 'Panificadora El Trigal',
  ciiu: '1081',
  empleados: 11,
  energia: [{ energetico: 'Energía eléctrica', consumo: 22400, unidad: 'kWh' }],
}

export const ENVIRONMENTAL_REGISTER: FormExamples = {
  minimal,
  complete,
  refused: {
    // A year that has not ended, a report of transfers without any, a place in another department.
    answers: {
      ...without(complete, 'emisiones', 'vertimientos', 'residuos'),
      coordenada: { lat: 3.4516, lon: -76.532 },
      anio_reporte: 2027,
    },
    errors: ['registro retc_sin_emisiones', 'coordenada fuera', 'anio_reporte anio_sin_terminar'],
  },
  returned: {
    answers: { ...complete, registro: 'rua' },
    fails: [
      { documentId: 105, why: 'El archivo es el protocolo del sector minero y la planta es manufacturera.' },
    ],
  },
}
