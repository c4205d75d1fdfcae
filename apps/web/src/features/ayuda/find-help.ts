import { indexTexts, searchTexts } from '@ventanilla/domain/cases/search-texts'
import { namesServed, type Office, type Territory } from '../../client/territory.ts'
import type { Help } from './help-data.ts'

const indexesOf = ({ guides, questions, words }: Help) => ({
  guides: indexTexts(
    guides.map((guide) => ({
      name: guide.title,
      description: guide.otherWords,
      summary: guide.steps.join(' '),
      guide,
    })),
  ),
  questions: indexTexts(
    questions.map((one) => ({
      name: one.question,
      description: one.otherWords,
      summary: one.answer,
      question: one,
    })),
  ),
  words: indexTexts(words.map((word) => ({ name: word.word, description: word.meaning, word }))),
})
const known = new WeakMap<Help, ReturnType<typeof indexesOf>>()

/** Help entries that match the text, best match first; an empty text returns all in their order. */
export function findHelp(text: string, help: Help): Help {
  const indexes = known.get(help) ?? indexesOf(help)
  known.set(help, indexes)
  return {
    guides: searchTexts(indexes.guides, text).map((hit) => hit.guide),
    questions: searchTexts(indexes.questions, text).map((hit) => hit.question),
    words: searchTexts(indexes.words, text).map((hit) => hit.word),
  }
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
