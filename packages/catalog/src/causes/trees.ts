/** Tree species that forms and acts offer. */
export interface TreeSpecies {
  readonly id: number
  readonly name: string
  readonly scientificName: string
  readonly family: string
  /** felling can be banned: the forester checks before the grant */
  readonly checkBan: boolean
}

export const TREE_SPECIES: readonly TreeSpecies[] = [
  {
    id: 1,
    name: 'Guayacán amarillo',
    scientificName: 'Handroanthus chrysanthus',
    family: 'Bignoniaceae',
    checkBan: false,
  },
  {
    id: 2,
    name: 'Ocobo',
    scientificName: 'Tabebuia rosea',
    family: 'Bignoniaceae',
    checkBan: false,
  },
  {
    id: 3,
    name: 'Samán',
    scientificName: 'Samanea saman',
    family: 'Fabaceae',
    checkBan: false,
  },
  {
    id: 4,
    name: 'Iguá',
    scientificName: 'Pseudosamanea guachapele',
    family: 'Fabaceae',
    checkBan: false,
  },
  {
    id: 5,
    name: 'Caracolí',
    scientificName: 'Anacardium excelsum',
    family: 'Anacardiaceae',
    checkBan: true,
  },
  {
    id: 6,
    name: 'Diomate',
    scientificName: 'Astronium graveolens',
    family: 'Anacardiaceae',
    checkBan: false,
  },
  {
    id: 7,
    name: 'Ceiba',
    scientificName: 'Ceiba pentandra',
    family: 'Malvaceae',
    checkBan: false,
  },
  {
    id: 8,
    name: 'Balso',
    scientificName: 'Ochroma pyramidale',
    family: 'Malvaceae',
    checkBan: false,
  },
  {
    id: 9,
    name: 'Nogal cafetero',
    scientificName: 'Cordia alliodora',
    family: 'Boraginaceae',
    checkBan: false,
  },
  {
    id: 10,
    name: 'Cedro rosado',
    scientificName: 'Cedrela odorata',
    family: 'Meliaceae',
    checkBan: true,
  },
  {
    id: 11,
    name: 'Cedro de altura',
    scientificName: 'Cedrela montana',
    family: 'Meliaceae',
    checkBan: true,
  },
  {
    id: 12,
    name: 'Gualanday',
    scientificName: 'Jacaranda caucana',
    family: 'Bignoniaceae',
    checkBan: false,
  },
  {
    id: 13,
    name: 'Matarratón',
    scientificName: 'Gliricidia sepium',
    family: 'Fabaceae',
    checkBan: false,
  },
  {
    id: 14,
    name: 'Guácimo',
    scientificName: 'Guazuma ulmifolia',
    family: 'Malvaceae',
    checkBan: false,
  },
  {
    id: 15,
    name: 'Payandé',
    scientificName: 'Pithecellobium dulce',
    family: 'Fabaceae',
    checkBan: false,
  },
  {
    id: 16,
    name: 'Cámbulo',
    scientificName: 'Erythrina poeppigiana',
    family: 'Fabaceae',
    checkBan: false,
  },
  {
    id: 17,
    name: 'Guadua',
    scientificName: 'Guadua angustifolia',
    family: 'Poaceae',
    checkBan: false,
  },
  {
    id: 18,
    name: 'Palma de cera',
    scientificName: 'Ceroxylon quindiuense',
    family: 'Arecaceae',
    checkBan: true,
  },
  {
    id: 19,
    name: 'Pino romerón',
    scientificName: 'Retrophyllum rospigliosii',
    family: 'Podocarpaceae',
    checkBan: true,
  },
  {
    id: 20,
    name: 'Roble',
    scientificName: 'Quercus humboldtii',
    family: 'Fagaceae',
    checkBan: true,
  },
  {
    id: 21,
    name: 'Aliso',
    scientificName: 'Alnus acuminata',
    family: 'Betulaceae',
    checkBan: false,
  },
  {
    id: 22,
    name: 'Eucalipto',
    scientificName: 'Eucalyptus globulus',
    family: 'Myrtaceae',
    checkBan: false,
  },
  {
    id: 23,
    name: 'Mango',
    scientificName: 'Mangifera indica',
    family: 'Anacardiaceae',
    checkBan: false,
  },
  {
    id: 24,
    name: 'Ficus',
    scientificName: 'Ficus benjamina',
    family: 'Moraceae',
    checkBan: false,
  },
]
