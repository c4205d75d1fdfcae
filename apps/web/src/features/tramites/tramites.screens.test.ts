import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { describe, expect, it } from 'vitest'
import { APPLICATIONS } from './generated/applications.ts'
import { tramitesScreens } from './tramites.screens.ts'

const filed = PROCEDURES.filter((procedure) => procedure.form.path !== null)

describe('the routes of applications', () => {
  it('are those of the procedures, under their names', () => {
    expect(APPLICATIONS).toEqual(Object.fromEntries(filed.map((one) => [one.ttId, one.name])))
    const paths = tramitesScreens.map((screen) => screen.path)
    for (const { form } of filed) expect(paths).toContain(form.path?.replace(/\{(\w+)\}/g, ':$1'))
  })
})
