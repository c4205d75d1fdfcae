import { nest } from '@ventanilla/domain/forms/nest'
import { holdsTrue } from '@ventanilla/domain/workflow/state/facts'
import { expect, it } from 'vitest'
import { actTemplates } from './index-of-acts.ts'

const creates = (id: string, facts: Readonly<Record<string, unknown>> = {}): boolean =>
  holdsTrue(actTemplates.get(id)?.createsSituation, nest(facts))

it.each([
  ['RES_OTORGA', {}, true],
  ['RES_NIEGA', {}, false],
  ['AUTO_DES_TACITO', {}, false],
  ['AUTO_DES_EXPRESO', {}, false],
  ['AUTO_TERM_ANORMAL', {}, false],
  ['AUTO_CESACION', {}, true],
  ['RES_SANCION', { 'sancion.responsable': 'si' }, false],
  ['RES_SANCION', { 'sancion.responsable': 'no' }, true],
  ['RES_SANCION', {}, true],
  ...['RES_RECURSO', 'RES_APELACION'].flatMap(
    (id) =>
      [
        [id, {}, true],
        [id, { 'recurso.decision': 'otorga', 'decision.sentido': 'otorga' }, true],
        [id, { 'recurso.decision': 'modifica' }, true],
        [id, { 'recurso.decision': 'confirma', 'decision.sentido': 'otorga' }, true],
        [id, { 'recurso.decision': 'confirma', 'decision.sentido': 'niega' }, false],
        [id, { 'recurso.decision': 'confirma', 'sancion.responsable': 'no' }, true],
        [id, { 'recurso.decision': 'confirma', 'sancion.responsable': 'si' }, false],
        [id, { 'recurso.decision': 'niega', 'decision.sentido': 'niega' }, false],
      ] as const,
  ),
] as const)('%s with %j created a situation in favour of somebody: %s', (id, facts, is) => {
  expect(creates(id, facts)).toBe(is)
})

it('only acts that are notified can be revoked', () => {
  const revocable = [...actTemplates.values()].filter(
    ({ createsSituation }) => createsSituation !== undefined,
  )
  expect(revocable.filter(({ announcement }) => announcement.by !== 'notificacion')).toEqual([])
})
