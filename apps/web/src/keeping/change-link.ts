import { useEffect, useState } from 'react'
import { navigate, usePlace } from '../client/navigation.ts'

/** The token of a link that offers somebody a case: it stays in this tab and never becomes part of an address. */
const placeOf = (caseId: string): string => `enlace de cambio ${caseId}`

export const linkToken = (caseId: string): string => sessionStorage.getItem(placeOf(caseId)) ?? ''
export const keepLinkToken = (caseId: string, token: string): void =>
  sessionStorage.setItem(placeOf(caseId), token)
export const forgetLinkToken = (caseId: string): void => sessionStorage.removeItem(placeOf(caseId))

/**
 * The token behind «#» of the link: taken out of the address at once, so that neither the history nor somebody who looks
 * on keeps it, and remembered in the tab, so that the page can be loaded again.
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
