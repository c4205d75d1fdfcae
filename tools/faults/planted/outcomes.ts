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
