import type { SectionDef } from '@ventanilla/domain/forms/definition'

/** Management measures for the felling, and the destination of the wood: the same in 7, 8 and 12. */
export const forestManagement: SectionDef = {
  key: 'manejo',
  title: 'Manejo, compensación y movilización',
  fields: [
    {
      key: 'medidas_manejo',
      kind: 'longText',
      label: 'Medidas de mitigación, compensación y restauración',
      required: true,
      maxLength: 3000,
      source: 'DUR 2.2.1.1.7.8 lit. g',
    },
    {
      key: 'individuos_compensar',
      kind: 'integer',
      label: 'Individuos propuestos como compensación',
      required: false,
      min: 0,
    },
    {
      key: 'area_compensar',
      kind: 'surface',
      label: 'Área propuesta de compensación',
      required: false,
      unit: 'ha',
      min: 0,
      decimals: 4,
    },
    {
      key: 'movilizara',
      kind: 'yesNo',
      label: '¿Va a movilizar productos?',
      required: true,
      help: 'Para movilizarlos necesita el salvoconducto único nacional.',
    },
    {
      key: 'destino_productos',
      kind: 'text',
      label: 'Destino de los productos',
      required: false,
      maxLength: 150,
    },
  ],
}
