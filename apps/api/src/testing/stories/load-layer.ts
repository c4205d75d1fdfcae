import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ApiWorld } from './world.ts'

/** Uploads a text as the original of a layer, and loads it; answers with the first refusal. */
export async function loadLayer(world: ApiWorld, who: string, name: string, text: string): Promise<Answer> {
  const as = async (path: string, body: unknown): Promise<Answer> =>
    world.call('POST', path, body, await world.tokenFor(who))
  const bytes = Buffer.from(text)
  const asked = await as('/api/v1/generatePresignedUrl', {
    urlDoc: `capas/${name}`,
    fileType: name.split('.').at(-1),
    name,
    size: bytes.length,
  })
  if (asked.status !== 200) return asked
  const { url, headers, fileId } = asked.body
  const { pathname, search } = new URL(url, 'http://portal')
  const put = await world.app.inject({ method: 'PUT', url: pathname + search, headers, payload: bytes })
  if (put.statusCode >= 300) throw new Error(`the upload of ${name} answered ${put.statusCode}`)
  const confirmed = await as(`/api/v1/archivos/${fileId}/confirmar`, {})
  return confirmed.body.state === 'ready' ? as('/api/v1/capas', { file: fileId }) : confirmed
}
