import type { Fault } from '../plant.ts'

/** Faults in an act's required content and consistency. */
export const ACTS_FAULTS: readonly Fault[] = [
  {
    id: 'unchecked-title-and-decision',
    harm: 'a title that grants would stand over an article that denies',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  titleAndDecision,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-authority-line',
    harm: 'an act would not say who decides',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  authorityLine,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-genders',
    harm: 'an act would speak of a woman as «el señor»',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  genders,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-act-numbers',
    harm: 'an act would cite one that nobody signed',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  actNumbers,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-articles-of-acts',
    harm: 'an act would cite an article that does not exist',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  articlesOfActs,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-norms',
    harm: 'an act would cite a law by another year',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  norms,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-circumstances',
    harm: 'a circumstance would be said that the figures do not weigh',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  circumstances,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-appellant-burdened',
    harm: 'an appeal would be studied of somebody who got all that they asked for',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  appellantBurdened,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-grounds-answered',
    harm: 'a ground of an appeal would stay without an answer',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  groundsAnswered,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-validity-and-class',
    harm: 'a grant would have no validity',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  validityAndClass,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-differences-said',
    harm: 'less than what was asked would be granted without a word',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  differencesSaid,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-personal-notification',
    harm: 'a personal notification would not say its hour',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  personalNotification,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'unchecked-means-of-challenge',
    harm: 'a bill would not say how it is challenged',
    file: 'packages/domain/src/acts/coherence/check-coherence.ts',
    find: '  meansOfChallenge,\n',
    replace: '',
    test: {
      file: 'packages/catalog/src/acts/coherence.test.ts',
      title: 'the check of coherence names the defect',
    },
  },
  {
    id: 'act-without-its-number-of-days',
    harm: 'an act would not tell the days to appeal (CPACA art. 67)',
    file: 'packages/domain/src/acts/check-act.ts',
    find: "toLocaleLowerCase('es-CO')) && days.test(text)) return []",
    replace: "toLocaleLowerCase('es-CO'))) return []",
    test: {
      file: 'packages/domain/src/acts/check-act.test.ts',
      title: 'is an appeal clause without its kind or its days',
    },
  },
  {
    id: 'act-without-signatory',
    harm: 'an act would be signed by nobody',
    file: 'packages/domain/src/acts/check-act.ts',
    find: 'if (named || template.signs.length === 0) return []',
    replace: 'if (named || template.signs.length !== 99) return []',
    test: {
      file: 'packages/domain/src/acts/check-act.test.ts',
      title: 'is the signatory only once it is to be signed',
    },
  },
  {
    id: 'act-without-a-section',
    harm: 'an act would go on without its reasons',
    file: 'packages/domain/src/acts/check-act.ts',
    find: 'if (!filled.has(name)) return [problem',
    replace: 'if (false) return [problem',
    test: {
      file: 'packages/domain/src/acts/check-act.test.ts',
      title: 'is a section that was removed or emptied',
    },
  },
  {
    id: 'attributes-without-bound',
    harm: 'a few bytes in a draft would take gigabytes and stop all printing',
    file: 'packages/domain/src/acts/check-document.ts',
    find: 'if (!attribute.allows(value))',
    replace: 'if (!attribute.allows(value) && value === undefined)',
    test: {
      file: 'packages/domain/src/acts/check-document.test.ts',
      title: 'is refused with a sentence when it holds',
    },
  },
  {
    id: 'grid-without-bound',
    harm: 'short rows would be filled up to a million cells when the act is printed',
    file: 'packages/domain/src/acts/check-document.ts',
    find: 'if (spent.cells > LIMITS.cells)',
    replace: 'if (spent.cells > LIMITS.cells * 1000)',
    test: {
      file: 'packages/domain/src/acts/check-document.test.ts',
      title: 'is refused with a sentence when it holds',
    },
  },
  {
    id: 'saved-unjudged',
    harm: 'what the editor cannot make would be saved as the text of an act',
    file: 'apps/api/src/modules/acts/editor.ts',
    find: 'renumberArticles(checkDocument(body.doc))',
    replace: 'renumberArticles(body.doc as EditorNode)',
    test: {
      file: 'apps/api/src/modules/acts/editor.test.ts',
      title: 'comes in by no door with a number that multiplies the work',
    },
  },
  {
    id: 'comparison-without-bound',
    harm: 'two long paragraphs laid side by side would take the memory of the server',
    file: 'packages/domain/src/acts/align.ts',
    find: 'if (!affordable) return replaced(head, n, m, tail)',
    replace: 'if (n > 99_999_999) return replaced(head, n, m, tail)',
    test: {
      file: 'packages/domain/src/acts/align.test.ts',
      title: 'are told as wholly replaced between their equal ends',
    },
  },
  {
    id: 'editor-keeps-all',
    harm: 'a pasted table could not be saved, and nobody would know why',
    file: 'apps/web/src/features/tareas/acto/kept-to-schema.ts',
    find: 'if (allows(node.attrs[name])) continue',
    replace: 'if (allows(node.attrs[name]) || absent !== undefined) continue',
    test: {
      file: 'apps/web/src/features/tareas/acto/kept-to-schema.test.ts',
      title: 'is put right before it is saved',
    },
  },
  {
    id: 'paper-without-deadline',
    harm: 'one document that computes without end would stop all printing',
    file: 'apps/api/src/adapters/process/work-line.ts',
    find: "doing.overdue = true\n      child.kill('SIGKILL')",
    replace: 'doing.overdue = true',
    test: {
      file: 'apps/api/src/adapters/pdf/typst-renderer.test.ts',
      title: 'is ended when its time is over',
    },
  },
  {
    id: 'innocent-paper-blamed',
    harm: 'a paper would be set aside although something else ended what prints',
    file: 'apps/api/src/adapters/process/work-line.ts',
    find: '!which.begun && !which.overdue) line.unshift(lost)',
    replace: 'which.overdue) line.unshift(lost)',
    test: {
      file: 'apps/api/src/adapters/pdf/typst-renderer.test.ts',
      title: 'is replaced without a word when it was ended between two papers',
    },
  },
  {
    id: 'killing-job-for-ever',
    harm: 'a document that ends what prints would do so for a day, and hold up every other paper each time',
    file: 'apps/api/src/jobs.ts',
    find: 'const killed = error instanceof WorkKilled ? 1 : 0',
    replace: 'const killed = 0 * job.attempts',
    test: {
      file: 'apps/api/src/testing/acts/set-aside.test.ts',
      title: 'is set aside the second time, holds up no other',
    },
  },
]
