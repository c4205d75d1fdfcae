import { canonical } from '../canonical.ts'
import { folded } from '../../kernel/search-text.ts'
import type { Between } from '../kind.ts'
import { type Listed, error, quoted, shared } from './contradictions.ts'

/** Two items that are offered under one name: nobody could choose between them. */
export const NAMES_APART: Between<{ readonly name: string; readonly active?: boolean }> = {
  name: 'nombre',
  find: ({ items }) =>
    shared(items, ({ name, active = true }) => (active ? folded(name) : null)).map(([what, keys]) =>
      error(
        what,
        `${quoted(items.get(keys[0] ?? '')?.name ?? what)} está ${keys.length} veces entre lo que se ofrece.`,
        keys,
      ),
    ),
}

/** Two procedures under one name: applicants could not choose between them. */
export const PROCEDURES_APART: Between<{ readonly definition: { readonly name: string } }> = {
  name: 'nombre',
  find: ({ items }) =>
    shared(items, ({ definition }) => folded(definition.name)).map(([what, keys]) =>
      error(
        what,
        `${quoted(items.get(keys[0] ?? '')?.definition.name ?? what)} es el nombre de ${keys.length} trámites.`,
        keys,
      ),
    ),
}

/** One form that says two things: each procedure with it would ask what the last one says. */
export const FORMS_ALIKE: Between<{
  readonly definition: { readonly form: { readonly questions: { readonly id: string } } }
}> = {
  name: 'formulario',
  find: ({ items }) =>
    shared(items, ({ definition }) => definition.form.questions.id).flatMap(([id, keys]) => {
      const forms = new Set(keys.map((key) => canonical(items.get(key)?.definition.form.questions ?? null)))
      return forms.size < 2
        ? []
        : [
            error(
              id,
              `El formulario ${quoted(id)} es de ${keys.length} trámites y no dice lo mismo en todos.`,
              keys,
            ),
          ]
    }),
}

/** Two species under one scientific name. */
export const SPECIES_APART: Between<Listed & { readonly scientificName: string }> = {
  name: 'especie',
  find: ({ items }) =>
    shared(items, ({ scientificName, active }) => (active ? folded(scientificName) : null)).map(
      ([what, keys]) =>
        error(
          what,
          `La especie ${quoted(items.get(keys[0] ?? '')?.scientificName ?? what)} está ${keys.length} veces.`,
          keys,
        ),
    ),
}
