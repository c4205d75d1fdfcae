import { NO_LISTS } from '@ventanilla/domain/forms/lists'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormSurroundingsProvider, type StaffMember } from '../../context.ts'
import { fieldIds } from '../../field-ids.ts'
import StaffInput from './StaffInput.tsx'

const STAFF: readonly StaffMember[] = [
  { id: 'a', name: 'Ana', roles: ['CLI_JURIDICO'], workload: 0 },
  { id: 'b', name: 'Beto', roles: ['CLI_JURIDICO'], workload: 1, groups: ['Reparto de enero'] },
  {
    id: 'c',
    name: 'Clara',
    roles: ['CLI_JURIDICO'],
    workload: 3,
    absent: 'ausente hasta el 9 de diciembre de 2026, reemplaza Ana',
  },
]

it('offers who is in a group of the office first, and says who is absent', () => {
  const html = renderToString(
    <FormSurroundingsProvider
      value={{
        lists: NO_LISTS,
        today: '2026-12-01',
        now: () => 0,
        staff: STAFF,
      }}
    >
      <StaffInput
        field={{ key: 'x', kind: 'staff', label: 'Abogado', required: true, roles: ['CLI_JURIDICO'] }}
        value={null}
        onChange={() => undefined}
        path="x"
        ids={fieldIds('x')}
        describedBy={undefined}
        invalid={false}
        problems={[]}
        Field={() => null}
      />
    </FormSurroundingsProvider>,
  )
  const offered = [...html.matchAll(/<option[^>]*>([^<]+)<\/option>/g)].map(([, words]) => words)
  expect(offered).toEqual([
    'Escoja…',
    'Beto, 1 tarea, Reparto de enero',
    'Ana, 0 tareas',
    'Clara, 3 tareas, ausente hasta el 9 de diciembre de 2026, reemplaza Ana',
  ])
})
