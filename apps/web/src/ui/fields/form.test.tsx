import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Form, type Refusal, Refused, Submit } from './form.tsx'
import { TextField } from './text-field.tsx'

const drawn = (state: { ready?: boolean; busy?: boolean; refusal?: Refusal }): string =>
  renderToStaticMarkup(
    <Form
      ready={state.ready ?? true}
      busy={state.busy ?? false}
      refusal={state.refusal ?? null}
      onSubmit={() => undefined}
    >
      <TextField label="Nombres" name="names" value="Ana" onChange={() => undefined} />
      <TextField label="Otro" name="other" value="" onChange={() => undefined} />
      <Refused />
      <Submit sending="Enviando…">Enviar</Submit>
    </Form>,
  )
const buttonOf = (html: string): string => /<button.*<\/button>/.exec(html)?.[0] ?? ''

describe('a form', () => {
  it('is sent by a button that waits until everything is there', () => {
    expect(buttonOf(drawn({}))).toMatch(/^<button type="submit"[^>]*>Enviar<\/button>$/)
    expect(buttonOf(drawn({}))).not.toMatch(/disabled/)
    expect(buttonOf(drawn({ ready: false }))).toMatch(/ disabled=""/)
  })

  it('says that it is on its way, and its button keeps the focus meanwhile', () => {
    const busy = buttonOf(drawn({ busy: true }))
    expect(busy).toMatch(/aria-disabled="true" aria-busy="true">Enviando…/)
    expect(busy).not.toMatch(/ disabled=""/)
    // the values may be cleared once sent; the button stays busy
    expect(buttonOf(drawn({ busy: true, ready: false }))).toBe(busy)
  })

  it('shows what was refused in the form and at the field it speaks of', () => {
    const html = drawn({
      refusal: { message: 'Revise', problems: [{ path: 'body.names', message: 'Muy largo' }], cause: {} },
    })
    expect(html).toMatch(/role="alert".*Revise/)
    const [names, other] = html.split('Otro')
    expect(names).toMatch(/aria-invalid="true" aria-describedby="([^"]+)".*id="\1">Muy largo/)
    expect(other).toMatch(/aria-invalid="false"/)
    expect(drawn({})).not.toMatch(/role="alert"|aria-invalid="true"/)
  })
})
