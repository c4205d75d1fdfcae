import type { FieldDef, FormDef } from '../forms/definition.ts'
import { asksPlaces } from './answered-places.ts'

/** Answer with the keys of the crossed zones that ask something. The server compares and writes it; what a browser sends is replaced. */
export const ZONES_CROSSED = 'zonas_cruzadas'

/** A zone that asks something of who applies for something there. */
export interface AskingZone {
  readonly key: string
  readonly name: string
  /** what is asked; '': nothing */
  readonly question: string
}

/** Key of the field with the answer to a zone's question. */
export const zoneQuestionKey = (zone: string): string => `zona_${zone}`

/** Longest answer to the question of a zone, in characters. */
const LONGEST_ANSWER = 2000

/**
 * A form that asks for places, with what the zones in force ask: the last section with a place ends with the zones that the
 * places cross, and is followed by one with the question of each, where there is one. Other forms stay as they are.
 */
export function withZoneQuestions(form: FormDef, zones: readonly AskingZone[]): FormDef {
  const asking = zones.filter(({ question }) => question !== '')
  const at = form.sections.findLastIndex(asksPlaces)
  if (asking.length === 0 || at < 0) return form
  const crossed: FieldDef = {
    key: ZONES_CROSSED,
    kind: 'multi',
    label: 'Zonas que cruza su lugar y que preguntan algo',
    help: 'Las encuentra el portal al comparar los lugares de su solicitud con las capas vigentes.',
    required: false,
    readOnly: true,
    options: asking.map(({ key, name }) => ({ value: key, label: name })),
  }
  const isCrossed = (key: string) => ({ in: [key, { var: ZONES_CROSSED }] })
  const questions = {
    key: 'zonas',
    title: 'Zonas del lugar',
    condition: { or: asking.map(({ key }) => isCrossed(key)) },
    fields: asking.map(({ key, name, question }): FieldDef => ({
      key: zoneQuestionKey(key),
      kind: 'longText',
      label: question,
      help: `Se pregunta porque el lugar cruza: ${name}.`,
      required: true,
      maxLength: LONGEST_ANSWER,
      condition: isCrossed(key),
    })),
  }
  const sections = form.sections.flatMap((section, i) =>
    i === at ? [{ ...section, fields: [...section.fields, crossed] }, questions] : [section],
  )
  return { ...form, sections }
}

/** Keys of the questions of zones in a form with them, whether or not its places cross them. */
export const zoneQuestionsOf = (form: FormDef): readonly string[] =>
  (optionsOf(form) ?? []).map(zoneQuestionKey)

const optionsOf = (form: FormDef): readonly string[] | null =>
  form.sections
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === ZONES_CROSSED)
    ?.options?.map(({ value }) => value) ?? null

/**
 * The answers of a form with the zones that its places cross, of those that ask something. Attack and mistake: an answer that
 * names no zone, so that nothing is asked. The same answers where the form asks nothing or they say so already.
 */
export function withZonesCrossed(
  form: FormDef,
  answers: Readonly<Record<string, unknown>>,
  crossed: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const asking = optionsOf(form)
  if (asking === null) return answers
  const found = asking.filter((key) => crossed.has(key))
  const said = answers[ZONES_CROSSED]
  const same = Array.isArray(said) && said.length === found.length && found.every((key, i) => said[i] === key)
  return same || (found.length === 0 && said === undefined) ? answers : { ...answers, [ZONES_CROSSED]: found }
}
