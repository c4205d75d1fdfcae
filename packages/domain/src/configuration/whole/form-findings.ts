import type { Definitions, WrittenDefinitions } from '../../definitions/compose/compose.ts'
import { definitionFaults } from '../../forms/checks/definition-faults.ts'
import { expandForm } from '../../forms/shared-sections.ts'
import { applicationForm } from '../../procedures/documents.ts'
import type { Finding } from '../between.ts'

/**
 * What is wrong with the forms of procedures, their shared sections and documents in place: a condition that no answer meets, a
 * question that reads what comes after it. Applicants could not file it, and would not be told why. A type that fixes an
 * answer of a form that it shares leaves the other parts out on purpose, so the form is judged without it.
 */
export const formFindings = (
  written: Pick<WrittenDefinitions, 'procedures' | 'sections'>,
  { procedures }: Pick<Definitions, 'procedures'>,
): readonly Finding[] =>
  written.procedures.flatMap(({ ttId, name, form }) => {
    const questions = expandForm(form.questions, written.sections)
    return definitionFaults(applicationForm(questions, procedures.get(ttId)?.documents ?? [])).map(
      (fault): Finding => ({
        id: `definiciones:formulario:${ttId}:${fault}`,
        severity: 'error',
        sentence: `El formulario de «${name}»: ${fault}.`,
        items: [{ kind: 'tramite', key: String(ttId) }],
      }),
    )
  })
