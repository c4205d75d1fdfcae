import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { SERIES } from '@ventanilla/catalog/series'
import { OFFICES } from '@ventanilla/catalog/territory/offices'
import { caseStatuses, families, workflow } from '@ventanilla/catalog/workflows/loaded'
import type { Meanings } from '@ventanilla/contract/closed'
import type { CatalogueLists } from './http/documents/openapi.ts'

const named = <Row>(rows: Iterable<Row>, code: (row: Row) => string, words: (row: Row) => string): Meanings =>
  Object.fromEntries([...rows].map((row) => [code(row), words(row)]))

/** The catalogue's code lists, by the names that contracts use for them. */
export const CATALOGUE_LISTS: CatalogueLists = {
  EstadoDelCaso: { says: 'En qué estado está un caso', values: caseStatuses },
  Territorial: {
    says: 'Oficina de la autoridad',
    values: named(
      OFFICES,
      ({ code }) => code,
      ({ name }) => name,
    ),
  },
  Rol: {
    says: 'Rol de una persona en el portal',
    values: named(
      ROLES,
      ({ code }) => code,
      ({ name }) => name,
    ),
  },
  Plantilla: {
    says: 'Plantilla de un acto o documento',
    values: named(
      actTemplates.values(),
      ({ id }) => id,
      ({ name }) => name,
    ),
  },
  Serie: {
    says: 'Serie con que se numera un acto',
    values: named(
      SERIES,
      ({ code }) => code,
      ({ name }) => name,
    ),
  },
  Flujo: {
    says: 'Flujo de trabajo',
    values: named(
      families,
      ({ id }) => id,
      ({ name }) => name,
    ),
  },
  Paso: {
    says: 'Paso de un flujo de trabajo',
    values: named(
      workflow.steps.values(),
      ({ id }) => id,
      ({ title }) => title,
    ),
  },
}
