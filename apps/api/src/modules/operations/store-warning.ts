import type { Storage } from '../../adapters/storage/port.ts'

/**
 * Warns the operator of the common cause of missing documents and rejected uploads, which no failed job names
 * yet.
 */
export const storeWarning = (storage: Pick<Storage, 'check'>): Promise<string[]> =>
  storage.check().then(
    () => [],
    () => [
      'El almacén de archivos no responde: nadie puede subir ni descargar archivos, y los documentos se generan solos cuando vuelva. Revise el servidor de STORAGE_URL o, si no la hay, el disco de DATA_DIR.',
    ],
  )
