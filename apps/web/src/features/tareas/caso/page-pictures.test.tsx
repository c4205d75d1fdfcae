import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageBook } from './page-pictures.tsx'

const drawn = (more: Partial<Parameters<typeof PageBook>[0]> = {}): string =>
  renderToStaticMarkup(
    <PageBook
      title="Formulario"
      why="Se muestra como imágenes."
      page={2}
      pages={3}
      shown={3}
      url="blob:pagina"
      failure={null}
      onPage={() => undefined}
      onRetry={() => undefined}
      {...more}
    />,
  )
const button = (html: string, label: string): string =>
  new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(html)?.[0] ?? ''

it('a page is a picture with words for who does not see it, and its place among the others', () => {
  const html = drawn()
  expect(html).toContain('alt="Formulario, página 2 de 3"')
  expect(html).toMatch(/role="status">Página 2 de 3</)
  expect(html).toContain('Se muestra como imágenes.')
  expect(html).toMatch(/role="region"[^>]*tabindex="0"/i)
})

it('nobody turns before the first page or after the last', () => {
  expect(button(drawn({ page: 1 }), 'Página anterior')).toContain('disabled')
  expect(button(drawn({ page: 1 }), 'Página siguiente')).not.toContain('disabled')
  expect(button(drawn({ page: 3 }), 'Página siguiente')).toContain('disabled')
  const many = drawn({ pages: 900, shown: 500, page: 500 })
  expect(button(many, 'Página siguiente')).toContain('disabled')
  expect(many).toContain('Aquí se ven las primeras 500 páginas.')
})

it('it says that a page is on its way, and what failed', () => {
  expect(drawn({ url: null })).toMatch(/aria-busy="true"/)
  expect(drawn({ url: null })).not.toContain('<img')
  const failed = drawn({ failure: 'El archivo pide una contraseña para abrirse.' })
  expect(failed).toMatch(/role="alert".*El archivo pide una contraseña.*Reintentar/)
  expect(failed).not.toContain('<img')
})
