const HOLDERS =
  /^(Director|Subdirector|Coordinador|Supervisor|Jefe|Notificador|Liquidador|Abogado|Profesional)\b/

/**
 * Inflects a position for its holder: "Subdirector jurídico" becomes "Subdirectora jurídica" for a woman
 * (`gender` 2, as in the registration). Names of offices ("Secretaría jurídica") stay.
 */
export function positionFor(name: string, gender: number | null | undefined): string {
  if (gender !== 2 || !HOLDERS.test(name)) return name
  // words after "de" name the matter, not the person
  const [person = '', ...matter] = name.split(/(?= de )/)
  return [
    person
      .replace(/\bJefe\b/, 'Jefa')
      .replace(/or\b/g, 'ora')
      .replace(/o\b/g, 'a'),
    ...matter,
  ].join('')
}

/** Matches feminine positions and offices: «Subdirectora», «Secretaría», «Dirección». */
const FEMININE = /^\p{L}+(?:a|ión)$/u
export const isFeminine = (word: string): boolean => FEMININE.test(word)

/** "EL SUBDIRECTOR JURÍDICO", "LA SECRETARÍA JURÍDICA": the position in the authority line. */
export function withArticle(position: string): string {
  const [first = ''] = position.split(' ')
  return `${isFeminine(first) ? 'La' : 'El'} ${position}`.toLocaleUpperCase('es-CO')
}
