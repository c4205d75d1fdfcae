import { acts } from '@ventanilla/contract/generated/acts'
import { call } from './network/http.ts'

/** Opens an act in another tab. The tab opens within the click: prevents the popup blocker. */
export async function openAct(id: string): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (tab !== null) tab.opener = null
  try {
    const { body } = await call(acts.open, { params: { id }, body: {} })
    if (tab === null) location.assign(body.url)
    else tab.location.href = body.url
  } catch (error) {
    tab?.close()
    throw error
  }
}
