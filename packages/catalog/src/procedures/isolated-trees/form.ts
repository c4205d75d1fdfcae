import type { CrossCheck, FieldDef, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { inventory, inventoryChecks } from '../forms/blocks/forest-inventory.ts'
import { COORDINATE_HELP, plots, propertyChecks } from '../forms/blocks/property.ts'
import { includes, is, isNot, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

/** Public space: neighbours cannot look up registry or cadastral numbers of a street or park. */
const OF_A_PLOT = ['matricula_inmobiliaria', 'cedula_catastral']

const places: FieldDef = {
  ...plots,
  help: 'En espacio público basta con decir dónde están los árboles: no se piden matrícula ni cédula catastral.',
  columns: (plots.columns ?? []).map((column) =>
    OF_A_PLOT.includes(column.key) ? { ...column, condition: isNot('espacio', 'publico') } : column,
  ),
}

const location: SectionDef = {
  key: 'ubicacion',
  title: 'Ubicación de los árboles',
  fields: [
    {
      key: 'espacio',
      kind: 'choice',
      label: 'Espacio',
      required: true,
      options: [
        { value: 'privado', label: 'Predio privado' },
        { value: 'publico', label: 'Espacio público' },
        { value: 'institucional', label: 'Predio institucional' },
      ],
    },
    {
      key: 'nombre_predio',
      kind: 'text',
      label: 'Nombre del predio o dirección',
      required: true,
      maxLength: 150,
    },
    places,
    { key: 'barrio_vereda', kind: 'text', label: 'Barrio o vereda', required: true, maxLength: 150 },
    {
      key: 'coordenada',
      kind: 'point',
      municipalityFrom: 'predios.municipio',
      label: 'Coordenada de referencia',
      required: true,
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
  ],
}

const trees: SectionDef = {
  key: 'arboles',
  title: 'Árboles objeto de la solicitud',
  fields: [
    {
      key: 'clase_solicitud',
      kind: 'choice',
      label: 'Clase de solicitud',
      required: true,
      options: [
        { value: 'caido', label: 'Árboles caídos o muertos' },
        { value: 'sanitario', label: 'Problemas sanitarios' },
        { value: 'riesgo', label: 'Árbol en riesgo (tala de emergencia)' },
        { value: 'obra', label: 'Obra o infraestructura' },
        { value: 'urbano', label: 'Mantenimiento de arbolado urbano' },
        { value: 'rural', label: 'Árboles aislados fuera de la cobertura de bosque natural' },
        { value: 'poda', label: 'Poda' },
      ],
      source: 'DUR 2.2.1.1.9.1 a 2.2.1.1.9.6 y Decreto 1532/2019',
    },
    {
      key: 'intervencion',
      kind: 'multi',
      label: 'Intervención solicitada',
      required: true,
      options: [
        { value: 'tala', label: 'Tala' },
        { value: 'poda', label: 'Poda' },
        { value: 'traslado', label: 'Traslado' },
        { value: 'retiro', label: 'Retiro de árbol caído' },
      ],
    },
    {
      key: 'numero_arboles',
      kind: 'integer',
      label: 'Número de árboles',
      required: true,
      min: 1,
      max: 10000,
    },
    inventory,
    {
      key: 'causa_riesgo',
      kind: 'multi',
      label: 'Causa del riesgo',
      required: true,
      condition: is('clase_solicitud', 'riesgo'),
      options: [
        { value: 'inclinacion', label: 'Inclinación' },
        { value: 'sanitario', label: 'Estado fitosanitario' },
        { value: 'raices', label: 'Daño de raíces a infraestructura' },
        { value: 'redes', label: 'Interferencia con redes eléctricas' },
        { value: 'caida', label: 'Riesgo de caída sobre personas o viviendas' },
      ],
    },
    {
      key: 'emergencia',
      kind: 'yesNo',
      label: '¿Existe riesgo inminente para la vida o los bienes?',
      required: true,
      condition: is('clase_solicitud', 'riesgo'),
      help: 'Si responde «sí», lo atendemos como emergencia: se visita antes de cualquier otro paso. Si alguien corre peligro ahora, llame a los bomberos: 119.',
    },
    { key: 'motivo', kind: 'longText', label: 'Motivo de la solicitud', required: true, maxLength: 3000 },
    {
      key: 'entidad_solicitante',
      kind: 'text',
      label: 'Entidad que apoya la emergencia',
      required: false,
      help: 'Bomberos, gestión del riesgo o empresa de energía.',
      maxLength: 150,
    },
  ],
}

const COUNTED: Logic = { total: [{ var: 'inventario' }, 'individuos'] }

const checks: readonly CrossCheck[] = [
  {
    id: 'arboles_e_inventario',
    field: 'numero_arboles',
    when: { '>': [COUNTED, 0] },
    ok: { '==': [{ var: 'numero_arboles' }, COUNTED] },
    message: 'El inventario suma {suma}. Escriba el mismo número o corrija el inventario.',
    figures: { suma: COUNTED },
    severity: 'error',
  },
  {
    id: 'poda_sin_poda',
    field: 'intervencion',
    when: is('clase_solicitud', 'poda'),
    ok: includes('intervencion', 'poda'),
    message: 'Su solicitud es de poda: marque «Poda».',
    severity: 'error',
  },
  {
    id: 'retiro_en_pie',
    field: 'intervencion',
    when: { and: [includes('intervencion', 'retiro'), { '!!': [{ var: 'clase_solicitud' }] }] },
    ok: oneOf('clase_solicitud', ['caido', 'riesgo', 'sanitario']),
    message:
      'Se retiran árboles caídos o muertos. Si están en pie, marque «Tala» o cambie la clase de solicitud.',
    severity: 'warning',
  },
]

/**
 * Type 12, single trees: form F12, 6 sections and 51 fields. The photos of the trees are requested once, as
 * document 57 (docs/decisions/catalogue-facts.md).
 */
export const isolatedTreesForm: WrittenForm = {
  id: 'F12',
  sections: [
    shared('solicitante'),
    location,
    trees,
    shared('manejo'),
    shared('costos'),
    shared('declaraciones'),
  ],
  checks: [...propertyChecks, ...inventoryChecks, ...checks],
}
