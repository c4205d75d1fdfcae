import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { notAdmitted } from '../../appeal-parts.ts'

export const admission: readonly WrittenStep[] = [
  {
    id: 'REC-02',
    family: 'recurso',
    title: 'Auto de admisión o rechazo',
    kind: 'draft',
    screen: '/solicitudes/auto-admision-recurso/:id',
    roles: ['CLI_JURIDICO_RECURSOS', 'CLI_COORDINADOR_JURIDICO'],
    term: { amount: 5, unit: 'habiles', norm: 'Término interno propuesto' },
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'recurso.admite',
        kind: 'yesNo',
        label: '¿El recurso reúne los requisitos y es oportuno?',
        required: true,
      },
      ...notAdmitted,
      {
        key: 'recurso.estudio',
        kind: 'longText',
        label: 'Estudio de admisión',
        required: true,
        maxLength: 3000,
      },
    ],
    produces: ['AUTO_ADM_RECURSO', 'AUTO_RECHAZA_RECURSO'],
    actChoice: [{ when: { '==': [{ var: 'dato.recurso.admite' }, true] }, act: 'AUTO_ADM_RECURSO' }],
    question: { text: '¿El recurso reúne los requisitos (CPACA art. 77) y es oportuno?' },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: 'REC-03',
        by: 'staff',
        does: ['recurso.admitido'],
        guard: { '==': [{ var: 'dato.recurso.admite' }, true] },
        guardReason: 'El estudio concluyó que no se admite.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: 'REC-02B',
        by: 'staff',
        guard: {
          and: [
            { '==': [{ var: 'dato.recurso.admite' }, false] },
            { '!': [{ var: 'acto.AUTO_ADM_RECURSO' }] },
          ],
        },
        guardReason: 'El estudio concluyó que se admite.',
        acts: [],
      },
    ],
  },
  {
    id: 'REC-02B',
    family: 'recurso',
    title: 'Segunda revisión de admisión',
    kind: 'draft',
    screen: '/solicitudes/auto-admision-recurso-dos/:id',
    roles: ['CLI_COORDINADOR_JURIDICO', 'CLI_JURIDICO_RECURSOS'],
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'recurso.segunda',
        kind: 'choice',
        label: 'Resultado de la segunda revisión',
        required: true,
        options: [
          { value: 'rechaza', label: 'Se rechaza' },
          { value: 'admite', label: 'Se admite' },
        ],
      },
      {
        key: 'recurso.causa_rechazo',
        kind: 'choice',
        label: 'Causal de rechazo',
        required: true,
        optionsFrom: 'causas_rechazo',
        condition: { '==': [{ var: 'recurso.segunda' }, 'rechaza'] },
      },
      {
        key: 'recurso.causal_rechazo',
        kind: 'longText',
        label: 'Por qué se da esa causal',
        required: true,
        maxLength: 3000,
        condition: { '==': [{ var: 'recurso.segunda' }, 'rechaza'] },
      },
    ],
    produces: ['AUTO_RECHAZA_RECURSO', 'AUTO_ADM_RECURSO'],
    actChoice: [
      {
        when: {
          and: [
            { '==': [{ var: 'dato.recurso.segunda' }, 'rechaza'] },
            { '!': [{ var: 'acto.AUTO_ADM_RECURSO' }] },
          ],
        },
        act: 'AUTO_RECHAZA_RECURSO',
      },
      {
        when: {
          and: [
            { '==': [{ var: 'dato.recurso.segunda' }, 'admite'] },
            { '!': [{ var: 'acto.AUTO_RECHAZA_RECURSO' }] },
          ],
        },
        act: 'AUTO_ADM_RECURSO',
      },
    ],
    outcomes: [
      {
        code: 'rechazado',
        label: 'Rechazado: notificar',
        to: 'REC-05',
        by: 'staff',
        acts: ['AUTO_RECHAZA_RECURSO'],
        does: ['recurso.rechazado'],
        guard: { '==': [{ var: 'dato.recurso.segunda' }, 'rechaza'] },
        guardReason: 'La segunda revisión concluyó que se admite.',
      },
      {
        code: 'subsanado',
        label: 'Se admite',
        to: 'REC-03',
        by: 'staff',
        acts: ['AUTO_ADM_RECURSO'],
        guard: { '==': [{ var: 'dato.recurso.segunda' }, 'admite'] },
        guardReason: 'La segunda revisión concluyó que se rechaza.',
      },
    ],
    note: 'El rechazo se puede discutir por queja (CPACA art. 74 num. 3).',
  },
]
