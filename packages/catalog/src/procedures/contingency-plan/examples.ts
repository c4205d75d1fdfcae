import { type FormExamples, without } from '../examples/form-examples.ts'

/** A filling station in Mariquita that files its first plan. */
const complete = {
  tipo_persona: '2',
  calidad_solicitante: 'propietario',
  tipo_documento: '6',
  numero_documento: '890704536',
  digito_verificacion: 7,
  razon_social: 'Combustibles del Norte del Tolima S. A. S.',
  representante_nombre: 'Gloria Inés Barrero Salas',
  representante_tipo_documento: '1',
  representante_documento: '65715324',
  actua_apoderado: true,
  apoderado_nombre: 'Camilo Andrés Guzmán Peña',
  apoderado_documento: '1110482336',
  apoderado_tarjeta_profesional: '214587',
  solicitante_departamento: '23',
  solicitante_municipio: 'San Sebastián de Mariquita',
  direccion_correspondencia: 'Kilómetro 1 vía a Honda',
  telefono: '3105550138',
  correo: 'gerencia@combustiblesnorte.test',
  autoriza_notificacion_electronica: true,
  correo_notificacion: 'gerencia@combustiblesnorte.test',
  tipo_actividad: 'estacion',
  nombre_establecimiento: 'Estación de servicio La Ermita',
  municipio: '73443',
  coordenada: { lat: 5.1986, lon: -74.8892 },
  sustancias: [
    { nombre: 'Gasolina corriente', numero_un: '1203', clase: '3', cantidad: 12000 },
    { nombre: 'Diésel B10', numero_un: '1202', clase: '3', cantidad: 10000 },
  ],
  numero_tanques: 3,
  tipo_presentacion: 'nuevo',
  fecha_plan: '2025-10-15',
  coordinador: 'Jairo Esquivel Rojas',
  telefono_emergencia: '6082521907',
  poliza: true,
  otra_autoridad: 'Corporación Autónoma Regional de Caldas',
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** A carrier of diesel with one lorry. */
const minimal = {
  ...without(
    complete,
    'digito_verificacion',
    'razon_social',
    'representante_nombre',
    'representante_tipo_documento',
    'representante_documento',
    'apoderado_nombre',
    'apoderado_documento',
    'apoderado_tarjeta_profesional',
    'correo_notificacion',
    'municipio',
    'coordenada',
    'numero_tanques',
    'otra_autoridad',
  ),
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '14235678',
  nombres: 'Álvaro',
  apellidos: 'Montaña Díaz',
  actua_apoderado: false,
  autoriza_notificacion_electronica: false,
  tipo_actividad: 'transporte',
  nombre_establecimiento: 'Transportes Montaña',
  sustancias: [{ nombre: 'Diésel B10', numero_un: '1202', clase: '3', cantidad: 2500 }],
  vehiculos: [{ placa: 'SRT307', capacidad: 3000 }],
  ruta: 'Honda, Mariquita, Armero Guayabal, Ibagué',
  poliza: false,
}

export const CONTINGENCY_PLAN: FormExamples = {
  minimal,
  complete,
  refused: {
    // no tanks, a repeated substance, an invalid UN number, a plan dated in the future
    answers: {
      ...complete,
      sustancias: [
        { nombre: 'Gasolina corriente', numero_un: '1203', clase: '3', cantidad: 0 },
        { nombre: 'gasolina corriente', numero_un: 'UN3', clase: '3', cantidad: 400 },
      ],
      numero_tanques: 0,
      fecha_plan: '2099-01-01',
      telefono_emergencia: '119',
    },
    errors: [
      'sustancias.1.numero_un formato',
      'sustancias sustancia_repetida',
      'sustancias.0.cantidad cantidad_cero',
      'numero_tanques sin_tanques',
      'fecha_plan plan_futuro',
      'telefono_emergencia formato',
    ],
  },
  returned: {
    answers: { ...complete, tipo_presentacion: 'ajuste' },
    fails: [
      { documentId: 43, why: 'Falta la hoja de seguridad del diésel.' },
      { documentId: 44, why: 'La póliza venció en agosto.' },
    ],
  },
}
