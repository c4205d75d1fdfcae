import type { VariableRow } from './variable-row.ts'

/** Variables of incidents and linked procedures that the case supplies. */
export const incidentCaseVariables: readonly VariableRow[] = [
  ['desistimiento.fecha', 'Fecha del desistimiento', 'fecha', 'Día en que se presentó'],
  ['renuncia.fecha', 'Fecha de la renuncia', 'fecha', 'Día en que se presentó'],
  ['traslado.origen', 'Territorial de origen', 'texto', 'Nombre de la oficina que tiene el caso'],
  ['traslado.destino', 'Territorial de destino', 'texto', 'Nombre de la oficina que lo recibe'],
  ['visita.fecha_anterior', 'Fecha en que estaba prevista la visita', 'fecha', ''],
  ['profesional.nombre', 'Profesional que practica la visita', 'texto', ''],
  ['tercero.nombre', 'Tercero interviniente', 'texto', 'Quien pidió intervenir'],
  ['tercero.tipo_documento', 'Tipo de documento del tercero', 'texto', ''],
  ['tercero.documento', 'Documento del tercero', 'texto', 'Como el del solicitante'],
  ['tercero.fecha', 'Fecha de la petición de intervención', 'fecha', ''],
  [
    'expediente.principal',
    'Expediente principal',
    'texto',
    'Expediente o radicado al que se acumulan los demás',
  ],
  ['revocatoria.fecha', 'Fecha en que comenzó la revocatoria', 'fecha', ''],
  ['revocatoria.origen', 'Quién la inició', 'texto', 'parte u oficio'],
]

/** Those captured in tasks. */
export const incidentTaskVariables: readonly VariableRow[] = [
  ['desistimiento.alcance', 'De qué se desiste', 'texto', 'solicitud o permiso'],
  ['desistimiento.interes_publico', 'Hay interés público en continuar', 'si_no', ''],
  ['desistimiento.consideraciones', 'Consideraciones del desistimiento', 'texto', 'Puede faltar'],
  ['renuncia.clase', 'Término al que se renuncia', 'texto', 'ejecutoria o plazo'],
  ['renuncia.consideraciones', 'Consideraciones de la renuncia', 'texto', 'Puede faltar'],
  [
    'terminacion.causal',
    'Causal de terminación',
    'texto',
    'no_entrega, estudio_incompleto, muerte, perdida_objeto u otra',
  ],
  ['terminacion.motivo', 'Motivación de la terminación', 'texto', ''],
  ['traslado.motivo', 'Motivo del traslado', 'texto', ''],
  ['visita.causa', 'Causal del reagendamiento', 'texto', 'De la lista de la Corporación. Puede faltar'],
  ['devolucion.causa', 'Causal de la devolución', 'texto', 'De la lista de la Corporación. Puede faltar'],
  ['visita.fecha_nueva', 'Nueva fecha de la visita', 'fecha', ''],
  ['visita.explicacion', 'Por qué no se practicó la visita', 'texto', ''],
  ['tercero.direccion', 'Dirección del tercero', 'texto', 'Para comunicarle la actuación'],
  ['tercero.medio', 'Cómo se notifica al tercero', 'texto', 'Según lo que autorizó'],
  ['tercero.interes', 'Interés o argumentos del tercero', 'texto', ''],
  ['tercero.consideraciones', 'Consideraciones sobre la intervención', 'texto', 'Puede faltar'],
  ['acumulacion.expedientes', 'Actuaciones que se acumulan', 'lista', 'Filas {texto}: radicado y trámite'],
  ['acumulacion.motivo', 'Por qué se acumulan', 'texto', ''],
  [
    'acto_revocado.numero',
    'Acto objeto de la revocatoria',
    'texto',
    'Como aparece en el acto, con el prefijo de su serie',
  ],
  ['revocatoria.causal', 'Causal de revocatoria', 'texto', 'contraria, interes o agravio (CPACA art. 93)'],
  ['revocatoria.razones', 'Razones de quien la pide', 'texto', ''],
  [
    'revocatoria.consentimiento',
    'Consentimiento del titular',
    'texto',
    'no_requiere, otorga o niega (CPACA art. 97)',
  ],
  ['revocatoria.estudio', 'Estudio de la revocatoria', 'texto', 'Puede faltar'],
  ['revocatoria.consideraciones', 'Consideraciones de la decisión', 'texto', ''],
  ['revocatoria.decision', 'Decisión de la revocatoria', 'texto', 'revoca, revoca_parcial o niega'],
  ['revocatoria.texto_decision', 'Lo que se revoca', 'texto', 'Con revoca_parcial'],
]
