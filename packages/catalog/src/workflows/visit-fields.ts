import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { both, given, withTrait } from './step-parts.ts'

const GAUGED = withTrait('uso_del_agua')
const WOODED = withTrait('arbolado')

/** Findings in the field, for every type; measurements of certain types have a condition. */
export const visitFields: readonly FieldDef[] = [
  { key: 'visita.asistentes', kind: 'attendees', label: 'Personas que asistieron', required: true },
  { key: 'visita.coordenada', kind: 'point', label: 'Coordenada del punto visitado', required: true },
  {
    key: 'caudal.aforado',
    kind: 'flow',
    label: 'Caudal aforado',
    required: true,
    unit: 'l/s',
    min: 0.001,
    decimals: 3,
    condition: GAUGED,
  },
  {
    key: 'visita.metodo_aforo',
    kind: 'choice',
    label: 'Método de aforo',
    required: true,
    options: [
      { value: 'volumetrico', label: 'Volumétrico' },
      { value: 'molinete', label: 'Molinete' },
      { value: 'flotador', label: 'Flotador' },
      { value: 'vertedero', label: 'Vertedero' },
    ],
    condition: GAUGED,
  },
  {
    key: 'visita.inventario',
    kind: 'table',
    label: 'Verificación del inventario',
    required: true,
    minRows: 1,
    maxRows: 200,
    help: 'Una muestra de los individuos, con lo que se midió.',
    columns: [
      { key: 'especie', kind: 'text', label: 'Especie', required: true, maxLength: 80 },
      { key: 'dap', kind: 'decimal', label: 'DAP', required: true, unit: 'cm', min: 0, decimals: 1 },
      { key: 'altura', kind: 'decimal', label: 'Altura', required: true, unit: 'm', min: 0, decimals: 1 },
      { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm³', min: 0, decimals: 3 },
    ],
    condition: WOODED,
  },
  {
    key: 'visita.mediciones',
    kind: 'table',
    label: 'Mediciones',
    required: false,
    maxRows: 30,
    columns: [
      { key: 'sitio', kind: 'text', label: 'Sitio', required: true, maxLength: 120 },
      { key: 'metodo', kind: 'text', label: 'Método o equipo', required: true, maxLength: 120 },
      { key: 'resultado', kind: 'text', label: 'Resultado', required: true, maxLength: 120 },
    ],
    condition: withTrait('mediciones'),
  },
  {
    key: 'visita.observaciones',
    kind: 'longText',
    label: 'Lo observado',
    required: true,
    maxLength: 4000,
  },
  { key: 'visita.fotografias', kind: 'photos', label: 'Fotografías con posición', required: false },
]

/** Opposition of third parties, recorded in the acta de visita. */
export const oppositionFields: readonly FieldDef[] = [
  { key: 'visita.hay_oposicion', kind: 'yesNo', label: '¿Se presentó oposición?', required: true },
  {
    key: 'oposiciones',
    kind: 'longText',
    label: 'Oposiciones y manifestaciones',
    required: true,
    maxLength: 4000,
    condition: given('visita.hay_oposicion', true),
  },
]

/** The visit's fields, for procedures in which an official decides whether to visit. */
export const fieldsOfVisitMade: readonly FieldDef[] = visitFields.map((field) => ({
  ...field,
  condition:
    field.condition === undefined
      ? given('visita.practica', true)
      : both(field.condition, given('visita.practica', true)),
}))
