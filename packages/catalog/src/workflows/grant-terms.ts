import type { AskedTerm } from '@ventanilla/domain/procedures/procedure'
import type { FieldDef, FieldOption, Logic } from '@ventanilla/domain/forms/definition'
import { WATER_USES } from '../procedures/forms/blocks/water.ts'

/**
 * The terms that a grant fixes, by type, declared once: the technical concept proposes them
 * (`concepto.<name>`), the decision grants them (`decision.<name>`), a decision on an appeal replaces them
 * (`recurso.nuevo_<name>`), and the resolución prints them. The fact sheet of each procedure has their norms.
 */
export interface GrantTerm {
  readonly name: string
  readonly types: readonly number[]
  readonly field: Omit<FieldDef, 'key' | 'condition'>
  /** label in the technical concept, when the concept proposes the value */
  readonly concept?: string
  /** label in a decision on an appeal; default: the decision's label */
  readonly appeal?: string
  /** only for these answers of the decision */
  readonly when?: Logic
  /** requested, recommended and granted values are compared, and a difference needs a reason (CPACA art. 42) */
  readonly compared?: {
    /** name in the act: «Caudal» */
    readonly noun: string
    /** key of the application's question, and the factor that converts its unit to the term's */
    readonly asked?: string
    readonly times?: number
    /** fact of the recommendation, if not `concepto.<name>` */
    readonly recommended?: string
    /** for a table, the column whose sum is compared */
    readonly sum?: string
  }
}

const options = (...pairs: readonly (readonly [string, string])[]): readonly FieldOption[] =>
  pairs.map(([value, label]) => ({ value, label }))
const words = (label: string, help?: string): GrantTerm['field'] => ({
  kind: 'longText',
  label,
  required: true,
  maxLength: 4000,
  ...(help !== undefined && { help }),
})
const line = (label: string, help?: string): GrantTerm['field'] => ({
  kind: 'text',
  label,
  required: true,
  maxLength: 200,
  ...(help !== undefined && { help }),
})
const count = (label: string, unit: string | undefined, min: number, max: number): GrantTerm['field'] => ({
  kind: 'integer',
  label,
  required: true,
  min,
  max,
  ...(unit !== undefined && { unit }),
})
const measure = (label: string, unit: string, decimals: number, min = 0): GrantTerm['field'] => ({
  kind: 'decimal',
  label,
  required: true,
  unit,
  min,
  decimals,
})
const flow = (label: string): GrantTerm['field'] => ({
  kind: 'flow',
  label,
  required: true,
  unit: 'l/s',
  min: 0.001,
  decimals: 3,
})
const rows = (label: string, columns: readonly FieldDef[], help?: string): GrantTerm['field'] => ({
  kind: 'table',
  label,
  required: true,
  minRows: 1,
  maxRows: 60,
  columns,
  ...(help !== undefined && { help }),
})
const SPECIES: readonly FieldDef[] = [
  { key: 'especie', kind: 'text', label: 'Especie', required: true, maxLength: 80 },
  { key: 'individuos', kind: 'integer', label: 'Individuos', required: true, min: 1 },
  { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm³', min: 0, decimals: 2 },
]

/** Terms by procedure type, in the order of the resolución. */
export const GRANT_TERMS: readonly GrantTerm[] = [
  // concessions of water
  {
    name: 'caudal',
    types: [3, 4],
    compared: { noun: 'Caudal', asked: 'caudal_solicitado', recommended: 'caudal.recomendado' },
    field: flow('Caudal que se otorga'),
    appeal: 'Caudal que queda',
  },
  {
    name: 'uso',
    types: [3, 4],
    compared: { noun: 'Usos', asked: 'usos' },
    field: { kind: 'multi', label: 'Usos que se autorizan', required: true, options: WATER_USES },
    concept: 'Usos que se recomiendan',
    appeal: 'Usos que quedan',
  },
  {
    name: 'regimen_bombeo',
    types: [4],
    compared: { noun: 'Régimen de bombeo', asked: 'horas_dia' },
    field: count('Régimen de bombeo', 'horas al día', 1, 24),
    concept: 'Régimen de bombeo recomendado',
  },
  {
    name: 'profundidad_pozo',
    types: [4],
    field: measure('Profundidad del pozo', 'm', 1, 0.5),
    concept: 'Profundidad del pozo',
  },
  {
    name: 'nivel_maximo',
    types: [4],
    field: measure('Nivel dinámico máximo', 'm', 1),
    concept: 'Nivel dinámico máximo admisible',
  },
  {
    name: 'plazo',
    types: [3, 4],
    compared: { noun: 'Vigencia', asked: 'termino_solicitado' },
    concept: 'Vigencia recomendada',
    appeal: 'Vigencia que queda',
    field: {
      ...count('Vigencia', 'años', 1, 50),
      help: 'Hasta 10 años; hasta 50 para servicios públicos.',
    },
  },
  // exploration of groundwater
  {
    name: 'area_exploracion',
    types: [2],
    compared: { noun: 'Área de exploración', asked: 'area_exploracion' },
    field: measure('Área que se explora', 'ha', 2, 0.01),
    concept: 'Área por explorar',
  },
  {
    name: 'perforaciones',
    types: [2],
    compared: { noun: 'Perforaciones', asked: 'numero_perforaciones' },
    field: count('Número de perforaciones', undefined, 1, 50),
    concept: 'Perforaciones recomendadas',
  },
  {
    name: 'profundidad_maxima',
    types: [2],
    compared: { noun: 'Profundidad', asked: 'profundidad_prevista' },
    field: measure('Profundidad máxima', 'm', 1, 1),
    concept: 'Profundidad máxima recomendada',
  },
  {
    name: 'plazo_meses_exploracion',
    types: [2],
    field: { ...count('Término del permiso', 'meses', 1, 12), help: 'No puede exceder de un año.' },
  },
  // discharges
  {
    name: 'tipo_vertimiento',
    types: [5],
    field: {
      kind: 'choice',
      label: 'Clase de agua residual',
      required: true,
      options: options(['domestica', 'Doméstica'], ['no_domestica', 'No doméstica'], ['mixta', 'Mixta']),
    },
    concept: 'Clase de agua residual',
  },
  {
    name: 'caudal_vertimiento',
    types: [5],
    compared: { noun: 'Caudal de descarga', asked: 'caudal_total' },
    field: flow('Caudal de descarga'),
    concept: 'Caudal de descarga evaluado',
  },
  {
    name: 'receptor',
    types: [5],
    field: line('Cuerpo de agua o suelo receptor'),
    concept: 'Cuerpo de agua o suelo receptor',
  },
  {
    name: 'frecuencia_descarga',
    types: [5],
    field: line('Frecuencia y tiempo de descarga', 'Horas al día y días al mes; continua o intermitente.'),
    concept: 'Frecuencia y tiempo de descarga',
  },
  {
    name: 'tratamiento',
    types: [5],
    field: words('Sistema de tratamiento que se aprueba'),
    concept: 'Sistema de tratamiento evaluado',
  },
  {
    name: 'norma_vertimiento',
    types: [5],
    field: words('Norma de vertimiento y caracterizaciones', 'Parámetros, límites y periodicidad.'),
    concept: 'Norma de vertimiento aplicable',
  },
  {
    name: 'plazo_vertimiento',
    types: [5],
    field: { ...count('Vigencia', 'años', 1, 10), help: 'No mayor de diez años.' },
  },
  // works in riverbeds
  { name: 'obra', types: [6], field: words('Obra que se autoriza'), concept: 'Obra evaluada' },
  { name: 'cauce', types: [6], field: line('Cauce, playa o lecho'), concept: 'Cauce, playa o lecho' },
  {
    name: 'dimensiones',
    types: [6],
    field: words('Dimensiones y cotas'),
    concept: 'Dimensiones y cotas recomendadas',
  },
  {
    name: 'periodo_retorno',
    types: [6],
    field: count('Período de retorno del diseño', 'años', 1, 1000),
    concept: 'Período de retorno verificado',
  },
  {
    name: 'ocupacion',
    types: [6],
    field: {
      kind: 'choice',
      label: 'Clase de ocupación',
      required: true,
      options: options(['temporal', 'Temporal'], ['permanente', 'Permanente, por la vida útil de la obra']),
    },
  },
  {
    name: 'plazo_meses_cauce',
    types: [6],
    compared: { noun: 'Plazo de la obra', asked: 'plazo_ejecucion' },
    field: count('Plazo para ejecutar la obra', 'meses', 1, 60),
  },
  // forest
  {
    name: 'especies',
    types: [7, 8, 11],
    field: rows('Especies, individuos y volumen', SPECIES),
    concept: 'Especies, individuos y volumen recomendados',
  },
  {
    name: 'volumen',
    types: [7, 8],
    compared: { noun: 'Volumen', asked: 'volumen_total' },
    field: measure('Volumen total', 'm³', 2, 0.01),
    concept: 'Volumen total recomendado',
  },
  {
    name: 'volumen_domestico',
    types: [11],
    compared: { noun: 'Volumen', asked: 'volumen_total' },
    field: { ...measure('Volumen total', 'm³', 2, 0.01), max: 20, help: 'Hasta 20 m³; no se comercializa.' },
    concept: 'Volumen total recomendado',
  },
  {
    name: 'area_aprovechamiento',
    types: [7, 8, 11],
    compared: { noun: 'Área de aprovechamiento', asked: 'area_aprovechar' },
    field: measure('Área de aprovechamiento', 'ha', 4, 0.0001),
    concept: 'Área de aprovechamiento',
  },
  {
    name: 'sistema_aprovechamiento',
    types: [7, 8],
    field: words('Sistema y método de aprovechamiento'),
    concept: 'Sistema y método evaluados',
  },
  {
    name: 'arboles',
    types: [12],
    compared: { noun: 'Individuos', asked: 'numero_arboles', sum: 'individuos' },
    field: rows('Árboles y tratamiento', [
      ...SPECIES,
      {
        key: 'tratamiento',
        kind: 'choice',
        label: 'Tratamiento',
        required: true,
        options: options(['tala', 'Tala'], ['poda', 'Poda'], ['traslado', 'Traslado']),
      },
    ]),
    concept: 'Árboles y tratamiento recomendado',
  },
  {
    name: 'compensacion',
    types: [7, 8, 12],
    field: words('Compensación', 'Especies, número, lugar y plazo de siembra y de mantenimiento.'),
    concept: 'Compensación recomendada',
  },
  {
    name: 'plazo_meses_forestal',
    types: [7, 8],
    compared: { noun: 'Plazo', asked: 'meses_solicitados' },
    field: count('Plazo del aprovechamiento', 'meses', 1, 240),
  },
  {
    name: 'plazo_meses_domestico',
    types: [11],
    compared: { noun: 'Plazo', asked: 'meses_solicitados' },
    field: { ...count('Plazo del aprovechamiento', 'meses', 1, 12), help: 'Máximo un año.' },
  },
  { name: 'plazo_meses_aislados', types: [12], field: count('Plazo de la intervención', 'meses', 1, 12) },
  // air
  {
    name: 'fuentes',
    types: [13],
    field: rows('Fuentes fijas y límites', [
      { key: 'fuente', kind: 'text', label: 'Fuente', required: true, maxLength: 100 },
      { key: 'contaminante', kind: 'text', label: 'Contaminante', required: true, maxLength: 60 },
      {
        key: 'limite',
        kind: 'decimal',
        label: 'Límite',
        required: true,
        unit: 'mg/m³',
        min: 0,
        decimals: 2,
      },
    ]),
    concept: 'Fuentes fijas y límites aplicables',
  },
  {
    name: 'combustible',
    types: [13],
    field: line('Combustible autorizado'),
    concept: 'Combustible evaluado',
  },
  {
    name: 'controles',
    types: [13],
    field: words('Sistemas de control y monitoreo', 'Equipos, altura de chimenea y frecuencia de medición.'),
    concept: 'Sistemas de control y monitoreo',
  },
  {
    name: 'plazo_emisiones',
    types: [13],
    compared: { noun: 'Vigencia', asked: 'termino_solicitado' },
    field: { ...count('Vigencia', 'años', 1, 5), help: 'Hasta cinco años; se renueva con el informe IE-1.' },
  },
  // planning instruments
  {
    name: 'metas_carga',
    types: [14],
    field: rows('Metas de carga contaminante', [
      {
        key: 'parametro',
        kind: 'choice',
        label: 'Parámetro',
        required: true,
        options: options(['DBO5', 'DBO5'], ['SST', 'SST']),
      },
      { key: 'anio', kind: 'integer', label: 'Año', required: true, year: true, min: 2000, max: 2100 },
      {
        key: 'carga',
        kind: 'decimal',
        label: 'Carga vertida',
        required: true,
        unit: 'kg/año',
        min: 0,
        decimals: 2,
      },
    ]),
    concept: 'Metas de carga evaluadas',
  },
  {
    name: 'puntos_eliminar',
    types: [14],
    field: count('Puntos de vertimiento por eliminar', undefined, 0, 1000),
    concept: 'Puntos de vertimiento por eliminar',
  },
  {
    name: 'plazo_saneamiento',
    types: [14],
    field: { ...count('Horizonte del plan', 'años', 10, 30), help: 'Mínimo diez años.' },
  },
  {
    name: 'proyectos',
    types: [15],
    field: rows('Proyectos, metas y años', [
      { key: 'proyecto', kind: 'text', label: 'Proyecto', required: true, maxLength: 120 },
      { key: 'meta', kind: 'text', label: 'Meta', required: true, maxLength: 120 },
      { key: 'anio', kind: 'integer', label: 'Año', required: true, year: true, min: 2000, max: 2100 },
    ]),
    concept: 'Proyectos y metas evaluados',
  },
  {
    name: 'meta_perdidas',
    types: [15],
    field: { ...measure('Meta de reducción de pérdidas', '%', 1), max: 100 },
    concept: 'Meta de reducción de pérdidas',
  },
  {
    name: 'plazo_programa',
    types: [15],
    field: { ...count('Vigencia', 'años', 1, 5), help: 'Quinquenal, o la de la concesión si es menor.' },
  },
  // specimens and wildlife
  {
    name: 'especimenes',
    types: [16, 17],
    field: rows('Grupos y especímenes', [
      { key: 'grupo', kind: 'text', label: 'Grupo biológico', required: true, maxLength: 100 },
      { key: 'cantidad', kind: 'text', label: 'Cantidad', required: true, maxLength: 80 },
      { key: 'metodo', kind: 'text', label: 'Método de recolección', required: true, maxLength: 160 },
    ]),
    concept: 'Grupos y especímenes recomendados',
  },
  {
    name: 'lugares',
    types: [16, 17],
    field: words('Lugares de recolección'),
    concept: 'Lugares de recolección',
  },
  {
    name: 'destino_muestras',
    types: [16, 17],
    field: words(
      'Depósito de las muestras',
      'Colección registrada, o tratamiento de las que no se conservan.',
    ),
  },
  {
    name: 'plazo_investigacion',
    types: [16],
    compared: { noun: 'Vigencia', asked: 'meses', times: 1 / 12 },
    field: {
      ...count('Vigencia', 'años', 1, 10),
      help: 'Individual, hasta cinco años; marco, hasta diez.',
    },
  },
  {
    name: 'plazo_estudio',
    types: [17],
    compared: { noun: 'Vigencia', asked: 'meses', times: 1 / 12 },
    field: count('Vigencia', 'años', 1, 2),
  },
  { name: 'especie', types: [18], field: line('Especie'), concept: 'Especie evaluada' },
  {
    name: 'fase',
    types: [18],
    field: {
      kind: 'choice',
      label: 'Fase que se autoriza',
      required: true,
      options: options(
        ['experimental', 'Experimental'],
        ['comercial', 'Comercial'],
        ['fomento', 'Caza de fomento'],
      ),
    },
    concept: 'Fase evaluada',
  },
  {
    name: 'parentales',
    types: [18],
    field: count('Parentales', 'individuos', 0, 1_000_000),
    concept: 'Parentales recomendados',
  },
  {
    name: 'cuota',
    types: [18],
    field: count('Cuota de aprovechamiento', 'individuos al año', 0, 10_000_000),
    concept: 'Cuota recomendada',
  },
  { name: 'plazo_zoocria', types: [18], field: count('Vigencia', 'años', 1, 10) },
  // licences
  {
    name: 'proyecto',
    types: [1],
    field: words('Proyecto, obras y actividades que ampara'),
    concept: 'Proyecto, obras y actividades viables',
  },
  {
    name: 'cambios_licencia',
    types: [9],
    field: words('Modificación que se autoriza', 'Artículos de la licencia que cambian y cómo quedan.'),
    concept: 'Modificación viable',
  },
  {
    name: 'area_licencia',
    types: [1, 9],
    field: measure('Área de influencia', 'ha', 2, 0.01),
  },
  {
    name: 'permisos_incluidos',
    types: [1, 9],
    field: words(
      'Permisos, concesiones y autorizaciones que lleva implícitos',
      'Recurso, sitio, cantidad y condiciones de cada uno. La licencia no los deja para después.',
    ),
    concept: 'Uso y aprovechamiento de recursos viable',
  },
  {
    name: 'zonificacion',
    types: [1, 9],
    field: words('Zonificación de manejo'),
    concept: 'Zonificación de manejo',
  },
  {
    name: 'compensacion_biotica',
    types: [1, 9],
    field: words('Compensación del medio biótico e inversión del 1 %'),
    concept: 'Compensación e inversión del 1 %',
  },
  {
    name: 'vigencia_licencia',
    types: [1, 9],
    field: {
      ...line('Vigencia'),
      initial: 'La vida útil del proyecto, incluida su fase de desmantelamiento y abandono',
    },
  },
  // procedures on a granted permit
  { name: 'permiso_anterior', types: [29], field: line('Acto y expediente del permiso') },
  {
    name: 'cambios',
    types: [29],
    field: words('Lo que se modifica, prorroga o cede', 'Artículos que cambian y cómo quedan.'),
    concept: 'Cambio evaluado',
  },
  {
    name: 'nuevo_titular',
    types: [29],
    field: line('Nuevo titular, con su documento'),
    when: { '==': [{ var: 'modificacion.clase' }, 'cesion'] },
  },
  {
    name: 'plazo_prorroga',
    types: [29],
    compared: { noun: 'Prórroga', asked: 'meses_prorroga', times: 1 / 12 },
    field: { ...count('Prórroga', 'años', 1, 50), help: 'Dentro del máximo del permiso que se prorroga.' },
    when: { '==': [{ var: 'modificacion.clase' }, 'prorroga'] },
  },
]

/** The terms that a type's application asks for. */
export const asksOf = (ttId: number): readonly AskedTerm[] =>
  GRANT_TERMS.flatMap(({ name, types, compared }) =>
    compared?.asked === undefined || !types.includes(ttId)
      ? []
      : [
          {
            name,
            answer: compared.asked,
            ...(compared.times !== undefined && { times: compared.times }),
          },
        ],
  )

/** Fact that holds a term's recommendation; null when there is none. */
export const recommendedIn = ({ name, concept, compared }: GrantTerm): string | null =>
  compared?.recommended ?? (concept === undefined ? null : `concepto.${name}`)

/** Whether the value granted under a prefix differs from the requested or recommended one, if any. */
export function differs(term: GrantTerm, prefix: string): Logic | null {
  if (term.compared === undefined) return null
  const { sum } = term.compared
  const amount = (fact: string): Logic =>
    sum === undefined ? { var: fact } : { if: [{ var: fact }, { total: [{ var: fact }, sum] }, null] }
  const granted = amount(`${prefix}${term.name}`)
  const recommended = recommendedIn(term)
  const others: Logic[] = [
    ...(term.compared.asked === undefined ? [] : [{ var: `pedido.${term.name}` }]),
    ...(recommended === null ? [] : [amount(recommended)]),
  ]
  return { or: others.map((other) => ({ '!': [{ alike: [granted, other] }] })) }
}

/** Terms that are a validity: the resolución prints them separately, and they determine the permit's expiry. */
export const isValidity = ({ name }: Pick<GrantTerm, 'name'>): boolean => /^(plazo|vigencia)/.test(name)

const ofType = (types: readonly number[]): Logic => ({ in: [{ var: 'tramite.tipo' }, types] })
const all = (...conditions: readonly (Logic | undefined)[]): Logic => {
  const real = conditions.filter((one) => one !== undefined)
  return real.length === 1 ? (real[0] as Logic) : { and: real }
}
const termsFor = (types: readonly number[]): readonly GrantTerm[] =>
  GRANT_TERMS.filter((term) => term.types.some((type) => types.includes(type)))
const within = (term: GrantTerm, types: readonly number[]): readonly number[] =>
  term.types.filter((type) => types.includes(type))

/** Fields of the technical concept, for the types of a family. */
export const conceptTerms = (types: readonly number[]): readonly FieldDef[] =>
  termsFor(types).flatMap((term) =>
    term.concept === undefined
      ? []
      : [
          {
            ...term.field,
            key: `concepto.${term.name}`,
            label: term.concept,
            condition: all(
              ofType(within(term, types)),
              { '==': [{ var: 'concepto.recomendacion' }, 'otorgar'] },
              term.when,
            ),
          },
        ],
  )

const GRANTS: Logic = { '==': [{ var: 'decision.sentido' }, 'otorga'] }

/** Fields of the decision, for the types of a family; each compared one with its reason for a difference. */
export const decisionTerms = (types: readonly number[]): readonly FieldDef[] =>
  termsFor(types).flatMap((term): FieldDef[] => {
    const condition = all(ofType(within(term, types)), GRANTS, term.when)
    const granted: FieldDef = { ...term.field, key: `decision.${term.name}`, condition }
    const difference = differs(term, 'decision.')
    if (term.compared === undefined || difference === null) return [granted]
    return [
      granted,
      {
        key: `decision.razon_${term.name}`,
        kind: 'longText',
        label: `${term.compared.noun}: por qué se aparta de lo pedido o de lo recomendado`,
        required: true,
        maxLength: 2000,
        help: 'La resolución lo dice y, si se otorga menos de lo pedido, niega el resto.',
        condition: all(condition, difference),
        source: 'CPACA art. 42',
      },
    ]
  })

/**
 * Fields of a decision on an appeal that grants or modifies; terms left empty remain unchanged. Each compared one
 * has its reason for a difference, as in the decision (CPACA arts. 42 and 80).
 */
export const appealTerms: readonly FieldDef[] = GRANT_TERMS.flatMap((term): FieldDef[] => {
  const { initial: _initial, ...field } = term.field
  const key = `recurso.nuevo_${term.name}`
  const condition = all(
    ofType(term.types),
    { in: [{ var: 'recurso.decision' }, ['otorga', 'modifica']] },
    term.when,
  )
  const granted: FieldDef = {
    ...field,
    key,
    label: term.appeal ?? field.label,
    required: false,
    condition,
  }
  const difference = differs(term, 'recurso.nuevo_')
  if (term.compared === undefined || difference === null) return [granted]
  return [
    granted,
    {
      key: `recurso.nuevo_razon_${term.name}`,
      kind: 'longText',
      label: `${term.compared.noun}: por qué se aparta de lo pedido o de lo recomendado`,
      required: true,
      maxLength: 2000,
      help: 'La resolución lo dice y, si se otorga menos de lo pedido, niega el resto.',
      // a term left empty stays as it was decided, with the reason given then
      condition: all(condition, { '!!': [{ var: key }] }, difference),
      source: 'CPACA art. 42',
    },
  ]
})
