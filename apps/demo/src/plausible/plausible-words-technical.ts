/** Texts of the demonstration's technicians: licences, trees at risk, forests, plans, registers. */
export const WORDS_TECHNICAL: Readonly<Record<string, string>> = {
  'concepto.descripcion':
    'El proyecto comprende las obras, los equipos y las actividades que describe la solicitud, en el sitio que muestran sus planos.',
  'eia.version': '2, de marzo de 2026',
  'informe.abiotico':
    'La línea base de aguas, suelos y aire es suficiente. Los muestreos los hizo un laboratorio acreditado.',
  'informe.biotico': 'La cobertura que se interviene es pasto limpio; no se afecta bosque natural.',
  'informe.socioeconomico': 'Hubo tres reuniones con la comunidad de la vereda, con sus actas.',
  'informe.zonificacion':
    'Se excluye la ronda hídrica y se restringe la ladera de más del 30 % de pendiente.',
  'informe.demanda': 'El proyecto capta 0,8 l/s y vierte 0,5 l/s de agua residual doméstica tratada.',
  'informe.valoracion': 'La relación entre beneficios y costos ambientales es positiva y está sustentada.',
  'informe.manejo': 'Las fichas de manejo responden a cada impacto, con indicadores verificables.',
  'informe.contingencia': 'El plan identifica derrames e incendios y dispone los equipos para atenderlos.',
  'informe.compensacion': 'Se compensan 6,2 hectáreas en la misma subzona. No procede la inversión del 1 %.',
  'informe.revision_juridica':
    'El informe responde a los términos de referencia y cita las normas que aplican.',
  'concepto.proyecto': 'Estanques, bocatoma, conducción y planta de tratamiento, con sus vías internas.',
  'concepto.cambios_licencia': 'Se agrega un estanque de 400 m² y se amplía la planta de tratamiento.',
  'concepto.permisos_incluidos':
    'Concesión de 0,8 l/s de la quebrada La Plata y vertimiento tratado de 0,5 l/s a la misma fuente, aguas abajo.',
  'concepto.zonificacion':
    'Se excluye la ronda hídrica y se restringe la ladera de más del 30 % de pendiente.',
  'concepto.compensacion_biotica': 'Restaurar 6,2 hectáreas en la misma subzona hidrográfica, en tres años.',
  'concepto.sistema_aprovechamiento': 'Entresaca selectiva con motosierra y arrastre menor con animales.',
  'concepto.compensacion':
    'Sembrar cinco árboles nativos por cada uno que se intervenga, dentro del año siguiente, y mantenerlos dos años.',
  'reunion.lugar': 'A las nueve de la mañana, en la sala de juntas de la sede de Ibagué',
  'reunion.citados': 'El solicitante y su equipo consultor, la alcaldía y la personería del municipio.',
  'arbol.especie': 'Ceiba (Ceiba pentandra)',
  'arbol.defecto':
    'Pudrición en la base que compromete la mitad de la sección; la probabilidad de falla es alta.',
  'arbol.blanco': 'Una vivienda habitada a cuatro metros y la línea de media tensión.',
  'riesgo.medidas':
    'Acordonar el sitio, desenergizar la línea y hacer la tala por tramos, con personal certificado.',
  'certificado.objeto':
    'La información que la persona inscrita reportó para el período, revisada y conforme.',
  'certificado.vigencia': 'Mientras se mantengan las condiciones certificadas.',
  'peticion.sintesis': 'Pide que se le expida el documento de la referencia.',
  'respuesta.fundamentos':
    'El artículo 13 de la Ley 1437 de 2011 y las normas del trámite, que fijan los requisitos que aquí se revisaron.',
  'recurso.motivos': 'El valor que se tuvo en cuenta no corresponde a lo que obra en el expediente.',
}

/** Rows of their tables. */
export const ROWS_TECHNICAL: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'arbol.individuos': [{ especie: 'Ceiba (Ceiba pentandra)', dap: 92, altura: 18, inclinacion: 22 }],
  'concepto.especies': [{ especie: 'Nogal cafetero (Cordia alliodora)', individuos: 24, volumen: 13.61 }],
  'concepto.arboles': [
    { especie: 'Urapán (Fraxinus uhdei)', individuos: 3, volumen: 4.2, tratamiento: 'tala' },
  ],
  'concepto.metas_carga': [
    { parametro: 'DBO5', anio: 2027, carga: 4_860 },
    { parametro: 'SST', anio: 2027, carga: 5_120 },
  ],
  'concepto.proyectos': [
    { proyecto: 'Reposición de 600 metros de conducción', meta: 'Reducir las pérdidas al 25 %', anio: 2027 },
    { proyecto: 'Medidores en cada usuario', meta: '120 medidores instalados', anio: 2028 },
  ],
  'peticion.puntos': [
    { id: 'r1', text: 'La información aportada no permite comprobar lo que se pide certificar.' },
  ],
  'cargos.lista': [
    {
      conducta:
        'Talar unos veinte árboles nativos en la margen derecha de la quebrada, sin permiso ni autorización.',
      norma: 'Artículos 2.2.1.1.7.1 y 2.2.1.1.18.2 del Decreto 1076 de 2015.',
    },
  ],
  'pruebas.lista': [
    {
      prueba: 'Testimonio del administrador del predio',
      decision: 'decreta',
      motivo: 'Es pertinente y necesario para establecer quién ordenó la tala y cuándo se hizo.',
    },
  ],
}
