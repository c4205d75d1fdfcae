import { Readable } from 'node:stream'
import fc from 'fast-check'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { animation, jpegFrame, jpegOf, pngOf } from '@ventanilla/demo/plausible/pictures'
import { type ByteSource, bytesSource } from './byte-source.ts'
import { checkFile } from './check-file.ts'
import { pictureSize, readJpeg } from './picture.ts'

const LIMITS = { megapixels: 150, side: 30_000 }
const check = (bytes: Buffer, name: string, picture = LIMITS) =>
  checkFile(bytesSource(bytes), name, { accepted: ['png', 'jpeg'], maxBytes: 50_000_000, picture })
const sizeOf = (bytes: Buffer) => pictureSize(bytesSource(bytes))

/** Delivered in pieces of a few bytes, as a slow store might. */
function inPieces(bytes: Buffer, length: number): ByteSource {
  const whole = bytesSource(bytes)
  return {
    ...whole,
    stream: () => {
      const pieces: Buffer[] = []
      for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.subarray(at, at + length))
      return Readable.from(pieces)
    },
  }
}

/** Written first by every camera, and required by the reference reader. */
const JFIF = [0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')] as const
const side = fc.integer({ min: 1, max: 65_535 })
const noise = fc.uint8Array({ maxLength: 300 })
/** Comments and application data with sizes of their own: previews and camera metadata. */
const segments = fc.array(
  fc.tuple(
    fc.constantFrom(0xe0, 0xe1, 0xe2, 0xec, 0xfe),
    fc.oneof(
      noise,
      fc.tuple(side, side).map(([w, h]) => Buffer.concat([Buffer.from('Exif\0\0'), jpegOf(w, h)])),
    ),
  ),
  { maxLength: 4 },
)

describe('the size of a picture, read from its header', () => {
  it('of a PNG is what a reader of another make says, whatever stands before its pixels', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 0x7fffffff }),
        fc.integer({ min: 1, max: 0x7fffffff }),
        fc.array(fc.tuple(fc.constantFrom('tEXt', 'pHYs', 'eXIf', 'gAMA', 'iCCP'), noise), { maxLength: 5 }),
        async (width, height, before) => {
          const bytes = pngOf(width, height, { before, empty: true })
          expect(imageSize(bytes)).toMatchObject({ width, height })
          expect(await sizeOf(bytes)).toEqual({ width, height, frames: 1, passes: 1 })
        },
      ),
    )
  })

  it('of a JPEG is what a reader of another make says, whatever its previews claim and however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        segments,
        fc.constantFrom(0xc0, 0xc1, 0xc2),
        fc.integer({ min: 1, max: 40 }),
        async (width, height, before, marker, length) => {
          const bytes = jpegOf(width, height, { before: [JFIF, ...before], marker })
          expect(imageSize(bytes)).toMatchObject({ width, height })
          expect(await sizeOf(bytes)).toMatchObject({ width, height })
          const read = await readJpeg(inPieces(bytes, length))
          expect(read).toEqual({ ends: true, size: { width, height, frames: 1, passes: 1 } })
        },
      ),
    )
  })

  it('is asked of the beginning alone: a picture that is already stored is not fetched whole', async () => {
    const bytes = Buffer.concat([jpegOf(400, 300), Buffer.alloc(5_000_000)])
    let read = 0
    const source: ByteSource = {
      size: bytes.length,
      read: async (start, end) => bytes.subarray(start, end),
      stream: () =>
        bytesSource(bytes)
          .stream(0, 65_536)
          .on('data', (piece: Buffer) => (read += piece.length)),
    }
    expect(await pictureSize(source)).toMatchObject({ width: 400, height: 300 })
    expect(read).toBeLessThanOrEqual(65_536)
  })
})

describe('a picture that unpacks to more than a browser bears', () => {
  it('of a few kilobytes is refused, with its size, the limit and what to do', async () => {
    const bomb = pngOf(50_000, 50_000, { empty: true })
    expect(bomb.length).toBeLessThan(1000)
    expect(await check(bomb, 'plano.png')).toEqual({
      ok: false,
      code: 'too-many-pixels',
      message:
        'La imagen mide 50.000 × 50.000 píxeles y el máximo es 150 millones de píxeles y 30.000 por lado. Redúzcala con un editor de imágenes, o tómela con menos resolución, y cárguela de nuevo.',
    })
    expect(await check(jpegOf(65_535, 65_535), 'foto.jpg')).toMatchObject({ code: 'too-many-pixels' })
  })

  it('is told from one that does not exactly at the limits, by area and by side', async () => {
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const taken = width * height <= 150_000_000 && width <= 30_000 && height <= 30_000
        for (const [bytes, name] of [
          [pngOf(width, height, { empty: true }), 'a.png'],
          [jpegOf(width, height), 'a.jpg'],
        ] as const)
          expect((await check(bytes, name)).ok).toBe(taken)
      }),
    )
    expect((await check(jpegOf(15_000, 10_000), 'a.jpg')).ok).toBe(true)
    // reported as too many pixels: an animation would be rejected with another sentence
    const tooLarge = { code: 'too-many-pixels', message: expect.stringContaining('La imagen mide') }
    expect(await check(jpegOf(15_000, 10_001), 'a.jpg')).toMatchObject(tooLarge)
    expect(await check(jpegOf(30_001, 1), 'a.jpg')).toMatchObject(tooLarge)
  })

  it('cannot hide behind a small preview, a second frame or the kind of its frame', async () => {
    const preview = Buffer.concat([Buffer.from('Exif\0\0'), jpegOf(160, 120)])
    expect(await check(jpegOf(60_000, 60_000, { before: [[0xe1, preview]] }), 'a.jpg')).toMatchObject({
      code: 'too-many-pixels',
    })
    const [small, large] = [jpegOf(100, 100), jpegFrame(60_000, 60_000)]
    const two = Buffer.concat([small.subarray(0, -2), large, Buffer.from([0xff, 0xd9])])
    expect(await check(two, 'a.jpg')).toMatchObject({ code: 'too-many-pixels' })
    for (let marker = 0xc0; marker <= 0xcf; marker++) {
      // tables, an extension and arithmetic conditioning are no frames
      if ([0xc4, 0xc8, 0xcc].includes(marker)) continue
      expect(await check(jpegOf(60_000, 60_000, { marker }), 'a.jpg')).toMatchObject({
        code: 'too-many-pixels',
      })
    }
  })

  it('one after the other is one too: an animation counts with all its frames', async () => {
    const moving = (frames: number) =>
      check(pngOf(2000, 2000, { before: [animation(frames)], empty: true }), 'a.png')
    expect((await moving(37)).ok).toBe(true)
    expect(await moving(38)).toEqual({
      ok: false,
      code: 'too-many-pixels',
      message: 'La imagen es una animación demasiado grande. Guárdela como imagen fija y cárguela de nuevo.',
    })
  })

  it('or keeps it busy for minutes, by passes without end, is refused too', async () => {
    expect((await check(jpegOf(4000, 3000, { marker: 0xc2, passes: 100 }), 'a.jpg')).ok).toBe(true)
    expect(await check(jpegOf(4000, 3000, { marker: 0xc2, passes: 101 }), 'a.jpg')).toMatchObject({
      code: 'too-many-pixels',
      message: expect.stringContaining('guárdela de nuevo como JPG'),
    })
  })

  it.each([
    ['a height that comes later', jpegOf(100, 0), 'a.jpg'],
    ['no width', jpegOf(0, 100), 'a.jpg'],
    ['no height', pngOf(10, 0, { empty: true }), 'a.png'],
    ['a width beyond the format', pngOf(0x80000000, 1, { empty: true }), 'a.png'],
    [
      'its size after its pixels',
      Buffer.concat([pngOf(1, 1).subarray(0, 8), pngOf(1, 1).subarray(33)]),
      'a.png',
    ],
  ])('with %s is damaged', async (_what, bytes, name) => {
    expect(await check(bytes, name)).toMatchObject({ ok: false, code: 'damaged' })
  })

  it('is limited as the settings say', async () => {
    expect((await check(pngOf(1001, 1000), 'a.png', { megapixels: 1, side: 2000 })).ok).toBe(false)
    expect((await check(pngOf(1000, 1000), 'a.png', { megapixels: 1, side: 2000 })).ok).toBe(true)
  })
})
