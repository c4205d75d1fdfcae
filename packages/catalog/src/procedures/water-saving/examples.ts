import { type FormExamples, without } from '../examples/form-examples.ts'
import { DECLARED, FARMER, UTILITY } from '../examples/people.ts'

/** The aqueduct of Lérida, for its next five years. */
const complete = {
  ...UTILITY,
  modalidad: 'completo',
  tipo_solicitud: 'actualizacion',
  resolucion_concesion: '1120 de 2018',
  expediente: 'CA-112-2018',
  tipo_usuario: 'acueducto',
  caudal_concesionado: 48,
  fuente: 'Río Recio',
  subzona: '2125',
  suscriptores: 4150,
  demanda_anual: 1_240_000,
  perdidas: 38.5,
  macromedicion: true,
  cobertura_micromedicion: 81.2,
  reuso: false,
  riesgos: 'En los veranos de enero y julio el río baja a la mitad; hay riesgo de avalancha en la bocatoma.',
  objetivo: 'Reducir las pérdidas y asegurar el abastecimiento en época seca.',
  proyectos: [
    {
      proyecto: 'perdidas',
      meta: 'Reponer 6 km de red',
      indicador: 'km repuestos',
      anio1: 1.2,
      anio5: 6,
      presupuesto: 980_000_000,
    },
    {
      proyecto: 'medicion',
      meta: 'Instalar micromedidores',
      indicador: '% de suscriptores',
      anio1: 85,
      anio5: 98,
      presupuesto: 260_000_000,
    },
    {
      proyecto: 'educacion',
      meta: 'Talleres en colegios',
      indicador: 'talleres',
      anio1: 10,
      anio5: 50,
      presupuesto: 45_000_000,
    },
  ],
  meta_reduccion_perdidas: 28,
  presupuesto_total: 1_285_000_000,
  anio_inicio: 2027,
  ...without(DECLARED, 'conoce_cobro'),
}

/** A farmer of Espinal with a small concession for his cattle. */
const minimal = {
  ...without(complete, ...Object.keys(UTILITY), 'suscriptores', 'cobertura_micromedicion'),
  ...FARMER,
  modalidad: 'simplificado',
  tipo_solicitud: 'nuevo',
  tipo_usuario: 'pecuario',
  caudal_concesionado: 0.4,
  fuente: 'Quebrada Morales',
  subzona: '2118',
  demanda_anual: 9800,
  perdidas: 12,
  macromedicion: false,
  riesgos: 'La quebrada se seca en agosto de los años secos.',
  objetivo: 'Que los bebederos no se rebosen.',
  proyectos: [
    {
      proyecto: 'tecnologia',
      meta: 'Flotadores en los bebederos',
      indicador: 'bebederos',
      anio1: 4,
      anio5: 12,
      presupuesto: 3_600_000,
    },
  ],
  meta_reduccion_perdidas: 5,
  presupuesto_total: 3_600_000,
}

export const WATER_SAVING: FormExamples = {
  minimal,
  complete,
  refused: {
    // an aqueduct without users, a loss target above today's losses, a budget that does not add up
    answers: {
      ...complete,
      suscriptores: 0,
      perdidas: 25,
      cobertura_micromedicion: 120,
      presupuesto_total: 1_000_000_000,
      anio_inicio: 2020,
      acepta_tratamiento_datos: false,
    },
    errors: [
      'suscriptores acueducto_sin_suscriptores',
      'cobertura_micromedicion maximo',
      'meta_reduccion_perdidas meta_perdidas_mayor',
      'presupuesto_total presupuesto_suma',
      'anio_inicio quinquenio_pasado',
      'acepta_tratamiento_datos falta',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 83, why: 'El programa no trae la línea base de pérdidas por sector.' },
      { documentId: 41, why: 'La matriz no tiene presupuesto para los años 3 y 4.' },
    ],
  },
}
