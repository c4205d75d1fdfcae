import type { SectionDef } from '@ventanilla/domain/forms/definition'

/** Costs of the project, from which the fee's ceiling is computed: 7 questions; the sum is calculated. */
export const costs: SectionDef = {
  key: 'costos',
  title: 'Costos del proyecto',
  help: 'Con esta información se calcula la tarifa máxima del servicio de evaluación.',
  fields: [
    {
      key: 'costo_estudios_disenos',
      kind: 'money',
      label: 'Estudios y diseños',
      required: true,
      min: 0,
      source: 'Ley 633/2000 art. 96',
    },
    {
      key: 'costo_predios',
      kind: 'money',
      label: 'Adquisición de predios, terrenos y servidumbres',
      required: true,
      min: 0,
    },
    { key: 'costo_obras', kind: 'money', label: 'Obras civiles', required: true, min: 0 },
    { key: 'costo_equipos', kind: 'money', label: 'Maquinaria y equipos', required: true, min: 0 },
    {
      key: 'costo_operacion',
      kind: 'money',
      label: 'Operación y mantenimiento anual',
      required: true,
      help: 'Solo costos de operación; no incluya utilidades.',
      min: 0,
    },
    {
      key: 'valor_proyecto',
      kind: 'money',
      label: 'Valor total del proyecto',
      required: true,
      help: 'Base para ubicar el rango en SMMLV de la Resolución 1280 de 2010.',
      min: 0,
      calculated: {
        sum: [
          { var: 'costo_estudios_disenos' },
          { var: 'costo_predios' },
          { var: 'costo_obras' },
          { var: 'costo_equipos' },
          { var: 'costo_operacion' },
        ],
      },
      readOnly: true,
      source: 'Base de la tarifa de evaluación',
    },
    {
      key: 'anio_costos',
      kind: 'integer',
      label: 'Año de los costos',
      required: true,
      year: true,
      min: 2018,
      max: 2027,
      source: 'Especificación del portal',
    },
  ],
}
