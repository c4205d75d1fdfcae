/** Texts of linked cases: withdrawals, revocations, follow-ups, sanctions. */
export const WORDS_BESIDE: Readonly<Record<string, string>> = {
  'instruccion.resumen':
    'Se recaudaron el concepto técnico, el acta de la visita y la constancia de publicación. No hubo oposición.',
  'concepto.prioridad_sustento':
    'el uso pedido se comparó con los del inventario de usuarios de la fuente, en el orden de la norma',
  'concepto.otros_usuarios_sustento':
    'al caudal aforado se le descontaron el ambiental y el concedido a otros usuarios',
  'concepto.calidad_sustento':
    'la caracterización aportada se comparó con los objetivos de calidad del receptor y con la norma de vertimiento',
  'notificacion.hora': '10:20',
  'cargos.resultado': 'afectacion',
  'multa.capacidad': 'mediana',
  'citacion.direccion': 'Calle 37 # 5-125, Ibagué',
  'oficio.asunto': 'Lo decidido en su trámite',
  'oficio.cuerpo':
    'Le informamos lo decidido en el trámite de la referencia. El expediente está a su disposición en esta Corporación.',
  'terminacion.causal': 'perdida_objeto',
  'terminacion.motivo':
    'El predio se vendió y el nuevo propietario manifestó por escrito que no desarrollará el proyecto. La captación no se construyó.',
  'tercero.direccion': 'Vereda La Florida, finca El Mirador',
  'tercero.interes':
    'Vivo aguas abajo del punto de captación y tomo agua de la misma quebrada para la casa y el ganado. Pido que se revise el caudal en verano.',
  'revocatoria.razones':
    'El acto se fundó en un aforo tomado en un punto distinto del que describe la solicitud, como consta en el acta de la visita.',
  'revocatoria.estudio':
    'Se comparó el acta de la visita con las coordenadas de la solicitud. El punto coincide, y no se probó el error que se alega.',
  'revocatoria.texto_decision': 'El artículo cuarto, sobre la periodicidad de los reportes.',
  'revocatoria.consideraciones':
    'El acto se expidió con fundamento en el concepto técnico y no se demostró que sea contrario a la Constitución o a la ley.',
  'visita.explicacion': 'La vía de acceso estaba cerrada por un derrumbe y no se pudo llegar al predio.',
  'acumulacion.motivo':
    'Las dos solicitudes son del mismo interesado y recaen sobre la misma fuente, de modo que el balance hídrico es uno solo.',
  'gestion.motivo': 'El profesional a cargo sale a vacaciones y la tarea vence antes de su regreso.',
  'devolucion.motivo': 'Falta evaluar un documento que el interesado aportó después de la revisión.',
  'actividad.descripcion':
    'Verificar en el archivo central si hay concesiones anteriores sobre la misma fuente.',
  'planeacion.asunto': 'Si lo solicitado cabe en los usos que el plan de manejo permite en ese lugar.',
  'planeacion.sentido': 'con_condiciones',
  'planeacion.concepto':
    'Lo solicitado cabe en la zona de uso sostenible. No se interviene el bosque ribereño ni se abren vías nuevas.',
  'paso.constancia': 'Se atendió al interesado en la oficina y se le explicó el estado de su trámite.',
  'infractor.nombre': 'Areneros del Magdalena S.A.S.',
  'infractor.documento': '900218745',
  'infractor.direccion': 'Carrera 5 # 38-14, Ibagué',
  'migracion.expediente': 'EXP-1998-0417',
  'titular.nombre': 'José Ignacio Tafur Leal',
  'titular.documento': '5829471',
  'titular.correo': '',
  'expediente.motivo': 'Apareció en el inventario del archivo central y el titular pidió consultarlo.',
  'migracion.titular': 'José Ignacio Tafur Leal',
  'permiso.resolucion': 'RES-0143-2026',
  'seguimiento.periodo': 'Primer semestre de 2026',
  'seguimiento.analisis':
    'Se revisaron los reportes del período y se visitó la captación. El estado de cada obligación se indica en la tabla.',
  'seguimiento.balance': 'El titular cumplió las obligaciones del período.',
  'tasa.periodo': 'Enero a junio de 2026',
  'hechos.recursos': 'flora',
  'hechos.resumen':
    'En recorrido de control se encontró una tala reciente de unos veinte árboles nativos en la margen de la quebrada, sin que se mostrara autorización.',
  'hechos.lugar': 'Vereda La Florida, margen derecha de la quebrada La Cristalina',
  'infraccion.norma': 'Artículos 2.2.1.1.7.1 y 2.2.1.1.18.2 del Decreto 1076 de 2015',
  'medida.bien': 'Tala y aprovechamiento de los árboles de la margen de la quebrada',
  'medida.motivo':
    'En flagrancia se comprobó el aprovechamiento sin autorización; las fotografías y el acta de la visita lo prueban.',
  'medida.condiciones':
    'Obtener la autorización de aprovechamiento o presentar el plan de restauración de la franja afectada.',
  'merito.evaluacion':
    'El acta de la visita y las fotografías permiten identificar el hecho, el lugar y a la persona. Hay mérito para iniciar.',
  'medida.verificacion':
    'En la visita de verificación no se observaron nuevas talas y la franja se encuentra cercada.',
  'medida.devolucion': 'Se devuelve la motosierra retenida a su propietario.',
  'indagacion.motivo': 'Quién ordenó la tala y si el predio cuenta con autorización.',
  'indagacion.diligencias': 'Oír al administrador del predio y pedir a la alcaldía la información catastral.',
  'informe.hallazgos':
    'El administrador declaró que la tala fue ordenada por la empresa. El predio no tiene autorización de aprovechamiento.',
  'informe.recursos':
    'Se afectó la cobertura forestal protectora en una franja de 30 metros por 120 de largo.',
  'inicio.pruebas': 'Acta de la visita, registro fotográfico e informe técnico.',
  'inicio.normas': 'Artículos 2.2.1.1.7.1 y 2.2.1.1.18.2 del Decreto 1076 de 2015',
  'propuesta.evaluacion': 'Las medidas propuestas reparan la franja afectada y son verificables.',
  'propuesta.medidas': 'Siembra de 400 árboles nativos en tres meses, con mantenimiento de dos años.',
  'garantia.descripcion':
    'Póliza de cumplimiento por el valor de las medidas, vigente hasta su verificación.',
  'propuesta.cumplimiento': 'Se contaron 412 árboles sembrados, con supervivencia del 94 %.',
  'cargos.pruebas': 'Acta de la visita, registro fotográfico e informe técnico.',
  'descargos.texto':
    'Los árboles estaban caídos por el vendaval del mes anterior y representaban un riesgo para la vía.',
  'pruebas.resultado':
    'Los testigos confirmaron la fecha de la tala. No hay registro de un vendaval en esos días.',
  'alegatos.texto': 'Pido que se tenga en cuenta que la franja ya fue reforestada por cuenta propia.',
  'multa.persona': 'juridica',
  'multa.capacidad_juridica': 'pequena',
  'infractor.persona': 'juridica',
  'infractor.capacidad_juridica': 'pequena',
  'multa.sustento':
    'Los valores se tomaron del informe técnico y de la metodología de la Resolución 2086 de 2010.',
  'sancion.descargos':
    'No se probó el vendaval que se alega. La siembra que se menciona se hizo por iniciativa propia antes de iniciarse el procedimiento, y se tiene en cuenta al tasar la multa.',
  'sancion.analisis':
    'El cargo se encuentra probado con el acta de la visita, las fotografías y el informe técnico.',
  'cumplimiento.verificacion': 'Se comprobó el pago de la multa en la fecha indicada.',
  'cesacion.causal': 'no_imputable',
  'cesacion.prueba':
    'El certificado muestra que la empresa no tenía la tenencia del predio en la fecha de los hechos.',
  'archivo.motivo': 'La sanción se cumplió y no queda actuación pendiente.',
}
