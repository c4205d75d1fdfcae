/**
 * Goes to what a fragment (`#guia-pagar`) names, as a page load does: it takes the focus, and the next Tab continues from
 * there. False: there is no such thing on the page.
 */
export function goToFragment(hash: string): boolean {
  const target = document.getElementById(named(hash))
  if (target === null) return false
  target.scrollIntoView()
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  return true
}

/** Attack, or a link cut in a mail: `#%E0` cannot be decoded, and would take the page with it; it names nothing. */
function named(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
