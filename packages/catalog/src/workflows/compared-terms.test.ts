import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { WORD_UNITS } from '@ventanilla/domain/forms/units'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { captureForm } from '@ventanilla/domain/workflow/definition/step-answers'
import { describe, expect, it } from 'vitest'
import { FORMS } from '../procedures/forms/forms.ts'
import { FORM_LISTS } from '../procedures/forms/lists.ts'
import { procedureByType } from '../procedures/procedures.ts'
import { isValidity } from '@ventanilla/domain/definitions/compose/validity-of'
import { comparedTerms } from '@ventanilla/domain/definitions/compose/compared-terms'
import { recommendedIn } from '@ventanilla/domain/definitions/compose/terms-of-procedures'
import { writtenTerms, writtenValidity } from '@ventanilla/domain/definitions/compose/written-terms'
import { workflow } from './loaded.ts'
import { COMPOSED } from '../composed.ts'

const ASKED = { caudal_solicitado: 1.6, usos: ['domestico', 'agricola'], termino_solicitado: 10 }
const surface = procedureByType(3)
if (surface === null) throw new Error('type 3')
const filed = { 'tramite.tipo': 3, ...procedureFacts(surface, ASKED) }
const RECOMMENDED = {
  'caudal.recomendado': 1.6,
  'concepto.uso': ['agricola', 'domestico'],
  'concepto.plazo': 10,
}
const SAME = {
  'decision.sentido': 'otorga',
  'decision.caudal': 1.6,
  'decision.uso': ['domestico', 'agricola'],
  'decision.plazo': 10,
}
const decision = workflow.steps.get('PG-13')
if (decision === undefined) throw new Error('PG-13')
const appealed = workflow.steps.get('REC-04')
/** Reasons that the step requires, by the rule shared by browser and server. */
const missing = (
  data: Readonly<Record<string, unknown>>,
  facts: object = RECOMMENDED,
  at: StepDef = decision,
): string[] =>
  validateForm(captureForm(at), data, {
    mode: 'final',
    today: '2026-06-01',
    facts: { ...filed, ...facts },
  })
    .map(({ path }) => path)
    .filter((path) => /^(?:decision\.|recurso\.nuevo_)razon_/.test(path))
const rows = (data: Readonly<Record<string, unknown>>) =>
  comparedTerms(COMPOSED.brought, 3, 'decision.', { ...filed, ...RECOMMENDED, ...data }, FORM_LISTS)

describe('what is granted is compared with what was asked and recommended', () => {
  it('by the case from its filing on', () => {
    expect(filed).toMatchObject({
      'pedido.caudal': 1.6,
      'pedido.uso': ['domestico', 'agricola'],
      'pedido.plazo': 10,
    })
  })

  it('and asks for no reason where all three agree', () => {
    expect(missing(SAME)).toEqual([])
    expect(rows(SAME).every(({ differs, less }) => !differs && !less)).toBe(true)
  })

  it.each([
    ['less flow than asked', { 'decision.caudal': 1.2 }, ['decision.razon_caudal'], true],
    ['more flow than recommended', { 'decision.caudal': 2 }, ['decision.razon_caudal'], false],
    ['a use less', { 'decision.uso': ['domestico'] }, ['decision.razon_uso'], true],
    ['a use more', { 'decision.uso': ['domestico', 'agricola', 'pecuario'] }, ['decision.razon_uso'], false],
    ['a shorter term', { 'decision.plazo': 5 }, ['decision.razon_plazo'], true],
  ] as const)('and asks for the reason of %s', (_, change, asked, less) => {
    expect(missing({ ...SAME, ...change })).toEqual(asked)
    const [row] = rows({ ...SAME, ...change }).filter(({ differs }) => differs)
    expect(row).toMatchObject({ less })
  })

  it('and asks for none where nothing was asked or recommended, or where it is refused', () => {
    expect(missing(SAME, {})).toEqual([])
    expect(missing({ ...SAME, 'decision.sentido': 'niega', 'decision.caudal': 1 })).toEqual([])
  })

  it.each([
    ['less flow than asked', { 'recurso.nuevo_caudal': 1.2 }, ['recurso.nuevo_razon_caudal']],
    ['a use less', { 'recurso.nuevo_uso': ['domestico'] }, ['recurso.nuevo_razon_uso']],
    ['what was asked and recommended', { 'recurso.nuevo_caudal': 1.6 }, []],
    ['no term', {}, []],
  ] as const)('and asks an appeal that sets %s for its reason, and for no other', (_, change, asked) => {
    for (const kind of ['modifica', 'otorga'])
      expect(missing({ 'recurso.decision': kind, ...change }, RECOMMENDED, appealed)).toEqual(asked)
    expect(missing({ 'recurso.decision': 'confirma', ...change }, RECOMMENDED, appealed)).toEqual([])
    const facts = { ...filed, ...RECOMMENDED, ...change }
    const reasons = Object.fromEntries(asked.map((key) => [key, 'El nuevo aforo no alcanza.']))
    for (const row of comparedTerms(
      COMPOSED.brought,
      3,
      'recurso.nuevo_',
      { ...facts, ...reasons },
      FORM_LISTS,
    ))
      expect([row.label, row.reason]).toEqual([row.label, row.differs ? 'El nuevo aforo no alcanza.' : ''])
  })

  it('in words that agree with the amount, where it is one and where it is more', () => {
    const facts = { ...filed, ...RECOMMENDED, ...SAME, 'pedido.plazo': 1, 'decision.plazo': 1 }
    expect(
      comparedTerms(COMPOSED.brought, 3, 'decision.', facts, FORM_LISTS).find(
        ({ label }) => label === 'Vigencia',
      ),
    ).toMatchObject({
      requested: '1 año',
      recommended: '10 años',
      granted: '1 año',
    })
    // every term of every type, in the comparison and in the conditions
    for (const { name, types, field, compared } of COMPOSED.brought.granted)
      for (const ttId of types) {
        if (field.unit === undefined || !(field.unit in { años: 0, meses: 0, días: 0 })) continue
        const one = { [`decision.${name}`]: 1, [`concepto.${name}`]: 1, [`pedido.${name}`]: 1 }
        const written = [
          ...comparedTerms(COMPOSED.brought, ttId, 'decision.', one, FORM_LISTS).flatMap((row) => [
            row.requested,
            row.recommended,
            row.granted,
          ]),
          ...writtenTerms(COMPOSED.brought, ttId, 'decision.', one, FORM_LISTS).map(({ valor }) => valor),
          writtenValidity(COMPOSED.brought, ttId, 'decision.', one),
        ].filter((text) => text !== '')
        expect([name, ttId, written.length > 0 || compared === undefined]).toEqual([name, ttId, true])
        for (const text of written) expect(text).not.toMatch(/(?:^|\D)1\)? (?:años|meses|días)/)
      }
  })

  it('and a unit that is a word has one for a single thing', () => {
    const units = new Set(
      [
        ...[...FORMS.values()].flatMap(fieldsOf),
        ...[...workflow.steps.values()].flatMap(({ capture }) => capture),
        ...COMPOSED.brought.granted.map(({ field }) => field),
      ].flatMap(({ unit, columns }) => [unit, ...(columns ?? []).map((column) => column.unit)]),
    )
    const plural = [...units].flatMap((unit) => /^\p{L}{3,}s(?= |\/|$)/u.exec(unit ?? '')?.[0] ?? [])
    expect(plural).toContain('años')
    expect(plural.filter((word) => !(word in WORD_UNITS))).toEqual([])
  })
})

describe('the validity that a resolución grants', () => {
  const validities = COMPOSED.brought.granted
    .filter(isValidity)
    .filter(({ field }) => field.kind === 'integer')

  it('is there to be compared', () => expect(validities.length).toBeGreaterThan(10))

  it.each(validities.map((term) => [term.name, term] as const))(
    '%s: is compared with what the concept recommends',
    (_, term) => {
      expect(term.compared?.noun).toBeTruthy()
      expect(recommendedIn(term)).not.toBeNull()
    },
  )
})
