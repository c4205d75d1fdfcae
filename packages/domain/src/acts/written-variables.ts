import { variablesOf } from './inline.ts'
import { expandAct, type Passage } from './passages.ts'
import type { Block, Laws, WrittenTemplate } from './template.ts'

/**
 * Names of the variables that an act uses in its title, its sections and what it says of appeals, sorted. Throws
 * when a passage is unknown.
 */
export function writtenVariables(
  act: WrittenTemplate,
  passages: ReadonlyMap<string, Passage>,
  laws?: Laws,
): readonly string[] {
  const said = (text: string): Block => ({ id: 'texto', type: 'paragraph', text })
  return [
    ...variablesOf([
      said(act.title),
      ...(act.appeal === null ? [] : [said(act.appeal.text)]),
      ...expandAct(act, passages, laws).sections.flatMap(({ title, blocks }): readonly Block[] => [
        ...(title ? [said(title)] : []),
        ...blocks,
      ]),
    ]),
  ].sort()
}
