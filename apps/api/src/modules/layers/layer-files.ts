import type { LayerFiles } from '../../adapters/layer-files/port.ts'

/** Of the process that reads one file at a time. */
const LIMITS = { memoryMb: 700, seconds: 30 } as const

/** Loads the reader with the first file: layers are loaded a few times a year. */
export function openLayerFiles(): LayerFiles {
  let opened: Promise<LayerFiles> | undefined
  const reader = (): Promise<LayerFiles> =>
    (opened ??= import('../../adapters/layer-files/layer-files.ts').then((m) => m.createLayerFiles(LIMITS)))
  return {
    readLayerFile: async (path, kind) => (await reader()).readLayerFile(path, kind),
    async close() {
      if (opened !== undefined) await (await opened).close()
    },
  }
}
