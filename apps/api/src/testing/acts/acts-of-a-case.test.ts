import { missingVariables, plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

interface Row {
  readonly template: string
  readonly number: string | null
  readonly state: string
  readonly doc: EditorNode
}

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world.close()
})

describe('the acts of a concession that is granted without incidents', () => {
  it('are all numbered and sealed, and leave nothing open', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIN')
    await world.drain()
    const acts = await world.db.rows<Row>(
      sql`select template, number, state, doc from acts where case_id = ${caseId}::uuid order by created_at`,
    )
    expect(new Set(acts.map((act) => act.template))).toEqual(
      new Set([
        'LIQUIDACION',
        'RECIBO_PAGO',
        'AUTO_INICIO',
        'AVISO_VISITA',
        'CONST_TERMINO',
        'ACTA_VISITA',
        'CONCEPTO_TEC',
        'AUTO_REUNIDA',
        'RES_OTORGA',
        'NOTIF_ELECTRONICA',
        'CONST_EJECUTORIA',
      ]),
    )
    const decision = plainText((acts.find((act) => act.template === 'RES_OTORGA') as Row).doc)
    expect(decision).toMatch(/solo procede el recurso de reposición|proceden el recurso de reposición/)
    // each document of the case by its kind without file names, and the acts with their numbers
    const gathered = plainText((acts.find((act) => act.template === 'AUTO_REUNIDA') as Row).doc)
    const listed = gathered
      .slice(gathered.indexOf('Obran en el expediente'), gathered.indexOf('DISPONE'))
      .split('\n')
    expect(listed).toEqual(
      expect.arrayContaining([
        'Certificado de tradición y libertad del inmueble',
        ...acts
          .filter(({ template }) => ['AUTO_INICIO', 'ACTA_VISITA', 'CONCEPTO_TEC'].includes(template))
          .map(({ number }) => expect.stringMatching(new RegExp(` ${number}$`))),
      ]),
    )
    expect(listed.filter((line) => /\.(pdf|png|jpe?g)$/i.test(line))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    for (const act of acts) {
      expect(missingVariables(act.doc), act.template).toEqual([])
      expect(act.state, act.template).toBe('sealed')
      expect(plainText(act.doc), act.template).toContain(act.number)
      expect(plainText(act.doc), act.template).not.toMatch(/undefined|\[object|NaN|\.\.(?!\.)/)
    }
  }, 120_000)
})
