import { worksOnCases } from '../../access/permissions.ts'
import { isOfStaff } from '../../access/role-groups.ts'
import type { Definitions } from '../../definitions/compose/compose.ts'
import { type ProcedureStaff, writtenBy } from '../../definitions/compose/staff-of-procedures.ts'
import { FORMAL, isJump } from '../../workflow/decision/availability.ts'
import type { StepDef } from '../../workflow/definition/definition.ts'
import type { Finding } from '../between.ts'

/**
 * What is wrong with the roles that procedures name for their steps and acts: a step or an act that their workflow does not
 * have, applicants' work given to officials, a role that nobody can have, an auto or a resolución given to who does not draft it.
 * @param roles codes of the program's
 */
export const staffFindings = (made: Definitions, roles: ReadonlySet<string>): readonly Finding[] =>
  [...made.staff].flatMap(([ttId, staff]) => ofProcedure(made, ttId, staff, roles))

function ofProcedure(
  { workflow, actRules, procedures }: Definitions,
  ttId: number,
  staff: ProcedureStaff,
  roles: ReadonlySet<string>,
): readonly Finding[] {
  const procedure = procedures.get(ttId)
  const found =
    (severity: Finding['severity']) =>
    (about: string, sentence: string): Finding => ({
      id: `definiciones:quien:${ttId}:${about}`,
      severity,
      sentence: `${procedure?.name ?? ttId}: ${sentence}`,
      items: [{ kind: 'tramite', key: String(ttId) }],
    })
  const [wrong, doubtful] = [found('error'), found('aviso')]
  const families = [procedure?.workflow.family, procedure?.workflow.alternative?.family]
  const own = [...workflow.steps.values()].filter(({ family }) => families.includes(family))
  const stepOf = (id: string): StepDef | undefined => own.find((step) => step.id === id)
  const nobody = (at: string, named: readonly string[]): readonly Finding[] => [
    ...named
      .filter((role) => !roles.has(role) || !worksOnCases(role))
      .map((role) => wrong(`${at}:${role}`, `«${role}» no es un rol que trabaje en los casos (${at}).`)),
    ...(new Set(named).size < named.length
      ? [wrong(`${at}:repetido`, `Un rol está dos veces en ${at}.`)]
      : []),
  ]
  const ofSteps = [...staff.steps].flatMap(([id, named]): readonly Finding[] => {
    const step = stepOf(id)
    if (step === undefined) return [wrong(id, `Su flujo no tiene el paso ${id}.`)]
    if (!step.roles.every(isOfStaff)) return [wrong(id, `El paso ${id} lo hace quien solicita.`)]
    return nobody(id, named)
  })
  const ofActs = [...staff.acts].flatMap(
    ([id, { drafts = [], reviews = [], signs = [] }]): readonly Finding[] =>
      own.some(({ produces }) => produces.includes(id))
        ? [
            ...nobody(`${id}, quien proyecta`, drafts),
            ...nobody(`${id}, quien revisa`, reviews),
            ...nobody(`${id}, quien firma`, signs),
          ]
        : [wrong(id, `Ningún paso de su flujo escribe el acto ${id}.`)],
  )
  // only who drafts an auto or a resolución gets the step that writes it (decision 14): others would wait for work in vain
  const inVain = own
    .filter((step) => !isJump(workflow, step))
    .flatMap((step) =>
      step.produces.flatMap((act) => {
        const rule = actRules.get(act)
        if (rule === undefined || !FORMAL.has(rule.class)) return []
        const { drafts } = writtenBy(rule, staff)
        const before = step.roles.filter((role) => !rule.drafts.includes(role))
        return (staff.steps.get(step.id) ?? step.roles)
          .filter((role) => !drafts.includes(role) && !before.includes(role))
          .map((role) =>
            doubtful(
              `${step.id}:${act}:${role}`,
              `${role} haría el paso ${step.id} y no proyecta «${rule.name}».`,
            ),
          )
      }),
    )
  return [...ofSteps, ...ofActs, ...inVain]
}
