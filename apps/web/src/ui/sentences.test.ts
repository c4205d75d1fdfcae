import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('no sentence puts a full stop behind an hour, which ends with one («5:00 p. m..»)', () => {
  const wrong = Object.entries(sources).filter(
    ([path, text]) =>
      !path.includes('.test.') &&
      /(?:formatInstant|timeOfDay|lastInstant)\([^`\n]*\)\}\.|\bhours\}\.|form="instant" \/>\./.test(text),
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})
