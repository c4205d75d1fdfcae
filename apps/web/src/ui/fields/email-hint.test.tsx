import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import '../../app/likely-email.ts'
import { Field } from '../../forms/field.tsx'
import { fieldIds } from '../../forms/field-ids.ts'
import RecipientInput from '../../forms/kinds/recipient/RecipientInput.tsx'
import { TextField } from './text-field.tsx'

const nothing = (): undefined => undefined
const question = {
  key: 'correo_notificacion',
  kind: 'email',
  label: 'Correo de notificación',
  required: true,
}
const recipient = { key: 'destinatario', kind: 'recipient', label: 'A quién', required: true }

/** Every control in which a user types an address, with the address in it. */
const CONTROLS: readonly (readonly [string, (typed: string, more?: object) => ReactElement])[] = [
  [
    'a field of a screen',
    (typed, more) => (
      <TextField
        label="Correo"
        type="email"
        hint="De quien consulta."
        value={typed}
        onChange={nothing}
        {...more}
      />
    ),
  ],
  [
    'a question of a form',
    (typed, more) => (
      <Field
        field={{ ...question, ...more } as FieldDef}
        path="correo_notificacion"
        value={typed}
        onChange={nothing}
        problems={[]}
      />
    ),
  ],
  [
    'a row of a table',
    (typed, more) => (
      <Field
        field={{ ...question, ...more } as FieldDef}
        path="partes.0.correo"
        value={typed}
        onChange={nothing}
        problems={[]}
        compact
      />
    ),
  ],
  [
    'whom an act is notified to',
    (typed, more) => (
      <RecipientInput
        field={{ ...recipient, ...more } as FieldDef}
        value={{ personId: 'p', name: 'Ana', means: 'electronica', email: typed }}
        onChange={nothing}
        path="destinatario"
        ids={fieldIds('destinatario')}
        describedBy={undefined}
        invalid={false}
        problems={[]}
        Field={Field}
      />
    ),
  ],
]

describe.each(CONTROLS)('%s that takes an address', (_where, drawn) => {
  it('asks whether another one was meant, tied to the control', () => {
    const html = renderToStaticMarkup(drawn('Marta@gmial.com'))
    const hint = /id="([^"]+)">¿Quiso decir marta@gmail\.com\?/.exec(html)
    expect(hint).not.toBeNull()
    const [, notes = ''] = /<input[^>]*type="email"[^>]*aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(notes.split(' ')).toContain(hint?.[1])
  })

  it('asks nothing of a right address, or where it cannot be changed', () => {
    expect(renderToStaticMarkup(drawn('marta@gmail.com'))).not.toContain('¿Quiso decir')
    expect(renderToStaticMarkup(drawn('marta@gmial.com', { readOnly: true }))).not.toContain('¿Quiso decir')
  })
})

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('no other control takes an address, and nobody else asks', () => {
  const product = Object.entries(sources).filter(([path]) => !path.includes('.test.'))
  const named = (pattern: RegExp): string[] =>
    product.filter(([, source]) => pattern.test(source)).map(([path]) => path)
  expect(named(/<(?!TextField\b)\w+(?=\s)(?:[^<>]|=>)*?\stype="email"/)).toEqual(['./email-input.tsx'])
  expect(named(/type: 'email'/)).toEqual([])
  expect(named(/¿Quiso decir|likelyEmail/)).toEqual(['../../app/likely-email.ts'])
})

it('the application installs the rule before it draws anything', () => {
  expect(sources['../../app/app.tsx']).toMatch(/^import '\.\/likely-email\.ts'$/m)
})
