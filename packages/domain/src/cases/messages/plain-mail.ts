/** A mail without its appearance. */
export interface PlainMail {
  readonly title: string
  /** line breaks inside one are kept */
  readonly paragraphs: readonly string[]
  /** the one action to take, as an absolute address */
  readonly action?: { readonly label: string; readonly url: string } | undefined
  /** small print; empty: none */
  readonly footer: string
}

/** A mail for readers without HTML. @param sender name of the authority */
export function plainMail({ title, paragraphs, action, footer }: PlainMail, sender: string): string {
  const parts = [title, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])]
  return [...parts, ['--', sender, ...(footer === '' ? [] : [footer])].join('\n')].join('\n\n') + '\n'
}
