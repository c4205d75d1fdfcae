import { GRANT_STUDIES } from '../workflows/grant-study.ts'
import { incidentCaseVariables, incidentTaskVariables } from './variables-incidents.ts'
import { sanctionOfCase, sanctionOfTask } from './sanction-variables.ts'

/**
 * Every variable that an act may use. The keys of the fields that tasks capture ARE these names, so this list is the
 * agreement between workflows (who captures), cases (who knows) and acts (who writes).
 */
export interface ActVariable {
  readonly name: string
  /** Spanish, for the editor and for problems */
  readonly label: string
  /** what it holds and in which shape */
  readonly description: string
  /** `caso`: known from the case · `tarea`: captured in a task · `vida`: given by the act's own life · `ajustes`: settings */
  readonly origin: 'caso' | 'tarea' | 'vida' | 'ajustes'
  /** raw shape of the value; `lista` names the columns of its rows in the description */
  readonly shape:
    'texto' | 'fecha' | 'instante' | 'hora' | 'entero' | 'decimal' | 'pesos' | 'si_no' | 'punto' | 'lista'
}

export type VariableRow = readonly [
  name: string,
  label: string,
  shape: ActVariable['shape'],
  description: string,
]

const life: readonly VariableRow[] = [
  ['acto.numero', 'Número del acto', 'texto', 'Lo asigna la serie al firmar, con su prefijo: AUTO-0012-2026'],
  ['acto.fecha', 'Fecha del acto', 'fecha', 'Día de la firma'],
  ['acto.ciudad', 'Ciudad de expedición', 'texto', 'Sede de la oficina territorial, sin departamento'],
  ['firmante.nombre', 'Nombre de quien firma', 'texto', 'Se conoce al abrir la firma'],
  ['firmante.cargo', 'Cargo de quien firma', 'texto', 'Nombre visible del rol con que firma'],
  [
    'firmante.competencia',
    'Competencia de quien firma',
    'texto',
    'Con qué competencia firma ese día: propia, delegada o desconcentrada, con su acto',
  ],
  [
    'recursos.clausula',
    'Recursos que proceden',
    'texto',
    'La escribe la plantilla; la firma la precisa según la competencia de quien firma',
  ],
  ['proyecto.nombre', 'Proyectó', 'texto', 'Quien redactó el documento'],
  ['reviso.nombre', 'Revisó', 'texto', 'Quien aprobó la revisión'],
]

const settings: readonly VariableRow[] = [
  ['autoridad.nombre', 'Nombre de la autoridad', 'texto', 'AUTHORITY_NAME'],
  ['autoridad.direccion', 'Dirección de la sede', 'texto', 'AUTHORITY_ADDRESS'],
  ['autoridad.ciudad', 'Municipio de la sede', 'texto', 'AUTHORITY_CITY'],
  ['autoridad.horario', 'Horario de atención', 'texto', 'AUTHORITY_HOURS'],
  ['autoridad.correo', 'Correo de atención', 'texto', 'AUTHORITY_EMAIL'],
  ['autoridad.telefono', 'Teléfono de atención', 'texto', 'AUTHORITY_PHONE'],
]

const ofCase: readonly VariableRow[] = [
  ['expediente.numero', 'Número del expediente', 'texto', ''],
  ['expediente.referencia', 'Expediente o radicado', 'texto', 'Antes de abrir el expediente, el radicado'],
  [
    'expediente.documentos',
    'Documentos del expediente',
    'lista',
    'Filas {texto}: folio y nombre. Puede faltar: el auto remite al índice',
  ],
  ['solicitud.radicado', 'Radicado', 'texto', 'Número de radicación de la solicitud'],
  ['solicitud.fecha_radicado', 'Fecha del radicado', 'instante', 'Instante o fecha de radicación'],
  [
    'tramite.nombre',
    'Trámite',
    'texto',
    'Nombre del tipo de trámite, en singular: Concesión de aguas superficiales',
  ],
  [
    'tramite.tipo',
    'Número del tipo de trámite',
    'entero',
    'tt_id; 3 abre los textos de la concesión de aguas superficiales',
  ],
  ['solicitante.nombre', 'Solicitante', 'texto', 'Nombre completo o razón social'],
  ['solicitante.tipo_documento', 'Tipo de documento', 'texto', 'Nombre del tipo: Cédula de ciudadanía, NIT'],
  ['solicitante.documento', 'Número de documento', 'texto', 'Con puntos; el NIT con dígito de verificación'],
  [
    'solicitante_anterior.nombre',
    'Solicitante anterior',
    'texto',
    'Quien deja el trámite. Si no se captura, el solicitante del caso',
  ],
  ['solicitante_anterior.tipo_documento', 'Tipo de documento del solicitante anterior', 'texto', ''],
  [
    'solicitante_anterior.documento',
    'Documento del solicitante anterior',
    'texto',
    'Como el del solicitante',
  ],
  ['solicitante_nuevo.nombre', 'Nuevo solicitante', 'texto', 'Nombre completo o razón social'],
  [
    'solicitante_nuevo.tipo_documento',
    'Tipo de documento del nuevo solicitante',
    'texto',
    'Nombre del tipo; con NIT el auto habla de una persona jurídica',
  ],
  ['solicitante_nuevo.documento', 'Documento del nuevo solicitante', 'texto', 'Como el del solicitante'],
  ['cambio.radicado', 'Radicado de la petición de cambio', 'texto', 'Distinto del radicado de la solicitud'],
  ['cambio.fecha_solicitud', 'Fecha de la petición de cambio', 'instante', 'Instante o fecha'],
  ['predio.nombre', 'Predio', 'texto', 'Nombre del predio o proyecto. Falta en trámites sin predio'],
  ['predio.matricula', 'Matrícula inmobiliaria', 'texto', '350-123456'],
  ['predio.municipio', 'Municipio del predio', 'texto', ''],
  ['predio.vereda', 'Vereda del predio', 'texto', 'O el barrio, en zona urbana'],
  ['territorial.nombre', 'Oficina territorial', 'texto', ''],
  ['decision.verbo', 'Qué hace la decisión', 'texto', '«otorga» un permiso, «aprueba el» plan'],
  ['concepto.verbo', 'Qué recomienda el concepto', 'texto', '«otorgar» un permiso, «aprobar el» plan'],
  ['pago.referencia', 'Referencia del pago', 'texto', 'Falta si el trámite no se cobra'],
  ['pago.valor', 'Valor pagado', 'pesos', ''],
  ['inicio.numero', 'Auto de inicio', 'texto', 'Número del auto de inicio del caso'],
  ['inicio.fecha', 'Fecha del auto de inicio', 'fecha', ''],
  ['aviso.numero', 'Aviso de la visita', 'texto', 'Falta donde no se firmó ninguno'],
  [
    'concepto.nombre',
    'Qué es el concepto',
    'texto',
    '«el concepto técnico», «el informe técnico» o «el acta»',
  ],
  ['concepto.numero', 'Concepto técnico', 'texto', 'Número del último concepto del caso'],
  ['concepto.fecha', 'Fecha del concepto', 'fecha', ''],
  ['requerimiento.numero', 'Auto de requerimiento', 'texto', 'Número del último requerimiento del caso'],
  [
    'requerimiento.plazo_fecha',
    'Vencimiento del requerimiento',
    'fecha',
    'Si se comunicara el día de su expedición. Puede faltar',
  ],
  [
    'informacion.plazo_fecha',
    'Vencimiento del plazo',
    'fecha',
    'Si se comunicara el día de su expedición. Puede faltar',
  ],
  ['termino.inicio', 'Inicio del término', 'fecha', 'Día siguiente a la comunicación'],
  ['termino.fin', 'Fin del término', 'fecha', 'Último día, con prórrogas y suspensiones'],
  [
    'termino.prorroga',
    'Prórroga del término',
    'texto',
    'Auto que la concedió y hasta cuándo. Falta si no hubo',
  ],
  [
    'termino.respuesta',
    'Respuesta recibida',
    'texto',
    'Radicado y fecha de la respuesta insuficiente. Falta si no hubo',
  ],
  ['prorroga.fecha_solicitud', 'Fecha de la petición de prórroga', 'fecha', ''],
  ['liquidacion.anio', 'Año de la tarifa', 'texto', 'Año elegido para los parámetros'],
  [
    'liquidacion.concepto',
    'Concepto que se liquida',
    'texto',
    'Servicio de evaluación, de seguimiento, TUA…',
  ],
  ['liquidacion.fundamento', 'Norma y fórmula', 'texto', 'Párrafo que dice cómo se calcula'],
  ['liquidacion.objeto', 'Clase de cobro', 'texto', 'evaluacion, seguimiento, tua, multa…'],
  ['liquidacion.total', 'Valor liquidado', 'pesos', 'Pesos enteros'],
  ['liquidacion.valor_proyecto', 'Valor del proyecto', 'pesos', 'Falta si la tarifa no depende de él'],
  [
    'liquidacion.tabla',
    'Tabla única',
    'lista',
    'Filas {profesional, dias, honorarios, viaticos, costo}. Puede faltar',
  ],
  [
    'liquidacion.version',
    'Con qué se calculó',
    'texto',
    'Versión de la fórmula y parámetros del año. Falta si nada se calculó',
  ],
  ['liquidacion.derivacion', 'Derivación', 'lista', 'Filas {paso, valor}, ya escritas'],
  ['recibo.convenio', 'Convenio de recaudo', 'texto', ''],
  ['recibo.referencia', 'Referencia de pago', 'texto', ''],
  ['recibo.valor', 'Valor por pagar', 'pesos', ''],
  ['recibo.fecha_limite', 'Fecha límite de pago', 'fecha', ''],
  [
    'recibo.codigo',
    'Código de barras',
    'texto',
    'Cadena GS1 con paréntesis (fees/receipt-code). Puede faltar: el recibo impreso la lleva',
  ],
  ['recibo.bancos', 'Puntos de pago', 'texto', 'Puede faltar'],
  ['acto_notificado.numero', 'Acto que se notifica', 'texto', ''],
  ['acto_notificado.fecha', 'Fecha del acto que se notifica', 'fecha', ''],
  ['acto_notificado.nombre', 'Título del acto que se notifica', 'texto', ''],
  ['acto_notificado.autoridad', 'Quien expidió el acto', 'texto', 'Cargo de quien lo firmó'],
  [
    'acto_notificado.recursos',
    'Recursos contra el acto',
    'texto',
    'Texto de la cláusula del acto. Falta si no proceden',
  ],
  ['notificado.nombre', 'Destinatario', 'texto', 'Interesado, apoderado o tercero'],
  ['notificado.documento', 'Documento del destinatario', 'texto', 'Tipo y número'],
  ['correo.destino', 'Correo autorizado', 'texto', ''],
  ['correo.fecha_envio', 'Puesta a disposición', 'instante', 'Puede faltar al redactar'],
  ['correo.fecha_acceso', 'Acceso certificado', 'instante', 'Solo en la constancia posterior'],
  ['acto_ejecutoriado.numero', 'Acto en firme', 'texto', ''],
  ['acto_ejecutoriado.fecha', 'Fecha del acto en firme', 'fecha', ''],
  ['firmeza.notificaciones', 'Notificaciones practicadas', 'lista', 'Filas {nombre, medio, fecha}'],
  ['firmeza.recurso_numero', 'Acto que resolvió los recursos', 'texto', 'Falta si no hubo recursos'],
  ['acto_recurrido.numero', 'Acto recurrido', 'texto', ''],
  ['acto_recurrido.fecha', 'Fecha del acto recurrido', 'fecha', ''],
  ['acto_recurrido.fecha_notificacion', 'Notificación del acto recurrido', 'fecha', 'Fecha legal'],
  [
    'recurso.clase',
    'Clase de recurso',
    'texto',
    'Reposición, Apelación, Reposición y en subsidio apelación, Queja',
  ],
  ['recurso.fecha', 'Fecha del recurso', 'fecha', ''],
  ['recurso.tercero', 'Tercero que recurre', 'texto', 'Solo cuando recurre un tercero reconocido'],
  [
    'recurso.recurrentes',
    'Quiénes recurren, cuando son varios',
    'lista',
    'Filas {nombre, calidad, clase, fecha}. Falta cuando es uno',
  ],
  [
    'recurso.inadmitidos',
    'Recursos que no se admiten, de varios',
    'lista',
    'Filas {nombre, calidad, clase, fecha}. Puede faltar',
  ],
  ['recurso.causal_parcial', 'Causal de rechazo de los que no se admiten', 'texto', 'Solo con inadmitidos'],
  ['recurso.rechaza_apelacion', 'Entre los que no se admiten hay una apelación', 'si_no', ''],
  ['recurso.subsidiario', 'Se interpuso apelación en subsidio', 'si_no', ''],
  ['recurso.pruebas', 'Pruebas tenidas en cuenta', 'lista', 'Filas {texto}. Puede faltar'],
]

const ofTask: readonly VariableRow[] = [
  ['requerimiento.items', 'Lo que falta', 'lista', 'Filas {texto}'],
  ['requerimiento.dias', 'Plazo en días hábiles', 'entero', 'Vacío: un mes (CPACA art. 17)'],
  ['informacion.items', 'Puntos por aclarar', 'lista', 'Filas {texto, fundamento}'],
  ['informacion.meses', 'Plazo en meses', 'entero', ''],
  ['instruccion.resumen', 'Resumen de la instrucción', 'texto', ''],
  ['visita.fecha', 'Fecha de la visita', 'fecha', 'Programada, y luego la practicada'],
  ['visita.hora', 'Hora de la visita', 'hora', 'hh:mm, 24 horas. Puede faltar'],
  ['visita.hora_inicio', 'Hora de inicio', 'hora', 'Puede faltar'],
  ['visita.hora_fin', 'Hora de terminación', 'hora', 'Puede faltar'],
  ['visita.lugar', 'Lugar de la visita', 'texto', 'Solo si el trámite no tiene predio. Puede faltar'],
  ['visita.asistentes', 'Asistentes', 'lista', 'Filas {nombre, documento, calidad}'],
  ['visita.coordenadas', 'Coordenadas', 'lista', 'Filas {punto, coordenada, altitud}'],
  ['visita.observaciones', 'Lo observado', 'texto', ''],
  ['visita.aforos', 'Aforos y mediciones', 'lista', 'Filas {sitio, metodo, resultado}. Puede faltar'],
  ['visita.fotos', 'Fotografías', 'lista', 'Filas {descripcion, coordenada}. Puede faltar'],
  ['visita.no_firma', 'Constancia de no firma', 'texto', 'Puede faltar'],
  ['chequeo.items', 'Documentos revisados', 'lista', 'Filas {documento, resultado, observacion}'],
  ['chequeo.faltan', 'Hay documentos que no cumplen', 'si_no', ''],
  ['reunion.fecha', 'Fecha de la reunión', 'fecha', ''],
  ['reunion.lugar', 'Hora, lugar o medio de la reunión', 'texto', ''],
  ['reunion.citados', 'A quiénes se cita', 'texto', ''],
  ['reunion.asistentes', 'Asistentes a la reunión', 'lista', 'Filas {nombre, documento, calidad}'],
  ['reunion.recursos', 'Recursos en la reunión', 'texto', 'Puede faltar'],
  ['requerimientos', 'Información adicional requerida', 'lista', 'Filas {texto}. Puede faltar'],
  ['eia.version', 'Versión del estudio', 'texto', ''],
  ['licencia.area', 'Área de influencia', 'decimal', 'Hectáreas'],
  ['informe.abiotico', 'Medio abiótico', 'texto', ''],
  ['informe.biotico', 'Medio biótico', 'texto', ''],
  ['informe.socioeconomico', 'Medio socioeconómico', 'texto', ''],
  ['informe.zonificacion', 'Zonificación', 'texto', ''],
  ['informe.demanda', 'Demanda de recursos', 'texto', ''],
  ['informe.valoracion', 'Valoración económica', 'texto', ''],
  ['informe.manejo', 'Plan de manejo y de seguimiento', 'texto', ''],
  ['informe.contingencia', 'Plan de contingencia', 'texto', ''],
  ['informe.compensacion', 'Compensación e inversión del 1 %', 'texto', ''],
  ['arbol.individuos', 'Árboles valorados', 'lista', 'Filas {especie, dap, altura, inclinacion}'],
  ['arbol.especie', 'Especie de mayor riesgo', 'texto', ''],
  ['arbol.defecto', 'Defecto y probabilidad de falla', 'texto', ''],
  ['arbol.blanco', 'Blanco expuesto', 'texto', ''],
  ['arbol.nivel_riesgo', 'Nivel de riesgo', 'texto', ''],
  ['arbol.recomendacion', 'Recomendación sobre el árbol', 'texto', ''],
  ['certificado.numero', 'Número del certificado', 'texto', 'El del expediente, o el radicado'],
  ['certificado.objeto', 'Objeto y alcance', 'texto', ''],
  ['certificado.condiciones', 'Datos que se certifican', 'lista', 'Filas {concepto, valor}. Puede faltar'],
  ['certificado.vigencia', 'Vigencia del certificado', 'texto', ''],
  ['registro.decision', 'Decisión sobre el registro', 'texto', 'expide, niega'],
  ['peticion.sintesis', 'Síntesis de la petición', 'texto', ''],
  ['peticion.puntos', 'Respuesta punto por punto', 'lista', 'Filas {texto}'],
  ['respuesta.fundamentos', 'Fundamentos de la respuesta', 'texto', ''],
  ['oposiciones', 'Oposiciones y manifestaciones', 'texto', 'Vacío: no hubo'],
  ['aviso.fecha_fijacion', 'Fijación del aviso', 'fecha', ''],
  ['aviso.fecha_desfijacion', 'Desfijación del aviso', 'fecha', ''],
  ['aviso.fecha_entrega', 'Entrega del aviso', 'fecha', 'Puede faltar al redactar'],
  ['constancia.texto', 'Hecho que se hace constar', 'texto', ''],
  ['constancia.fecha', 'Fecha del hecho', 'fecha', ''],
  ['constancia.medio', 'Medio o lugar', 'texto', ''],
  ['concepto.descripcion', 'Descripción del proyecto', 'texto', ''],
  [
    'concepto.oferta',
    'Oferta por período',
    'lista',
    'Filas {periodo, medio, ambiental, comprometido, disponible}; caudales en L/s',
  ],
  ['concepto.demanda', 'Demanda por uso', 'lista', 'Filas {uso, modulo, caudal}; caudal en L/s'],
  ['concepto.impactos', 'Impactos y medidas', 'lista', 'Filas {impacto, medida}. Puede faltar'],
  ['concepto.cartografia', 'Consideraciones cartográficas', 'texto', ''],
  ['concepto.sentido', 'Recomendación', 'texto', 'otorgar o negar'],
  ['concepto.resumen', 'Motivo de la recomendación', 'texto', 'La resolución lo cita'],
  [
    'concepto.obligaciones',
    'Obligaciones propuestas',
    'lista',
    'Filas {texto}; la resolución parte de ellas',
  ],
  ['caudal.aforado', 'Caudal aforado', 'decimal', 'L/s'],
  ['caudal.disponible', 'Caudal disponible', 'decimal', 'L/s, en el período de menor oferta'],
  ['caudal.recomendado', 'Caudal recomendado', 'decimal', 'L/s'],
  ['volumen.recomendado', 'Volumen anual recomendado', 'decimal', 'm³/año'],
  ['visita.hay_oposicion', 'Hubo oposición en la visita', 'si_no', 'Falta donde el acta no la recoge'],
  [
    'modificacion.requiere_concepto',
    'El cambio del permiso requiere concepto',
    'si_no',
    'Solo en trámites posteriores',
  ],
  ['permiso.fuente', 'Fuente', 'texto', ''],
  ['permiso.subzona', 'Subzona hidrográfica', 'texto', 'Puede faltar'],
  ['permiso.caudal', 'Caudal otorgado', 'decimal', 'L/s'],
  ['permiso.uso', 'Uso', 'texto', ''],
  ['permiso.coordenada', 'Punto autorizado', 'punto', 'Texto o {lat, lon}'],
  ['permiso.captacion', 'Sistema de captación', 'texto', 'Puede faltar'],
  ['permiso.regimen', 'Régimen de captación', 'texto', 'Puede faltar'],
  ['permiso.distribucion', 'Distribución por uso', 'lista', 'Filas {uso, unidades, caudal}. Puede faltar'],
  [
    'permiso.objeto',
    'Objeto del permiso',
    'texto',
    'En trámites distintos de aguas superficiales. Puede faltar',
  ],
  [
    'permiso.condiciones',
    'Condiciones del permiso',
    'lista',
    'Filas {concepto, valor}; en trámites distintos de aguas superficiales',
  ],
  ['permiso.plazo', 'Vigencia en años', 'entero', ''],
  ['permiso.vigencia', 'Vigencia en palabras', 'texto', 'En trámites distintos de aguas superficiales'],
  ['permiso.legaliza', 'Legaliza una intervención inmediata', 'si_no', 'Árbol en riesgo (DUR 2.2.1.1.9.3)'],
  ['concepto.terminos', 'Condiciones que se recomiendan', 'lista', 'Filas {concepto, valor}. Puede faltar'],
  ['permiso.pueaa', 'PUEAA', 'texto', 'aprueba, presentar o no_aplica'],
  ['permiso.pueaa_meses', 'Plazo del PUEAA en meses', 'entero', 'Solo con presentar'],
  ['permiso.obligaciones', 'Obligaciones', 'lista', 'Filas {texto}'],
  [
    'comparacion.filas',
    'Lo pedido, lo recomendado y lo otorgado',
    'lista',
    'Filas {termino, pedido, recomendado, otorgado}. Falta donde nada se compara',
  ],
  [
    'comparacion.razones',
    'Razones de las diferencias',
    'lista',
    'Filas {texto}. Falta donde no hay diferencias',
  ],
  [
    'comparacion.negado',
    'Lo que se pidió y no se otorga',
    'lista',
    'Filas {texto}. Falta donde se otorga todo',
  ],
  ['negativa.motivos', 'Motivos de la negativa', 'lista', 'Filas {texto}'],
  ['firmeza.fecha', 'Fecha de firmeza', 'fecha', ''],
  [
    'firmeza.causal',
    'Causal de firmeza',
    'texto',
    'sin_recurso (venció el término), recurso_resuelto, no_procede, renuncia o desistimiento',
  ],
  ['citacion.direccion', 'Dirección de la citación', 'texto', ''],
  ['citacion.fecha_envio', 'Envío de la citación', 'fecha', ''],
  ['notificacion.fecha', 'Fecha de la diligencia', 'fecha', ''],
  ['notificacion.hora', 'Hora de la diligencia', 'hora', ''],
  ['notificado.calidad', 'Calidad del notificado', 'texto', 'Solicitante, representante legal, apoderado…'],
  ['oficio.destinatario', 'Destinatario del oficio', 'texto', ''],
  ['oficio.direccion', 'Dirección del destinatario', 'texto', ''],
  ['oficio.asunto', 'Asunto', 'texto', ''],
  ['oficio.cuerpo', 'Texto del oficio', 'texto', ''],
  [
    'oficio.autorizados',
    'Árboles que se autoriza intervenir de inmediato',
    'lista',
    'Filas {texto}, de la misma tarea. Puede faltar',
  ],
  ['oficio.medidas', 'Medidas de seguridad de esa intervención', 'texto', 'Puede faltar'],
  ['oficio.anexos', 'Anexos', 'lista', 'Filas {texto}. Puede faltar'],
  ['cambio.concepto', 'Qué se verificó de los soportes', 'texto', 'Puede faltar'],
  ['cambio.motivo', 'Motivo del cambio', 'texto', 'cesion, muerte, disolucion o venta_predio'],
  ['cambio.soportes', 'Soportes del cambio', 'lista', 'Filas {texto}: nombre de cada documento aportado'],
  ['cambio.obligaciones', 'Obligaciones que asume', 'lista', 'Filas {texto}'],
  ['prorroga.decision', 'Decisión sobre la prórroga', 'texto', 'concede o niega'],
  ['prorroga.motivo', 'Motivo de la decisión', 'texto', ''],
  ['prorroga.dias', 'Días de prórroga', 'entero', 'Días hábiles'],
  ['prorroga.fecha_fin', 'Nuevo vencimiento', 'fecha', 'Puede faltar'],
  ['devolucion.valor', 'Valor por devolver', 'pesos', 'Falta si no procede'],
  ['inicio.consideraciones', 'Consideraciones del inicio', 'texto', 'Puede faltar'],
  ['desistimiento.causa', 'Qué no se atendió', 'texto', 'requerimiento o pago'],
  ['desistimiento.motivo', 'Motivación del desistimiento', 'texto', 'Puede faltar'],
  [
    'aviso.publicado',
    'El aviso se publica',
    'si_no',
    'Se desconoce dónde vive el destinatario (CPACA art. 69 inc. 2)',
  ],
  ['aviso.lugar', 'Lugar de fijación', 'texto', 'Puede faltar'],
  ['recurso.causal_rechazo', 'Causal de rechazo', 'texto', ''],
  ['recurso.analisis_rechazo', 'Razones del rechazo', 'texto', 'Puede faltar'],
  ['recurso.pruebas_decretadas', 'Pruebas que se decretan', 'lista', 'Filas {texto}. Puede faltar'],
  ['recurso.pruebas_rechazadas', 'Pruebas que se rechazan', 'lista', 'Filas {texto, motivo}. Puede faltar'],
  ['recurso.dias_pruebas', 'Término de pruebas', 'entero', 'Días hábiles, no más de 30'],
  ['recurso.motivos', 'Motivos de inconformidad', 'lista', 'Filas {texto}'],
  ['recurso.consideraciones', 'Consideraciones del recurso', 'texto', ''],
  [
    'recurso.decision',
    'Decisión del recurso',
    'texto',
    'confirma, modifica, aclara, adiciona, revoca (y vuelve a resolver), otorga o niega',
  ],
  ['recurso.texto_decision', 'Texto de la modificación', 'texto', 'Con modifica, aclara o adiciona'],
]

/** What the concept studied, with its grounds: the acts cite them. */
const studies: readonly VariableRow[] = GRANT_STUDIES.flatMap(({ name, label }): VariableRow[] => [
  [`concepto.${name}`, label, 'texto', 'cumple o no_cumple. Falta donde el concepto no lo estudia'],
  [`concepto.${name}_sustento`, `${label}: en qué se funda`, 'texto', 'Solo donde el concepto lo estudió'],
])

const rows = (origin: ActVariable['origin'], table: readonly VariableRow[]): ActVariable[] =>
  table.map(([name, label, shape, description]) => ({ name, label, description, origin, shape }))

/** The variables by name, in the order of this file. */
export const actVariables: ReadonlyMap<string, ActVariable> = new Map(
  [
    ...rows('vida', life),
    ...rows('ajustes', settings),
    ...rows('caso', [...ofCase, ...incidentCaseVariables, ...sanctionOfCase]),
    ...rows('tarea', [...ofTask, ...studies, ...incidentTaskVariables, ...sanctionOfTask]),
  ].map((variable) => [variable.name, variable]),
)

/** Spanish label of a variable or of a row of a list variable; an unknown name is not shown. */
export function variableLabel(name: string): string {
  const exact = actVariables.get(name)
  if (exact !== undefined) return exact.label
  const row = /^(.*?)\.(\d+)(?:\.|$)/.exec(name)
  const list = row === null ? undefined : actVariables.get(row[1] as string)
  return list === undefined || row === null
    ? 'Otro dato del documento'
    : `${list.label}, fila ${Number(row[2]) + 1}`
}
