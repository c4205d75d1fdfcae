/** Plausible values for the acts of incidents and linked procedures. */
export const incidentSampleValues: Readonly<Record<string, unknown>> = {
  'desistimiento.fecha': '2026-05-04',
  'desistimiento.alcance': 'solicitud',
  'desistimiento.interes_publico': false,
  'desistimiento.consideraciones':
    'La captación no se construyó y el predio se abastece ahora del acueducto veredal, según se verificó en el expediente.',
  'renuncia.fecha': '2026-06-05',
  'renuncia.clase': 'ejecutoria',
  'renuncia.consideraciones': 'El escrito lo firmó la solicitante y su identidad se verificó en el portal.',
  'terminacion.causal': 'perdida_objeto',
  'terminacion.motivo':
    'El predio fue adquirido por el municipio para la protección de la cuenca y la captación proyectada ya no se construirá.',
  'traslado.origen': 'Ibagué',
  'traslado.destino': 'Norte',
  'traslado.motivo':
    'Verificadas las coordenadas, el punto de captación se localiza en el municipio de Fresno, que corresponde a otra oficina territorial.',
  'visita.fecha_anterior': '2026-04-28',
  'visita.fecha_nueva': '2026-05-12',
  'visita.causa': 'Condiciones climáticas u orden público',
  'devolucion.causa': 'Documento ilegible o vencido',
  'visita.explicacion':
    'La creciente de la quebrada impidió llegar al punto de captación y practicar el aforo.',
  'profesional.nombre': 'Julián Andrés Rojas Melo',
  'tercero.nombre': 'Luz Dary Campos Oviedo',
  'tercero.tipo_documento': 'Cédula de ciudadanía',
  'tercero.documento': '65.741.208',
  'tercero.direccion': 'Vereda El Rubí, finca La Esperanza, Ibagué',
  'tercero.medio':
    'personalmente, previa citación, y de no ser posible por aviso (artículos 67 a 69 de la Ley 1437 de 2011)',
  'tercero.fecha': '2026-04-20',
  'tercero.interes': 'Su finca se abastece de la misma fuente, aguas abajo de la captación solicitada.',
  'tercero.consideraciones': 'La petición identifica a quien interviene y la actuación a la que se dirige.',
  'acumulacion.expedientes': [
    { texto: 'Radicado 2026E0001301, permiso de ocupación de cauces.' },
    { texto: 'Radicado 2026E0001322, permiso de vertimientos.' },
  ],
  'acumulacion.motivo':
    'Las tres solicitudes se refieren a un mismo proyecto, en el mismo predio y sobre la misma fuente: lo que se decida en una condiciona las otras.',
  'expediente.principal': 'expediente 3-0045-2026',
  'acto_revocado.numero': 'RES-0143-2026',
  'revocatoria.fecha': '2026-07-02',
  'revocatoria.origen': 'parte',
  'revocatoria.causal': 'contraria',
  'revocatoria.razones': 'La resolución otorgó un caudal mayor que el disponible según el concepto técnico.',
  'revocatoria.consentimiento': 'otorga',
  'revocatoria.estudio': 'El acto se confrontó con el concepto técnico y con las normas invocadas.',
  'revocatoria.consideraciones':
    'El caudal otorgado supera el disponible en el período seco, lo que contraría el artículo 2.2.3.2.7.2 del Decreto 1076 de 2015. La oposición con la norma es manifiesta.',
  'revocatoria.decision': 'revoca',
  'revocatoria.texto_decision': '«El artículo quinto de la resolución queda sin efectos.»',
}
