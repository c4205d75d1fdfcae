import type { Category, Subcategory } from '@ventanilla/domain/procedures/common-lists'

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
