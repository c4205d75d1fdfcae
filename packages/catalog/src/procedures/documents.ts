import type { DocumentKind } from '@ventanilla/domain/procedures/common-lists'

export const DOCUMENT_KINDS: readonly DocumentKind[] = [
  {
    id: 1,
    reserved: 'identidad',
    title: 'Documento de identidad del solicitante',
    description:
      'Copia legible por ambas caras del documento de identidad de la persona natural o del representante legal.',
  },
  {
    id: 2,
    reserved: 'identidad',
    title: 'Certificado de existencia y representación legal',
    description:
      'Expedido por la cámara de comercio o la entidad competente, con fecha no mayor a un (1) mes.',
  },
  {
    id: 3,
    reserved: 'identidad',
    title: 'Poder debidamente otorgado',
    description:
      'Poder especial con presentación personal o mensaje de datos, y copia de la tarjeta profesional cuando el apoderado sea abogado.',
  },
  {
    id: 4,
    reserved: 'vida-privada',
    title: 'Certificado de tradición y libertad del inmueble',
    description:
      'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes.',
  },
  {
    id: 5,
    reserved: 'vida-privada',
    title: 'Prueba de posesión o tenencia',
    description:
      'Sana posesión, contrato de arrendamiento o comodato, resolución de adjudicación u otra prueba adecuada.',
  },
  {
    id: 6,
    reserved: 'identidad',
    title: 'Autorización del propietario o poseedor',
    description:
      'Escrito firmado por el propietario o poseedor cuando el solicitante sea mero tenedor, con copia de su documento.',
  },
  {
    id: 7,
    reserved: 'vida-privada',
    title: 'Constancia de pago del servicio de evaluación',
    description:
      'Comprobante del pago de la liquidación emitida por la Corporación (se adjunta después de recibir el recibo de pago).',
  },
  {
    id: 8,
    reserved: 'comercial',
    title: 'Relación de costos del proyecto',
    description:
      'Formato de costos de inversión y operación del proyecto, firmado, para liquidar la tarifa de evaluación (Ley 633 de 2000, artículo 96).',
  },
  {
    id: 9,
    title: 'Plano o croquis de localización georreferenciado',
    description:
      'Plano en coordenadas MAGNA-SIRGAS (Origen Nacional, EPSG:9377) que muestre el predio, la fuente o el punto de intervención y las vías de acceso.',
  },
  {
    id: 10,
    title: 'Concepto de uso del suelo',
    description:
      'Expedido por la oficina de planeación municipal sobre la compatibilidad de la actividad con el ordenamiento territorial.',
  },
  {
    id: 11,
    reserved: 'identidad',
    title: 'Registro Único Tributario (RUT)',
    description: 'Documento actualizado expedido por la DIAN.',
  },
  {
    id: 12,
    title: 'Pronunciamiento sobre procedencia de consulta previa',
    description:
      'Acto de la Dirección de la Autoridad Nacional de Consulta Previa del Ministerio del Interior.',
  },
  {
    id: 13,
    title: 'Información de la captación, derivación, conducción y restitución',
    description:
      'Descripción y planos del sistema, cantidad de agua, fracción que se consume y forma de restituir sobrantes (DUR 2.2.3.2.9.1).',
  },
  {
    id: 14,
    title: 'Especificaciones del equipo y de la empresa perforadora',
    description: 'Características técnicas del equipo e identificación del contratista de perforación.',
  },
  {
    id: 15,
    title: 'Información hidrogeológica de la zona',
    description: 'Estudio o caracterización con el sistema de perforación y el plan de trabajo.',
  },
  {
    id: 16,
    title: 'Informe final de la perforación y diseño del pozo',
    description: 'Columna litológica, diseño definitivo, niveles y registros.',
  },
  {
    id: 17,
    title: 'Prueba de bombeo con datos e interpretación',
    description: 'Datos de abatimiento y recuperación.',
  },
  {
    id: 18,
    title: 'Análisis fisicoquímico y bacteriológico del agua',
    description: 'De laboratorio acreditado por el IDEAM.',
  },
  {
    id: 20,
    title: 'Formulario único nacional de concesión de aguas superficiales',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 21,
    title: 'Formulario único nacional de prospección y exploración de aguas subterráneas',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 22,
    title: 'Formulario único nacional de concesión de aguas subterráneas',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 23,
    title: 'Formulario único nacional de permiso de vertimientos',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 24,
    title: 'Plano de localización de la descarga',
    description: 'Origen, cantidad y localización georreferenciada de las descargas.',
  },
  {
    id: 25,
    title: 'Caracterización del vertimiento',
    description: 'Actual o estado final previsto, de laboratorio acreditado por el IDEAM.',
  },
  {
    id: 26,
    title: 'Memorias técnicas, diseños y planos del sistema de tratamiento',
    description: 'Diseños de ingeniería y condiciones de eficiencia.',
  },
  {
    id: 27,
    title: 'Evaluación ambiental del vertimiento',
    description: 'Conforme al artículo 2.2.3.3.5.3.',
  },
  {
    id: 28,
    title: 'Plan de gestión del riesgo para el manejo del vertimiento',
    description: 'Conforme al artículo 2.2.3.3.5.4 y la Resolución 1514 de 2012.',
  },
  {
    id: 29,
    title: 'Información del suelo y plan de cierre',
    description: 'Línea base, modelación, análisis hidrogeológico y plan de cierre del área.',
  },
  {
    id: 30,
    title: 'Formulario único nacional de ocupación de cauces, playas y lechos',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 31,
    title: 'Planos de planta, perfil y secciones de las obras',
    description: 'Firmados por profesional con matrícula.',
  },
  {
    id: 32,
    title: 'Estudio hidrológico, hidráulico y de socavación',
    description: 'Memorias de cálculo.',
  },
  {
    id: 33,
    title: 'Medidas de manejo ambiental de la obra',
    description: 'Programa de manejo durante la construcción.',
  },
  {
    id: 34,
    reserved: 'comercial',
    title: 'Contrato o acto de adjudicación',
    description: 'Cuando la obra es contratada por entidad pública.',
  },
  {
    id: 35,
    title: 'Documento técnico del PSMV',
    description: 'Diagnóstico, proyecciones, objetivos, programas, cronograma e indicadores.',
  },
  {
    id: 36,
    title: 'Acto de constitución o contrato de operación del prestador',
    description: 'Soporte de la calidad de prestador.',
  },
  {
    id: 37,
    title: 'Planos de la red de alcantarillado y puntos de vertimiento',
    description: 'Con coordenadas.',
  },
  {
    id: 38,
    title: 'Caracterización de vertimientos y fuentes receptoras',
    description: 'De laboratorio acreditado.',
  },
  {
    id: 39,
    reserved: 'comercial',
    title: 'Plan financiero del PSMV',
    description: 'Costos y fuentes de financiación por proyecto.',
  },
  {
    id: 40,
    title: 'Copia de la resolución de concesión de aguas',
    description: 'Acto vigente que otorgó el caudal.',
  },
  {
    id: 41,
    title: 'Matriz de proyectos, metas, indicadores y presupuesto',
    description: 'En hoja de cálculo por cada año del quinquenio.',
  },
  {
    id: 42,
    title: 'Plan de contingencia',
    description: 'Plan estratégico, operativo e informático con análisis de riesgos.',
  },
  {
    id: 43,
    title: 'Hojas de seguridad de las sustancias',
    description: 'En español, formato SGA.',
  },
  {
    id: 44,
    reserved: 'vida-privada',
    title: 'Póliza de responsabilidad civil extracontractual',
    description: 'Vigente, con cobertura ambiental.',
  },
  {
    id: 50,
    title: 'Formulario único nacional de aprovechamiento forestal',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 51,
    title: 'Plan de aprovechamiento forestal',
    description: 'Con descripción de sistemas, métodos y equipos.',
  },
  {
    id: 52,
    title: 'Inventario forestal',
    description: 'Base de datos de individuos con DAP, altura, volumen y coordenadas.',
  },
  {
    id: 53,
    title: 'Estudio técnico de aptitud del suelo',
    description: 'Demuestra mejor aptitud distinta al uso forestal, o declaratoria de utilidad pública.',
  },
  {
    id: 54,
    title: 'Acto de sustracción de reserva forestal',
    description: 'Cuando el área está en reserva.',
  },
  {
    id: 55,
    title: 'Plan de manejo forestal',
    description: 'Con zonificación, ciclos, unidades de corta y monitoreo.',
  },
  {
    id: 56,
    reserved: 'comercial',
    title: 'Acreditación de capacidad de manejo silvicultural',
    description: 'Soportes de asistencia técnica, investigación y eficiencia.',
  },
  {
    id: 57,
    title: 'Registro fotográfico de los árboles',
    description: 'Fotografías con fecha y referencia de ubicación.',
  },
  {
    id: 58,
    title: 'Concepto de gestión del riesgo',
    description: 'De bomberos o del consejo municipal de gestión del riesgo.',
  },
  {
    id: 60,
    title: 'Formato nacional de solicitud de permiso de recolección',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 61,
    reserved: 'vida-privada',
    title: 'Hojas de vida del equipo investigador',
    description: 'Del investigador principal y el equipo.',
  },
  {
    id: 62,
    title: 'Metodología detallada',
    description: 'Descripción de métodos por grupo biológico.',
  },
  {
    id: 63,
    title: 'Carta de compromiso de la institución y de la colección',
    description: 'Aval institucional y recepción de especímenes.',
  },
  {
    id: 64,
    title: 'Formato nacional de permiso de estudio con fines de elaboración de estudios ambientales',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 65,
    reserved: 'vida-privada',
    title: 'Perfil de los profesionales',
    description: 'Relación y soportes.',
  },
  {
    id: 66,
    title: 'Formulario nacional de permiso de zoocría y caza de fomento',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 67,
    title: 'Plan de actividades, estudio de factibilidad y diseño de instalaciones',
    description: 'Según la fase.',
  },
  {
    id: 68,
    title: 'Autorización sanitaria favorable',
    description:
      'Expedida por la secretaría de salud departamental para captaciones con destino a consumo humano.',
  },
  {
    id: 69,
    reserved: 'vida-privada',
    title: 'Hoja de vida del profesional responsable',
    description: 'Con soportes.',
  },
  {
    id: 70,
    title: 'Acto administrativo o registro que ampara el producto',
    description: 'Resolución de aprovechamiento, registro de plantación o salvoconducto anterior.',
  },
  {
    id: 71,
    title: 'Relación de productos',
    description: 'Especies, cantidades y unidades.',
  },
  {
    id: 72,
    reserved: 'identidad',
    title: 'Certificado de matrícula mercantil',
    description: 'Con actividad forestal registrada.',
  },
  {
    id: 73,
    title: 'Libro de operaciones en hoja de cálculo',
    description: 'Con los campos exigidos por la norma.',
  },
  {
    id: 74,
    title: 'Descripción de la plantación',
    description: 'Especies, densidad, año de establecimiento y estado.',
  },
  {
    id: 75,
    reserved: 'comercial',
    title: 'Convenio o contrato de establecimiento',
    description: 'Cuando fue financiada por entidad pública.',
  },
  {
    id: 82,
    reserved: 'vida-privada',
    title: 'Censo de usuarios o suscriptores del acueducto',
    description: 'Listado de beneficiarios y proyección de la población a atender.',
  },
  {
    id: 83,
    title: 'Programa de Uso Eficiente y Ahorro del Agua (PUEAA)',
    description: 'Completo o simplificado según el caudal y el uso.',
  },
  {
    id: 84,
    title: 'Formulario único nacional de licencia ambiental',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 85,
    title: 'Estudio de impacto ambiental',
    description:
      'Conforme a los términos de referencia y al Manual de Evaluación de Estudios Ambientales; se entrega además en medio magnético.',
  },
  {
    id: 86,
    title: 'Planos y cartografía del EIA',
    description: 'Según el Modelo de Almacenamiento Geográfico vigente.',
  },
  {
    id: 87,
    reserved: 'comercial',
    title: 'Costo estimado de inversión y operación',
    description: 'Formato de costos firmado.',
  },
  {
    id: 88,
    title: 'Certificación sobre presencia de comunidades étnicas',
    description: 'Expedida por el Ministerio del Interior (DANCP).',
  },
  {
    id: 89,
    title: 'Constancia de radicación ante el ICANH',
    description: 'Plan de manejo arqueológico, Ley 1185 de 2008.',
  },
  {
    id: 90,
    title: 'Formato de verificación preliminar de la documentación',
    description: 'Lista de chequeo con el resultado de la revisión.',
  },
  {
    id: 91,
    title: 'Título minero o contrato',
    description: 'Según el sector.',
  },
  {
    id: 92,
    title: 'Acto de sustracción de reserva forestal o levantamiento de veda',
    description: 'Cuando aplique.',
  },
  {
    id: 93,
    title: 'Complemento del estudio de impacto ambiental',
    description: 'Descripción de obras, nuevos impactos y ajuste del plan de manejo.',
  },
  {
    id: 94,
    title: 'Copia de la licencia ambiental',
    description: 'Acto que se modifica.',
  },
  {
    id: 95,
    title: 'Formulario único nacional de permiso de emisiones atmosféricas',
    description:
      'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
  },
  {
    id: 96,
    title: 'Descripción del proceso y diagrama de flujo',
    description: 'Con balance de masa y capacidades.',
  },
  {
    id: 97,
    title: 'Estudio técnico de evaluación de emisiones',
    description: 'Monitoreo isocinético o balance, de laboratorio acreditado.',
  },
  {
    id: 98,
    title: 'Diseño del sistema de control de emisiones',
    description: 'Memorias y eficiencia.',
  },
  {
    id: 99,
    title: 'Información de calidad del aire y condiciones meteorológicas',
    description: 'Del área de influencia.',
  },
  {
    id: 100,
    title: 'Certificado de calibración de equipos',
    description: 'Vigente, de laboratorio competente.',
  },
  {
    id: 101,
    reserved: 'vida-privada',
    title: 'Listado de personal técnico',
    description: 'Con formación.',
  },
  {
    id: 102,
    title: 'Procedimientos de medición según normas técnicas',
    description: 'Instructivos y listas de verificación.',
  },
  {
    id: 103,
    title: 'Carta de inscripción en el registro',
    description: 'Firmada por el representante legal.',
  },
  {
    id: 104,
    title: 'Balance anual de residuos',
    description: 'Hoja de cálculo exportable al aplicativo del IDEAM.',
  },
  {
    id: 105,
    title: 'Archivo del reporte',
    description: 'Hoja de cálculo del protocolo sectorial.',
  },
  {
    id: 106,
    title: 'Informe',
    description: 'Documento del informe con sus conclusiones.',
  },
  {
    id: 107,
    title: 'Anexos del informe',
    description: 'Resultados de laboratorio, planos y registros, según el tipo de reporte.',
  },
  {
    id: 108,
    reserved: 'vida-privada',
    title: 'Soporte de la queja',
    description: 'Fotografías o documentos.',
  },
  {
    id: 109,
    title: 'Copia del permiso vigente',
    description: 'Resolución y sus modificaciones.',
  },
  {
    id: 110,
    reserved: 'vida-privada',
    title: 'Documento que acredita la tradición o el acuerdo de cesión',
    description: 'Escritura, contrato o autorización.',
  },
  {
    id: 111,
    title: 'Soportes técnicos de la modificación',
    description: 'Planos, diseños o estudios.',
  },
  {
    id: 239,
    title: 'Aforo de la fuente y estudio de demanda',
    description: 'Soporte de la oferta hídrica y de los módulos de consumo utilizados.',
  },
  {
    id: 240,
    title: 'Diseños y memorias técnicas de las obras hidráulicas',
    description: 'Planos y memorias de las obras por construir o adecuar.',
  },
  {
    id: 241,
    reserved: 'vida-privada',
    title: 'Soporte de constitución de servidumbre',
    description: 'Acuerdo, escritura o providencia que constituye la servidumbre.',
  },
]

export const DOCUMENTS_BY_ID: ReadonlyMap<number, DocumentKind> = new Map(
  DOCUMENT_KINDS.map((kind) => [kind.id, kind]),
)
