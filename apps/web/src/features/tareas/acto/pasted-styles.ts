const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi
/** A quoted value, which is passed over, or the name of a style. */
const QUOTED_OR_STYLE = /"[^"]*"|'[^']*'|(?<=[\s"'])style(?=\s*=)/gi
const SHEET = /<style\b[\s\S]*?<\/style>/gi

/**
 * Pasted HTML whose `style` attributes are called `data-style`, without style sheets: parsed as it came, each of
 * them would be a violation of the policy of the pages.
 */
export const withStylesAside = (html: string): string =>
  html
    .replace(SHEET, '')
    .replace(TAG, (tag) =>
      tag.replace(QUOTED_OR_STYLE, (found) => (/^style$/i.test(found) ? 'data-style' : found)),
    )

/** What a style says that an act keeps, as the element that says it. */
const KEPT: readonly (readonly [RegExp, string])[] = [
  [/font-weight\s*:\s*(bold|[6-9]00)\b/i, 'strong'],
  [/font-style\s*:\s*italic\b/i, 'em'],
  [/text-decoration(-line)?\s*:[^;]*\bunderline\b/i, 'u'],
]
const ALIGNED = /text-align\s*:\s*(left|center|right|justify)\b/i
const NORMAL = /font-weight\s*:\s*(normal|[1-5]00)\b/i

/** Turns the styles set aside into elements; a `<b>` of normal weight, as word processors write, is none. */
export function applyStyles(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset['style'] ?? ''
    delete element.dataset['style']
    if (/^(b|strong)$/i.test(element.tagName) && NORMAL.test(style)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    const align = ALIGNED.exec(style)?.[1]
    if (align !== undefined) element.dataset['align'] = align.toLowerCase()
    for (const [says, tag] of KEPT)
      if (says.test(style)) {
        const kept = page.createElement(tag)
        kept.append(...element.childNodes)
        element.append(kept)
      }
  }
}
