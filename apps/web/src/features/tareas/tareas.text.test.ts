import { describe, expect, it } from 'vitest'
import { notAdvanced } from './tareas.text.ts'

describe('a step that did not advance', () => {
  it.each([
    '/solicitudes/gestionar-tarea/:id/:idRol',
    '/mis-solicitudes/ver-solicitud/:id',
    '/tramites-ambientales/:n/:solId',
    '',
  ])('is the step of the request on «%s»', (screen) => {
    expect(notAdvanced(screen)).toBe('Error al actualizar el paso de la solicitud.')
  })

  it.each([
    '/proyeccion-documentos/:id',
    '/generar-liquidacion-workflow/:id',
    '/notificaciones-nueva/:id',
    '/liquidacion',
  ])('is the step of the case on the workflow screen «%s»', (screen) => {
    expect(notAdvanced(screen)).toBe('Error al actualizar el paso del caso.')
  })
})
