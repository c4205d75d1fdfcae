import { type FormExamples, without } from '../examples/form-examples.ts'

/** An irrigation district in Saldaña that reports half a year of water use. */
const complete = {
  tipo_persona: '2',
  tipo_documento: '6',
  numero_documento: '809002611',
  nombre_razon_social: 'Asociación de Usuarios del Distrito de Riego La Vega',
  telefono: '3195550146',
  correo: 'distrito@lavega.test',
  autoriza_notificacion_electronica: true,
  tipo_reporte: 'consumo_agua',
  expediente: 'CA-00218-2021',
  resolucion: '1234 de 2021',
  anio: 2025,
  periodo: 'semestre1',
  consecutivo: 9,
  fecha_inicio: '2025-01-01',
  fecha_fin: '2025-06-30',
  consumos: [
    { mes: 1, lectura: 812400, consumo: 64200 },
    { mes: 2, lectura: 871900, consumo: 59500 },
    { mes: 3, lectura: 930300, consumo: 58400 },
    { mes: 4, lectura: 978100, consumo: 47800 },
    { mes: 5, lectura: 1021600, consumo: 43500 },
    { mes: 6, lectura: 1073900, consumo: 52300 },
  ],
  resumen:
    'Se midió todos los meses. Se cambió la compuerta del canal principal, como pidió el requerimiento de febrero.',
  requerimientos: 1,
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A yearly report of a water-saving plan, without figures. */
const minimal = {
  ...without(complete, 'consumos', 'requerimientos'),
  tipo_reporte: 'pueaa',
  anio: 2025,
  periodo: 'anual',
  consecutivo: 1,
  fecha_inicio: '2025-01-01',
  fecha_fin: '2025-12-31',
  resumen: 'Se cumplieron las metas del segundo año del programa.',
}

export const COMPLIANCE_REPORT: FormExamples = {
  minimal,
  complete,
  refused: {
    // second half-year with dates of the first, a repeated month and one outside the period, an empty summary
    answers: {
      ...complete,
      periodo: 'semestre2',
      anio: 2024,
      consumos: [complete.consumos[0], complete.consumos[0], { mes: 9, lectura: 9000, consumo: 400 }],
      resumen: ' ',
    },
    errors: [
      'anio anio_de_las_fechas',
      'periodo segundo_semestre',
      'consumos mes_repetido',
      'consumos.2.mes mes_fuera',
      'resumen falta',
    ],
  },
  returned: {
    answers: {
      ...without(complete, 'consumos'),
      tipo_reporte: 'vertimientos',
      cargas: [{ punto: 'Descarga del canal de drenaje', dbo5: 310.5, sst: 482 }],
    },
    fails: [
      { documentId: 106, why: 'El informe no trae conclusiones.' },
      { documentId: 107, why: 'Faltan los resultados del laboratorio acreditado.' },
    ],
  },
}
