import type { FieldOption } from '../forms/definition.ts'
import { longDate } from '../terms/dates.ts'
import type { Species } from './contents/species.ts'

/** Parts of an offered species that a field of a form can take, by the names that forms use (`optionPart`). */
export const SPECIES_PARTS = { common: 'comun', scientific: 'cientifico', family: 'familia' } as const

/** 'Cedro rosado (Cedrela odorata)'. */
export const bothNames = ({ name, scientificName }: Pick<Species, 'name' | 'scientificName'>): string =>
  `${name} (${scientificName})`

/** A species as forms offer it: by both names, with its ban and its smallest trunk. */
export function speciesOption(key: string, species: Species): FieldOption {
  const note = noteOf(species)
  return {
    value: key,
    label: bothNames(species),
    parts: {
      [SPECIES_PARTS.common]: species.name,
      [SPECIES_PARTS.scientific]: species.scientificName,
      [SPECIES_PARTS.family]: species.family,
    },
    ...(note !== null && { note }),
  }
}

/**
 * What a user who names the species must know; null: nothing. It says the dates of the ban and not whether it is in
 * force: a form is read on other days than it was filled in on.
 */
function noteOf(species: Species): string | null {
  const { banNorm = '', checkBan, minimumDiameter = null } = species
  const said = [
    ...(banNorm !== ''
      ? [`Veda: ${banNorm}${periodOf(species)}.`]
      : checkBan
        ? ['Puede estar en veda: se revisa antes de decidir.']
        : []),
    ...(minimumDiameter === null ? [] : [`Diámetro mínimo de corta: ${minimumDiameter} cm.`]),
  ]
  return said.length === 0 ? null : `${bothNames(species)}. ${said.join(' ')}`
}

/** ', desde el 1 de enero de 2020 hasta el 31 de diciembre de 2027'; '' without dates. */
function periodOf({ banFrom = null, banUntil = null }: Species): string {
  const parts = [
    ...(banFrom === null ? [] : [`desde el ${longDate(banFrom)}`]),
    ...(banUntil === null ? [] : [`hasta el ${longDate(banUntil)}`]),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(' ')}`
}
