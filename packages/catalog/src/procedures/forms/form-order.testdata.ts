/**
 * Keys of the sections and ids of the checks of each form, by its id, in order. Written out, so that a shared
 * section that moves a question or a rule of a form is noticed.
 */
export const FORM_ORDER: Readonly<Record<string, { readonly sections: string; readonly checks: string }>> = {
  F01: {
    sections: 'solicitante proyecto solicitud estudio demanda participacion costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      influencia_menor enlace_sin_direccion consulta_pendiente obra_pasada etapa_adelantada
    `,
  },
  F02_04: {
    sections: 'solicitante predio modalidad exploracion hidrogeologia captacion uso costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo exploracion_un_anio termino_diez
      exploracion_mayor_predios perforacion_pasada predio_ajeno_propio estatico_bajo_fondo
      dinamico_bajo_fondo dinamico_sobre_estatico prueba_corta coeficiente_mayor_uno
      caudal_mayor_que_prueba
    `,
  },
  F03: {
    sections: `
      solicitante predio solicitud fuente usos obras servidumbre acueducto pueaa costos
      declaraciones
    `,
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo caudal_menor_que_usos caudal_mayor_que_aforo
      prorroga_ultimo_anio prorroga_vencida termino_diez aforo_futuro restituye_mas ocupacion_cauce
    `,
  },
  F05: {
    sections: `
      solicitante predio solicitud abastecimiento descarga tratamiento suelo_receptor instrumentos
      costos declaraciones
    `,
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo renovacion_primer_trimestre renovacion_ultimo_anio
      permiso_vencido concesion_sin_acto caudal_total_suma puntos_repetidos salida_mayor_entrada
      salida_mayor_limite ph_fuera parametros_repetidos infiltracion_al_suelo evaluacion_exigida
      riesgo_exigido
    `,
  },
  F06: {
    sections: 'solicitante predio fuente obra hidraulica manejo costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo area_total_suma sitios_repetidos area_distinta
      obra_pasada legalizacion_futura plazo_mayor_ocupacion forestal_aparte excavacion_sin_sitio
    `,
  },
  F07: {
    sections: 'solicitante predio aprovechamiento inventario_sec restricciones manejo costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo volumen_sobra area_mayor_que_predios area_dibujada
      veda_en_inventario veda_sin_especie
    `,
  },
  F08: {
    sections: 'solicitante predio aprovechamiento inventario_sec restricciones manejo costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo volumen_sobra area_mayor_que_predios
      area_mayor_que_bosque anual_mayor_que_inventario tiempo_mayor_que_inventario unidades_mas_area
      unidades_mas_volumen unidad_repetida anio_fuera_del_ciclo veda_en_inventario veda_sin_especie
    `,
  },
  F09: {
    sections: 'solicitante proyecto estudio demanda participacion cambio_menor costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      influencia_menor enlace_sin_direccion consulta_pendiente causal_sin_permisos menor_con_impacto
    `,
  },
  F11: {
    sections: 'solicitante predio aprovechamiento declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo
      catastral_municipio matricula_circulo volumen_sobra volumen_domestico reposicion_escasa
    `,
  },
  F12: {
    sections: 'solicitante ubicacion arboles manejo costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo volumen_sobra arboles_e_inventario poda_sin_poda
      retiro_en_pie
    `,
  },
  F13: {
    sections: 'solicitante predio solicitud actividad emisiones control costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo permiso_vencido renovacion_tardia fuentes_repetidas
      ducto_angosto fuente_desconocida sin_medicion eficiencia_de_ninguno contingencia_exigida
    `,
  },
  F14: {
    sections: 'solicitante prestador diagnostico programas declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      poblacion_menor puntos_repetidos carga_dbo_menor carga_sst_menor anios_repetidos
      meta_dbo_mayor meta_sst_mayor eliminados_de_mas plan_pasado
    `,
  },
  F15: {
    sections: 'solicitante titular diagnostico plan declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      demanda_mayor_concesion acueducto_sin_suscriptores macromedicion_exigida meta_perdidas_mayor
      presupuesto_suma quinquenio_pasado
    `,
  },
  F16: {
    sections: 'solicitante investigacion equipo recoleccion declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      marco_institucion individual_cinco recurso_genetico equipo_repetido sitio_repetido
    `,
  },
  F17: {
    sections: 'solicitante estudio perfil muestreo declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      menos_profesionales perfil_repetido sitio_repetido
    `,
  },
  F18: {
    sections: 'solicitante predio zoocria parentales instalaciones costos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo fase_licencia sin_parentales falta_un_sexo
      instalaciones_mayores_que_predios
    `,
  },
  F19: {
    sections: 'solicitante cda declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo linea_repetida
      serie_repetida calibracion_futura calibracion_vieja pesados_opacimetro gasolina_analizador
    `,
  },
  F20: {
    sections: 'solicitante generador residuos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo ciiu_cuatro
      categoria_gran categoria_mediano categoria_pequeno balance_sin_terminar balance_tarde
      corriente_y cantidad_cero almacenamiento_un_anio suma_lejos_de_media
    `,
  },
  F21: {
    sections: 'solicitante establecimiento recursos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo ciiu_cuatro
      anio_sin_terminar reporte_tarde reporte_vacio retc_sin_emisiones vierte_mas inscribirse_respel
    `,
  },
  F22: {
    sections: 'solicitante origen transporte declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo
      volumen_igual_cantidad madera_sin_volumen unidad_de_madera inicio_pasado inicio_pronto
    `,
  },
  F23: {
    sections: 'solicitante actividad plan declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      sustancia_repetida cantidad_cero sin_tanques placa_repetida no_cabe ruta_otras_autoridades
      plan_futuro sin_poliza
    `,
  },
  F24: {
    sections: 'solicitante establecimiento libro declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo
      anio_sin_terminar otro_anio movimiento_vacio sale_mas
    `,
  },
  F25: {
    sections: 'solicitante predio plantacion declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      catastral_municipio matricula_circulo plantacion_comercial siembra_futura
      especie_mas_que_total siembra_densa area_de_las_especies area_mayor_que_predios area_dibujada
    `,
  },
  F26: {
    sections: 'solicitante reporte datos declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo pueaa_anual
      forestal_semestral primer_semestre segundo_semestre mes_largo trimestre_largo
      anio_de_las_fechas fin_antes fin_futuro mes_repetido mes_fuera consumo_mayor_que_lectura
      punto_repetido
    `,
  },
  F27: {
    sections: 'queja',
    checks: 'hechos_futuros hechos_viejos sin_respuesta flagrancia_pasada',
  },
  F29: {
    sections: 'solicitante permiso_vigente solicitud declaraciones',
    checks: `
      documento_juridica documento_natural nit_nueve cedula_largo extranjeria_largo digito_nit
      resolucion_futura vence_antes permiso_vencido prorroga_ultimo_anio emisiones_sesenta
      alcance_sin_agua captacion_de_vertimiento cesionario_titular enajenacion_futura traspaso_tarde
      suspension_pasada suspension_al_reves suspension_tras_vencer
    `,
  },
}
