import { variablesOf } from './inline.ts'
import { expandAct, type Passage } from './passages.ts'
import type { Block, WrittenTemplate } from './template.ts'

/**
 * Names of the variables that an act uses in its title, its sections and what it says of appeals, sorted. Throws
 * when a passage is unknown.
 */
export function writtenVariables(
  act: WrittenTemplate,
  passages: ReadonlyMap<string, Passage>,
): readonly string[] {
  const said = (text: string): Block => ({ id: 'texto', type: 'paragraph', text })
  return [
    ...variablesOf([
      said(act.title),
      ...(act.appeal === null ? [] : [said(act.appeal.text)]),
      ...expandAct(act, passages).sections.flatMap(({ title, blocks }): readonly Block[] => [
        ...(title ? [said(title)] : []),
        ...blocks,
      ]),
    ]),
  ].sort()
}
