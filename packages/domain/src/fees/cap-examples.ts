/** Worked examples of the cap by value of the project; with the others in `FEE_EXAMPLES`. */
export const CAP_EXAMPLES = [
  {
    id: 'TOPE-1',
    metodo: 'tope_tarifa',
    titulo: 'Proyecto pequeño, primer rango',
    entrada: {
      valor_proyecto: 30000000,
      anio: 2024,
    },
    salida: {
      n_smmlv: '23.0769',
      metodo: 'escala_1280',
      rango: [0, 25],
      base_2010: 76941,
      factor: '1.93453866',
      tope: 148845,
    },
  },
  {
    id: 'TOPE-2',
    metodo: 'tope_tarifa',
    titulo: 'Concesión de riego, rango 70-100',
    entrada: {
      valor_proyecto: 120000000,
      anio: 2025,
    },
    salida: {
      n_smmlv: '84.2993',
      metodo: 'escala_1280',
      rango: [70, 100],
      base_2010: 308646,
      factor: '2.03513467',
      tope: 628136,
    },
  },
  {
    id: 'TOPE-3',
    metodo: 'tope_tarifa',
    titulo: 'Rango 500-700',
    entrada: {
      valor_proyecto: 1000000000,
      anio: 2026,
    },
    salida: {
      n_smmlv: '571.1332',
      metodo: 'escala_1280',
      rango: [500, 700],
      base_2010: 2162286,
      factor: '2.13892654',
      tope: 4624971,
    },
  },
  {
    id: 'TOPE-4',
    metodo: 'tope_tarifa',
    titulo: 'Más de 2.115 SMMLV',
    entrada: {
      valor_proyecto: 3500000000,
      anio: 2025,
    },
    salida: {
      n_smmlv: '2458.7285',
      metodo: 'porcentaje_art96',
      porcentaje: '0.5',
      tope: 17500000,
    },
  },
  {
    id: 'TOPE-5',
    metodo: 'tope_tarifa',
    titulo: 'Más de 8.458 SMMLV',
    entrada: {
      valor_proyecto: 15000000000,
      anio: 2025,
    },
    salida: {
      n_smmlv: '10537.4078',
      metodo: 'porcentaje_art96',
      porcentaje: '0.4',
      tope: 60000000,
    },
  },
  {
    id: 'TOPE-6',
    metodo: 'tope_tarifa',
    titulo: 'Exactamente 2.115 SMMLV',
    entrada: {
      valor_proyecto: 3703164075,
      anio: 2026,
    },
    salida: {
      n_smmlv: '2115.0000',
      metodo: 'porcentaje_art96',
      porcentaje: '0.6',
      tope: 22218984,
    },
  },
  {
    id: 'TOPE-7',
    metodo: 'tope_tarifa',
    titulo: 'Exactamente 25 SMMLV (entra al segundo rango)',
    entrada: {
      valor_proyecto: 29000000,
      anio: 2023,
    },
    salida: {
      n_smmlv: '25.0000',
      metodo: 'escala_1280',
      rango: [25, 35],
      base_2010: 107835,
      factor: '1.77025866',
      tope: 190896,
    },
  },
] as const
