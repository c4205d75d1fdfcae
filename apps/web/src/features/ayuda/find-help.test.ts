import { describe, expect, it } from 'vitest'
import { GLOSSARY } from '@ventanilla/catalog/help/glossary'
import { GUIDES } from '@ventanilla/catalog/help/guides'
import { QUESTIONS } from '@ventanilla/catalog/help/questions'
import { readsHelp } from '@ventanilla/domain/configuration/texts/help'
import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { findHelp, findOffices } from './find-help.ts'

const CITIZEN = ['USER_CIUDADANO']
const LAWYER = ['CLI_JURIDICO']
/** What the product ships, as the server gives it to a reader. */
const helpFor = (roles: readonly string[]) => ({
  guides: GUIDES.filter(({ audience }) => readsHelp(roles, audience)).map(
    ({ name, steps, links, ...guide }) => ({
      ...guide,
      title: name,
      steps: steps.map(({ text }) => text),
      links: [...links],
    }),
  ),
  questions: QUESTIONS.filter(({ audience }) => readsHelp(roles, audience)).map(({ name, ...one }) => ({
    ...one,
    question: name,
  })),
  words: GLOSSARY.map(({ name, meaning }) => ({ word: name, meaning })),
})
const found = (text: string, roles = CITIZEN) => findHelp(text, helpFor(roles))
const guidesFor = (text: string, roles = CITIZEN): string[] => found(text, roles).guides.map((one) => one.id)

const territory = {
  ...TERRITORY,
  offices: TERRITORY.offices.map((office) => ({ ...office, near: null, hours: null, telephone: null })),
  municipalities: [...TERRITORY.municipalities],
  mainOffice: 'ibague',
  mainOfficeTypes: [],
}

describe('the help', () => {
  it('has addresses of its own for guides, questions and words', () => {
    const ids = [...GUIDES, ...QUESTIONS].map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(new Set(GLOSSARY.map((one) => one.name)).size).toBe(GLOSSARY.length)
  })

  it.each([
    ['pagar', 'pagar'],
    ['cuanto vale', 'pagar'],
    ['notificasion', 'notificacion'],
    ['apelar', 'recurso'],
    ['no estoy de acuerdo', 'recurso'],
    ['mas tiempo', 'responder'],
    ['rejistro', 'registrarse'],
    ['como va mi radicado', 'seguir'],
  ])('answers «%s» with the guide «%s», accents and typing errors forgiven', (text, id) => {
    expect(guidesFor(text)[0]).toBe(id)
  })

  it.each([
    ['sin señal', 'visita'],
    ['firma', 'firmar'],
    ['exportar excel', 'bandeja'],
    ['citacion', 'notificar'],
  ])('answers an official who asks «%s» with the guide «%s»', (text, id) => {
    expect(guidesFor(text, LAWYER)).toContain(id)
  })

  it('keeps guides for officials from applicants, and gives officials both', () => {
    expect(guidesFor('')).not.toContain('bandeja')
    expect(guidesFor('', LAWYER)).toHaveLength(GUIDES.length)
    expect(found('').questions.every((one) => one.audience !== 'funcionario')).toBe(true)
  })

  it('says what a code by SMS does not protect from, and what protects more', () => {
    for (const text of ['sms seguro', 'estafa', 'clonaron mi sim'])
      expect(found(text).questions.map((one) => one.id)).toContain('codigo-seguro')
    const said = QUESTIONS.find((one) => one.id === 'codigo-seguro')?.answer ?? ''
    for (const word of ['No se lo diga a nadie', 'se quede con su línea', 'llave de acceso'])
      expect(said).toContain(word)
  })

  it('finds words by what they mean, and says nothing to what is not there', () => {
    expect(found('carpeta').words.map((one) => one.word)).toContain('Expediente')
    expect(found('zzqqxx')).toEqual({ guides: [], questions: [], words: [] })
  })

  it('finds the office of a municipality, with a typing error too', () => {
    const names = (text: string): string[] => findOffices(text, territory).map((office) => office.code)
    expect(names('planadas')).toEqual(['sur'])
    expect(names('Carmen de Apicala')[0]).toBe('oriente')
    expect(names('chaparal')).toEqual(['sur'])
  })
})
