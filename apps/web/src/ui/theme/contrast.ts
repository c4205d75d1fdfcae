const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2 contrast ratio of two colours '#rrggbb'; from 1 to 21. */
export function contrastRatio(front: string, back: string): number {
  const light = [front, back].map((color) => {
    const [red = '0', green = '0', blue = '0'] = color.slice(1).match(/../g) ?? []
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  })
  const [low = 0, high = 0] = light.sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
