import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultReference, REFERENCE } from './reference.ts'

it('can be read out and written down without mistaking a sign', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const reference = faultReference(bytes)
      expect(reference).toMatch(REFERENCE)
      expect(reference).not.toMatch(/[IO01S5]/)
    }),
  )
})
