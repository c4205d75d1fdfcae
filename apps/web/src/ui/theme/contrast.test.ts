import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { CONTRAST, CONTRAST_NEED, SEMANTIC } from './tokens.ts'

const themes = Object.entries(SEMANTIC)
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

describe('colours', () => {
  it('knows the ends of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#777777')).toBeCloseTo(1, 5)
  })

  it.each(themes)('reach the contrast of every pair in use, theme %s', (name, colors) => {
    const need = name === 'highContrast' ? CONTRAST_NEED.textHighContrast : CONTRAST_NEED.text
    const weak = CONTRAST.text
      .map(([front, back]) => ({ front, back, ratio: contrastRatio(colors[front], colors[back]) }))
      .filter(({ ratio }) => ratio < need)
    const faint = CONTRAST.marks
      .map(([front, back]) => ({ front, back, ratio: contrastRatio(colors[front], colors[back]) }))
      .filter(({ ratio }) => ratio < CONTRAST_NEED.marks)
    expect([...weak, ...faint]).toEqual([])
  })

  it('stand in tokens.css with the same values as in tokens.ts', () => {
    const blocks = {
      light: /^:root \{([^}]*)\}/m,
      dark: /'oscuro'\] \{([^}]*)\}/,
      highContrast: /'contraste'\] \{([^}]*)\}/,
    }
    for (const [name, colors] of themes) {
      const block = blocks[name as keyof typeof blocks].exec(css)?.[1] ?? ''
      for (const [token, value] of Object.entries(colors)) expect(block).toContain(`--v-${token}: ${value};`)
    }
  })
})
