import { documentIdOf } from '../../procedures/documents.ts'
import type { FieldDef, FormDef, Problem } from '../../forms/definition.ts'
import { errorsOf, validateForm } from '../../forms/filled/validate.ts'
import type { Lists } from '../../forms/lists.ts'
import { type Facts, fieldsOf, read } from '../../forms/reading.ts'
import type { Judged, LineWords } from './sum.ts'

/** An application as it was filed. */
export interface FiledApplication {
  readonly answers: Facts
  /** 'YYYY-MM-DD' in Bogotá */
  readonly filedOn: string
}

export interface JudgedForms {
  /** undefined: nobody can file it */
  readonly inForce: FormDef | undefined
  readonly draft: FormDef | undefined
  readonly lists: Lists
}

const RETURNED = {
  id: 'devueltas',
  one: 'solicitud que no se habría podido radicar',
  many: 'solicitudes que no se habrían podido radicar',
}
const GONE = {
  id: 'sin-tramite',
  one: 'solicitud de un trámite que ya no se podría pedir',
  many: 'solicitudes de un trámite que ya no se podría pedir',
}

/**
 * A filed application by the draft of its form and documents, judged as at its filing and on its day. What the form in force would
 * refuse today too is no change of the draft.
 */
export function judgeApplication(filed: FiledApplication, { inForce, draft, lists }: JudgedForms): Judged {
  if (inForce === undefined) return { lines: [] }
  if (draft === undefined) return { lines: [GONE] }
  const problems = newProblems(filed, inForce, draft, lists)
  const labels = new Map(fieldsOf(draft).map((field) => [field.key, field]))
  const reasons = problems.map((problem) => reasonOf(problem, labels.get(keyOf(problem))))
  const lines = [
    ...(reasons.length > 0 ? [RETURNED] : []),
    ...reasons,
    ...noLongerAsked(filed.answers, inForce, draft),
  ]
  return { lines: [...new Map(lines.map((line) => [line.id, line])).values()] }
}

const keyOf = ({ path }: Problem): string => path.split('.')[0] ?? ''
/** A question of a table counts once, in whichever row. */
const placeOf = ({ path, code }: Problem): string => `${path.replaceAll(/\.\d+\./g, '.')} ${code}`

function newProblems(
  { answers, filedOn }: FiledApplication,
  inForce: FormDef,
  draft: FormDef,
  lists: Lists,
): readonly Problem[] {
  const by = (form: FormDef): readonly Problem[] =>
    errorsOf(validateForm(form, answers, { mode: 'final', lists, today: filedOn })).filter(
      // what a form no longer asks would not have been answered
      ({ code }) => code !== 'desconocido',
    )
  const already = new Set(by(inForce).map(placeOf))
  return by(draft).filter((problem) => !already.has(placeOf(problem)))
}

function reasonOf(problem: Problem, field: FieldDef | undefined): LineWords {
  const label = field?.label ?? keyOf(problem)
  const missing = problem.code === 'falta' && problem.path === field?.key
  // the message can say what was answered, which is for who reads the case
  const reason = missing ? `falta «${label}»` : `hay que corregir «${label}»`
  return {
    id: `${missing ? 'falta' : 'mal'}:${keyOf(problem)}`,
    one: `no se habría podido radicar: ${reason}`,
    many: `no se habrían podido radicar: ${reason}`,
  }
}

/** Documents that were attached and the draft no longer asks for with these answers. */
function noLongerAsked(answers: Facts, inForce: FormDef, draft: FormDef): readonly LineWords[] {
  const [was, now] = [read(inForce, answers), read(draft, answers)]
  return fieldsOf(inForce)
    .filter(
      ({ key }) =>
        documentIdOf(key) !== null &&
        Object.hasOwn(answers, key) &&
        was.isVisible(key) &&
        !now.isVisible(key),
    )
    .map(({ key, label }) => ({
      id: `sobra:${key}`,
      one: `adjuntó «${label}», que ya no se pediría`,
      many: `adjuntaron «${label}», que ya no se pediría`,
    }))
}
