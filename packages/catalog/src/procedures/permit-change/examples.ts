import { type FormExamples, without } from '../examples/form-examples.ts'

/** The buyer of a farm in Rovira who takes over its water. */
const complete = {
  tipo_persona: '1',
  calidad_solicitante: 'propietario',
  tipo_documento: '3',
  numero_documento: '418827',
  nombres: 'Stefan',
  apellidos: 'Lindqvist',
  actua_apoderado: true,
  apoderado_nombre: 'Paola Andrea Rubio Mora',
  apoderado_documento: '1110467731',
  apoderado_tarjeta_profesional: '275.119',
  solicitante_departamento: '23',
  solicitante_municipio: 'Rovira',
  direccion_correspondencia: 'Vereda La Luisa, finca Villa Elena',
  telefono: '3105550155',
  correo: 'stefan.lindqvist@correo.test',
  autoriza_notificacion_electronica: true,
  correo_notificacion: 'paola.rubio@correo.test',
  resolucion: '2318 de 2021',
  expediente: 'CA-0417-2020',
  tipo_permiso: '3',
  fecha_resolucion: '2021-08-19',
  fecha_vencimiento: '2031-09-06',
  titular: 'Jorge Eliécer Bocanegra Ruiz',
  tramite: 'cesion',
  justificacion:
    'Compré la finca con su concesión; la escritura se registró apenas ahora y por eso aviso tarde. Sigo regando el mismo cafetal, con el mismo caudal y la misma toma.',
  cesionario_nombre: 'Stefan Lindqvist',
  cesionario_documento: '418827',
  matricula_traspaso: '350-98214',
  fecha_enajenacion: '2025-10-14',
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
  conoce_cobro: true,
  observaciones: 'El certificado de tradición ya muestra la compra.',
}

/** A wrong digit in the resolution. */
const minimal = {
  ...without(
    complete,
    'apoderado_nombre',
    'apoderado_documento',
    'apoderado_tarjeta_profesional',
    'correo_notificacion',
    'cesionario_nombre',
    'cesionario_documento',
    'matricula_traspaso',
    'fecha_enajenacion',
    'observaciones',
  ),
  actua_apoderado: false,
  autoriza_notificacion_electronica: false,
  tramite: 'correccion',
  justificacion: 'El número de la matrícula quedó mal escrito.',
}

export const PERMIT_CHANGE: FormExamples = {
  minimal,
  complete,
  refused: {
    // invalid and reversed permit dates, a transfer to the holder itself, a future sale, malformed numbers
    answers: {
      ...complete,
      fecha_resolucion: '2021-13-19',
      fecha_vencimiento: '2020-09-06',
      cesionario_nombre: complete.titular,
      cesionario_documento: '41-88',
      matricula_traspaso: '35098214',
      fecha_enajenacion: '2099-10-14',
    },
    errors: [
      'fecha_resolucion fecha',
      'fecha_vencimiento vence_antes',
      'tramite permiso_vencido',
      'cesionario_nombre cesionario_titular',
      'cesionario_documento formato',
      'matricula_traspaso formato',
      'fecha_enajenacion enajenacion_futura',
    ],
  },
  returned: {
    answers: {
      ...without(
        complete,
        'cesionario_nombre',
        'cesionario_documento',
        'matricula_traspaso',
        'fecha_enajenacion',
      ),
      tramite: 'modificacion',
      alcance_modificacion: 'caudal',
      caudal_nuevo: 2.4,
      justificacion: 'Voy a regar una hectárea más.',
    },
    fails: [
      { documentId: 109, why: 'La copia de la resolución está incompleta.' },
      { documentId: 111, why: 'Faltan los aforos que sustentan el nuevo caudal.' },
    ],
  },
}
