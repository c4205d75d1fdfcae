import { MESSAGES } from '@ventanilla/domain/cases/messages/messages'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { describe, expect, it } from 'vitest'
import { doorOf } from './doors.ts'
import { doorFor, viewOf } from './item-views.ts'

const fieldsOf = (key: string): string[] => Object.keys(doorFor(doorOf('mensaje'), 'mensaje', key).fields)

describe('the form of a message', () => {
  it('has what the message is made of, and nothing else', () => {
    expect(fieldsOf('cuenta.codigo')).toEqual(['sms', 'order'])
    expect(fieldsOf('cuenta.contrasena_cambiada')).toEqual(['subject', 'body', 'order'])
    expect(fieldsOf('cuenta.recuperar')).toEqual(['subject', 'body', 'action', 'order'])
    expect(fieldsOf('tarea.requerimiento')).toEqual(['subject', 'body', 'action', 'sms', 'order'])
  })

  it('of another kind has all its fields, and no preview', () => {
    const door = doorOf('texto_legal')
    expect(doorFor(door, 'texto_legal', 'terminos').fields).toEqual(door.fields)
    expect(viewOf('texto_legal').preview({}, 'terminos')).toBeNull()
  })
})

describe('the preview of a message', () => {
  const words = { subject: 'Su código', body: 'Es {codigo}.\n{vence}', action: 'Cambiarla', sms: '' }
  it('fills its variables with the examples of their declaration', () => {
    const { mail, sms } = viewOf('mensaje').preview(words, 'cuenta.recuperar') ?? {}
    expect(mail).toMatchObject({
      subject: 'Su código',
      paragraphs: ['Es 4821.', '30 minutos'],
      action: { label: 'Cambiarla' },
    })
    expect(sms).toBeNull()
  })

  it('shows each message and names each of its variables', () => {
    for (const key of keysIn(MESSAGES)) {
      const shown = viewOf('mensaje').preview(words, key)
      expect(shown?.variables.map(({ name }) => name)).toEqual(Object.keys(MESSAGES[key].variables))
      expect([shown?.mail !== null, shown?.sms !== null]).toEqual([MESSAGES[key].mail, MESSAGES[key].sms])
    }
  })

  it('of a draft that is not whole yet is what there is', () => {
    expect(viewOf('mensaje').preview({}, 'cuenta.recuperar')).toMatchObject({
      mail: { subject: '', paragraphs: [] },
    })
    expect(viewOf('mensaje').preview(words, 'no.existe')).toBeNull()
  })
})
