import { describe, expect, it } from 'vitest'
import { complaintForm } from '../../procedures/complaint/form.ts'
import { complaintChecks, complaintFields, factOf } from '../complaint-fields.ts'
import { refusal, sound } from '../sanction-routes.testkit.ts'
import { Walk } from '../walk.testkit.ts'

const OF_SOMEBODY = { 'queja.anonima': false }
const complaint = (): Walk => new Walk({ ...sound, first: { step: 'QUE-01', status: 'radicada' } })
const visited = (): Walk =>
  complaint()
    .complete('QUE-01', 'radicada', OF_SOMEBODY)
    .complete('QUE-02', 'si')
    .complete('QUE-04', 'asignada', { 'visita.profesional': 'CLI_TECNICO_SANCIONATORIO-1' })
    .write('QUE-05')
    .complete('QUE-05', 'atendida')
    .write('QUE-06')

const opened = (walk: Walk) =>
  walk.effects.flatMap((effect) => (effect.type === 'caseOpened' ? [effect.opens] : []))

describe('a complaint', () => {
  it('asks everything that the authority’s own form asks, with its rules', () => {
    const asked = complaintForm.sections.flatMap(({ fields }) => fields)
    const keys = complaintFields.map(({ key }) => key)
    for (const field of asked) {
      const same = complaintFields.find(({ key }) => key === factOf(field.key))
      expect(same, field.key).toMatchObject({ label: field.label, required: field.required })
      expect(factOf(field.key), 'a name in the case').toMatch(/^(queja|hechos|quejoso|infractor)\./)
    }
    expect(new Set(keys).size).toBe(keys.length)
    expect(complaintChecks.map(({ id }) => id)).toEqual(complaintForm.checks.map(({ id }) => id))
  })

  it('tells the place in words, the resource as a sanction names it, and whether somebody is suspected', () => {
    const told = {
      'hechos.vereda': 'Betulia',
      'hechos.municipio': '73870',
      'queja.recurso': 'ruido',
      'infractor.nombre': '',
    }
    const walk = complaint().complete('QUE-01', 'radicada', { ...OF_SOMEBODY, ...told })
    expect(walk.state.facts).toMatchObject({
      'hechos.lugar': 'Betulia, Villahermosa',
      'hechos.recursos': ['aire'],
      'infractor.conocido': false,
    })
  })

  it('is visited, reported, answered and closed', () => {
    const walk = visited().complete('QUE-06', 'no').write('QUE-07').complete('QUE-07', 'respondida')
    expect(walk.complete('QUE-08', 'cerrada').state.flow.closed).toBe(true)
    expect(walk.signed).toEqual(['ACTA_VISITA', 'CONCEPTO_TEC', 'RESPUESTA'])
    expect(opened(walk)).toEqual([])
  })

  it('opens a sanctioning case about somebody else, which learns nothing of who complained, and is answered', () => {
    const walk = visited().complete('QUE-06', 'si')
    const [sanction] = opened(walk)
    expect(sanction).toMatchObject({ family: 'sancionatorio', about: 'unknown' })
    expect(sanction?.facts?.filter((key) => /quejoso|queja/.test(key))).toEqual([])
    expect(walk.open).toEqual(['QUE-07'])
  })

  it('opens one at once where somebody is caught in the act, and is attended all the same', () => {
    const walk = complaint()
      .complete('QUE-01', 'radicada', OF_SOMEBODY)
      .complete('QUE-02', 'si')
      .complete('QUE-04', 'flagrancia', { 'visita.profesional': 'CLI_TECNICO_SANCIONATORIO-1' })
    expect(opened(walk).map((one) => one.family)).toEqual(['sancionatorio'])
    expect(walk.open).toEqual(['QUE-05'])
  })

  it('may be anonymous, and says so in its outcome', () => {
    const walk = complaint()
    const anonymous = { ...OF_SOMEBODY, 'queja.anonima': true }
    expect(refusal(() => walk.complete('QUE-01', 'radicada', anonymous)).message).toBe('La queja es anónima.')
    expect(walk.complete('QUE-01', 'anonima', anonymous).open).toEqual(['QUE-02'])
    expect(walk.effects.filter((e) => e.type === 'applicantFound')).toEqual([])
  })

  it('goes to the authority that is competent, like an application that is not the Corporation’s', () => {
    const walk = complaint().complete('QUE-01', 'radicada', OF_SOMEBODY).complete('QUE-02', 'no')
    walk.write('QUE-09').complete('QUE-09', 'trasladada')
    expect([walk.state.flow.closed, walk.signed]).toEqual([true, ['TRASLADO_COMP']])
    const application = new Walk(sound).complete('PG-02', 'otra_autoridad', {
      'ventanilla.competencia': false,
    })
    expect(application.open).toEqual(['QUE-09'])
    application.write('QUE-09').complete('QUE-09', 'trasladada')
    expect([application.state.flow.closed, application.state.status]).toEqual([true, 'finalizada'])
  })
})
