import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { choicesOf } from './filter-dialog.tsx'
import { type InboxRow, markable } from './inbox-query.ts'
import { InboxTable } from './inbox-table.tsx'

const task: InboxRow = {
  taskId: '019a1f40-0000-7000-8000-000000000001',
  actId: null,
  caseId: '019a1f40-0000-7000-8000-000000000002',
  radicado: '2026E0000002',
  procedure: 'Concesión de aguas superficiales',
  applicant: 'Marta Lucía Ávila Rondón',
  municipality: 'Cajamarca',
  step: 'PG-02',
  stepTitle: 'Revisión de ventanilla y territorio',
  screen: '/solicitudes/gestionar-tarea/1',
  due: { due: '2026-02-09', state: 'corre', words: 'Quedan 4 días' },
  assignee: null,
  insteadOf: false,
  turn: 'corporacion',
  statusLabel: 'En ventanilla',
}
const owed: InboxRow = {
  ...task,
  taskId: null,
  actId: '019a1f40-0000-7000-8000-000000000003',
  step: null,
  stepTitle: 'Publicar Resolución que otorga RES-0001-2026',
  screen: '/publicaciones?acto=019a1f40-0000-7000-8000-000000000003',
}
const nothing = () => undefined
const table = (rows: readonly InboxRow[]): string =>
  renderToString(
    <InboxTable
      rows={rows}
      hidden={new Set()}
      selected={new Set()}
      onSelect={nothing}
      selectable
      at={0}
      onMove={nothing}
    />,
  )

describe('an act to be published among the tasks of the inbox', () => {
  it('is opened by its own link, told apart from a task of the same case', () => {
    const html = table([task, owed])
    expect(html).toContain(`href="${owed.screen}"`)
    expect(html).toContain('aria-label="2026E0000002: Publicar Resolución que otorga RES-0001-2026"')
    expect(html).toContain('Sin asignar')
  })

  it('is not marked, because nobody hands it out', () => {
    expect(table([task, owed]).match(/type="checkbox"/g)).toHaveLength(2)
    expect(markable([task, owed])).toEqual([task.taskId])
  })

  it('is chosen in the filter by who publishes, by nobody else', () => {
    expect(choicesOf([task, owed], true).pasos).toEqual([
      ['publicacion', 'Publicar en el boletín'],
      ['PG-02', 'Revisión de ventanilla y territorio'],
    ])
    expect(choicesOf([task], false).pasos).toEqual([['PG-02', 'Revisión de ventanilla y territorio']])
  })
})
