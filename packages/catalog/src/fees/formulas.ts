import type { WrittenFormula } from '@ventanilla/domain/fees/formula/check-formula'
import type { Formulas } from '@ventanilla/domain/fees/formula/formula'
import { groundsOf, settledName } from '@ventanilla/domain/fees/method'

interface ShippedFormula extends WrittenFormula {
  readonly id: number
  readonly name: string
}

const PLAIN = { ceiling: '', table: null, tableBy: 'numero', tableGives: 'pesos', rounding: 'peso' } as const

/** The smaller of the single table of costs and the ceiling by the project's value (Ley 633 de 2000 art. 96). */
const SERVICE: Pick<WrittenFormula, 'inputs' | 'lines' | 'ceiling' | 'examples'> = {
  inputs: [
    { name: 'honorario diario', datum: 'honorario_dia' },
    { name: 'visitas', datum: 'visitas' },
    { name: 'días por visita', datum: 'dias_por_visita' },
    { name: 'días de pronunciamiento', datum: 'dias_pronunciamiento' },
    { name: 'viático diario', datum: 'viatico_dia' },
    { name: 'gastos de viaje', datum: 'gastos_viaje' },
    { name: 'laboratorio', datum: 'laboratorio' },
    { name: 'administración', datum: 'administracion' },
    { name: 'valor del proyecto', datum: 'valor_proyecto' },
    { name: 'salario mínimo', datum: 'unidad_escala' },
    { name: 'tarifa de la escala', datum: 'tarifa_escala' },
  ],
  lines: [
    { name: 'días de visita', expression: 'visitas × días por visita' },
    { name: 'días en total', expression: 'días de visita + días de pronunciamiento' },
    {
      name: 'costo del profesional',
      expression: 'honorario diario × días en total + viático diario × días de visita',
    },
    { name: 'A honorarios y viáticos', expression: 'suma(costo del profesional)' },
    { name: 'subtotal', expression: 'A honorarios y viáticos + gastos de viaje + laboratorio' },
    { name: 'gastos de administración', expression: 'administración % × subtotal' },
    { name: 'proyecto en salarios mínimos', expression: 'valor del proyecto ÷ salario mínimo' },
    { name: 'total de la tabla única', expression: 'subtotal + gastos de administración' },
  ],
  // the law is silent about exactly 8.458 minimum wages, where 0,5 % is applied
  ceiling:
    'si(proyecto en salarios mínimos < 2.115; tarifa de la escala; si(proyecto en salarios mínimos = 2.115; 0,6 %; si(proyecto en salarios mínimos ≤ 8.458; 0,5 %; 0,4 %)) × valor del proyecto)',
  examples: [
    {
      name: 'Un profesional, proyecto pequeño: vale el tope',
      given:
        'honorario diario = 200.000; visitas = 1; días por visita = 2; días de pronunciamiento = 3; viático diario = 150.000; gastos de viaje = 100.000; laboratorio = 0; administración = 25; valor del proyecto = 50.000.000; salario mínimo = 1.750.905; tarifa de la escala = 239.100,4',
      total: 239_100,
    },
    {
      name: 'Dos profesionales, proyecto grande: vale la tabla única',
      given:
        'honorario diario = 320.000 y 240.000; visitas = 1 y 2; días por visita = 2 y 1; días de pronunciamiento = 3 y 1; viático diario = 180.000 y 150.000; gastos de viaje = 80.000; laboratorio = 400.000; administración = 25; valor del proyecto = 20.000.000.000; salario mínimo = 1.750.905',
      total: 4_325_000,
    },
    {
      name: 'Proyecto entre 2.115 y 8.458 salarios: el 0,5 %',
      given:
        'honorario diario = 900.000; visitas = 10; días por visita = 2; días de pronunciamiento = 15; viático diario = 300.000; gastos de viaje = 5.000.000; laboratorio = 0; administración = 25; valor del proyecto = 5.000.000.000; salario mínimo = 1.750.905',
      total: 25_000_000,
    },
  ],
}

/** The formulas that the product ships, each under its number. */
export const FORMULAS: readonly ShippedFormula[] = [
  {
    id: 1,
    name: settledName('evaluacion'),
    settles: 'evaluacion',
    grounds: groundsOf('evaluacion'),
    ...PLAIN,
    ...SERVICE,
  },
  {
    id: 2,
    name: settledName('seguimiento'),
    settles: 'seguimiento',
    grounds: groundsOf('seguimiento'),
    ...PLAIN,
    ...SERVICE,
  },
  {
    id: 3,
    name: settledName('tua'),
    settles: 'tua',
    grounds: groundsOf('tua'),
    ...PLAIN,
    inputs: [
      { name: 'TM', datum: 'tarifa_minima' },
      { name: 'CK', datum: 'ck' },
      { name: 'CE', datum: 'ce' },
      { name: 'CS', datum: 'cs' },
      { name: 'CU', datum: 'cu' },
      { name: 'medido', datum: 'medido' },
      { name: 'volumen medido', datum: 'volumen' },
      { name: 'caudal', datum: 'caudal' },
      { name: 'horas', datum: 'horas' },
      { name: 'días', datum: 'dias' },
      { name: 'devuelve', datum: 'devuelve' },
      { name: 'caudal captado', datum: 'caudal_captado' },
      { name: 'caudal devuelto', datum: 'caudal_devuelto' },
    ],
    lines: [
      { name: 'factor regional', expression: '[1 + (CK + CE) × CS] × CU' },
      { name: 'tarifa', expression: 'TM × factor regional' },
      // a litre per second is 3,6 m³ in an hour
      { name: 'volumen captado', expression: 'si(medido; volumen medido; caudal × 3,6 × horas × días)' },
      {
        name: 'factor de costo de oportunidad',
        expression: 'si(devuelve; máx((caudal captado − caudal devuelto) ÷ caudal captado; 0,1); 1)',
      },
      {
        name: 'valor a pagar',
        expression: 'tarifa × volumen captado × factor de costo de oportunidad',
      },
    ],
    examples: [
      {
        name: 'Riego con 5 litros por segundo todo el año',
        given:
          'TM = 17,90; CK = 0; CE = 0; CS = 1; CU = 0,0775; medido = no; caudal = 5; horas = 24; días = 365; devuelve = no',
        total: 218_742,
      },
      {
        name: 'Devuelve casi todo: el factor no baja de 0,1',
        given:
          'TM = 17,90; CK = 0,2; CE = 1; CS = 0,5; CU = 0,2; medido = sí; volumen medido = 100.000; devuelve = sí; caudal captado = 10; caudal devuelto = 9,8',
        total: 57_280,
      },
    ],
  },
  {
    id: 4,
    name: settledName('tasa_retributiva'),
    settles: 'tasa_retributiva',
    grounds: groundsOf('tasa_retributiva'),
    ...PLAIN,
    inputs: [
      { name: 'tarifa mínima', datum: 'tarifa_minima' },
      { name: 'factor regional', datum: 'factor' },
      { name: 'por caudal', datum: 'por_caudal' },
      { name: 'carga declarada', datum: 'carga' },
      { name: 'caudal', datum: 'caudal' },
      { name: 'concentración', datum: 'concentracion' },
      { name: 'horas', datum: 'horas' },
      { name: 'días', datum: 'dias' },
    ],
    lines: [
      // milligrams per litre by litres per second in an hour are 0,0036 kg
      {
        name: 'carga',
        expression: 'si(por caudal; caudal × concentración × 0,0036 × horas × días; carga declarada)',
      },
      { name: 'cobro', expression: 'tarifa mínima × factor regional × carga' },
      { name: 'valor a pagar', expression: 'suma(cobro)' },
    ],
    examples: [
      {
        name: 'Una carga declarada y otra calculada',
        given:
          'tarifa mínima = 200 y 90; factor regional = 1 y 1,5; por caudal = no y sí; carga declarada = 100 y 0; caudal = 0 y 2; concentración = 0 y 50; horas = 0 y 24; días = 0 y 30',
        total: 54_992,
      },
    ],
  },
  {
    id: 5,
    name: settledName('tafm'),
    settles: 'tafm',
    grounds: groundsOf('tafm'),
    ...PLAIN,
    inputs: [
      { name: 'tarifa mínima', datum: 'tarifa_minima' },
      { name: 'factor regional', datum: 'factor' },
      { name: 'volumen', datum: 'volumen' },
    ],
    lines: [
      { name: 'cobro', expression: 'tarifa mínima × factor regional × volumen' },
      { name: 'valor a pagar', expression: 'suma(cobro)' },
    ],
    examples: [
      {
        name: 'Dos categorías de madera',
        given: 'tarifa mínima = 29.900 y 29.900; factor regional = 1,5 y 1; volumen = 12,5 y 4',
        total: 680_225,
      },
    ],
  },
  {
    id: 6,
    name: settledName('tasa_compensatoria_fauna'),
    settles: 'tasa_compensatoria_fauna',
    grounds: groundsOf('tasa_compensatoria_fauna'),
    ...PLAIN,
    inputs: [
      { name: 'tarifa mínima', datum: 'tarifa_minima' },
      { name: 'factor regional', datum: 'factor' },
      { name: 'especímenes', datum: 'especimenes' },
    ],
    lines: [
      { name: 'cobro', expression: 'tarifa mínima × factor regional × especímenes' },
      { name: 'valor a pagar', expression: 'suma(cobro)' },
    ],
    examples: [
      {
        name: 'Dos especies',
        given: 'tarifa mínima = 15.000 y 8.400; factor regional = 1,2 y 1; especímenes = 10 y 3',
        total: 205_200,
      },
    ],
  },
]

/** By what they settle: for what was settled before formulas were stored with a settlement. */
export const SHIPPED_FORMULAS: Formulas = Object.fromEntries(
  FORMULAS.map(({ settles, grounds, inputs, lines, ceiling, table, tableBy, tableGives, rounding }) => [
    settles,
    { grounds, inputs, lines, ceiling, table, tableBy, tableGives, rounding },
  ]),
)
