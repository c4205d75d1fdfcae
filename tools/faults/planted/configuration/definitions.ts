import type { Fault } from '../../plant.ts'

const publishing = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/configuration/publishing.test.ts',
  title,
})
const ofCases = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/cases/definitions-of-cases.test.ts',
  title,
})

/** Faults in what cases run by, and in what is judged before it comes into force. */
export const DEFINITIONS_FAULTS: readonly Fault[] = [
  {
    id: 'moved-from-a-step-that-is-gone',
    harm: 'a case would be moved to a workflow without the step in which it stands, and nobody could go on with it',
    file: 'packages/domain/src/workflow/linked/move-definitions.ts',
    find: 'if (now === undefined) return [`Está en ${called(step)}, que ya no existe.`]',
    replace: 'if (now === undefined) return []',
    test: {
      file: 'apps/api/src/modules/definitions-in-use/definitions-in-use.test.ts',
      title: 'stays where its step is gone, and says why',
    },
  },
  {
    id: 'moved-without-its-hands',
    harm: 'who did a step would be let do the one from which they were kept, under a new name',
    file: 'packages/domain/src/workflow/linked/move-definitions.ts',
    find: 'compared.has(step) && !to.steps.has(step)',
    replace: 'compared.has(step) && false',
    test: {
      file: 'packages/domain/src/workflow/linked/move-definitions.test.ts',
      title: 'only where who did a step is still kept from the other',
    },
  },
  {
    id: 'moved-with-its-form',
    harm: 'answers that were filed would be read by a form that never asked them',
    file: 'apps/api/src/db/cases/case-definitions.ts',
    find: '  ...filed,\n  workflow: newer.workflow,',
    replace: '  ...newer,\n  workflow: newer.workflow,',
    test: {
      file: 'apps/api/src/modules/definitions-in-use/definitions-in-use.test.ts',
      title: 'goes on by the workflow in force once it is moved',
    },
  },
  {
    id: 'term-of-older-cases-as-filed',
    harm: 'a term that a norm gives to every stage that begins would bind new cases alone',
    file: 'apps/api/src/db/cases/case-definitions.ts',
    find: 'withBegunTerms(own, begun.get(ttId) ?? {})',
    replace: 'withBegunTerms(own, {})',
    test: {
      file: 'apps/api/src/db/cases/terms/terms-of-versions.test.ts',
      title: 'binds the cases filed from its day, or also the stages that begin in older ones',
    },
  },
  {
    id: 'term-for-no-step',
    harm: 'a term would be published for a step that no workflow has, and bind nobody',
    file: 'packages/domain/src/configuration/whole/whole-definitions.ts',
    find: '.filter((step) => !workflow.steps.has(step))',
    replace: '.filter(() => false)',
    test: {
      file: 'packages/catalog/src/whole-definitions.test.ts',
      title: 'is found, with the family where there is one',
    },
  },
  {
    id: 'case-by-what-is-in-force',
    harm: 'a step that a release takes away would strand the cases that stand in it',
    file: 'apps/api/src/db/cases/case-definitions.ts',
    find: 'const known = bySince.get(at)',
    replace: 'const known = bySince.get(since)',
    test: ofCases('each goes its own way, also through a step that is no longer in force'),
  },
  {
    id: 'former-steps-in-no-list',
    harm: 'nobody would find a task of a step that is no longer in force',
    file: 'apps/api/src/db/cases/case-definitions.ts',
    find: 'if (former.length === 0) return newest',
    replace: 'if (former.length >= 0) return newest',
    test: ofCases('a list over all cases finds and names a step that only an older case has'),
  },
  {
    id: 'former-definitions-forgotten',
    harm: 'a process that starts later could not go on with an older case',
    file: 'apps/api/src/db/configuration/former-definitions.ts',
    find: 'where definitions < ${since}',
    replace: 'where definitions < ${since} and definitions > 1',
    test: ofCases('a process that starts later knows them all'),
  },
  {
    id: 'definitions-that-do-not-go-together',
    harm: 'an update would put in force definitions that no process can put together: the portal serves nobody',
    file: 'apps/api/src/db/configuration/publish-factory.ts',
    find: 'return wanted.filter((one) => !isDefinition(one))',
    replace: 'return wanted',
    test: publishing('leaves its definitions out, says why, and publishes the rest'),
  },
  {
    id: 'chosen-from-nowhere',
    harm: 'an act that does not exist would be named for copies, and nobody would notice that none is sent',
    file: 'packages/domain/src/configuration/whole/unknown-choices.ts',
    find: '.filter((one) => !known.has(one))',
    replace: '.filter((one) => !known.has(one) && known.size === 0)',
    test: {
      file: 'packages/catalog/src/unknown-choices.test.ts',
      title: ', and its item',
    },
  },
  {
    id: 'definitions-published-unchecked',
    harm: 'a family with a step that leads nowhere would be published, and cases would end in it',
    file: 'packages/domain/src/configuration/whole/workflow-findings.ts',
    find: ".filter(({ severity }) => severity === 'error')",
    replace: ".filter(({ severity }) => severity === 'nota')",
    test: {
      file: 'packages/catalog/src/whole-definitions.test.ts',
      title: 'is found, with the family where there is one',
    },
  },
  {
    id: 'forms-published-unchecked',
    harm: 'a form that nobody can file would be published, and would not say why',
    file: 'packages/domain/src/configuration/whole/whole-definitions.ts',
    find: '      ...formFindings(written, definitions),\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/whole-definitions.test.ts',
      title: 'is found, with the family where there is one',
    },
  },
  {
    id: 'acts-published-unchecked',
    harm: 'two blocks of an act would have one name, and a change of the one would be taken for the other',
    file: 'packages/domain/src/configuration/whole/whole-definitions.ts',
    find: '      ...actFindings(written),\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/whole-definitions.test.ts',
      title: 'is found, with the family where there is one',
    },
  },
  {
    id: 'people-of-a-procedure-not-in-place',
    harm: 'a procedure would be given to people of its own, and its work would go on to those of its workflow',
    file: 'apps/api/src/db/cases/case-definitions.ts',
    find: 'workflow: withStaff(definitions.workflow, staff),',
    replace: '',
    test: {
      file: 'apps/api/src/db/cases/staff-of-procedure.test.ts',
      title: 'gives them what begins from then on, in older cases too, and leaves the others as they are',
    },
  },
  {
    id: 'applicants-work-given-away',
    harm: 'what applicants do could be given to officials, who would answer for them',
    file: 'packages/domain/src/configuration/whole/staff-findings.ts',
    find: '    if (!step.roles.every(isOfStaff)) return [wrong(id, `El paso ${id} lo hace quien solicita.`)]\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/staff-findings.test.ts',
      title: 'of officials for what applicants do',
    },
  },
]
