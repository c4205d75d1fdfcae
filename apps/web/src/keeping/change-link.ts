import { useEffect, useState } from 'react'
import { navigate, usePlace } from '../client/address/navigation.ts'

/** Tab storage key for the token of a mailed link, by what it opens; the token never becomes part of an address. */
const placeOf = (caseId: string): string => `enlace de cambio ${caseId}`

export const linkToken = (caseId: string): string => sessionStorage.getItem(placeOf(caseId)) ?? ''
export const keepLinkToken = (caseId: string, token: string): void =>
  sessionStorage.setItem(placeOf(caseId), token)
export const forgetLinkToken = (caseId: string): void => sessionStorage.removeItem(placeOf(caseId))

/**
 * Token in the fragment of the link. Removed from the address at once, so that neither the history nor an
 * onlooker keeps it, and stored in the tab, so that the page can be reloaded.
 */
export function useLinkToken(caseId: string): string {
  const { pathname, hash } = usePlace()
  const given = hash.slice(1)
  const [kept, setKept] = useState(() => linkToken(caseId))
  useEffect(() => {
    if (given === '') return
    keepLinkToken(caseId, given)
    setKept(given)
    navigate(pathname, { replace: true, keepScroll: true })
  }, [given, caseId, pathname])
  return given === '' ? kept : given
}
