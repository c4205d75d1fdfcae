import { namesEveryPlace, problemsOf } from '@ventanilla/domain/definitions/every-place.testkit'
import { judge } from '@ventanilla/domain/definitions/judge'
import { planted, type Required } from '@ventanilla/domain/definitions/planted.testkit'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import {
  type DocumentRow,
  type GrantStudyDef,
  type ProcedureDef,
  procedureSchema,
} from '@ventanilla/domain/definitions/procedure-schema'
import type { LegalBasis } from '@ventanilla/domain/procedures/procedure'
import { describe, expect, it } from 'vitest'
import { PROCEDURE_DEFS } from './procedures.ts'

const checkProcedure = (value: unknown) => judge(procedureSchema, value, 'el trámite')

/** Written by hand: what nobody can leave out. */
const REQUIRED = {
  '': {
    ttId: true,
    name: true,
    items: true,
    image: true,
    subcategory: true,
    summary: true,
    validity: true,
    legalBasis: true,
    terms: true,
    documents: true,
    fee: true,
    workflow: true,
    form: true,
    municipalityField: true,
    visitByDefault: true,
    instrument: true,
    decision: true,
    traits: true,
    toConfirm: true,
  } satisfies Required<ProcedureDef>,
  documents: { kind: true, accept: true } satisfies Required<DocumentRow>,
  studies: { name: true, label: true, source: true, affirms: true } satisfies Required<GrantStudyDef>,
  legalBasis: { norm: true, article: true, subject: true } satisfies Required<LegalBasis>,
  fields: { key: true, kind: true, label: true, required: true } satisfies Required<FieldDef>,
}

describe('a procedure', () => {
  it.each(PROCEDURE_DEFS)('$name passes as it is stored, and stays what it was', (procedure) => {
    const stored: unknown = JSON.parse(JSON.stringify(procedure))
    expect(stored).toStrictEqual(procedure)
    expect(checkProcedure(stored)).toStrictEqual({ ok: true, value: procedure })
  })

  namesEveryPlace({ definitions: PROCEDURE_DEFS, check: checkProcedure, required: REQUIRED })

  it('names the stage, the document and the question of a fault', () => {
    const base = PROCEDURE_DEFS.find(({ decision }) => decision.by === 'resolution')
    const said = (path: readonly (string | number)[], other: unknown): readonly string[] =>
      problemsOf(checkProcedure(planted(base, path, other))).map(({ message }) => message)
    const [stage] = base?.terms ?? []
    expect(said(['terms', 0, 'unit'], 'semanas')).toEqual([
      `Término «${stage?.stage ?? ''}», «Se cuenta en»: no puede ser «semanas», sino «habiles», «calendario» o «meses».`,
    ])
    expect(said(['documents', 0, 'accept'], ['exe'])[0]).toMatch(
      /^Documento \d+, «accept», puesto 1: no puede ser «exe», sino «pdf», /,
    )
    expect(said(['decision', 'by'], 'sorteo')).toEqual([
      '«decision», «by»: no puede ser «sorteo», sino «resolution», «certificate» o «letter».',
    ])
    expect(said(['decision', 'law', 'duties'], [])).toEqual([
      '«decision», «law», «duties»: necesita al menos 1.',
    ])
    expect(said(['ttId'], 1.5)).toEqual(['«ttId»: debe ser un número entero.'])
  })
})
