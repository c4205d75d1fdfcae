import { completeEnvironmentalLicence } from '../environmental-licence/examples.ts'
import { type FormExamples, without } from '../examples/form-examples.ts'

/** The quarry of Coello, once licensed, extends its area and its use of water. */
const complete = {
  ...without(completeEnvironmentalLicence, 'tipo_solicitud', 'fecha_inicio_obra'),
  licencia_actual: 'Resolución 2218 de 2021',
  expediente_licencia: 'LA-014-2020',
  causal: 'ampliacion_area',
  etapa: 'operacion',
  area_proyecto: 61.2,
  area_influencia: 355,
  complemento: true,
  es_cambio_menor: false,
  observaciones: 'La ampliación no acerca la explotación a ninguna vivienda.',
}

/** A smaller area, filed as a minor change. */
const minimal = {
  ...without(
    complete,
    'apoderado_nombre',
    'apoderado_documento',
    'apoderado_tarjeta_profesional',
    'correo_notificacion',
    'titulo_minero',
    'otros_municipios',
    'empleos',
    'acto_daa',
    'resolucion_recoleccion',
    'permisos_incluidos',
    'captaciones',
    'vertimientos',
    'volumen_forestal',
    'fuentes_emision',
    'volumen_materiales',
    'consulta_protocolizada',
    'acto_sustraccion',
    'observaciones',
  ),
  actua_apoderado: false,
  autoriza_notificacion_electronica: false,
  causal: 'reduccion_area',
  sector: 'saneamiento',
  actividad_dur: 'Almacenamiento y aprovechamiento de residuos peligrosos, numeral 10',
  area_proyecto: 12,
  daa_previo: false,
  comunidades_etnicas: false,
  reserva_forestal: false,
  especies_veda: false,
  es_cambio_menor: true,
  descripcion_cambio: 'Se devuelven dos hectáreas que nunca se intervinieron.',
}

export const LICENCE_CHANGE: FormExamples = {
  minimal,
  complete,
  refused: {
    // changes unspecified permits, and declares an influence smaller than the project, as a minor change
    answers: {
      ...without(complete, 'permisos_incluidos', 'licencia_actual', 'complemento'),
      causal: 'variar_permisos',
      area_influencia: 50,
      vida_util: 0,
      es_cambio_menor: true,
      descripcion_cambio: '',
    },
    errors: [
      'licencia_actual falta',
      'causal causal_sin_permisos',
      'area_influencia influencia_menor',
      'vida_util minimo',
      'complemento falta',
      'descripcion_cambio falta',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      {
        documentId: 93,
        why: 'El complemento del estudio no evalúa los impactos de las doce hectáreas nuevas.',
      },
      { documentId: 94, why: 'La copia de la licencia está incompleta: falta la parte resolutiva.' },
    ],
  },
}
