/** Worked examples of the single table and of the tariff; with the others in `FEE_EXAMPLES`. */
export const TABLE_EXAMPLES = [
  {
    id: 'TABLA-1',
    metodo: 'tabla_unica',
    titulo: 'Visita de un día con tres profesionales',
    entrada: {
      anio: 2025,
      profesionales: [
        {
          categoria: 'Profesional especializado',
          honorario_dia: 320000,
          visitas: 1,
          dias_por_visita: 1,
          dias_pronunciamiento: 2,
          viatico_dia: 180000,
        },
        {
          categoria: 'Profesional universitario',
          honorario_dia: 240000,
          visitas: 1,
          dias_por_visita: 1,
          dias_pronunciamiento: 1.5,
          viatico_dia: 150000,
        },
        {
          categoria: 'Abogado',
          honorario_dia: 260000,
          visitas: 0,
          dias_por_visita: 0,
          dias_pronunciamiento: 1,
          viatico_dia: 0,
        },
      ],
      gastos_viaje: 95000,
      laboratorio: 0,
      administracion_pct: 25,
    },
    salida: {
      filas: [
        {
          categoria: 'Profesional especializado',
          dias_totales: '3',
          honorarios: 960000,
          viaticos: 180000,
          costo: 1140000,
        },
        {
          categoria: 'Profesional universitario',
          dias_totales: '2.5',
          honorarios: 600000,
          viaticos: 150000,
          costo: 750000,
        },
        {
          categoria: 'Abogado',
          dias_totales: '1',
          honorarios: 260000,
          viaticos: 0,
          costo: 260000,
        },
      ],
      A_honorarios_viaticos: 2150000,
      B_gastos_viaje: 95000,
      C_laboratorio: 0,
      subtotal: 2245000,
      administracion: 561250,
      total: 2806250,
    },
  },
  {
    id: 'TARIFA-1',
    metodo: 'tarifa_evaluacion',
    titulo: 'Menor entre tabla única y tope',
    entrada: {
      tabla_unica: 'TABLA-1',
      tope: 'TOPE-2',
    },
    salida: {
      tabla_unica: 2806250,
      tope: 628136,
      tarifa: 628136,
      aplica: 'tope',
    },
  },
  {
    id: 'TABLA-2',
    metodo: 'tabla_unica',
    titulo: 'Visita corta de un profesional',
    entrada: {
      anio: 2026,
      profesionales: [
        {
          categoria: 'Profesional universitario',
          honorario_dia: 240000,
          visitas: 1,
          dias_por_visita: 0.5,
          dias_pronunciamiento: 0.5,
          viatico_dia: 0,
        },
      ],
      gastos_viaje: 30000,
      laboratorio: 0,
      administracion_pct: 25,
    },
    salida: {
      filas: [
        {
          categoria: 'Profesional universitario',
          dias_totales: '1.0',
          honorarios: 240000,
          viaticos: 0,
          costo: 240000,
        },
      ],
      A_honorarios_viaticos: 240000,
      B_gastos_viaje: 30000,
      C_laboratorio: 0,
      subtotal: 270000,
      administracion: 67500,
      total: 337500,
    },
  },
  {
    id: 'TARIFA-2',
    metodo: 'tarifa_evaluacion',
    titulo: 'La tabla única es menor que el tope',
    entrada: {
      tabla_unica: 'TABLA-2',
      tope: 'TOPE-3',
    },
    salida: {
      tabla_unica: 337500,
      tope: 4624971,
      tarifa: 337500,
      aplica: 'tabla_unica',
    },
  },
] as const
