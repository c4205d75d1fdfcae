import { describe, expect, it } from 'vitest'
import { wordProblems } from './check-words.ts'
import { exampleMessage } from './example-message.ts'
import { declared, type MessageId } from './messages.ts'
import { type MessageWords, writtenMessage } from './written-message.ts'

const NONE: MessageWords = { subject: '', body: '', action: '', sms: '' }
const problems = (id: MessageId, words: Partial<MessageWords>): readonly string[] =>
  wordProblems(declared(id), { ...NONE, ...words }).map(({ path, message }) => `${path}: ${message}`)

const RECOVERY = { subject: 'Su código', body: 'Es {codigo}.', action: 'Abrir' }

describe('the words of a message', () => {
  it('serve with what it demands, in the mail and in the text message', () => {
    expect(problems('cuenta.recuperar', RECOVERY)).toEqual([])
    expect(problems('cuenta.codigo', { sms: 'Código {codigo}' })).toEqual([])
  })

  it.each([
    ['body: Falta {codigo}: sin ella no sirve', { ...RECOVERY, body: 'Se lo enviamos.' }],
    ['body: No existe {clave}. Puede usar {codigo}, {vence}', { ...RECOVERY, body: '{codigo} {clave}' }],
    ['subject: No existe {x}. Puede usar {codigo}, {vence}', { ...RECOVERY, subject: '{x}' }],
    ['body: Hay una llave «{» o «}» sin su pareja', { ...RECOVERY, body: '{codigo} }' }],
    ['action: Escriba lo que dice el botón: sin él nadie llega a la dirección', { ...RECOVERY, action: '' }],
    ['action: No existe {codigo}. Aquí no hay variables', { ...RECOVERY, action: '{codigo}' }],
    ['subject: Escriba el asunto del correo', { ...RECOVERY, subject: '' }],
    ['sms: Este mensaje no va por mensaje de texto: déjelo vacío', { ...RECOVERY, sms: 'x' }],
  ])('are refused: %s', (sentence, words) => expect(problems('cuenta.recuperar', words)).toEqual([sentence]))

  it('of a term say until when, and their text message where it leads', () => {
    const words = { subject: 'a', body: 'Responda.', action: 'Abrir', sms: 'Responda.' }
    expect(problems('tarea.requerimiento', words)).toEqual([
      'body: Falta {plazo}: sin ella no sirve',
      'sms: Falta {enlace}: sin ella no sirve',
    ])
    // the address is the button's: in the text of a mail it would be there twice
    expect(problems('tarea.requerimiento', { ...words, body: '{plazo} {enlace}', sms: '{enlace}' })).toEqual([
      'body: No existe {enlace}. Puede usar {radicado}, {tramite}, {plazo}',
    ])
  })

  it('to an unconfirmed address can name nobody', () => {
    expect(problems('cuenta.confirmar_correo', { subject: 'a', body: '{nombre}', action: 'b' })).toEqual([
      'body: No existe {nombre}. Aquí no hay variables',
    ])
  })
})

describe('a written message', () => {
  it('has the values of its variables, which are not filled again', () => {
    const words = { ...NONE, subject: '{a}', body: '{a} y {b}\n{b}' }
    expect(writtenMessage(words, { a: '{b}', b: 'dos' })).toMatchObject({
      subject: '{b}',
      paragraphs: ['{b} y dos', 'dos'],
    })
  })

  it('leaves out what has no value: neither a blank nor an empty paragraph stays', () => {
    const words = { ...NONE, body: 'Responda. {plazo} Si no, termina.\n{plazo}\nAdiós.' }
    expect(writtenMessage(words, { plazo: '' }).paragraphs).toEqual(['Responda. Si no, termina.', 'Adiós.'])
  })

  it('is shown with the examples of its declaration', () => {
    expect(exampleMessage('cuenta.codigo', { ...NONE, sms: '{autoridad}: {codigo}' }).sms).toBe(
      'Corporación: 4821',
    )
  })
})
