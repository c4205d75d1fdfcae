/** Where each hydrographic subzone lies, roughly: the basin nearest to it takes its name. */
export const SUBZONE_NEAR: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  2113: [-75.25, 3.35],
  2114: [-74.85, 3.45],
  2115: [-75.05, 3.6],
  2116: [-74.7, 3.8],
  2118: [-75.1, 4.15],
  2119: [-74.6, 4.15],
  2121: [-75.4, 4.4],
  2122: [-74.95, 4.45],
  2124: [-75.1, 4.7],
  2125: [-75.05, 4.93],
  2201: [-75.9, 3.3],
  2202: [-75.8, 3.1],
  2203: [-75.5, 3.5],
  2204: [-75.75, 3.75],
  2205: [-75.45, 3.85],
  2206: [-75.5, 4.05],
  2208: [-75.15, 3.8],
  2301: [-75.05, 5.12],
  2302: [-75.1, 5.25],
}

/** Invented protected ground: label of `makeZones`, class, and names. */
export const ZONE_NAMES: readonly { readonly name: string; readonly kind: string; readonly short: string }[] =
  [
    { name: 'Páramo Alto de las Nubes (ficticio)', kind: 'paramo', short: 'Páramo Alto de las Nubes' },
    {
      name: 'Reserva Forestal Protectora Cuchilla del Oriente (ficticia)',
      kind: 'reserva',
      short: 'Reserva Cuchilla del Oriente',
    },
    {
      name: 'Distrito de Manejo Integrado Cañón Hondo (ficticio)',
      kind: 'distrito',
      short: 'DMI Cañón Hondo',
    },
  ]

export const MAIN_RIVER = 'Río Grande'

export const RIVERS: readonly string[] = [
  ...['Blanco', 'Frío', 'Claro', 'Negro', 'Chico', 'Hondo', 'Verde', 'Pedregoso', 'Manso', 'Colorado'],
  ...['Cristalino', 'Sereno'],
].map((name) => `Río ${name}`)

const BROOKS: readonly string[] = [
  ...['La Danta', 'El Guadual', 'Agua Clara', 'Los Micos', 'La Colorada', 'San Isidro', 'El Salado'],
  ...[
    'Las Perlas',
    'La Honda',
    'El Cedro',
    'Santa Rita',
    'La Guaca',
    'El Roble',
    'Chorro Blanco',
    'La Nutria',
  ],
  ...['El Carbón', 'Los Laureles', 'La Cascada', 'El Tigre', 'Palmichal', 'La Yuca', 'El Oso', 'Monteloro'],
  ...['La Tigrera', 'El Encenillo', 'Arrayanes'],
]

export const STREAMS: readonly string[] = BROOKS.flatMap((brook) =>
  ['', ' Grande', ' Chica', ' del Medio', ' Arriba', ' Abajo'].map((which) => `Quebrada ${brook}${which}`),
)

/** What takes water, before the name of its stream. */
export const CAPTURE_KINDS: readonly string[] = [
  ...['Acueducto veredal', 'Distrito de riego', 'Finca', 'Trapiche', 'Piscícola', 'Beneficiadero', 'Vivero'],
]
