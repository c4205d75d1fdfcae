import type { Import } from '@ventanilla/domain/geography/geometry/shapes'
import { UnreadableGeometry } from '@ventanilla/domain/geography/geometry/shapes'
import { readGeometry } from '@ventanilla/domain/geography/geometry/read-geometry'

/** Larger files are whole maps instead of plots. */
const MAX_BYTES = 5 * 1024 * 1024

/**
 * Reads a KML, GeoJSON or GPX on this device (decision 52: not uploaded); returns a Spanish sentence on
 * failure.
 */
export async function importShapes(file: File): Promise<Import | string> {
  if (file.size > MAX_BYTES) return 'El archivo pesa más de 5 MB. Exporte solo el predio o el punto.'
  if (/\.kmz$/i.test(file.name)) return 'Un KMZ está comprimido. Guárdelo como KML e intente de nuevo.'
  try {
    return readGeometry(await file.text())
  } catch (error) {
    return error instanceof UnreadableGeometry
      ? error.message
      : 'No se pudo leer el archivo. Revise que esté completo.'
  }
}
