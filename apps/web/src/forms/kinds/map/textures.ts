import type L from 'leaflet'
import type { Look } from './looks.ts'
import styles from './map.module.css'

const SVG = 'http://www.w3.org/2000/svg'
/** Side of a texture's square, in pixels. */
export const TEXTURE_SIDE = 8

let made = 0

/**
 * Makes the textures of a map's areas as they are needed. By colour alone a moor and a reserve look alike to who does not see
 * colours, and on a copy in black.
 */
export function texturesOf(map: L.Map, pane: string): (look: Look) => string | undefined {
  const ids = new Map<string, string>()
  const number = ++made
  return ({ style, texture }) => {
    if (texture === undefined) return undefined
    const known = ids.get(style)
    if (known !== undefined) return known
    const svg = map.getPane(pane)?.querySelector('svg')
    if (svg === null || svg === undefined) return undefined
    const id = `trama-${number}-${style}`
    const pattern = document.createElementNS(SVG, 'pattern')
    for (const [name, value] of Object.entries({
      id,
      width: TEXTURE_SIDE,
      height: TEXTURE_SIDE,
      patternUnits: 'userSpaceOnUse',
      class: styles[style] ?? '',
    }))
      pattern.setAttribute(name, String(value))
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', texture)
    path.setAttribute('class', styles.texture ?? '')
    pattern.append(path)
    const defs = document.createElementNS(SVG, 'defs')
    defs.append(pattern)
    svg.append(defs)
    ids.set(style, id)
    return id
  }
}
