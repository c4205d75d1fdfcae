import { describe, expect, it } from 'vitest'
import { hasWaiting, replaceIds } from './replace-ids.ts'

describe('files that waited on the device', () => {
  it('get their stored id wherever they stand, and nothing else changes', () => {
    const answers = {
      'visita.fotos': [{ fileId: 'pendiente-1', caption: 'Captación' }, { fileId: 'b' }],
      'visita.anexos': { d1: { fileIds: ['pendiente-1', 'c'] } },
      'visita.nota': 'sin cambios',
    }
    expect(hasWaiting(answers)).toBe(true)
    const changes = replaceIds(answers, 'pendiente-1', 'a')
    expect(changes).toEqual({
      'visita.fotos': [{ fileId: 'a', caption: 'Captación' }, { fileId: 'b' }],
      'visita.anexos': { d1: { fileIds: ['a', 'c'] } },
    })
    expect(hasWaiting({ ...answers, ...changes })).toBe(false)
  })
})
