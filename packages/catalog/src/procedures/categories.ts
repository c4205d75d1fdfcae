/** Category of procedures; only categories with status 1 can be chosen. */
export interface Category {
  readonly id: number
  /** [tc_nombre] */
  readonly name: string
  /** [tc_imagen] */
  readonly image: string
  /** [tc_estado] 1 = active */
  readonly status: 0 | 1
}

export interface Subcategory {
  readonly id: number
  readonly categoryId: number
  /** [tcs_nombre] */
  readonly name: string
  /** [tcs_imagen] */
  readonly image: string
}

export const CATEGORIES: readonly Category[] = [
  {
    id: 1,
    name: 'Trámites ambientales',
    image: 'img/cat-ambiental.png',
    status: 1,
  },
  {
    id: 2,
    name: 'Peticiones, quejas, reclamos y denuncias',
    image: 'img/cat-pqrsd.png',
    status: 0,
  },
  {
    id: 3,
    name: 'Pagos y facturación',
    image: 'img/cat-pagos.png',
    status: 0,
  },
  {
    id: 4,
    name: 'Consulta de expedientes',
    image: 'img/cat-expedientes.png',
    status: 0,
  },
]

/** Subcategories of category 1. The selector adds 0 = Todos, which has no row. */
export const SUBCATEGORIES: readonly Subcategory[] = [
  {
    id: 1,
    categoryId: 1,
    name: 'Recurso hídrico',
    image: 'img/sub-recurso-hidrico.png',
  },
  {
    id: 2,
    categoryId: 1,
    name: 'Recurso forestal y flora',
    image: 'img/sub-flora.png',
  },
  {
    id: 3,
    categoryId: 1,
    name: 'Fauna y biodiversidad',
    image: 'img/sub-fauna.png',
  },
  {
    id: 4,
    categoryId: 1,
    name: 'Aire',
    image: 'img/sub-aire.png',
  },
  {
    id: 5,
    categoryId: 1,
    name: 'Residuos y sustancias peligrosas',
    image: 'img/sub-residuos.png',
  },
  {
    id: 6,
    categoryId: 1,
    name: 'Licencias ambientales',
    image: 'img/sub-licencias.png',
  },
  {
    id: 7,
    categoryId: 1,
    name: 'Registros, informes y trámites posteriores',
    image: 'img/sub-registros.png',
  },
]

/** A subcategory with its category, as a procedure shows them. Unknown id: RangeError. */
export function categoryOf(subcategoryId: number): {
  readonly subcategory: Omit<Subcategory, 'categoryId'>
  readonly category: Pick<Category, 'id' | 'name'>
} {
  const found = SUBCATEGORIES.find(({ id }) => id === subcategoryId)
  const category = CATEGORIES.find(({ id }) => id === found?.categoryId)
  if (found === undefined || category === undefined) throw new RangeError(`subcategoría ${subcategoryId}`)
  return {
    subcategory: { id: found.id, name: found.name, image: found.image },
    category: { id: category.id, name: category.name },
  }
}
