import type { FAMILY_TRAITS } from '@ventanilla/domain/workflow/definition/family-traits'
import { describe, expect, it } from 'vitest'
import { families, workflow } from './loaded.ts'

const declaring = (trait: keyof typeof FAMILY_TRAITS): Record<string, unknown> =>
  Object.fromEntries(
    families.flatMap((one) => (one[trait] === undefined ? [] : [[one.id, one[trait]] as const])),
  )

describe('what families declare to the mechanisms', () => {
  it.each<[keyof typeof FAMILY_TRAITS, Record<string, unknown>]>([
    ['makesKnown', { notificacion: true }],
    ['writesActs', { proyeccion_firma: true }],
    // CPACA art. 17
    ['extendsTerm', { prorroga: true }],
    // CPACA art. 87 num. 3
    ['waives', { renuncia_terminos: true }],
    ['followsUp', { seguimiento: true }],
    ['broughtOver', { migracion: true }],
    ['charges', { seguimiento: 'seguimiento', sancionatorio: 'multa' }],
    ['status', { recurso: 'en_recurso', recurso_workflow: 'en_recurso' }],
    ['applicantIs', { sancionatorio: 'investigado' }],
  ])('%s', (trait, expected) => {
    expect(declaring(trait)).toEqual(expected)
  })
})

it('of the steps that wait for firmness, those of a change of applicant alone are parts of one', () => {
  const waiting = [...workflow.steps.values()].filter(({ kind }) => kind === 'firmness')
  const ofChange = waiting.filter(({ changePart }) => changePart !== undefined)
  expect(ofChange.map(({ family }) => family)).toEqual(['cambio_solicitante'])
  expect(waiting.filter(({ family }) => family === 'cambio_solicitante')).toEqual(ofChange)
})

it('only who asks to intervene as a third party opens a case beside that of somebody else', () => {
  const open = families.filter(({ entryPoint }) => entryPoint?.for === 'anyone')
  expect(open.map(({ id }) => id)).toEqual(['tercer_interviniente'])
})
