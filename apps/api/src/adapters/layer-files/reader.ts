import { parentPort } from 'node:worker_threads'
import type { LayerRead } from '@ventanilla/domain/geography/files/layer-read'
import { readTextLayer, type TextLayerKind } from '@ventanilla/domain/geography/files/read-text-layer'
import type { ThreadAnswer } from '../process/watched-thread.ts'
import { readGeoPackage } from './geopackage.ts'
import { readShapefile } from './shapefile.ts'

/** A file as its bytes, or by its path: SQLite opens none in memory. */
export type ReadRequest =
  | { readonly kind: TextLayerKind | 'shapefile'; readonly bytes: Uint8Array }
  | { readonly kind: 'geopackage'; readonly path: string }

const say = (said: ThreadAnswer<LayerRead>): void => parentPort?.postMessage(said)

async function read(request: ReadRequest): Promise<LayerRead> {
  if (request.kind === 'geopackage') return readGeoPackage(request.path)
  return request.kind === 'shapefile'
    ? readShapefile(request.bytes)
    : readTextLayer(request.bytes, request.kind)
}

parentPort?.on('message', (request: ReadRequest) => {
  void read(request).then(
    (answer) => say({ answer }),
    (cause: unknown) => {
      process.stderr.write(`${String(cause)}\n`)
      say({ answer: { kind: 'refused', because: 'El archivo está dañado y no se puede leer.' }, worn: true })
    },
  )
})

say({ ready: true })
