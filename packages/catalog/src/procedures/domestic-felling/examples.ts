import { type FormExamples, without } from '../examples/form-examples.ts'

/** A household in Ortega that repairs its house and fences and cooks with firewood. */
const complete = {
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '28871540',
  nombre_razon_social: 'Rosalba Capera Yate',
  telefono: '3205550163',
  correo: 'rosalba.capera@correo.test',
  autoriza_notificacion_electronica: true,
  calidad_solicitante: 'poseedor',
  nombre_predio: 'El Guadual',
  predios: [
    {
      nombre_predio: 'El Guadual',
      matricula_inmobiliaria: '360-27714',
      cedula_catastral: '73504000000230061000',
      municipio: '73504',
      vereda: 'Guatavita Túa',
      direccion: 'Camino a la escuela, segunda casa',
      area_ha: 3.2,
      tenencia: 'posesion',
    },
  ],
  coordenada_sitio: { lat: 3.9412, lon: -75.2237 },
  terreno: 'privado',
  destino: 'Cambiar las vigas y los estantillos de la casa, cercar el potrero y leña para la cocina.',
  inventario: [
    {
      especie_comun: 'Igua',
      especie_cientifica: 'Pseudosamanea guachapele',
      familia: 'Fabaceae',
      individuos: 6,
      dap: 38,
      altura: 6,
      volumen: 2.86,
      veda: false,
    },
    {
      especie_comun: 'Matarratón',
      especie_cientifica: 'Gliricidia sepium',
      familia: 'Fabaceae',
      individuos: 12,
      dap: 22,
      altura: 5,
      volumen: 1.6,
      veda: false,
    },
  ],
  meses_solicitados: 6,
  arboles_reponer: 40,
  no_comercializa: true,
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** Fence posts only. */
const minimal = {
  ...complete,
  predios: complete.predios.map((plot) => without(plot, 'direccion')),
  destino: 'Estantillos para la cerca.',
  inventario: complete.inventario.slice(1).map((row) => without(row, 'familia')),
}

export const DOMESTIC_FELLING: FormExamples = {
  minimal,
  complete,
  refused: {
    // A landline number too short, swapped coordinates, more wood than a household can take, intent to sell.
    answers: {
      ...complete,
      telefono: '260140',
      coordenada_sitio: { lat: -75.2237, lon: 3.9412 },
      inventario: [{ ...complete.inventario[0], individuos: 45, volumen: 20.01 }],
      meses_solicitados: 13,
      no_comercializa: false,
    },
    errors: [
      'telefono celular',
      'coordenada_sitio intercambiadas',
      'volumen_total volumen_domestico',
      'meses_solicitados maximo',
      'no_comercializa falta',
    ],
  },
  returned: {
    answers: { ...complete, calidad_solicitante: 'arrendatario' },
    fails: [
      { documentId: 5, why: 'El contrato de arrendamiento está vencido.' },
      { documentId: 6, why: 'La autorización no trae copia del documento del propietario.' },
    ],
  },
}
