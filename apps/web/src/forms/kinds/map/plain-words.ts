/**
 * Words as Leaflet takes them, which reads them as markup. Attack: the name of a zone or of its source that is markup, shown to
 * everybody who opens a map.
 */
export function plainWords(words: string): string {
  const element = document.createElement('span')
  element.textContent = words
  return element.innerHTML
}
