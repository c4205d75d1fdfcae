import { caseStatuses, workflow } from '@ventanilla/catalog/workflows/loaded'
import { changeWaitAt } from '@ventanilla/domain/cases/applicant-change'
import { describe, expect, it } from 'vitest'
import { changeWords, stateWords } from './change-words.ts'

type Given = Parameters<typeof changeWords>[0]
type Role = Given['lector']['papel']

/** As the server says it of a request whose open task is of a step; null: none is open. */
const at = (step: string | null, papel: Role, more: Partial<Given> = {}): Given => ({
  estado: 'cambio_creado',
  terminada: step === null,
  enVentanilla: false,
  cs_nombre_o_razon_social: 'Piscícola Los Naranjos S.A.S.',
  solicitante: { nombre: 'Marta Lucía Ávila' },
  paso: step === null ? null : { parte: changeWaitAt(workflow, step), mio: false },
  lector: { papel },
  ...more,
})
const titleAt = (step: string | null, papel: Role, more: Partial<Given> = {}): string =>
  changeWords(at(step, papel, more), 0).title

describe('what a request to change the applicant waits for', () => {
  it('asks each of the two only for what is theirs', () => {
    expect(titleAt('CAM-03', 'solicitante')).toBe('Envíe la petición')
    expect(titleAt('CAM-03', 'apoderado')).toBe('Envíe la petición')
    expect(titleAt('CAM-03', 'nuevo_solicitante')).toBe('Falta que Marta Lucía Ávila envíe la petición')
    expect(titleAt('CAM-13', 'nuevo_solicitante')).toBe('Diga si acepta el trámite')
    expect(titleAt('CAM-13', 'solicitante')).toBe('Falta que Piscícola Los Naranjos S.A.S. diga si lo acepta')
  })

  it('puts a notification to open before everything else', () => {
    expect(changeWords(at('NOT-03', 'nuevo_solicitante'), 1).title).toBe('Tiene una notificación por abrir')
  })

  it('says at the end whose the case is, to each of the two', () => {
    const applied = { estado: 'cambio_aplicado' }
    expect(titleAt('CAM-16', 'nuevo_solicitante', applied)).toBe('El trámite está a su nombre')
    expect(titleAt(null, 'solicitante', applied)).toBe(
      'El trámite quedó a nombre de Piscícola Los Naranjos S.A.S.',
    )
    const refused = changeWords(at('CAM-15', 'solicitante', { estado: 'cambio_rechazado' }), 0)
    expect(refused.text).toContain('El trámite sigue a su nombre.')
    expect(refused.text).toContain('comunicará el resultado')
    const denied = changeWords(at(null, 'nuevo_solicitante', { estado: 'cambio_denegado' }), 0)
    expect(denied).toEqual({
      title: 'Usted no recibió el trámite',
      text: 'El trámite sigue a nombre de Marta Lucía Ávila.',
    })
  })

  it('promises another link only where the person may send one', () => {
    expect(changeWords(at('CAM-02', 'solicitante'), 0).text).toContain('puede enviarle otro')
    expect(changeWords(at('CAM-02', 'solicitante', { enVentanilla: true }), 0).text).not.toContain(
      'puede enviarle otro',
    )
  })

  it('has a sentence for every step that a request can stand in, after its first', () => {
    const steps = [...workflow.steps.values()].filter(({ family }) => family === 'cambio_solicitante')
    expect(steps.length).toBe(16)
    const other = titleAt('CAM-06', 'solicitante')
    for (const { id, party } of steps.filter((step) => step.id !== 'CAM-01')) {
      const { title, text } = changeWords(at(id, 'solicitante'), 0)
      expect([id, title.length > 0, text.length > 0]).toEqual([id, true, true])
      // a duty of one of the two parties is never shown as the authority's work
      if (party !== undefined) expect(title, id).not.toBe(other)
    }
  })

  it('says what a workflow that the request called does', () => {
    const told = 'La Corporación notifica su decisión'
    expect([titleAt('CAM-12', 'solicitante'), titleAt('NOT-03', 'solicitante')]).toEqual([told, told])
    expect(titleAt('REC-03', 'solicitante')).toBe('La Corporación resuelve un recurso')
    expect(titleAt('FIR-02', 'solicitante')).toBe('La Corporación prepara el auto que decide el cambio')
  })

  it('leaves out of the state what the page has said already', () => {
    expect(stateWords(caseStatuses['cambio_enviado'] ?? '')).toBe('Enviado')
    expect(stateWords('En trámite')).toBe('En trámite')
  })
})
