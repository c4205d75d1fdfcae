import type { LayerFileKind, LayerRead } from '@ventanilla/domain/geography/files/layer-read'

/** Reads files of layers away from the server, so that a file which exhausts memory or time ends only its reader. */
export interface LayerFiles {
  /**
   * Reads the file at a path of this machine. Always resolves: a file that could not be read in its memory or time is
   * refused with a Spanish sentence. Rejects only when the reader is closed or cannot start.
   */
  readLayerFile(path: string, kind: LayerFileKind): Promise<LayerRead>
  close(): Promise<void>
}
