import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Group } from './setback-group.tsx'

const shown = (count: number): string =>
  renderToStaticMarkup(
    <Group
      title="Mensajes"
      rows={Array.from({ length: count }, (_, at) => (
        <li key={at}>fila {at + 1}</li>
      ))}
    >
      Siguen.
    </Group>,
  )

it('a long list of one cause is folded after its first rows, counted whole, and loses none', () => {
  expect(shown(0)).toBe('')
  expect(shown(5)).not.toContain('details')
  expect(shown(6)).toMatch(/Mensajes \(6\).*fila 5<\/li><\/ul><details><summary>Ver otro más<.*fila 6/s)
  const many = shown(160)
  expect(many).toMatch(/Mensajes \(160\).*<summary>Ver otros 155</s)
  expect(many.match(/fila /g)).toHaveLength(160)
})
