import { acts } from '@ventanilla/contract/generated/acts'
import { call } from './http.ts'

/** Shows an act beside the portal. The tab is opened within the click, or the browser would take it for an unwanted window. */
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
