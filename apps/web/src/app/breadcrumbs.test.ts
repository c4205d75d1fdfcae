import { describe, expect, it } from 'vitest'
import { breadcrumbs } from './breadcrumbs.ts'
import { gatheredScreens } from './gathered-screens.ts'

const trailOf = (path: string, params: Readonly<Record<string, string>>): string[] => {
  const screen = gatheredScreens.find((one) => one.path === path)
  if (screen === undefined) throw new Error(`no screen ${path}`)
  return breadcrumbs(gatheredScreens, screen, params).map(({ title, to }) => `${title} ${to ?? ''}`.trim())
}

describe('the way to the open screen', () => {
  it('of filing at the window comes from the requests, and speaks of no change of applicant', () => {
    expect(
      trailOf('/registro/solicitante/:id_sol/:id_territorial', {
        id_sol: 'nueva',
        id_territorial: 'ibague',
      }),
    ).toEqual(['Solicitudes /solicitudes', 'Radicar en la ventanilla'])
  })

  it('of the notifications of a file comes from the files', () => {
    expect(trailOf('/mis-expedientes/ver-expediente/:id/notificaciones', { id: 'a' })).toEqual([
      'Mis expedientes /mis-expedientes',
      'Notificaciones del expediente',
    ])
  })
})
