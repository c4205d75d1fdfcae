/**
 * The same link with another signature. It differs whatever the signature begins with: base64url has signs that no
 * word has, so that a pattern of word signs would leave one link in twenty as it was, and good.
 */
export function forgedLink(link: string): string {
  const at = link.search(/(?<=[?&]firma=)[\w-]/)
  if (at < 0) throw new Error(`${link} bears no signature`)
  return `${link.slice(0, at)}${link[at] === '0' ? '1' : '0'}${link.slice(at + 1)}`
}
