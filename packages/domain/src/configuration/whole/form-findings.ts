import type { Definitions } from '../../definitions/compose/compose.ts'
import { definitionFaults } from '../../forms/checks/definition-faults.ts'
import { applicationForm } from '../../procedures/documents.ts'
import type { Finding } from '../between.ts'

/**
 * What is wrong with the forms of procedures, their shared sections and documents in place: a condition that no answer meets, a
 * question that reads what comes after it. Applicants could not file it, and would not be told why. A type that fixes an
 * answer of a form that it shares leaves the other parts out on purpose, so the form is judged without it.
 */
export const formFindings = ({
  procedures,
  forms,
}: Pick<Definitions, 'procedures' | 'forms'>): readonly Finding[] =>
  [...procedures].flatMap(([ttId, procedure]) => {
    const questions = forms.get(procedure.form.id)
    if (questions === undefined) return []
    const form = applicationForm(questions, procedure.documents)
    return definitionFaults(form).map((fault): Finding => ({
      id: `definiciones:formulario:${ttId}:${fault}`,
      severity: 'error',
      sentence: `El formulario de «${procedure.name}»: ${fault}.`,
      items: [{ kind: 'tramite', key: String(ttId) }],
    }))
  })
