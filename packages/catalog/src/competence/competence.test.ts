import type { Actor } from '@ventanilla/domain/access/actor'
import { appealKinds } from '@ventanilla/domain/acts/appeal'
import {
  type Competence,
  competenceClause,
  competenceOn,
  heldPosition,
  signingRole,
  standing,
  whyNotSign,
} from '@ventanilla/domain/acts/competence'
import type { ActClass, AppealKind } from '@ventanilla/domain/acts/template'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { describe, expect, it } from 'vitest'
import { actTemplates } from '../acts/index-of-acts.ts'
import { actRules } from '@ventanilla/domain/definitions/compose/act-rules'
import { atGathered } from '../workflows/routes.testkit.ts'
import { CAST, type Walk } from '../workflows/walk.testkit.ts'
import { COMPETENCE } from './competence.ts'

const TODAY = '2026-11-20'
const GIVEN = {
  role: 'X',
  classes: ['auto', 'resolucion'],
  title: 'la Resolución',
  number: '0117',
  date: '2024-02-02',
  holder: 'titular',
  from: '2024-03-01',
  until: '2025-12-31',
} as const
const CHIEF = { role: 'JEFE', words: 'la Directora General' }
const own = (superior: typeof CHIEF | null): Competence => ({ ...GIVEN, kind: 'propia', superior })
const delegated: Competence = { ...GIVEN, kind: 'delegacion', delegates: CHIEF }
const desconcentrated: Competence = { ...GIVEN, kind: 'desconcentracion' }
/** the delegating authority: without superior, or under a board */
const chief = (superior: typeof CHIEF | null): Competence => ({
  ...own(superior),
  role: 'JEFE',
  until: null,
})

describe('which appeals an act takes, by the ground on which it was signed', () => {
  const R: readonly AppealKind[] = ['reposición']
  const RA: readonly AppealKind[] = ['reposición', 'apelación']
  const BOARD = { role: 'JUNTA', words: 'el Consejo Directivo' }
  // from decision 62 and Ley 489 arts. 8 and 12: ground, appeals of the template, remaining appeals
  const table: readonly (readonly [
    string,
    readonly Competence[],
    readonly AppealKind[],
    readonly AppealKind[],
  ])[] = [
    ['own, under a superior', [own(CHIEF)], RA, RA],
    ['own, under a superior, an act that only takes reconsideration', [own(CHIEF)], R, R],
    ['own, with nobody above', [own(null)], RA, R],
    ['own, with nobody above, a complaint', [own(null)], ['queja'], ['queja']],
    ['delegated by whoever has nobody above', [delegated, chief(null)], RA, R],
    ['delegated by whoever has a superior', [delegated, chief(BOARD)], RA, RA],
    ['delegated by whoever may not sign it themselves', [delegated], RA, R],
    ['desconcentrated', [desconcentrated], RA, R],
    ['desconcentrated, a claim against a fee', [desconcentrated], ['reclamación'], ['reclamación']],
  ]
  it.each(table)('%s', (_name, rows, kinds, left) => {
    const signer = standing(rows, 'X', 'resolucion', '2025-06-01')
    expect(signer).not.toBeNull()
    const appeal = { kinds, businessDays: 10, norm: 'CPACA art. 76', text: '' }
    expect(appealKinds({ appeal }, signer, {})).toEqual(left)
  })

  it('names whoever is above the delegating authority', () => {
    expect(standing([delegated, chief(BOARD)], 'X', 'auto', '2025-06-01')?.superior).toBe(
      'el Consejo Directivo',
    )
  })
})

describe('who may sign on a day', () => {
  const act = { class: 'resolucion', signs: ['X'], name: 'Resolución que otorga' } as const
  it.each([
    ['2024-02-29', false],
    ['2024-03-01', true],
    ['2025-12-31', true],
    ['2026-01-01', false],
  ])('on %s: %s', (day, may) => {
    expect(competenceOn([delegated], 'X', 'resolucion', day) !== null).toBe(may)
    expect(signingRole([delegated], act, ['Y', 'X'], day)).toBe(may ? 'X' : null)
    expect(whyNotSign([delegated], act, ['X'], day) === null).toBe(may)
  })

  it('tells why not: since when it ended, or that the post has none for this act', () => {
    expect(whyNotSign([delegated], act, ['X'], TODAY)).toBe(
      'La competencia que le dio la Resolución 0117 del 2 de febrero de 2024 terminó el 31 de diciembre de 2025: hoy no puede firmar este documento.',
    )
    expect(whyNotSign([delegated], act, ['X'], '2023-01-01')).toMatch(/^Su cargo no tiene competencia/)
    const letter = { ...act, class: 'oficio' as ActClass }
    expect(whyNotSign([delegated], letter, ['X'], '2025-01-01')).toMatch(/^Su cargo no tiene competencia/)
    expect(whyNotSign([], { ...act, class: 'acta', signs: ['Z'] }, ['X'], TODAY)).toBeNull()
  })

  it('goes by the row given last where two overlap: whoever was put in charge meanwhile', () => {
    const charge: Competence = { ...delegated, holder: 'encargado', from: '2025-05-01', until: '2025-05-31' }
    const held = (day: string): string =>
      heldPosition('Subdirectora jurídica', competenceOn([charge, delegated], 'X', 'auto', day))
    expect([held('2025-04-30'), held('2025-05-15'), held('2025-06-01')]).toEqual([
      'Subdirectora jurídica',
      'Subdirectora jurídica (E)',
      'Subdirectora jurídica',
    ])
  })
})

describe('how an act says it', () => {
  it.each([
    [own(CHIEF), 'facultades propias de su cargo, que le asigna la Resolución 0117 del 2 de febrero de 2024'],
    [
      delegated,
      'facultades delegadas por la Directora General mediante la Resolución 0117 del 2 de febrero de 2024',
    ],
    [desconcentrated, 'funciones desconcentradas mediante la Resolución 0117 del 2 de febrero de 2024'],
    [null, 'la ley, los estatutos de la entidad o el acto de delegación'],
  ])('%#', (row, words) => {
    expect(competenceClause(row)).toContain(words)
  })
})

describe('the table of the demonstration', () => {
  it('has a row today for everybody who signs a template, by its class', () => {
    const without = [...actRules(actTemplates.values()).values()].flatMap((rule) =>
      rule.signs
        .filter((role) => competenceOn(COMPETENCE, role, rule.class, TODAY) === null)
        .map((role) => `${rule.id} ${role}`),
    )
    expect(without).toEqual([])
  })

  it('says what each of those who decide is, and keeps one with a power of their own and a superior', () => {
    const said = [
      'CLI_DIRECTOR_GENERAL',
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_SUBDIRECTOR_RECURSOS',
      'CLI_JEFE_TERRITORIAL',
    ]
    expect(said.map((role) => [role, standing(COMPETENCE, role, 'resolucion', TODAY)])).toEqual([
      ['CLI_DIRECTOR_GENERAL', { kind: 'propia', superior: null }],
      ['CLI_SUBDIRECTOR_JURIDICO', { kind: 'propia', superior: 'el Director General' }],
      ['CLI_SUBDIRECTOR_RECURSOS', { kind: 'delegacion', superior: null }],
      ['CLI_JEFE_TERRITORIAL', { kind: 'desconcentracion', superior: null }],
    ])
  })

  it('gives nothing before the act that gives it, and ends nothing before it begins', () => {
    for (const row of COMPETENCE) {
      expect(row.date <= row.from).toBe(true)
      expect(row.until === null || row.from <= row.until).toBe(true)
    }
  })
})

describe('the signature of an act', () => {
  const toReview = (): Walk =>
    atGathered().complete('PG-12', 'proyectado').complete('FIR-01', 'creado').complete('FIR-02', 'a_revision')
  /** replaces the walk's table of competence */
  const where = (walk: Walk, competence: readonly Competence[]): Walk => {
    const { world } = walk
    Object.defineProperty(walk, 'world', { get: () => ({ ...world, competence }) })
    return walk
  }
  const without = (role: string): readonly Competence[] => COMPETENCE.filter((row) => row.role !== role)

  it('is offered to those who may sign that day, and to nobody else of the template', () => {
    expect(toReview().complete('FIR-03', 'aprobado').task('FIR-04').audience).toEqual([
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_JEFE_TERRITORIAL@ibague',
    ])
    const walk = where(toReview(), without('CLI_SUBDIRECTOR_JURIDICO')).complete('FIR-03', 'aprobado')
    expect(walk.task('FIR-04').audience).toEqual(['CLI_JEFE_TERRITORIAL@ibague'])
  })

  it('is refused to whoever lost the competence after it was offered, with a sentence', () => {
    const walk = toReview().complete('FIR-03', 'aprobado')
    const signer = CAST.find((one) => one.roles.includes('CLI_SUBDIRECTOR_JURIDICO')) as Actor
    where(walk, without('CLI_SUBDIRECTOR_JURIDICO'))
    let refused: unknown
    try {
      walk.do(signer, { type: 'complete', taskId: walk.task('FIR-04').id, outcome: 'firmado', data: {} })
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({
      kind: 'forbidden',
      message: expect.stringMatching(/^Su cargo no tiene competencia/),
    })
  })
})
