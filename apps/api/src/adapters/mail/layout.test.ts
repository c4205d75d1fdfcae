import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutMail } from './layout.ts'

const sender = { name: 'Corporación del Río', primaryColor: '#0b5d3b' }
const content = {
  title: 'Su solicitud quedó radicada',
  paragraphs: ['Radicado 2026-000123.', 'Línea uno\nLínea dos'],
  action: { label: 'Ver mi solicitud', url: 'https://tramites.example.org/s/1?a=1&b=2' },
  footer: 'Mensaje automático: no lo responda.',
}

describe('the layout of a mail', () => {
  it('says the same in HTML and in text', () => {
    const { html, text } = layOutMail(content, sender)
    expect(text).toBe(
      'Su solicitud quedó radicada\n\nRadicado 2026-000123.\n\nLínea uno\nLínea dos\n\n' +
        'Ver mi solicitud:\nhttps://tramites.example.org/s/1?a=1&b=2\n\n--\n' +
        'Corporación del Río\nMensaje automático: no lo responda.\n',
    )
    for (const part of ['Radicado 2026-000123.', 'Línea uno<br>Línea dos', 'Ver mi solicitud', sender.name])
      expect(html).toContain(part)
  })

  it('can be read with a screen reader, without images and without anything from outside', () => {
    const { html } = layOutMail(content, sender)
    expect(html).toContain('<html lang="es">')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<title>Su solicitud quedó radicada</title>')
    expect(html).not.toMatch(/<(img|script|link|table|style)|url\(|src=/)
    expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual([
      'https://tramites.example.org/s/1?a=1&amp;b=2',
      'https://tramites.example.org/s/1?a=1&amp;b=2',
    ])
  })

  it('needs no action', () => {
    const { html, text } = layOutMail({ ...content, action: undefined }, sender)
    expect(html).not.toContain('<a ')
    expect(text).not.toContain('http')
  })

  it('refuses an action that is no web address', () => {
    const action = { label: 'Abrir', url: 'javascript:alert(1)' }
    expect(() => layOutMail({ ...content, action }, sender)).toThrow(TypeError)
  })

  it('never lets a text become markup', () => {
    const nasty = fc.stringMatching(/^[<>&"'a-z/= ]*$/)
    const tags = (html: string) => html.match(/<[^>]*>/g)!.map((tag) => tag.replace(/"[^"]*"/g, '""'))
    const plain = tags(layOutMail({ title: 'x', paragraphs: ['x'], footer: 'x' }, sender).html)
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, (title, paragraph, footer, name) => {
        const { html } = layOutMail({ title, paragraphs: [paragraph], footer }, { ...sender, name })
        expect(tags(html)).toEqual(plain)
      }),
    )
  })
})
