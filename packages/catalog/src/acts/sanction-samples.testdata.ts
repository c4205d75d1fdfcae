import type { ActValues } from '@ventanilla/domain/acts/template'

/** A fictional follow-up, sanction and complaint, for tests and for previewing a template. */
export const sanctionSamples: ActValues = {
  'caso.origen': '',
  'infractor.nombre': 'María Antonia Ñungo de Peña',
  'infractor.tipo_documento': 'Cédula de ciudadanía',
  'infractor.documento': '28.945.123',
  'infractor.presunto': 'María Antonia Ñungo de Peña',
  'infractor.direccion': 'Finca La Esperanza, vereda Toche, Ibagué',
  'hechos.resumen':
    'El 12 de febrero de 2026, en visita a la vereda Toche, se encontró una captación de la quebrada La Plata por tubería de tres pulgadas, sin concesión, que dejaba seco el cauce en un tramo de doscientos metros.',
  'hechos.fecha': '2026-02-12',
  'hechos.lugar': 'Predio La Esperanza, vereda Toche, Ibagué',
  'hechos.coordenada': { lat: 4.5289, lon: -75.4102 },
  'hechos.recursos': 'agua y fauna',
  'medida.verbo': 'legaliza',
  'medida.tipo': 'Suspensión de obra o actividad',
  'medida.bien': 'la captación de la quebrada La Plata en el predio La Esperanza.',
  'medida.motivo':
    'La captación no cuenta con concesión y suprime el caudal que sostiene la fauna acuática y la captación del acueducto veredal. De continuar, el daño sería irreversible en la temporada seca.',
  'medida.condiciones': [
    { texto: 'Retirar la tubería y restituir el cauce.' },
    { texto: 'Obtener la concesión de aguas.' },
  ],
  'medida.costos': 'Dos visitas de vigilancia en los treinta días siguientes.',
  'medida.custodia': 'La tubería queda en el sitio, sellada, a cargo de su tenedora.',
  'medida.acto': 'RS-0003-2026',
  'medida.acto_fecha': '2026-02-14',
  'medida.acta': 'ACT-00012-2026',
  'medida.causal_levantamiento': 'Desaparecieron las causas que la originaron',
  'medida.verificacion':
    'En visita del 3 de abril de 2026 se comprobó el retiro de la tubería y el caudal restituido en todo el tramo.',
  'medida.devolucion': 'Autorizar el retiro de los sellos puestos en el sitio.',
  'medida.costos_pagados': 'Los costos de vigilancia se pagaron con el recibo 000012345999.',
  'indagacion.motivo': 'Falta establecer quién construyó la captación y desde cuándo opera.',
  'indagacion.diligencias': [
    { texto: 'Visita técnica al predio y a los predios vecinos.' },
    { texto: 'Declaración de la administradora del acueducto veredal.' },
  ],
  'informe.hallazgos':
    'La captación toma la totalidad del caudal de estiaje, aforado en 7,1 l/s, y lo conduce a un cultivo de mora.',
  'informe.recursos':
    'Agua: se suprimió el caudal en un tramo de doscientos metros. Fauna: mortandad de peces.',
  'informe.fotos': [{ descripcion: 'Captación sin concesión', coordenada: { lat: 4.5289, lon: -75.4102 } }],
  'inicio.pruebas': [
    { texto: 'Acta de visita ACT-00011-2026.' },
    { texto: 'Informe técnico de infracción CT-00031-2026.' },
  ],
  'inicio.normas':
    'Artículos 88 del Decreto-ley 2811 de 1974 y 2.2.3.2.5.3 del Decreto 1076 de 2015: usar las aguas sin concesión.',
  'inicio_san.numero': 'AS-0007-2026',
  'inicio_san.fecha': '2026-03-02',
  'propuesta.decision': 'aprueba',
  'propuesta.evaluacion':
    'La propuesta restituye el cauce y compensa con la siembra de quinientos árboles nativos en la ronda. Es proporcional al efecto y puede verificarse.',
  'propuesta.medidas': [
    { texto: 'Retirar la captación dentro del primer mes.' },
    { texto: 'Sembrar quinientos árboles nativos dentro de los seis meses siguientes.' },
  ],
  'propuesta.meses': 12,
  'garantia.descripcion': 'póliza de cumplimiento por el valor de las medidas.',
  'garantia.fecha': '2026-04-20',
  'cargos.lista': [
    {
      conducta: 'Captar aguas de la quebrada La Plata sin concesión, desde una fecha no establecida.',
      norma: 'Artículos 88 del Decreto-ley 2811 de 1974 y 2.2.3.2.5.3 del Decreto 1076 de 2015.',
    },
    {
      conducta: 'Suprimir el caudal de la quebrada en un tramo de doscientos metros.',
      norma: 'Artículo 2.2.3.2.24.1 del Decreto 1076 de 2015.',
    },
  ],
  'cargos.resultado': 'afectacion',
  'cargos.pruebas': [{ texto: 'Informe técnico de infracción CT-00031-2026.' }],
  'cargos.numero': 'AS-0019-2026',
  'cargos.fecha': '2026-04-14',
  agravantes: [
    {
      texto:
        'Obstaculizar la acción de las autoridades: tapó la bocatoma con ramas para que no se viera en la visita.',
    },
  ],
  'descargos.texto': 'La captación la construyó un propietario anterior.',
  'pruebas.lista': [
    {
      prueba: 'Nuevo aforo de la quebrada La Plata',
      decision: 'Se decreta',
      motivo: 'Es conducente y necesaria para establecer el caudal suprimido.',
    },
    {
      prueba: 'Testimonio del propietario anterior',
      decision: 'Se niega',
      motivo: 'No es pertinente: se investiga el uso actual de las aguas.',
    },
  ],
  'pruebas.dias': 30,
  'traslado.fecha_fin': '2026-08-04',
  'multa.version':
    'La operación se hizo con la versión 2 de la fórmula y los parámetros publicados para 2026: salario mínimo de $\u00a01.750.905, Decreto 1469 de 2025; huella de los parámetros, 8C1D-07B2-5E64. Los datos y los parámetros se conservan con el caso, para repetir la operación con el mismo resultado aunque estos cambien.',
  'multa.valor': 24_318_000,
  'multa.derivacion': [
    { paso: 'Beneficio ilícito (B): 8.040.000 × (1 − 0,45) ÷ 0,45', valor: '$\u00a09.826.667' },
    { paso: 'Factor de temporalidad (alfa), 10 días', valor: '1,07417582' },
    { paso: 'Importancia de la afectación (I): 3 × 4 + 2 × 1 + 3 + 1 + 3', valor: '21 (moderada)' },
    { paso: 'Multa: no puede pasar del tope', valor: '$\u00a024.318.000' },
  ],
  'tasacion.agravantes': [{ texto: 'Cometer la infracción para ocultar otra.' }],
  'tasacion.atenuantes': [],
  'multa.I': 21,
  'multa.alpha': '1.07417582',
  'multa.B': 9_826_667,
  'multa.dias': 10,
  'multa.costos': 1_500_000,
  'multa.sustento':
    'Los valores se tomaron de la visita, de los aforos y de los precios del cultivo en la zona.',
  'sancion.responsable': 'si',
  'sancion.descargos':
    'Que la obra la haya construido otro no exime a quien la usa: la infracción es usar las aguas sin concesión.',
  'sancion.analisis':
    'Los dos cargos están probados con el acta de visita, el informe técnico y el aforo practicado en el período probatorio.',
  'sancion.culpabilidad': 'Se presume y el investigado no la desvirtuó',
  'sancion.tipo': [{ texto: 'Multa.' }],
  'sancion.multa': true,
  'sancion.detalle': 'La sanción no exime de obtener la concesión.',
  'sancion.correccion': [{ texto: 'Restituir el cauce dentro del mes siguiente a la firmeza.' }],
  'sancion.medida_preventiva': 'mantiene',
  'cesacion.causal': 'La actividad está legalmente amparada o autorizada',
  'cesacion.prueba': 'La resolución RES-0098-2025 otorgó la concesión al predio antes de los hechos.',
  'cesacion.otros': 'la persona jurídica que administra el predio vecino.',
  'cesacion.medidas': 'Levantar la medida preventiva impuesta dentro de esta actuación.',
  'archivo.motivo':
    'Las diligencias practicadas no comprobaron la conducta: la captación cuenta con concesión vigente y respeta el caudal otorgado.',
  'queja.clase': '',
  'queja.descripcion': 'Se comprobó la captación de la totalidad del caudal de la quebrada.',
  'queja.recomendacion': 'Se recomienda iniciar el procedimiento sancionatorio.',
  'permiso.resolucion': 'RES-0143-2026',
  'seguimiento.periodo': 'segundo semestre de 2026',
  'seguimiento.cumplimiento': [
    { obligacion: 'Instalar un medidor de caudal.', estado: 'No cumple', nota: 'No se encontró instalado.' },
    { obligacion: 'Conservar la cobertura vegetal de la ronda.', estado: 'Cumple', nota: '' },
  ],
  'seguimiento.incumplimientos': [{ texto: 'Instalar un medidor de caudal. No se encontró instalado.' }],
  'seguimiento.analisis':
    'El titular capta dentro del caudal otorgado, pero no puede demostrarlo con lecturas porque no instaló el medidor.',
  'seguimiento.recomendacion': 'Requerir al titular',
  'seguimiento.dias': 30,
  'traslado.autoridad': 'Alcaldía Municipal de Ibagué',
  'traslado.direccion': 'Oficina de correspondencia, Ibagué, Tolima',
  'traslado.motivo': 'El control del ruido de establecimientos en zona urbana corresponde al municipio.',
  'traslado.sintesis':
    'Se denuncia ruido nocturno de un establecimiento de comercio en el centro de la ciudad.',
  'traslado.anexos': [{ texto: 'Escrito de la petición, en dos folios.' }],
}
