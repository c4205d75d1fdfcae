/** Texts of the authority as people write them: «## » begins a heading, «- » an element, any other line a paragraph. */

export interface TextSection {
  /** null: it goes on under the heading before */
  readonly heading: string | null
  readonly paragraphs: readonly string[]
  /** elements of the list after the paragraphs */
  readonly items: readonly string[]
}

interface OpenSection {
  readonly heading: string | null
  readonly paragraphs: string[]
  readonly items: string[]
}

/** Sections of a text in their order; a paragraph after a list begins one. */
export function sectionsOf(text: string): readonly TextSection[] {
  const sections: OpenSection[] = []
  const begin = (heading: string | null): OpenSection => {
    const section: OpenSection = { heading, paragraphs: [], items: [] }
    sections.push(section)
    return section
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = sections.at(-1)
    if (line === '') continue
    if (line.startsWith('## ')) begin(line.slice(3).trim())
    else if (line.startsWith('- ')) (last ?? begin(null)).items.push(line.slice(2).trim())
    else (last === undefined || last.items.length > 0 ? begin(null) : last).paragraphs.push(line)
  }
  return sections
}
