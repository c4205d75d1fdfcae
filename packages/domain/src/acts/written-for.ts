import type { ActTemplate } from './template.ts'

type Stating = Pick<ActTemplate, 'name' | 'writtenFor'>

/**
 * Refuses an act that would state no law for a type.
 * @throws Error: the catalogue leads its cases to an act that grants, and its folder has no law
 */
export function demandLaw({ name, writtenFor }: Stating, ttId: number): void {
  if (writtenFor !== undefined && !writtenFor.includes(ttId))
    throw new Error(`«${name}» no tiene ley para el tipo ${ttId}: su carpeta no la declara.`)
}
