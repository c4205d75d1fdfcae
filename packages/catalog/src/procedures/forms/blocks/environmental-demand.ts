import type { SectionDef } from '@ventanilla/domain/forms/definition'
import { includes } from '../conditions.ts'

/**
 * Natural resources that a licensed project uses: the same in 1 and 9. The form must ask `municipio_principal`
 * before it.
 */
export const environmentalDemand: SectionDef = {
  key: 'demanda',
  title: 'Demanda, uso y aprovechamiento de recursos',
  fields: [
    {
      key: 'permisos_incluidos',
      kind: 'multi',
      label: 'Permisos que se incluyen en la licencia',
      required: false,
      options: [
        { value: 'captacion_superficial', label: 'Concesión de aguas superficiales' },
        { value: 'captacion_subterranea', label: 'Aguas subterráneas' },
        { value: 'vertimiento', label: 'Vertimientos' },
        { value: 'cauce', label: 'Ocupación de cauce' },
        { value: 'forestal', label: 'Aprovechamiento forestal' },
        { value: 'emisiones', label: 'Emisiones atmosféricas' },
        { value: 'recoleccion', label: 'Recolección de especímenes' },
        { value: 'materiales', label: 'Aprovechamiento de materiales' },
      ],
      source: 'Ley 99/1993 art. 59',
    },
    {
      key: 'captaciones',
      kind: 'table',
      label: 'Captaciones',
      required: false,
      condition: includes('permisos_incluidos', 'captacion_superficial'),
      columns: [
        { key: 'fuente', kind: 'text', label: 'Fuente', required: true },
        {
          key: 'coordenada',
          kind: 'point',
          municipalityFrom: 'municipio_principal',
          label: 'Coordenada',
          required: true,
        },
        { key: 'caudal', kind: 'flow', label: 'Caudal', required: true, unit: 'l/s' },
        { key: 'uso', kind: 'text', label: 'Uso', required: true },
      ],
    },
    {
      key: 'vertimientos',
      kind: 'table',
      label: 'Vertimientos',
      required: false,
      condition: includes('permisos_incluidos', 'vertimiento'),
      columns: [
        {
          key: 'tipo',
          kind: 'choice',
          label: 'Tipo',
          required: true,
          options: [
            { value: 'ard', label: 'Aguas residuales domésticas' },
            { value: 'arnd', label: 'Aguas residuales no domésticas' },
          ],
        },
        { key: 'receptor', kind: 'text', label: 'Receptor', required: true },
        {
          key: 'coordenada',
          kind: 'point',
          municipalityFrom: 'municipio_principal',
          label: 'Coordenada',
          required: true,
        },
        { key: 'caudal', kind: 'flow', label: 'Caudal', required: true, unit: 'l/s' },
      ],
    },
    {
      key: 'volumen_forestal',
      kind: 'decimal',
      label: 'Volumen forestal',
      required: false,
      condition: includes('permisos_incluidos', 'forestal'),
      unit: 'm3',
      min: 0,
      decimals: 2,
    },
    {
      key: 'fuentes_emision',
      kind: 'table',
      label: 'Fuentes de emisión',
      required: false,
      condition: includes('permisos_incluidos', 'emisiones'),
      columns: [
        { key: 'fuente', kind: 'text', label: 'Fuente', required: true },
        { key: 'contaminantes', kind: 'text', label: 'Contaminantes', required: true },
        {
          key: 'horas',
          kind: 'decimal',
          label: 'Horas por día',
          required: true,
          unit: 'h/día',
          min: 0,
          max: 24,
        },
      ],
    },
    {
      key: 'volumen_materiales',
      kind: 'decimal',
      label: 'Materiales de construcción',
      required: false,
      condition: includes('permisos_incluidos', 'materiales'),
      unit: 'm3',
      min: 0,
      decimals: 2,
    },
  ],
}
