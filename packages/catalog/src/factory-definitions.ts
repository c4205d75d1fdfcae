import type { ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { CATEGORIES, SUBCATEGORIES } from './procedures/categories.ts'
import { DOCUMENT_KINDS } from './procedures/documents.ts'
import { WRITTEN } from './written.ts'

/** The definitions that the product ships, as items: each under its key, without it. */
export const definitions = (): Pick<
  ItemsByKind,
  'tramite' | 'familia' | 'acto' | 'pasaje' | 'seccion' | 'documento' | 'categoria' | 'subcategoria'
> => ({
  tramite: WRITTEN.procedures.map(({ ttId, ...definition }, order) => ({
    key: String(ttId),
    content: { order, definition },
  })),
  familia: WRITTEN.families.map(({ id, ...definition }, order) => ({
    key: id,
    content: { order, definition },
  })),
  acto: WRITTEN.acts.map(({ id, ...definition }, order) => ({ key: id, content: { order, definition } })),
  pasaje: [...WRITTEN.passages.values()].map(({ key, ...definition }, order) => ({
    key,
    content: { order, definition },
  })),
  seccion: [...WRITTEN.sections.values()].map(({ key, ...definition }, order) => ({
    key,
    content: { order, definition },
  })),
  documento: DOCUMENT_KINDS.map(({ id, title, description, reserved = null }) => ({
    key: String(id),
    content: { title, description, reserved },
  })),
  categoria: CATEGORIES.map(({ id, name, image, status }, order) => ({
    key: String(id),
    content: { order, name, active: status === 1, image },
  })),
  subcategoria: SUBCATEGORIES.map(({ id, categoryId, name, image }, order) => ({
    key: String(id),
    content: { order, name, active: true, image, category: String(categoryId) },
  })),
})
