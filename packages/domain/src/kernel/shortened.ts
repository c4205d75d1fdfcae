/**
 * A text of at most `most` characters, cut after a whole word and marked with «…»: half a word reads like another
 * one, and a cut without a mark like a complete sentence.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const end = room.search(/\s+\S*$/)
  // one word longer than the room: cut between characters, never within one
  const kept = end > 0 ? room.slice(0, end) : room.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s.,;:(]+$/, '')}…`
}
