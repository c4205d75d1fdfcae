import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { LETTER, NO_PAUSE } from '../../beside.ts'
import { NEEDS_NO_CONSENT } from './parts.ts'

export const study: readonly WrittenStep[] = [
  {
    id: 'REV-04',
    family: 'revocatoria',
    title: 'Estudio de la revocatoria',
    kind: 'form',
    screen: '/revisar-revocatoria-funcionario/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    term: { amount: 2, unit: 'meses', norm: 'CPACA art. 95 par.' },
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      {
        key: 'revocatoria.sin_demanda',
        kind: 'declaration',
        label: 'No se ha notificado auto admisorio de una demanda contra el acto.',
        required: true,
      },
      {
        key: 'revocatoria.particular',
        kind: 'yesNo',
        label: '¿El acto crea o modifica una situación particular a favor de alguien?',
        help: 'Un acto que otorga, exonera o reconoce un derecho siempre la crea (artículo 97 de la Ley 1437 de 2011).',
        required: true,
      },
      {
        key: 'revocatoria.estudio',
        kind: 'longText',
        label: 'Estudio',
        required: true,
        maxLength: 4000,
      },
    ],
    produces: [],
    question: { text: '¿El acto crea o modifica una situación particular a favor de un tercero?' },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: 'REV-05',
        by: 'staff',
        guard: { '==': [{ var: 'dato.revocatoria.particular' }, true] },
        guardReason: 'Indicó que el acto no creó una situación particular.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: 'REV-06',
        by: 'staff',
        guard: { and: [{ '==': [{ var: 'dato.revocatoria.particular' }, false] }, NEEDS_NO_CONSENT] },
        guardReason:
          'El acto creó o modificó una situación particular, o así lo indicó: no se revoca sin el consentimiento previo, expreso y escrito de su titular (artículo 97 de la Ley 1437 de 2011).',
        sets: [{ fact: 'revocatoria.consentimiento', value: 'no_requiere' }],
      },
    ],
    status: 'revocatoria_en_estudio',
    note: 'Procede mientras no se haya notificado auto admisorio de demanda (CPACA arts. 94 y 95).',
  },
  {
    id: 'REV-05',
    family: 'revocatoria',
    title: 'Consentimiento previo y expreso',
    kind: 'draft',
    letter: 'consentimiento',
    screen: '/comunicacion/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    // the case has no term of its own, only those of its steps, so there is none to suspend
    term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 97' },
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      ...LETTER,
      {
        key: 'revocatoria.respuesta',
        kind: 'document',
        label: 'Respuesta escrita del titular',
        required: false,
        accept: ['pdf', 'png', 'jpeg'],
        maxMegabytes: 20,
      },
    ],
    produces: ['COMUNICACION'],
    outcomes: [
      {
        code: 'con_consentimiento',
        label: 'Consiente',
        to: 'REV-06',
        by: 'staff',
        guard: { '!!': [{ var: 'dato.revocatoria.respuesta' }] },
        guardReason: 'El consentimiento es escrito: adjunte la respuesta del titular.',
        sets: [{ fact: 'revocatoria.consentimiento', value: 'otorga' }],
      },
      {
        code: 'sin_consentimiento',
        label: 'No consiente: no se revoca y se estudia demandar el acto',
        to: 'REV-06',
        by: 'staff',
        sets: [{ fact: 'revocatoria.consentimiento', value: 'niega' }],
      },
    ],
  },
]
