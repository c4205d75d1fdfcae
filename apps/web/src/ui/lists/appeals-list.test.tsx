import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppealsList } from './appeals-list.tsx'

const OWNER = {
  name: 'Agrícola El Combeima S.A.S.',
  capacity: 'Solicitante',
  act: 'Resolución de otorgamiento 0123',
  kind: 'Reposición y en subsidio apelación',
  filedOn: '2026-05-28',
  state: 'estudio',
  mine: false,
  reasons: 'El caudal no alcanza.\nEl plazo es corto.',
} as const
const THIRD = {
  name: 'Marta Lucía Ávila Rondón',
  capacity: 'Tercero interviniente reconocido',
  act: null,
  kind: 'Reposición',
  filedOn: '2026-05-29',
  state: 'espera',
  mine: false,
  reasons: 'Deja sin agua a la vereda.',
} as const

/** Visible text of each appeal, in order. */
const read = (html: string): string[] =>
  html
    .split('<li>')
    .slice(1)
    .map((row) =>
      row
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/[ ]+/g, ' ')
        .trim(),
    )
const drawn = (...given: Parameters<typeof AppealsList>): string =>
  renderToStaticMarkup(<AppealsList {...given[0]} />)

describe('the appeals against one decision', () => {
  it('tell an official whose each is, of what class, since when, and what was written, open to be read', () => {
    const html = drawn({ rows: [OWNER, THIRD], reading: true })
    expect(read(html)).toEqual([
      'Agrícola El Combeima S.A.S. Solicitante · Recurso de reposición y en subsidio apelación Contra: Resolución de otorgamiento 0123 Radicado el 28 de mayo de 2026 · En estudio Motivos El caudal no alcanza.\nEl plazo es corto.',
      'Marta Lucía Ávila Rondón Tercero interviniente reconocido · Recurso de reposición Radicado el 29 de mayo de 2026 · Recibido; espera el término de las demás partes Motivos Deja sin agua a la vereda.',
    ])
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2)
  })

  it('tell a party which one is theirs, with its grounds at hand, and of the other that it was filed', () => {
    const html = drawn({
      rows: [
        { ...OWNER, mine: true },
        { ...THIRD, reasons: null },
      ],
    })
    expect(read(html).map((row) => row.replace(/ · .*/s, ''))).toEqual([
      'Su recurso Solicitante',
      'Marta Lucía Ávila Rondón Tercero interviniente reconocido',
    ])
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).not.toContain(' open=""')
  })

  it('leave the grounds closed once the appeal is decided', () => {
    expect(drawn({ rows: [{ ...OWNER, state: 'decidido' }], reading: true })).not.toContain(' open=""')
  })
})
