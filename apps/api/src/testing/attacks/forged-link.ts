/**
 * The same link with another signature, guaranteed to differ: base64url has characters outside `\w`, so a `\w`
 * pattern would leave one link in twenty unchanged and valid.
 */
export function forgedLink(link: string): string {
  const at = link.search(/(?<=[?&]firma=)[\w-]/)
  if (at < 0) throw new Error(`${link} bears no signature`)
  return `${link.slice(0, at)}${link[at] === '0' ? '1' : '0'}${link.slice(at + 1)}`
}
