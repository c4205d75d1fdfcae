/** The alphabet of GSM 03.38, and its extension, in which a character takes two places. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('^{}\\[~]|€\f')

/** Places of one message alone, and of each of several, which carry their number. */
const GSM = { alone: 160, joined: 153 } as const
const UCS2 = { alone: 70, joined: 67 } as const

export interface SmsSize {
  readonly places: number
  readonly segments: number
  /** letters that the alphabet of text messages lacks, each once; with one of them less than half fits */
  readonly costly: readonly string[]
}

/** What a text takes as text messages (3GPP TS 23.038 and 23.040). */
export function smsSize(text: string): SmsSize {
  const letters = [...text]
  const costly = [...new Set(letters.filter((letter) => !BASIC.has(letter) && !EXTENDED.has(letter)))]
  // a letter of two places is never divided between two messages
  const widths = letters.map((letter) => (costly.length > 0 ? letter.length : EXTENDED.has(letter) ? 2 : 1))
  const places = widths.reduce((sum, width) => sum + width, 0)
  const room = costly.length > 0 ? UCS2 : GSM
  return { places, segments: places <= room.alone ? 1 : filledBy(widths, room.joined), costly }
}

function filledBy(widths: readonly number[], each: number): number {
  let segments = 1
  let used = 0
  for (const width of widths) {
    if (used + width > each) {
      segments += 1
      used = 0
    }
    used += width
  }
  return segments
}
