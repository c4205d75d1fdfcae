import { problemsOf } from '@ventanilla/domain/definitions/every-place.testkit'
import { judge } from '@ventanilla/domain/definitions/judge'
import { procedureSchema } from '@ventanilla/domain/definitions/procedure-schema'
import { revisionOf } from '@ventanilla/domain/definitions/compose/revision'
import { describe, expect, it } from 'vitest'
import { COMMON_LISTS, PROCEDURE_DEFS } from './procedures.ts'
import { surfaceWater } from './surface-water/procedure.ts'

const checkProcedure = (value: unknown) => judge(procedureSchema, value, 'el trámite')
const said = (takes: unknown): readonly string[] =>
  problemsOf(checkProcedure({ ...surfaceWater, takes })).map(({ message }) => message)

describe('a procedure that takes water', () => {
  it('says where, from which source and how much, with the flow that the application asks for', () => {
    expect(revisionOf(surfaceWater, PROCEDURE_DEFS, COMMON_LISTS).takes).toEqual({
      at: 'coordenada_captacion',
      source: 'nombre_fuente',
      flow: 'caudal',
      asked: 'caudal_solicitado',
      times: 1,
    })
  })

  it('says all of it or nothing', () => {
    expect(said({ at: 'coordenada_captacion', source: 'nombre_fuente' })).not.toEqual([])
    const { takes: _takes, ...dry } = surfaceWater
    expect(checkProcedure(dry).ok).toBe(true)
  })

  it.each([
    [{ at: 'nombre_fuente' }, '«nombre_fuente» no es una pregunta de un punto.'],
    [{ source: 'coordenada_captacion' }, '«coordenada_captacion» no es una pregunta de texto.'],
    [{ flow: 'plazo' }, '«plazo» no es un caudal en l/s que se compare con el pedido.'],
    [{ flow: 'otro' }, '«otro» no es un caudal en l/s que se compare con el pedido.'],
  ])('names questions and a term that are what it says: %j', (change, sentence) => {
    expect(said({ ...surfaceWater.takes, ...change }).join(' ')).toContain(sentence)
  })
})
