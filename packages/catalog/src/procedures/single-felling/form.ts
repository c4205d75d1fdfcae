import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import {
  areaWithinPlots,
  banChecks,
  drawnAsWritten,
  FOREST_PRODUCTS,
  inventory,
  inventoryChecks,
  totalTrees,
  totalVolume,
} from '../forms/blocks/forest-inventory.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const felling: SectionDef = {
  key: 'aprovechamiento',
  title: 'Aprovechamiento único',
  fields: [
    {
      key: 'terreno',
      kind: 'choice',
      label: 'Tipo de terreno',
      required: true,
      options: [
        { value: 'privado', label: 'Propiedad privada' },
        { value: 'publico', label: 'Dominio público' },
      ],
      source: 'DUR 2.2.1.1.5.3 a 2.2.1.1.5.7',
    },
    {
      key: 'tipo_cobertura',
      kind: 'choice',
      label: 'Cobertura',
      required: true,
      options: [
        { value: 'bosque', label: 'Bosque natural' },
        { value: 'rastrojo', label: 'Vegetación secundaria' },
        { value: 'guadual', label: 'Guadual' },
        { value: 'plantado', label: 'Plantación protectora' },
      ],
    },
    {
      key: 'area_aprovechar',
      kind: 'surface',
      label: 'Área a aprovechar',
      required: true,
      unit: 'ha',
      min: 0.0001,
      decimals: 4,
    },
    {
      key: 'motivo',
      kind: 'longText',
      label: 'Razón del cambio de uso del suelo o de la utilidad pública',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'utilidad_publica',
      kind: 'yesNo',
      label: '¿Proyecto de utilidad pública o interés social?',
      required: true,
    },
    {
      key: 'productos',
      kind: 'multi',
      label: 'Productos a obtener',
      required: true,
      options: FOREST_PRODUCTS,
    },
    {
      key: 'metodo',
      kind: 'choice',
      label: 'Método del inventario',
      required: true,
      options: [
        { value: 'censo', label: 'Inventario al 100 %' },
        { value: 'muestreo', label: 'Muestreo estadístico' },
      ],
    },
    {
      key: 'error_muestreo',
      kind: 'decimal',
      label: 'Error de muestreo',
      required: true,
      condition: is('metodo', 'muestreo'),
      help: 'Máximo 15 % con una probabilidad del 95 %.',
      unit: '%',
      min: 0,
      max: 15,
      decimals: 2,
    },
    {
      key: 'intensidad_muestreo',
      kind: 'decimal',
      label: 'Intensidad de muestreo',
      required: true,
      condition: is('metodo', 'muestreo'),
      help: 'Parte del área que se midió.',
      unit: '%',
      min: 0.01,
      max: 100,
      decimals: 2,
    },
    {
      key: 'meses_solicitados',
      kind: 'integer',
      label: 'Tiempo solicitado',
      required: true,
      unit: 'meses',
      min: 1,
      max: 60,
    },
  ],
}

const trees: SectionDef = {
  key: 'inventario_sec',
  title: 'Inventario forestal',
  fields: [
    inventory,
    totalTrees,
    totalVolume,
    {
      key: 'poligono',
      kind: 'polygon',
      municipalityFrom: 'predios.municipio',
      label: 'Área del aprovechamiento',
      required: true,
      help: 'Dibuje el borde en el mapa, escriba las esquinas o traiga el archivo de su GPS (KML, GPX o GeoJSON).',
    },
  ],
}

const restrictions: SectionDef = {
  key: 'restricciones',
  title: 'Reservas y vedas',
  fields: [
    {
      key: 'reserva_forestal',
      kind: 'yesNo',
      label: '¿Está en reserva forestal (Ley 2ª de 1959 u otra)?',
      required: true,
    },
    {
      key: 'acto_sustraccion',
      kind: 'text',
      label: 'Acto de sustracción',
      required: true,
      condition: is('reserva_forestal', true),
      help: 'Número y fecha de la resolución que sustrajo el área de la reserva.',
      maxLength: 60,
    },
    {
      key: 'especies_veda',
      kind: 'yesNo',
      label: '¿Hay especies en veda?',
      required: true,
    },
    {
      key: 'medidas_veda',
      kind: 'text',
      label: 'Trámite o medidas para especies en veda',
      required: true,
      condition: is('especies_veda', true),
      maxLength: 300,
    },
  ],
}

const checks: readonly CrossCheck[] = [
  areaWithinPlots('area_aprovechar'),
  drawnAsWritten('poligono', 'area_aprovechar'),
  ...banChecks,
]

/** Type 7, single felling: form F07, 8 sections and 63 fields. */
export const singleFellingForm: WrittenForm = {
  id: 'F07',
  sections: [
    shared('solicitante'),
    shared('predio'),
    felling,
    trees,
    restrictions,
    shared('manejo'),
    shared('costos'),
    shared('declaraciones'),
  ],
  checks: [...inventoryChecks, ...checks],
}
