import type { Answers } from '@ventanilla/domain/forms/definition'

/** A farmer of Espinal, as the applicant's block describes him. */
export const FARMER = {
  tipo_persona: '1',
  calidad_solicitante: 'propietario',
  tipo_documento: '1',
  numero_documento: '93412876',
  nombres: 'Hernán Darío',
  apellidos: 'Quintero Lozano',
  actua_apoderado: false,
  solicitante_departamento: '23',
  solicitante_municipio: 'Espinal',
  direccion_correspondencia: 'Calle 9 # 5-40',
  telefono: '3125550187',
  correo: 'hernan@correo.test',
  autoriza_notificacion_electronica: false,
} as const satisfies Answers

/** A rice mill with a legal representative and a lawyer. */
export const COMPANY = {
  tipo_persona: '2',
  calidad_solicitante: 'propietario',
  tipo_documento: '6',
  numero_documento: '901234567',
  digito_verificacion: 7,
  razon_social: 'Molino Valle del Saldaña S.A.S.',
  representante_nombre: 'Claudia Patricia Devia Murcia',
  representante_tipo_documento: '1',
  representante_documento: '38256147',
  actua_apoderado: true,
  apoderado_nombre: 'Rodrigo Perdomo Sánchez',
  apoderado_documento: '14235678',
  apoderado_tarjeta_profesional: '118452',
  solicitante_departamento: '23',
  solicitante_municipio: 'Saldaña',
  direccion_correspondencia: 'Kilómetro 2 vía a Purificación',
  telefono: '3105550121',
  correo: 'gerencia@molino.test',
  autoriza_notificacion_electronica: true,
  correo_notificacion: 'juridica@molino.test',
} as const satisfies Answers

/** The water and sewage company of a municipality. */
export const UTILITY = {
  ...COMPANY,
  calidad_solicitante: 'entidad_publica',
  numero_documento: '809004321',
  digito_verificacion: 2,
  razon_social: 'Empresa de Servicios Públicos de Lérida E.S.P.',
  representante_nombre: 'Luz Marina Caicedo Prada',
  representante_documento: '28812345',
  solicitante_municipio: 'Lérida',
  direccion_correspondencia: 'Carrera 6 # 8-21',
  correo: 'gerencia@empresa.test',
  correo_notificacion: 'gerencia@empresa.test',
} as const satisfies Answers

export const COSTS = {
  costo_estudios_disenos: 12_000_000,
  costo_predios: 0,
  costo_obras: 85_000_000,
  costo_equipos: 40_000_000,
  costo_operacion: 9_000_000,
  anio_costos: 2026,
} as const satisfies Answers

export const DECLARED = {
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
  conoce_cobro: true,
} as const satisfies Answers

/** The plot of the mill. */
export const MILL_PLOTS = [
  {
    nombre_predio: 'La Chamba',
    matricula_inmobiliaria: '368-20418',
    cedula_catastral: '73671000000080112000',
    municipio: '73671',
    vereda: 'Jabalcón',
    direccion: 'Kilómetro 2 vía a Purificación',
    area_ha: 12.5,
    tenencia: 'propiedad',
  },
]
