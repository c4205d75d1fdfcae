const HOLDERS =
  /^(Director|Subdirector|Coordinador|Supervisor|Jefe|Notificador|Liquidador|Abogado|Profesional)\b/

/**
 * The name of a position as an act writes it under its holder's name: "Subdirector jurídico" is "Subdirectora jurídica"
 * where a woman holds it (`gender` 2, as in the registration). Names of offices ("Secretaría jurídica") stay.
 */
export function positionFor(name: string, gender: number | null | undefined): string {
  if (gender !== 2 || !HOLDERS.test(name)) return name
  // what follows "de" names the matter, not the person
  const [person = '', ...matter] = name.split(/(?= de )/)
  return [
    person
      .replace(/\bJefe\b/, 'Jefa')
      .replace(/or\b/g, 'ora')
      .replace(/o\b/g, 'a'),
    ...matter,
  ].join('')
}

/** A position or office that is feminine: «Subdirectora», «Secretaría», «Dirección». */
const FEMININE = /^\p{L}+(?:a|ión)$/u
export const isFeminine = (word: string): boolean => FEMININE.test(word)

/** "EL SUBDIRECTOR JURÍDICO", "LA SECRETARÍA JURÍDICA": how the line of the authority names who decides. */
export function withArticle(position: string): string {
  const [first = ''] = position.split(' ')
  return `${isFeminine(first) ? 'La' : 'El'} ${position}`.toLocaleUpperCase('es-CO')
}
