import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { indexTexts, searchTexts } from '@ventanilla/domain/cases/search-texts'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { namesServed, type Office, type Territory } from '../../client/territory.ts'
import { GLOSSARY } from './glossary.ts'
import { type Audience, AUDIENCES, type Guide, GUIDES } from './guides.ts'
import { type Question, QUESTIONS } from './questions.ts'

type Word = (typeof GLOSSARY)[number]

export interface Found {
  readonly guides: readonly Guide[]
  readonly questions: readonly Question[]
  readonly words: readonly Word[]
}

const guides = indexTexts(
  GUIDES.map((guide) => ({
    name: guide.title,
    description: guide.otherWords,
    summary: guide.steps.join(' '),
    guide,
  })),
)
const questions = indexTexts(
  QUESTIONS.map((one) => ({
    name: one.question,
    description: one.otherWords,
    summary: one.answer,
    question: one,
  })),
)
const words = indexTexts(GLOSSARY.map((word) => ({ name: word.word, description: word.meaning, word })))

/** Help entries that match the text, best match first; an empty text returns all in their default order. */
export function findHelp(text: string, roles: readonly string[]): Found {
  const isFor = (audience: Audience | undefined): boolean =>
    audience === undefined || meetsRule(roles, AUDIENCES[audience].rule) || mayHelp(roles, audience)
  return {
    guides: searchTexts(guides, text)
      .map((hit) => hit.guide)
      .filter((guide) => isFor(guide.audience)),
    questions: searchTexts(questions, text)
      .map((hit) => hit.question)
      .filter((question) => isFor(question.audience)),
    words: searchTexts(words, text).map((hit) => hit.word),
  }
}

/**
 * Officials also see the applicants' guides, to explain them at the counter; applicants do not see the
 * officials'.
 */
const mayHelp = (roles: readonly string[], audience: Audience): boolean =>
  audience === 'solicitante' && meetsRule(roles, AUDIENCES.funcionario.rule)

/** Guide audiences, the user's own first. */
export function audiencesOf(roles: readonly string[]): Audience[] {
  const own = (audience: Audience): number => (meetsRule(roles, AUDIENCES[audience].rule) ? 0 : 1)
  return keysIn(AUDIENCES).toSorted((a, b) => own(a) - own(b))
}

/** Offices matched by name, place and municipalities served. */
export function findOffices(text: string, territory: Territory): readonly Office[] {
  const index = indexTexts(
    territory.offices.map((office) => ({
      name: office.name,
      description: namesServed(territory, office).join(' '),
      summary: `${office.address} oficina sede horario teléfono dirección`,
      office,
    })),
  )
  return searchTexts(index, text).map((hit) => hit.office)
}
