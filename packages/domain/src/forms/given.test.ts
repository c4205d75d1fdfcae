import { describe, expect, test } from 'vitest'
import type { FormDef } from './definition.ts'
import { withGiven } from './given.ts'
import { initialAnswers } from './filled/initial.ts'
import { validateForm } from './filled/validate.ts'

const shared: FormDef = {
  id: 'compartido',
  checks: [],
  sections: [
    {
      key: 'unica',
      title: 'Única',
      fields: [
        {
          key: 'modalidad',
          kind: 'choice',
          label: 'Modalidad',
          required: true,
          options: [
            { value: 'uno', label: 'Uno' },
            { value: 'dos', label: 'Dos' },
          ],
        },
      ],
    },
  ],
}

describe('a form that two procedures share', () => {
  const form = withGiven(shared, { modalidad: 'dos' })
  test('begins with what the procedure answers', () => {
    expect(initialAnswers(form, {})).toEqual({ modalidad: 'dos' })
    expect(initialAnswers(shared, {})).toEqual({})
  })
  test('takes no other answer', () => {
    const faults = (modalidad: string) =>
      validateForm(form, { modalidad }, { mode: 'final', today: '2026-11-21' })
    expect(faults('dos')).toEqual([])
    expect(faults('uno')).toMatchObject([{ path: 'modalidad', severity: 'error' }])
  })
})
