import { placeholderProblems } from '../../kernel/placeholders.ts'
import { type DeclaredMessage } from './declared-message.ts'
import type { MessageWords } from './written-message.ts'

type Part = keyof MessageWords

const NOT_SENT: Readonly<Record<Part, string>> = {
  subject: 'Este mensaje no va por correo: deje el asunto vacío',
  body: 'Este mensaje no va por correo: deje el texto vacío',
  action: 'Este correo no lleva botón: déjelo vacío',
  sms: 'Este mensaje no va por mensaje de texto: déjelo vacío',
}
const NEEDED: Readonly<Record<Part, string>> = {
  subject: 'Escriba el asunto del correo',
  body: 'Escriba el texto del correo',
  action: 'Escriba lo que dice el botón: sin él nadie llega a la dirección',
  sms: 'Escriba el mensaje de texto',
}

/** What is wrong with the words of a message, as Spanish sentences with the part that each is about. */
export function wordProblems(
  { mail, button, sms, variables }: DeclaredMessage,
  words: MessageWords,
): readonly { readonly path: Part; readonly message: string }[] {
  const all = Object.entries(variables)
  const names = (where: (demanded: string | undefined) => boolean): readonly string[] =>
    all.flatMap(([name, { demanded }]) => (where(demanded) ? [name] : []))
  const inMail = names((demanded) => demanded !== 'sms')
  const judged: readonly (readonly [
    Part,
    sent: boolean,
    known: readonly string[],
    demanded: readonly string[],
  ])[] = [
    ['subject', mail, inMail, []],
    ['body', mail, inMail, names((demanded) => demanded === 'always' || demanded === 'mail')],
    ['action', mail && button, [], []],
    ['sms', sms, names(() => true), names((demanded) => demanded === 'always' || demanded === 'sms')],
  ]
  return judged.flatMap(([path, sent, known, demanded]) => {
    if (words[path] === '') return sent ? [{ path, message: NEEDED[path] }] : []
    if (!sent) return [{ path, message: NOT_SENT[path] }]
    return placeholderProblems(words[path], known, demanded).map((message) => ({ path, message }))
  })
}
