import type { Answers } from '@ventanilla/domain/forms/definition'

/**
 * Four applications of one type, by fictional people at real places of Tolima. The answers contain no
 * documents: a test that files them attaches those of `documentsAskedFor`.
 */
export interface FormExamples {
  /** the minimum that can be filed */
  readonly minimal: Answers
  /** with everything that such a project has */
  readonly complete: Answers
  /** rejected at filing */
  readonly refused: {
    readonly answers: Answers
    /** 'path code' of each error, in the order of the form */
    readonly errors: readonly string[]
  }
  /** can be filed and must be sent back */
  readonly returned: {
    readonly answers: Answers
    /** items of the checklist that fail, and the fault of the attached file */
    readonly fails: readonly { readonly documentId: number; readonly why: string }[]
  }
}

/** Answers without some keys. */
export function without(answers: Answers, ...keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)))
}
