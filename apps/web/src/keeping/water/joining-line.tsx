import { JOININGS } from '@ventanilla/domain/places/captures'
import { formatShortDate } from '../../ui/formats.tsx'
import type { Capture } from './water.ts'
import { reachWords } from './water-words.ts'

/** On which reach a capture is, and who said so. Without a layer of streams nothing is said. */
export function JoiningLine({ joining }: Pick<Capture, 'joining'>) {
  if (joining === null) return null
  const { state, reach, word } = joining
  const said =
    word === null
      ? null
      : `${word.by}, ${formatShortDate(word.at)}${word.reason === '' ? '' : `: ${word.reason}`}`
  return (
    <p className="v-small v-muted">
      {reach !== null && `${reachWords(reach)}. `}
      {JOININGS[state]}
      {said === null ? '.' : `. ${said}`}
    </p>
  )
}
