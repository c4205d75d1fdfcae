import { CallError } from '../../../client/network/http.ts'

/** Side of the stored photo in pixels: sharp on dense screens at a few kB. */
const PHOTO_SIDE = 256

/** Largest centred square of a picture; crops both ends of the longer side. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side }
}

/**
 * Redraws a picture as a small square JPEG. Drops camera metadata (location, device), so it never leaves the
 * device. Throws a user-facing sentence when the file is not a picture.
 */
export async function drawPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new CallError(
      0,
      'Ese archivo no es una imagen que el navegador pueda abrir. Elija una foto JPG o PNG.',
    )
  })
  const canvas = document.createElement('canvas')
  canvas.width = PHOTO_SIDE
  canvas.height = PHOTO_SIDE
  const pen = canvas.getContext('2d')
  const { x, y, side } = middleSquare(picture.width, picture.height)
  if (pen !== null) {
    // transparent areas would turn black in JPEG
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE)
    pen.drawImage(picture, x, y, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE)
  }
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
  if (blob === null) throw new CallError(0, 'La foto no se pudo preparar. Intente con otra.')
  return new File([blob], 'foto.jpg', { type: 'image/jpeg' })
}
