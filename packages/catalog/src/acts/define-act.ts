import { variablesOf } from '@ventanilla/domain/acts/inline'
import type { ActSection, ActTemplate, Block, Inline } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'

/**
 * Defines a template whose list of variables is read from its own text, so that the two cannot diverge. The
 * template captures nothing itself: workflow steps capture data, and the case turns it into these variables.
 */
export function defineAct(act: Omit<ActTemplate, 'variables' | 'captures'>): ActTemplate {
  const names = variablesOf([
    { type: 'paragraph', text: act.title },
    ...(act.appeal === null ? [] : [{ type: 'paragraph' as const, text: act.appeal.text }]),
    ...act.sections.flatMap((section): Block[] => [
      ...(section.title ? [{ type: 'heading' as const, text: section.title }] : []),
      ...section.blocks,
    ]),
  ])
  return { ...act, variables: [...names].sort(), captures: [] }
}

export const p = (text: Inline): Block => ({ type: 'paragraph', text })
export const article = (text: Inline): Block => ({ type: 'article', text })
/** Heading in a section's style, for a section that begins with the document's title. */
export const headline = (text: Inline): Block => ({ type: 'heading', level: 2, text })
export const subtitle = (text: Inline): Block => ({ type: 'heading', text })
export const when = (condition: Logic, ...blocks: readonly Block[]): Block => ({
  type: 'when',
  condition,
  blocks,
})
export const has = (name: string): Logic => ({ '!!': [{ var: name }] })
export const lacks = (name: string): Logic => ({ '!': [{ var: name }] })
export const is = (name: string, value: string | number | boolean): Logic => ({
  '==': [{ var: name }, value],
})
export const isNot = (name: string, value: string | number | boolean): Logic => ({
  '!=': [{ var: name }, value],
})
export const section = (name: string, title: Inline | null, ...blocks: readonly Block[]): ActSection => ({
  name,
  title,
  blocks,
})
/** A numbered or bulleted repetition of a list variable. */
export const each = (over: string, text: Inline, ordered = true): Block => ({
  type: 'each',
  over,
  ordered,
  text,
})
