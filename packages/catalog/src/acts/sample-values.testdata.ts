import { incidentSampleValues } from './sample-values-incidents.testdata.ts'
import type { ActValues } from '@ventanilla/domain/acts/template'
import { sanctionSamples } from './sanction-samples.testdata.ts'

/**
 * A fictional concession of surface waters with the values that any act can need, for tests and for previewing
 * a template. Names and numbers are invented.
 */
export const sampleValues: ActValues = {
  ...sanctionSamples,
  'acto.ciudad': 'Ibagué',
  'firmante.nombre': 'Hernando Ospina Barragán',
  'firmante.cargo': 'Subdirector jurídico',
  'firmante.competencia':
    'en ejercicio de las facultades propias de su cargo, que le asigna el Acuerdo 004 del 30 de marzo de 2016 del Consejo Directivo',
  'zonas.comparadas': [
    {
      zona: 'Páramos',
      resultado: 'No la cruza',
      capa: 'Instituto Humboldt, 30 de junio de 2024',
    },
    {
      zona: 'Áreas protegidas',
      resultado: 'La cruza: Reserva Cuchilla del Oriente (Coordenada del punto de captación)',
      capa: 'Parques Nacionales, 15 de enero de 2026',
    },
  ],
  'planeacion.concepto':
    'Lo pedido cabe en la zona de uso sostenible del distrito, si no se toca el bosque ribereño.',
  'proyecto.nombre': 'Lucía Andrade Peñaloza',
  'reviso.nombre': 'Édgar Núñez Quimbayo',
  'autoridad.nombre': 'Corporación Ambiental del Combeima (demostración)',
  'autoridad.direccion': 'Carrera 0 n.º 0-00 (dirección de ejemplo)',
  'autoridad.ciudad': 'Ibagué, Tolima',
  'autoridad.horario': 'Lunes a viernes, de 8:00 a. m. a 12:00 m. y de 2:00 p. m. a 5:00 p. m.',
  'autoridad.correo': 'atencion@demo.test',
  'autoridad.telefono': '(608) 000 0000',
  'expediente.numero': 'EXP-03-00042-2026',
  'expediente.referencia': 'expediente EXP-03-00042-2026',
  'solicitud.radicado': '2026E0001234',
  'solicitud.fecha_radicado': '2026-03-02T14:05:00.000Z',
  'tramite.nombre': 'Concesión de aguas superficiales',
  'tramite.tipo': 3,
  'solicitante.nombre': 'María Antonia Ñungo de Peña',
  'solicitante.tipo_documento': 'Cédula de ciudadanía',
  'solicitante.documento': '28.945.123',
  'predio.nombre': 'La Esperanza',
  'predio.matricula': '350-123456',
  'predio.municipio': 'Ibagué',
  'predio.vereda': 'Toche',
  'territorial.nombre': 'Sede central Ibagué',
  'decision.verbo': 'otorga',
  'concepto.verbo': 'otorgar',
  'pago.referencia': '000012345678',
  'pago.valor': 628_136,
  'inicio.numero': 'AUTO-0087-2026',
  'inicio.fecha': '2026-03-24',
  'concepto.nombre': 'el concepto técnico',
  'concepto.numero': 'CT-00051-2026',
  'concepto.fecha': '2026-04-30',
  'requerimiento.numero': 'AUTO-0061-2026',
  'requerimiento.items': [
    {
      texto:
        'Certificado de tradición y libertad del predio «La Esperanza», expedido dentro del último mes. El aportado es del 4 de agosto de 2025.',
    },
    {
      texto:
        'Autorización sanitaria favorable para consumo humano, expedida por la Secretaría de Salud del Tolima.',
    },
    {
      texto:
        'Plano de localización en coordenadas MAGNA-SIRGAS que muestre la bocatoma, la conducción y los predios que atraviesa.',
    },
  ],
  'requerimiento.plazo_fecha': '2026-04-16',
  'informacion.items': [
    {
      texto: 'Aclarar la demanda para riego: la solicitud indica 4,5 hectáreas de mora y el plano, 3,8.',
      fundamento: 'El módulo de consumo se aplica por hectárea y cambia el caudal en 0,35 l/s.',
    },
    {
      texto: 'Presentar el diseño del dispositivo de medición de caudal.',
      fundamento: 'Sin él no puede verificarse el volumen captado.',
    },
  ],
  'informacion.meses': 1,
  'informacion.plazo_fecha': '2026-06-05',
  'instruccion.resumen':
    'Iniciado el trámite, se fijó el aviso entre el 6 y el 20 de abril de 2026, se practicó la visita técnica el 22 de abril y no se presentaron oposiciones. El 30 de abril se emitió el concepto técnico.',
  'visita.fecha': '2026-04-22',
  'visita.hora': '09:00',
  'visita.hora_inicio': '09:10',
  'visita.hora_fin': '12:35',
  'visita.asistentes': [
    { nombre: 'María Antonia Ñungo de Peña', documento: 'CC 28.945.123', calidad: 'Solicitante' },
    { nombre: 'Ramiro Peña Ñungo', documento: 'CC 14.235.678', calidad: 'Administrador del predio' },
    {
      nombre: 'Carolina Güiza Murillo',
      documento: 'CC 1.110.456.789',
      calidad: 'Profesional de la Corporación',
    },
  ],
  'visita.coordenadas': [
    { punto: 'Captación', coordenada: { lat: 4.5289, lon: -75.4102 }, altitud: 2140 },
    { punto: 'Tanque de almacenamiento', coordenada: { lat: 4.5271, lon: -75.4088 }, altitud: 2102 },
    { punto: 'Casa principal', coordenada: { lat: 4.5263, lon: -75.408 }, altitud: 2085 },
  ],
  'visita.observaciones':
    'La quebrada La Plata presenta cobertura vegetal en ambas márgenes, con un ancho medio de 18 metros y predominio de encenillo y arrayán. La captación proyectada es lateral, en concreto, sin obras construidas a la fecha. Aguas abajo, a 640 metros, capta el acueducto veredal de Toche. No se observaron vertimientos ni procesos erosivos activos.',
  'visita.aforos': [
    {
      sitio: 'Quebrada La Plata, antes de la captación',
      metodo: 'Velocidad y área, molinete',
      resultado: '38,6 l/s',
    },
    {
      sitio: 'Quebrada La Plata, captación del acueducto veredal',
      metodo: 'Volumétrico',
      resultado: '6,2 l/s',
    },
  ],
  'visita.fotos': [
    { descripcion: 'Sitio proyectado para la captación', coordenada: { lat: 4.5289, lon: -75.4102 } },
    { descripcion: 'Cultivo de mora en producción', coordenada: { lat: 4.5266, lon: -75.4081 } },
  ],
  'aviso.numero': 'AV-00019-2026',
  'visita.hay_oposicion': false,
  'aviso.publicado': true,
  'aviso.fecha_fijacion': '2026-04-06',
  'aviso.fecha_desfijacion': '2026-04-20',
  'constancia.texto':
    'El aviso AV-00019-2026 permaneció fijado durante diez (10) días hábiles en la cartelera de la Corporación y en la de la alcaldía de Ibagué, y se publicó en el boletín de la Corporación. En ese término no se recibieron oposiciones.',
  'constancia.fecha': '2026-04-20',
  'constancia.medio': 'Cartelera de la Corporación y de la alcaldía de Ibagué',
  'concepto.descripcion':
    'El proyecto consiste en captar agua de la quebrada La Plata para una vivienda de seis personas, el riego de 4,2 hectáreas de mora por goteo y el abrevadero de doce bovinos. La conducción, de 410 metros, es una tubería de polietileno de dos pulgadas hasta un tanque de 15 m³.',
  'concepto.oferta': [
    {
      periodo: 'Seco (julio a septiembre)',
      medio: '38.6',
      ambiental: '17.4',
      comprometido: '6.2',
      disponible: '15.0',
    },
    {
      periodo: 'Lluvioso (abril y mayo)',
      medio: '96.2',
      ambiental: '24.1',
      comprometido: '6.2',
      disponible: '65.9',
    },
  ],
  'concepto.demanda': [
    { uso: 'Doméstico', modulo: '6 personas, 150 L/hab-día', caudal: '0.0104' },
    { uso: 'Agrícola (mora, goteo)', modulo: '4,2 ha, 0,35 l/s-ha', caudal: '1.4700' },
    { uso: 'Pecuario (bovinos)', modulo: '12 cabezas, 60 L/cabeza-día', caudal: '0.0083' },
  ],
  'concepto.cartografia':
    'Consultadas las coberturas oficiales, el punto de captación se ubica en la subzona hidrográfica del río Coello. No se traslapa con áreas protegidas, páramos delimitados, resguardos indígenas ni títulos mineros. El predio tiene uso agropecuario en el esquema de ordenamiento.',
  'concepto.sentido': 'otorgar',
  'concepto.resumen':
    'La fuente dispone de oferta suficiente en el período seco para atender la demanda calculada, sin afectar el caudal ambiental ni la captación del acueducto veredal de Toche.',
  'concepto.obligaciones': [
    {
      texto:
        'Instalar un medidor de caudal en la salida de la captación dentro de los dos (2) meses siguientes a la firmeza.',
    },
    {
      texto:
        'Conservar la cobertura vegetal de la ronda de la quebrada en una franja de treinta (30) metros.',
    },
  ],
  'concepto.prioridad': 'cumple',
  'concepto.prioridad_sustento':
    'La fuente abastece primero al acueducto veredal, y lo que se otorga sale del sobrante que deja',
  'concepto.otros_usuarios': 'cumple',
  'concepto.otros_usuarios_sustento':
    'Al caudal aforado se le descontaron los 6,2 l/s concedidos aguas abajo y el caudal ambiental',
  'comparacion.filas': [
    { termino: 'Caudal', pedido: '1,6 l/s', recomendado: '1,4887 l/s', otorgado: '1,4887 l/s' },
    { termino: 'Vigencia', pedido: '10 años', recomendado: '10 años', otorgado: '10 años' },
  ],
  'comparacion.razones': [
    {
      texto:
        'Caudal: el módulo de riego se aplicó a las 4,2 hectáreas sembradas, y no a las 4,5 de la solicitud.',
    },
  ],
  'comparacion.negado': [{ texto: 'Caudal: se pidieron 1,6 l/s y se otorgan 1,4887 l/s.' }],
  'caudal.aforado': '38.6',
  'caudal.disponible': '15.0',
  'caudal.recomendado': '1.4887',
  'volumen.recomendado': '46947.64',
  'permiso.fuente': 'Quebrada La Plata',
  'permiso.subzona': '2121, río Coello',
  'permiso.caudal': '1.4887',
  'permiso.uso': 'Doméstico, agrícola y pecuario',
  'permiso.coordenada': { lat: 4.5289, lon: -75.4102 },
  'permiso.captacion': 'Bocatoma lateral en concreto, con rejilla y aliviadero',
  'permiso.regimen': '24 horas al día, todo el año',
  'permiso.distribucion': [
    { uso: 'Doméstico', unidades: '6 personas', caudal: '0.0104' },
    { uso: 'Agrícola (mora, goteo)', unidades: '4,2 ha', caudal: '1.4700' },
    { uso: 'Pecuario (bovinos)', unidades: '12 cabezas', caudal: '0.0083' },
  ],
  'permiso.plazo': 10,
  'permiso.pueaa': 'presentar',
  'permiso.pueaa_meses': 3,
  'permiso.obligaciones': [
    {
      texto:
        'Instalar un medidor de caudal en la salida de la captación dentro de los dos (2) meses siguientes a la firmeza de esta resolución y reportar las lecturas cada trimestre.',
    },
    {
      texto:
        'Captar únicamente el caudal concedido y devolver los sobrantes a la misma fuente por el aliviadero.',
    },
    {
      texto:
        'Conservar la cobertura vegetal de la ronda de la quebrada La Plata en una franja de treinta (30) metros.',
    },
    {
      texto:
        'Sembrar cien (100) árboles nativos en la franja protectora dentro del primer año y reponer los que se pierdan.',
    },
    { texto: 'Obtener la autorización sanitaria antes de destinar el agua al consumo humano.' },
  ],
  'negativa.motivos': [
    {
      texto:
        'La fuente no dispone de caudal en el período seco: el aforado, de 7,1 l/s, es inferior a la suma del caudal ambiental y de las concesiones vigentes.',
    },
    {
      texto:
        'La captación proyectada se ubica a 40 metros de la del acueducto veredal de Toche, cuyo uso para consumo humano es prioritario.',
    },
  ],
  'firmeza.fecha': '2026-06-20',
  'firmeza.causal': 'sin_recurso',
  'firmeza.notificaciones': [
    {
      nombre: 'María Antonia Ñungo de Peña',
      acto: 'RES-0143-2026',
      medio: 'Electrónica',
      fecha: '2026-06-03',
    },
    { nombre: 'Acueducto veredal de Toche', acto: 'RES-0143-2026', medio: 'Personal', fecha: '2026-06-04' },
  ],
  'citacion.direccion': 'Finca La Esperanza, vereda Toche, Ibagué',
  'citacion.fecha_envio': '2026-05-29',
  'acto_notificado.numero': 'RES-0143-2026',
  'acto_notificado.fecha': '2026-05-27',
  'acto_notificado.nombre': 'Por la cual se otorga concesión de aguas superficiales',
  'acto_notificado.autoridad': 'Subdirector jurídico',
  'acto_notificado.recursos':
    'Contra la presente resolución proceden el recurso de reposición, ante quien la expidió, y el de apelación, ante el Director General, por escrito, dentro de los diez (10) días hábiles siguientes a la notificación, con los requisitos del artículo 77 de la Ley 1437 de 2011.',
  'acto_ejecutoriado.numero': 'RES-0143-2026',
  'acto_ejecutoriado.fecha': '2026-05-27',
  'notificado.nombre': 'María Antonia Ñungo de Peña',
  'notificado.documento': 'CC 28.945.123',
  'notificado.calidad': 'Solicitante, en nombre propio',
  'notificacion.orden':
    'a María Antonia Ñungo de Peña, solicitante, por medios electrónicos, en el correo maria.nungo@demo.test, como lo autorizó el 2 de marzo de 2026 (artículo 56 de la Ley 1437 de 2011)',
  'notificacion.orden_nuevo':
    'a Ingenio del Combeima S.A., nuevo solicitante, personalmente, previa citación, y de no ser posible por aviso (artículos 67 a 69 de la Ley 1437 de 2011)',
  'notificacion.fecha': '2026-06-03',
  'notificacion.hora': '10:20',
  'correo.destino': 'maria.nungo@demo.test',
  'correo.fecha_envio': '2026-06-02T20:15:00.000Z',
  'oficio.destinatario': 'Alcaldía Municipal de Ibagué',
  'oficio.direccion': 'Oficina de correspondencia, Ibagué, Tolima',
  'oficio.asunto': 'Fijación de aviso de visita',
  'oficio.cuerpo':
    'Remitimos el aviso AV-00019-2026 para que se fije en la cartelera de esa alcaldía por el término de diez (10) días hábiles. Vencido el término, le agradecemos devolverlo con la constancia de fijación y desfijación.',
  'oficio.anexos': [{ texto: 'Aviso AV-00019-2026, en un folio.' }],
  'inicio.consideraciones':
    'El predio cuenta con uso agropecuario según el esquema de ordenamiento territorial del municipio.',
  'desistimiento.causa': 'requerimiento',
  'desistimiento.motivo':
    'Revisado el expediente, no obra respuesta al requerimiento ni solicitud de prórroga radicada antes del vencimiento.',
  'solicitante_anterior.nombre': 'María Antonia Ñungo de Peña',
  'solicitante_anterior.tipo_documento': 'Cédula de ciudadanía',
  'solicitante_anterior.documento': '28.945.123',
  'solicitante_nuevo.nombre': 'Agropecuaria El Encenillo S.A.S.',
  'solicitante_nuevo.tipo_documento': 'NIT',
  'solicitante_nuevo.documento': '901.482.356-2',
  'cambio.concepto':
    'El documento de cesión lo firmaron ambas partes, y los datos de la sociedad coinciden con su certificado de existencia.',
  'cambio.motivo': 'cesion',
  'cambio.radicado': '2026E0001571',
  'cambio.fecha_solicitud': '2026-04-07T15:20:00.000Z',
  'cambio.soportes': [
    { texto: 'Documento de cesión del trámite, firmado por ambas partes' },
    { texto: 'Certificado de existencia y representación legal de Agropecuaria El Encenillo S.A.S.' },
    { texto: 'Documento de identidad de su representante legal' },
  ],
  'cambio.obligaciones': [
    { texto: 'Atender, dentro de los términos que corren, los requerimientos pendientes.' },
    { texto: 'Pagar los servicios de evaluación que se causen desde entonces.' },
    { texto: 'Permitir la visita técnica al predio y facilitar el acceso al punto de captación.' },
    { texto: 'Mantener actualizados sus datos de notificación.' },
  ],
  'permiso.vigencia': 'Por diez (10) años, contados desde la firmeza de esta resolución',
  'permiso.legaliza': false,
  'concepto.terminos': [{ concepto: 'Período de retorno verificado', valor: '100 años' }],
  'chequeo.items': [
    { documento: 'Estudio de impacto ambiental', resultado: 'Cumple', observacion: '' },
    { documento: 'Planos', resultado: 'No cumple', observacion: 'El plano 3 no se lee.' },
  ],
  'chequeo.faltan': true,
  'reunion.fecha': '2026-04-20',
  'reunion.lugar': 'A las nueve de la mañana, en la sala de juntas de la sede de Ibagué',
  'reunion.citados': 'El solicitante y su equipo consultor, la alcaldía y la personería del municipio.',
  'reunion.asistentes': [
    { nombre: 'María Antonia Ñungo de Peña', documento: '28.945.123', calidad: 'Solicitante' },
  ],
  'reunion.recursos': '',
  requerimientos: [
    {
      texto: 'Presentar la caracterización de la calidad del agua en época seca, con laboratorio acreditado.',
    },
    { texto: 'Ajustar la zonificación de manejo con la ronda hídrica acotada.' },
  ],
  'eia.version': '2, de marzo de 2026',
  'licencia.area': 128.4,
  'informe.abiotico': 'La línea base es suficiente. El nivel freático se verificó en tres piezómetros.',
  'informe.biotico': 'La cobertura afectada es pasto limpio; no se interviene bosque natural.',
  'informe.socioeconomico': 'Hubo tres reuniones con la comunidad de la vereda, con sus actas.',
  'informe.zonificacion':
    'Se excluye la ronda hídrica y se restringe la ladera de más del 30 % de pendiente.',
  'informe.demanda': 'El proyecto capta 0,8 l/s y vierte 0,5 l/s de agua residual doméstica tratada.',
  'informe.valoracion':
    'La relación entre beneficios y costos ambientales es positiva y está bien sustentada.',
  'informe.manejo': 'Las fichas de manejo responden a cada impacto, con indicadores verificables.',
  'informe.contingencia': 'El plan identifica derrames e incendios y dispone los equipos para atenderlos.',
  'informe.compensacion': 'Se compensan 6,2 hectáreas en la misma subzona. No procede la inversión del 1 %.',
  'arbol.individuos': [{ especie: 'Ceiba (Ceiba pentandra)', dap: 92, altura: 18, inclinacion: 22 }],
  'arbol.especie': 'Ceiba (Ceiba pentandra)',
  'arbol.defecto':
    'Pudrición en la base que compromete la mitad de la sección; la probabilidad de falla es alta.',
  'arbol.blanco': 'Una vivienda habitada a cuatro metros y la línea de media tensión.',
  'arbol.nivel_riesgo': 'extremo',
  'arbol.recomendacion': 'tala',
  'certificado.numero': 'EXP-19-00007-2026',
  'certificado.objeto': 'Inspección de emisiones de vehículos livianos con las líneas que se relacionan.',
  'certificado.condiciones': [
    { concepto: 'Líneas de inspección y equipos', valor: 'Analizador: X200, 4511' },
  ],
  'certificado.vigencia': 'Mientras se mantengan las condiciones certificadas, con auditoría anual.',
  'peticion.sintesis': 'Usted pidió corregir el nombre del predio en la resolución que otorgó la concesión.',
  'peticion.puntos': [
    { texto: 'El nombre correcto del predio es «La Esperanza»; así debe leerse en adelante.' },
  ],
  'respuesta.fundamentos':
    'El artículo 45 de la Ley 1437 de 2011 permite corregir en cualquier tiempo los errores formales.',
  'prorroga.decision': 'concede',
  'prorroga.motivo':
    'El solicitante acreditó que pidió oportunamente la autorización sanitaria y que la Secretaría de Salud programó la toma de muestras para una fecha posterior al vencimiento. La causa es ajena a su voluntad y la petición se presentó a tiempo.',
  'prorroga.dias': 20,
  'prorroga.fecha_fin': '2026-05-15',
  'prorroga.fecha_solicitud': '2026-04-10',
  'termino.inicio': '2026-03-17',
  'termino.fin': '2026-04-16',
  'recurso.clase': 'Reposición',
  'recurso.fecha': '2026-06-11',
  'recurso.causa': 'Recurso extemporáneo',
  'recurso.causal_rechazo': 'El recurso es extemporáneo, porque se presentó después de vencido el término.',
  'recurso.analisis_rechazo':
    'La notificación electrónica se surtió el 3 de junio de 2026. El término de diez (10) días hábiles corrió del 4 al 19 de junio. El escrito se radicó el 23 de junio, cuando ya había vencido.',
  'recurso.pruebas_decretadas': [
    { texto: 'Nuevo aforo de la quebrada La Plata en el punto de captación, a cargo de la Corporación.' },
  ],
  'recurso.pruebas_rechazadas': [
    {
      texto: 'Testimonio del señor Ramiro Peña.',
      motivo: 'No es conducente: la oferta hídrica se establece por medición.',
    },
  ],
  'recurso.dias_pruebas': 15,
  'recurso.motivos': [
    { texto: 'El caudal otorgado no cubre el riego de la totalidad del cultivo.' },
    { texto: 'El plazo para instalar el medidor es muy corto.' },
  ],
  'recurso.consideraciones':
    'Sobre el primer motivo: revisado el plano, el área sembrada es de 4,2 hectáreas; el módulo aplicado es el adoptado para la zona y el caudal resultante es suficiente. Sobre el segundo: le asiste razón, porque el equipo debe importarse. Por ello la Corporación encuentra procedente ajustar el plazo de instalación del medidor, por ser una carga que no depende por completo de la titular. En lo demás, la decisión se ajusta a la oferta disponible y a los artículos 2.2.3.2.7.1 y siguientes del Decreto 1076 de 2015.',
  'recurso.decision': 'modifica',
  'recurso.texto_decision':
    '«1. Instalar un medidor de caudal en la salida de la captación dentro de los cuatro (4) meses siguientes a la firmeza de esta resolución y reportar las lecturas cada trimestre.»',
  'acto_recurrido.numero': 'RES-0143-2026',
  'acto_recurrido.fecha': '2026-05-27',
  'acto_recurrido.fecha_notificacion': '2026-06-03',
  'liquidacion.anio': '2026',
  'liquidacion.concepto': 'Servicio de evaluación ambiental',
  'liquidacion.fundamento':
    'La tarifa se calcula conforme al artículo 28 de la Ley 344 de 1996, modificado por el artículo 96 de la Ley 633 de 2000, y a la Resolución 1280 de 2010. Se cobra el menor valor entre la tabla única de costos y el tope según el valor del proyecto.',
  'liquidacion.objeto': 'evaluacion',
  'liquidacion.version':
    'La operación se hizo con la versión 1 de la fórmula y los parámetros publicados para 2026: salario mínimo de $\u00a01.750.905, Decreto 1469 de 2025; huella de los parámetros, 3F9A-21C4-88D0. Los datos y los parámetros se conservan con el caso, para repetir la operación con el mismo resultado aunque estos cambien.',
  'liquidacion.total': 660_171,
  'liquidacion.valor_proyecto': 147_600_000,
  'liquidacion.tabla': [
    { profesional: 'Especializado', dias: '3', honorarios: 960_000, viaticos: 180_000, costo: 1_140_000 },
    { profesional: 'Universitario', dias: '2.5', honorarios: 600_000, viaticos: 150_000, costo: 750_000 },
    { profesional: 'Abogado', dias: '1', honorarios: 260_000, viaticos: 0, costo: 260_000 },
  ],
  'liquidacion.derivacion': [
    { paso: 'A. Suma de honorarios y viáticos', valor: '$\u00a02.150.000' },
    { paso: 'B. Gastos de viaje', valor: '$\u00a095.000' },
    { paso: 'Administración, 25 % de A + B', valor: '$\u00a0561.250' },
    { paso: 'Tabla única: A + B + administración', valor: '$\u00a02.806.250' },
    { paso: 'N = 147.600.000 / 1.750.905 (SMMLV de 2026)', valor: '84,2993 SMMLV' },
    { paso: 'Tope, rango de 70 a 100 SMMLV: 308.646 × 2,13892654', valor: '$\u00a0660.171' },
    { paso: 'Tarifa: el menor entre la tabla única y el tope', valor: '$\u00a0660.171' },
  ],
  'recibo.convenio': '0415 Servicios ambientales (demostración)',
  'recibo.referencia': '000012345678',
  'recibo.valor': 660_171,
  'recibo.fecha_limite': '2026-04-15',
  'recibo.codigo': '(415)7709998000018(8020)000012345678(3900)660171(96)20260415',
  'recibo.bancos': 'cualquier oficina o corresponsal del banco del convenio',
  ...incidentSampleValues,
}
