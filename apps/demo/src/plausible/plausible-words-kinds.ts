import type { Kind } from './kind-of-case.ts'

/** Texts of other fields, where the field alone determines them. */
export const WORDS_OTHER: Readonly<Record<string, string>> = {
  'quejoso.nombre': 'Luz Dary Cárdenas Ospina',
  'quejoso.documento': '65738214',
  'quejoso.correo': 'luz.cardenas@correo.example',
  'queja.descripcion':
    'En la margen derecha de la quebrada se contaron veinte tocones recientes de especies nativas y se encontró madera apilada.',
  'queja.recomendacion':
    'Identificar a quien ordenó la tala y exigir la restauración de la franja protectora.',
  'visita.medidas': 'Suspender la tala y retirar los residuos del cauce.',
  'traslado.autoridad': 'Corporación Autónoma Regional de Cundinamarca',
  'traslado.direccion': 'sau@car.example',
  'traslado.motivo':
    'Los hechos ocurrieron en el municipio de Girardot, que está fuera de la jurisdicción de esta Corporación.',
  'traslado.sintesis': 'Se pide que se visite el sitio y se tomen las medidas que correspondan.',
  'inicio.consideraciones': 'La solicitud cumple los requisitos y se pagó la evaluación.',
  'conceptos.entidad': 'Alcaldía municipal',
  'conceptos.direccion': 'planeacion@alcaldia.example',
  'evaluacion.resumen': 'El documento cumple los contenidos de la norma y sus metas se pueden verificar.',
  'riesgo.reporte': 'El árbol se inclinó después de la lluvia del fin de semana y puede caer sobre la casa.',
  'ejecucion.productos': 'La madera quedó en el predio para uso doméstico y las ramas se picaron.',
  'constancia.texto': 'Se deja constancia de que la actuación quedó cumplida en la fecha.',
  'certificado.periodo': 'Primer semestre del año',
  'certificado.residuos': 'Y8 (aceites usados) y Y29 (desechos con mercurio)',
  'certificado.ruta': 'Vereda La Florida, Anzoátegui, por la vía nacional hasta Ibagué',
  'certificado.vehiculo': 'Camión de placas WTO-218, conducido por su propietario',
  'certificado.acto_amparo': 'RES-0087-2025, con saldo de 12 m³',
  'certificado.establecimiento': 'Depósito de maderas, con transformación primaria',
  'verificacion.equipos': 'Los equipos corresponden a los de la solicitud y su calibración está vigente.',
  'verificacion.resultado': 'Lo que se verificó coincide con lo que describe la solicitud.',
  'recurso.texto_decision': 'Se aclara que la vigencia se cuenta desde la firmeza de la resolución.',
  'renuncia.consideraciones': 'La renuncia es expresa y la presenta el único interesado.',
  'tercero.consideraciones':
    'Se intervino antes de la decisión, como permite la ley, sin que deba probarse interés.',
  // columns
  especie: 'Cedro rosado (Cedrela odorata)',
  equipo: 'Analizador de gases',
  marca: 'Sensors, modelo GasBox 300',
  serie: 'GB300-2217',
  grupo: 'Anfibios',
  metodo: 'Encuentro visual y registro fotográfico',
  fuente: 'Caldera de 60 BHP',
  contaminante: 'Material particulado',
  nombre: 'Sandra Milena Barrios Quimbayo',
  profesion: 'Ingeniera ambiental',
  proyecto: 'Reposición de redes y macromedición',
  meta: 'Reducir las pérdidas al 25 %',
  observacion: 'Cuenta con presupuesto, responsable e indicador.',
  sitio: 'Punto de descarga',
  resultado: 'Dentro de los límites de la norma',
  conducta: 'Talar veinte árboles nativos en la ronda de la quebrada sin autorización.',
  norma: 'Artículo 2.2.1.1.7.1 del Decreto 1076 de 2015',
  prueba: 'Declaración del administrador del predio',
  motivo: 'Permite establecer quién ordenó la tala; no hay otra prueba de ese hecho.',
  hecho: 'Tala de veinte árboles nativos en la ronda de la quebrada',
}

/** Texts of a key for one kind of case, ahead of those for the key alone, which speak of water. */
export const WORDS_OF_KIND: Readonly<Record<Exclude<Kind, 'agua'>, Readonly<Record<string, string>>>> = {
  forestal: {
    'visita.observaciones':
      'Se recorrió el lindero con el propietario y se midió una muestra del inventario. Las especies y los diámetros coinciden con los reportados. No hay nacimientos en el área por intervenir.',
    'concepto.analisis':
      'El inventario es confiable, con un error de muestreo inferior al 15 %. El volumen pedido no supera la posibilidad del bosque y la franja de la quebrada queda por fuera.',
  },
  arbol: {
    'visita.observaciones':
      'Los árboles están a cuatro metros de una vivienda. Se midieron y se revisó la base de cada uno.',
    'concepto.analisis':
      'Los árboles tienen pudrición en la base y están inclinados hacia una vivienda. La intervención que se recomienda elimina el riesgo con el menor daño.',
  },
  otro: {
    'visita.observaciones':
      'Se recorrió el sitio con quien atendió la visita. Lo que se encontró coincide con lo que describe la solicitud. No se observaron afectaciones recientes.',
    'concepto.analisis':
      'La información es suficiente y coincide con lo que se observó. Lo que se propone es viable con las obligaciones que se recomiendan.',
    'decision.motivos':
      'Lo que se propone no cumple los contenidos mínimos que exige la norma, según el concepto técnico.',
    'expediente.trd': 'Permisos ambientales',
  },
  queja: {
    'peticion.sintesis':
      'Se denunció la tala de árboles en la ronda de una quebrada y se pidió que la Corporación visite el sitio.',
    'respuesta.fundamentos':
      'La visita se practicó en la fecha programada. Lo que se comprobó consta en el acta y en el informe técnico, que hacen parte del expediente.',
  },
  posterior: {
    'peticion.sintesis': 'El titular pidió corregir su número de documento en la resolución.',
    'respuesta.fundamentos':
      'El número se transcribió con un dígito errado. La corrección no cambia el sentido de lo decidido ni revive términos (artículo 45 de la Ley 1437 de 2011).',
  },
}

/** Terms a resolución fixes by type, by the term's name. */
export const TERMS: Readonly<Record<string, string | number>> = {
  obra: 'Box culvert de un vano para el paso de la vía veredal.',
  cauce: 'Quebrada La Cristalina',
  dimensiones: 'Ancho de 3 m, altura de 2,5 m y longitud de 8 m.',
  receptor: 'Quebrada La Cristalina',
  frecuencia_descarga: 'Continua, 24 horas al día y 30 días al mes',
  tratamiento: 'Trampa de grasas, tanque séptico y filtro anaerobio.',
  norma_vertimiento: 'Resolución 631 de 2015, con caracterización anual.',
  sistema_aprovechamiento: 'Entresaca selectiva con motosierra y extracción por tracción animal.',
  compensacion: 'Siembra de 60 árboles nativos en la ronda de la quebrada, con mantenimiento de dos años.',
  combustible: 'Gas natural',
  controles: 'Ciclón y filtro de mangas, chimenea de 15 m y medición anual.',
  lugares: 'Cuenca del río Combeima, entre 1.800 y 2.600 m s. n. m.',
  destino_muestras: 'Colección zoológica de la Universidad del Tolima.',
  especie: 'Chigüiro (Hydrochoerus hydrochaeris)',
  proyecto: 'La operación que describe el estudio, con sus vías internas y su planta de tratamiento.',
  cambios_licencia: 'El artículo segundo, para incluir el frente de explotación norte.',
  permisos_incluidos: 'Concesión de 1,2 l/s de la quebrada La Manga y vertimiento doméstico de 0,1 l/s.',
  zonificacion: 'Exclusión en rondas y nacimientos; intervención con restricciones en el resto.',
  compensacion_biotica:
    'Restauración de 12 hectáreas en la microcuenca e inversión del 1 % en su conservación.',
  vigencia_licencia: 'La vida útil del proyecto, incluida su fase de desmantelamiento y abandono',
  permiso_anterior: 'RES-0212-2021, concesión de aguas superficiales',
  cambios: 'El artículo tercero, sobre la vigencia, que se prorroga en las mismas condiciones.',
  nuevo_titular: 'Agrícola El Combeima S.A.S., NIT 900373913',
  regimen_bombeo: 12,
  profundidad_pozo: 80,
  nivel_maximo: 35,
  area_exploracion: 2.5,
  perforaciones: 2,
  profundidad_maxima: 90,
  plazo_meses_exploracion: 12,
  caudal_vertimiento: 0.35,
  plazo_vertimiento: 10,
  periodo_retorno: 100,
  plazo_meses_cauce: 12,
  volumen: 15,
  volumen_domestico: 15,
  area_aprovechamiento: 1.2,
  plazo_meses_forestal: 12,
  plazo_meses_domestico: 6,
  plazo_meses_aislados: 6,
  plazo_emisiones: 5,
  puntos_eliminar: 3,
  plazo_saneamiento: 10,
  meta_perdidas: 25,
  plazo_programa: 5,
  plazo_investigacion: 5,
  plazo_estudio: 2,
  parentales: 120,
  cuota: 900,
  plazo_zoocria: 10,
  area_licencia: 48.5,
  plazo_prorroga: 10,
}

/** Days from the day a date is recorded to the date itself. */
export const DAYS_AHEAD: Readonly<Record<string, number>> = {
  'hechos.fecha': -12,
  'actividad.fecha': 14,
  'desistimiento.nuevo_plazo': 20,
  'informes.fecha': 365,
  'permiso.vence': 1826,
}
