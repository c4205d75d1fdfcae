import type { ContentOf, Item } from '@ventanilla/domain/configuration/kinds'

type Steps = ContentOf<'familia'>['definition']['steps']

/** The family of most permits, as a release of the authority could write it. */
export const FAMILY = 'permiso_general'

/** It with other steps than those that are shipped. */
export const familyWith = (
  shipped: ContentOf<'familia'>,
  change: (steps: Steps) => Steps,
): Item<'familia'> => ({
  kind: 'familia',
  key: FAMILY,
  content: { ...shipped, definition: { ...shipped.definition, steps: change(shipped.definition.steps) } },
})

/** It with a second validation, PG-03X, to which «sí» of the first leads. */
export const withSecondValidation = (shipped: ContentOf<'familia'>): Item<'familia'> =>
  familyWith(shipped, (steps) =>
    steps.flatMap((step) => {
      if (step.id !== 'PG-03') return [step]
      const { question: _asked, ...plain } = step
      const [yes] = step.outcomes
      if (yes === undefined) throw new Error('PG-03 has no outcome')
      const { guard: _guard, guardReason: _reason, move: _move, ...on } = yes
      return [
        { ...step, outcomes: step.outcomes.map((one) => (one === yes ? { ...one, to: 'PG-03X' } : one)) },
        {
          ...plain,
          id: 'PG-03X',
          title: 'Segunda validación',
          kind: 'form' as const,
          capture: [],
          outcomes: [{ ...on, code: 'sigue', label: 'Sigue' }],
        },
      ]
    }),
  )
