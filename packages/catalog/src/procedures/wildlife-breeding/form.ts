import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { is, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const breeding: SectionDef = {
  key: 'zoocria',
  title: 'Zoocría',
  fields: [
    {
      key: 'modalidad',
      kind: 'choice',
      label: 'Modalidad',
      required: true,
      options: [
        { value: 'ciclo_cerrado', label: 'Ciclo cerrado' },
        { value: 'ciclo_abierto', label: 'Ciclo abierto' },
        { value: 'mixto', label: 'Mixto' },
      ],
      source: 'Ley 611/2000 art. 2',
    },
    {
      key: 'fase',
      kind: 'choice',
      label: 'Fase',
      required: true,
      help: 'La fase comercial y la zoocría de especies exóticas requieren licencia ambiental.',
      options: [
        { value: 'experimental', label: 'Experimental' },
        { value: 'comercial', label: 'Comercial' },
      ],
      source: 'DUR 2.2.2.3.2.3',
    },
    { key: 'especie', kind: 'text', label: 'Especie (nombre científico)', required: true, maxLength: 150 },
    { key: 'nombre_comun', kind: 'text', label: 'Nombre común', required: true, maxLength: 150 },
    {
      key: 'finalidad',
      kind: 'choice',
      label: 'Finalidad',
      required: true,
      options: [
        { value: 'comercial', label: 'Comercial' },
        { value: 'investigacion', label: 'Investigación' },
        { value: 'repoblamiento', label: 'Repoblamiento' },
      ],
    },
    {
      key: 'apendice_cites',
      kind: 'choice',
      label: 'Apéndice CITES',
      required: false,
      help: 'Déjelo sin responder si la especie no está en ninguno.',
      options: [
        { value: 'I', label: 'Apéndice I' },
        { value: 'II', label: 'Apéndice II' },
        { value: 'III', label: 'Apéndice III' },
      ],
    },
  ],
}

const stock: SectionDef = {
  key: 'parentales',
  title: 'Pie parental',
  fields: [
    {
      key: 'origen',
      kind: 'choice',
      label: 'Origen de los parentales',
      required: true,
      options: [
        { value: 'medio_silvestre', label: 'Medio silvestre (caza de fomento)' },
        { value: 'zoocriadero', label: 'Otro zoocriadero' },
        { value: 'importacion', label: 'Importación' },
      ],
    },
    { key: 'machos', kind: 'integer', label: 'Machos', required: true, min: 0 },
    { key: 'hembras', kind: 'integer', label: 'Hembras', required: true, min: 0 },
    {
      key: 'sitio_captura',
      kind: 'text',
      label: 'Sitio de captura',
      required: true,
      condition: is('origen', 'medio_silvestre'),
      maxLength: 150,
    },
    {
      key: 'metodo_captura',
      kind: 'text',
      label: 'Método de captura',
      required: true,
      condition: is('origen', 'medio_silvestre'),
      maxLength: 150,
    },
    { key: 'marcaje', kind: 'text', label: 'Sistema de marcaje', required: true, maxLength: 150 },
  ],
}

const premises: SectionDef = {
  key: 'instalaciones',
  title: 'Instalaciones y manejo',
  fields: [
    {
      key: 'area_instalaciones',
      kind: 'surface',
      label: 'Área de instalaciones',
      required: true,
      unit: 'm2',
      min: 0.01,
      decimals: 2,
    },
    {
      key: 'infraestructura',
      kind: 'longText',
      label: 'Descripción de instalaciones',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'plan_manejo',
      kind: 'longText',
      label: 'Plan de manejo zootécnico y sanitario',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'produccion_anual',
      kind: 'integer',
      label: 'Producción anual prevista',
      required: true,
      unit: 'individuos',
      min: 0,
    },
    { key: 'profesional', kind: 'text', label: 'Profesional responsable', required: true, maxLength: 150 },
    {
      key: 'matricula_profesional',
      kind: 'text',
      label: 'Matrícula profesional',
      required: true,
      maxLength: 30,
    },
  ],
}

/** Modes that breed their own stock; the open cycle takes eggs or young from the wild every time. */
const BREEDS_ITS_OWN: Logic = oneOf('modalidad', ['ciclo_cerrado', 'mixto'])

const PREMISES_HECTARES: Logic = { '/': [{ var: 'area_instalaciones' }, 10_000] }

const checks: readonly CrossCheck[] = [
  {
    id: 'fase_licencia',
    field: 'fase',
    ok: is('fase', 'experimental'),
    message: 'La fase comercial requiere además licencia ambiental.',
    severity: 'warning',
    source: 'DUR 2.2.2.3.2.3',
  },
  {
    id: 'sin_parentales',
    field: 'hembras',
    when: BREEDS_ITS_OWN,
    ok: { '>': [{ sum: [{ var: 'machos' }, { var: 'hembras' }] }, 0] },
    message: 'Sin machos ni hembras no hay pie parental. Escriba cuántos tendrá.',
    severity: 'error',
  },
  {
    id: 'falta_un_sexo',
    field: 'hembras',
    when: { and: [BREEDS_ITS_OWN, { '>': [{ sum: [{ var: 'machos' }, { var: 'hembras' }] }, 0] }] },
    ok: { and: [{ '>': [{ var: 'machos' }, 0] }, { '>': [{ var: 'hembras' }, 0] }] },
    message: 'Para criar necesita machos y hembras. Revise los dos números.',
    severity: 'warning',
  },
  {
    id: 'instalaciones_mayores_que_predios',
    field: 'area_instalaciones',
    when: { '>': [{ total: [{ var: 'predios' }, 'area_ha'] }, 0] },
    ok: {
      '<=': [{ round: [PREMISES_HECTARES, 4] }, { round: [{ total: [{ var: 'predios' }, 'area_ha'] }, 4] }],
    },
    message:
      'Las instalaciones miden {instalaciones} ha y los predios suman {predios} ha. Revise las dos cifras.',
    figures: {
      instalaciones: PREMISES_HECTARES,
      predios: { total: [{ var: 'predios' }, 'area_ha'] },
    },
    severity: 'error',
  },
]

/** Type 18, breeding of wild animals: form F18, 7 sections and 58 fields. */
export const wildlifeBreedingForm: WrittenForm = {
  id: 'F18',
  sections: [
    shared('solicitante'),
    shared('predio'),
    breeding,
    stock,
    premises,
    shared('costos'),
    shared('declaraciones'),
  ],
  checks,
}
