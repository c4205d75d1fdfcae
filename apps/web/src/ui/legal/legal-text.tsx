import type { LegalSection } from './legal-texts.ts'

/** One legal text, with its placeholders replaced. */
export function LegalText({
  sections,
  words,
}: {
  readonly sections: readonly LegalSection[]
  readonly words: Readonly<Record<string, string>>
}) {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
  return (
    <div className="v-stack">
      {sections.map((section) => (
        <section key={section.title} className="v-stack" data-gap="2">
          <h3>{section.title}</h3>
          {section.paragraphs.map((text) => (
            <p key={text}>{fill(text)}</p>
          ))}
          {section.bullets.length > 0 && (
            <ul data-bullets data-indent>
              {section.bullets.map((text) => (
                <li key={text}>{fill(text)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
