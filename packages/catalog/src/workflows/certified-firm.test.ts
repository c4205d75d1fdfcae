import { actToStart } from '@ventanilla/domain/workflow/decision/availability'
import { expect, it } from 'vitest'
import { atFirmness, refusal, sound } from './routes.testkit.ts'
import type { Walk } from './walk.testkit.ts'
import { asSignedBy } from '../competence/signed-by.testkit.ts'

/** The certificate that REC-06 currently requires. */
const certificate = (walk: Walk): string | null =>
  actToStart(walk.world, walk.state, walk.task('REC-06'), walk.data('REC-06'))

/** A denial whose apelación was rejected; five days to file a recurso de queja. */
function rejected(): Walk {
  const walk = atFirmness('niega', sound)
  const acts = walk.state.flow.acts.map((act) =>
    act.template === 'RES_NIEGA' ? asSignedBy(act, 'CLI_SUBDIRECTOR_JURIDICO') : act,
  )
  walk.state = { ...walk.state, flow: { ...walk.state.flow, acts } }
  return walk
    .complete('PG-15', 'con_recurso')
    .complete('REC-01', 'radicado', { 'recurso.clase': 'apelacion' })
    .complete('REC-02', 'no', { 'recurso.admite': false })
    .write('REC-02B', { 'recurso.segunda': 'rechaza' })
    .complete('REC-02B', 'rechazado', { 'recurso.segunda': 'rechaza' })
    .complete('REC-05', 'notificado')
    .notify()
}

it('The certificate that a decision is final is not written while its rejection may be complained of', () => {
  const walk = rejected().pass(1)
  expect([walk.open, certificate(walk)]).toEqual([['REC-06'], null])
  expect(refusal(() => walk.complete('REC-06', 'firmeza')).message).toBe(
    'Todavía corre el término para recurrir.',
  )
  const someone = walk.someone('REC-06')
  expect(
    refusal(() =>
      walk.do(someone, { type: 'startAct', taskId: walk.task('REC-06').id, data: walk.data('REC-06') }),
    ).kind,
  ).toBe('conflict')
  walk.pass(10)
  expect(certificate(walk)).toBe('CONST_EJECUTORIA')
  walk.write('REC-06').complete('REC-06', 'firmeza')
  expect(walk.open).toEqual(['PG-15'])
})
