import { actSchema } from '../acts/act-schema.ts'
import { checkBlocks } from '../acts/check-act.ts'
import { writtenVariables } from '../acts/written-variables.ts'
import type { Passage } from '../acts/passages.ts'
import type { Laws, WrittenTemplate } from '../acts/template.ts'
import { type DefinitionProblem, judge, type Judged, judgedFurther, problemAt } from './judge.ts'

/** Judges an act: its form, and, with `passages`, the blocks that it refers to and its list of variables. */
export function checkActTemplate(
  value: unknown,
  passages?: ReadonlyMap<string, Passage>,
  laws?: Laws,
): Judged<WrittenTemplate> {
  const judged: Judged<WrittenTemplate> = judge(actSchema, value, 'el acto')
  if (!judged.ok || passages === undefined) return judged
  const act = judged.value
  const blocks = checkBlocks(act, passages, laws).map(({ message }) =>
    problemAt(['sections'], act.name, message),
  )
  return judgedFurther(act, blocks.length > 0 ? blocks : faultsOfVariables(act, passages, laws))
}

function faultsOfVariables(
  act: WrittenTemplate,
  passages: ReadonlyMap<string, Passage>,
  laws?: Laws,
): DefinitionProblem[] {
  const used = writtenVariables(act, passages, laws)
  const fault = (message: string): DefinitionProblem => problemAt(['variables'], act.name, message)
  return [
    ...used
      .filter((name) => !act.variables.includes(name))
      .map((name) => fault(`usa {{${name}}} y no lo enumera.`)),
    ...act.variables
      .filter((name) => !used.includes(name))
      .map((name) => fault(`enumera «${name}» y no lo usa.`)),
  ]
}
