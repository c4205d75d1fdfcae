/** Hydrographic subzones of the jurisdiction (IDEAM codes, for the authority to confirm). */
export interface Subzone {
  readonly code: string
  readonly name: string
}

export const SUBZONES: readonly Subzone[] = [
  {
    code: '2113',
    name: 'Río Aipe y otros directos al Magdalena',
  },
  {
    code: '2114',
    name: 'Río Cabrera',
  },
  {
    code: '2115',
    name: 'Directos al Magdalena entre ríos Cabrera y Sumapaz (margen izquierda)',
  },
  {
    code: '2116',
    name: 'Río Prado',
  },
  {
    code: '2118',
    name: 'Río Luisa y otros directos al Magdalena',
  },
  {
    code: '2119',
    name: 'Río Sumapaz',
  },
  {
    code: '2121',
    name: 'Río Coello',
  },
  {
    code: '2122',
    name: 'Río Opía',
  },
  {
    code: '2124',
    name: 'Río Totaré',
  },
  {
    code: '2125',
    name: 'Río Lagunilla y otros directos al Magdalena',
  },
  {
    code: '2201',
    name: 'Alto Saldaña',
  },
  {
    code: '2202',
    name: 'Río Atá',
  },
  {
    code: '2203',
    name: 'Medio Saldaña',
  },
  {
    code: '2204',
    name: 'Río Amoyá',
  },
  {
    code: '2205',
    name: 'Río Tetuán',
  },
  {
    code: '2206',
    name: 'Río Cucuana',
  },
  {
    code: '2208',
    name: 'Bajo Saldaña',
  },
  {
    code: '2301',
    name: 'Río Gualí',
  },
  {
    code: '2302',
    name: 'Río Guarinó',
  },
]
