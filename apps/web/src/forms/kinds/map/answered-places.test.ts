import type { FormDef } from '@ventanilla/domain/forms/definition'
import { NO_LISTS } from '@ventanilla/domain/forms/lists'
import { expect, it } from 'vitest'
import { placesOf } from './answered-places.ts'

const form = {
  id: 'F',
  version: 1,
  checks: [],
  sections: [
    {
      key: 's',
      title: 'Lugares',
      fields: [
        { key: 'casa', kind: 'point', label: 'La casa', required: false },
        {
          key: 'obras',
          kind: 'table',
          label: 'Obras',
          required: true,
          columns: [
            { key: 'nombre', kind: 'text', label: 'Nombre', required: true },
            { key: 'sitio', kind: 'point', label: 'Sitio', required: true },
          ],
        },
      ],
    },
  ],
} as unknown as FormDef
const at = { lat: 4.44, lon: -75.23 }

it('the map of a case knows the points that stand in the rows of a table', () => {
  const places = placesOf(form, { obras: [{ nombre: 'Muro', sitio: at }, { nombre: 'Sin sitio' }] }, NO_LISTS)
  expect(places).toMatchObject([{ key: 'obras.0.sitio', label: 'Obras 1: Sitio', value: at }])
  expect(places[0]?.text).not.toBe('')
})

it('and those of its own fields before them', () => {
  const places = placesOf(form, { casa: at, obras: [{ sitio: at }] }, NO_LISTS)
  expect(places.map((place) => place.label)).toEqual(['La casa', 'Obras 1: Sitio'])
})
