import { afterEach, describe, expect, it, vi } from 'vitest'
import { goToFragment } from './fragment.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with one section. */
function page(id: string) {
  const section = {
    tabIndex: -1,
    hasAttribute: () => false,
    setAttribute: vi.fn(),
    scrollIntoView: vi.fn(),
    focus: vi.fn(),
  }
  vi.stubGlobal('document', { getElementById: (asked: string) => (asked === id ? section : null) })
  return section
}

describe('a fragment of the address', () => {
  it('takes the focus to what it names, also with accents', () => {
    const guide = page('guía')
    expect(goToFragment('#gu%C3%ADa')).toBe(true)
    expect(guide.setAttribute).toHaveBeenCalledWith('tabindex', '-1')
    expect(guide.focus).toHaveBeenCalledOnce()
  })

  it.each(['', '#', '#otra', '#%', '#%E0'])('«%s» names nothing, and the page stays', (hash) => {
    page('guía')
    expect(goToFragment(hash)).toBe(false)
  })
})
