import type { Between } from '../kind.ts'
import { error } from './contradictions.ts'

/** What the program shows or sends by its key must stay: without it there would be nothing to read. */
export const stays = <Content>(titleOf: (content: Content, key: string) => string): Between<Content> => ({
  name: 'falta',
  find: ({ items, before }) =>
    [...before].flatMap(([key, content]) =>
      items.has(key)
        ? []
        : [error(key, `El portal usa «${titleOf(content, key)}»: se puede cambiar, no retirar.`, [key])],
    ),
})
