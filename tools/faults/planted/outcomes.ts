import type { Fault } from '../plant.ts'

const test = {
  file: 'packages/catalog/src/workflows/guards.test.ts',
  title: 'an outcome that the texts put a condition on',
} as const
const WORKFLOWS = 'packages/catalog/src/workflows/families'

/** Conditions of outcomes required by notes, decisions and norms that no test covered. */
export const OUTCOMES_FAULTS: readonly Fault[] = [
  {
    id: 'discharges-asked-twice',
    harm: 'whoever asks to discharge would be asked for information a second time',
    file: `${WORKFLOWS}/info-complementaria.ts`,
    find: "caseWithout('pide_una_vez')",
    replace: "caseWithout('agua_superficial')",
    test,
  },
  {
    id: 'withdrawn-with-a-new-term',
    harm: 'somebody who was given more time would be declared to have withdrawn',
    file: `${WORKFLOWS}/desistimiento-tacito.ts`,
    find: "guard: { '!': [{ var: 'dato.desistimiento.nuevo_plazo' }] },",
    replace: '',
    test,
  },
  {
    id: 'evidence-passed-over',
    harm: 'evidence that the accused asked for would be refused without an act to appeal',
    file: `${WORKFLOWS}/sancionatorio/evidence.ts`,
    find: "{ '!': [{ var: 'hecho.descargos.pruebas' }] }",
    replace: 'true',
    test,
  },
  {
    id: 'suspended-twice-in-five-years',
    harm: 'the benefit of art. 18A would be given again within five years',
    file: `${WORKFLOWS}/sancionatorio/suspension.ts`,
    find: "{ and: [APPROVES, { '==': [{ var: 'dato.propuesta.beneficio_previo' }, false] }] }",
    replace: 'APPROVES',
    test,
  },
  {
    id: 'grant-revoked-without-consent',
    harm: 'a permit would be revoked without its holder because an official says that it gave nothing',
    file: `${WORKFLOWS}/revocatoria/study.ts`,
    find: "{ and: [{ '==': [{ var: 'dato.revocatoria.particular' }, false] }, NEEDS_NO_CONSENT] }",
    replace: "{ '==': [{ var: 'dato.revocatoria.particular' }, false] }",
    test: {
      file: 'packages/catalog/src/workflows/incidents.test.ts',
      title: 'asks for consent whatever the official says of an act',
    },
  },
  {
    id: 'inquiry-without-end',
    harm: 'a preliminary inquiry would go on after its six months',
    file: `${WORKFLOWS}/sancionatorio/inquiry.ts`,
    find: "{ by: 'system', automatic: 'expiry' }",
    replace: "{ by: 'system' }",
    test: { file: test.file, title: 'not a day before and at its midnight' },
  },
]

const STANDING = 'packages/domain/src/workflow/state/standing-in.ts'
const ABSENCES = 'apps/api/src/modules/absences/absences.test.ts'

/** Faults in who does the work of an absent official. */
export const ABSENCE_FAULTS: readonly Fault[] = [
  {
    id: 'stand-in-of-any-role',
    harm: 'who stands in would do tasks of a role, or of an office, that was never given to them',
    file: STANDING,
    find: 'if (!task.audience.some((key) => actor.audience.includes(key)))',
    replace: 'if (task.audience.length === 0)',
    test: {
      file: 'packages/domain/src/workflow/state/standing-in.test.ts',
      title: 'does not do it without a role of the task in that office, and is told so',
    },
  },
  {
    id: 'signature-passes-by-absence',
    harm: 'an act would be signed for its signer by somebody without an encargo (decision 62)',
    file: STANDING,
    find: "act.id === task.actId && act.phase === 'sign'",
    replace: "act.id === task.actId && act.phase === 'signed'",
    test: {
      file: 'packages/domain/src/workflow/state/standing-in.test.ts',
      title: 'reviews for the absence, and does not sign for it',
    },
  },
  {
    id: 'absence-that-never-ends',
    harm: 'a stand-in would go on working on the tasks of somebody who is back',
    file: 'apps/api/src/db/people/absences.ts',
    find: 'between ${raw(alias)}.from_day and ${raw(alias)}.until_day',
    replace: '>= ${raw(alias)}.from_day',
    test: {
      file: ABSENCES,
      title: 'shows the tasks to the stand-in, and takes them back at the end of the last day',
    },
  },
  {
    id: 'chain-of-stand-ins',
    harm: 'work would wait for somebody who is absent too, and nobody would be told',
    file: 'packages/domain/src/cases/absence.ts',
    find: 'const own = standIn.absences.find((one) => overlap(one, days))',
    replace: 'const own = standIn.absences.find((one) => one.until < days.from && overlap(one, days))',
    test: { file: ABSENCES, title: 'does nothing for another while absent too: neither chains nor circles' },
  },
  {
    id: 'own-affair-by-absence',
    harm: 'an official would read, as a stand-in, the case in which they are a party (CPACA art. 11)',
    file: 'apps/api/src/db/people/absences.ts',
    find: "and not exists (select 1 from users me where me.id = ${actor.id}::uuid and ${isPartyOf('me')}))`",
    replace: ')`',
    test: { file: ABSENCES, title: 'is not shown an affair of their own (CPACA art. 11), which waits' },
  },
  {
    id: 'writer-reviews-by-absence',
    harm: 'whoever wrote an act for an absent colleague would review it themselves',
    file: 'packages/domain/src/workflow/effects/act-life.ts',
    find: ' || w.world.writersOf?.(act.id).includes(actor.id) === true',
    replace: '',
    test: {
      file: 'packages/domain/src/workflow/effects/same-person.test.ts',
      title: 'neither reviews nor signs what they wrote for its drafter',
    },
  },
]
