import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'

export const evidence: readonly WrittenStep[] = [
  {
    id: 'REC-03',
    family: 'recurso',
    title: 'Pruebas del recurso',
    kind: 'form',
    screen: '/solicitudes/auto-resuelve-recurso/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    term: { amount: 5, unit: 'habiles', norm: 'Término interno propuesto' },
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      { key: 'recurso.hay_pruebas', kind: 'yesNo', label: '¿Se decretan pruebas?', required: true },
      {
        key: 'recurso.pruebas_decretadas',
        kind: 'longText',
        label: 'Pruebas de parte y de oficio',
        required: true,
        maxLength: 3000,
        condition: { '==': [{ var: 'recurso.hay_pruebas' }, true] },
      },
    ],
    produces: [],
    outcomes: [
      {
        code: 'sin_pruebas',
        label: 'Decidir de plano',
        to: 'REC-04',
        by: 'staff',
        guard: { '==': [{ var: 'dato.recurso.hay_pruebas' }, false] },
        guardReason: 'Decretó pruebas.',
      },
      {
        code: 'con_pruebas',
        label: 'Decretar pruebas',
        to: 'REC-03B',
        by: 'staff',
        guard: { '==': [{ var: 'dato.recurso.hay_pruebas' }, true] },
        guardReason: 'No decretó pruebas.',
      },
    ],
  },
  {
    id: 'REC-03B',
    family: 'recurso',
    title: 'Práctica de pruebas',
    kind: 'form',
    screen: '/comunicacion/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    term: { amount: 30, unit: 'habiles', norm: 'CPACA art. 79 (máximo 30 días)' },
    pausesTerm: true,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'recurso.pruebas_resultado',
        kind: 'longText',
        label: 'Resultado de las pruebas',
        required: true,
        maxLength: 4000,
      },
    ],
    produces: [],
    outcomes: [{ code: 'practicadas', label: 'Practicadas', to: 'REC-04', by: 'staff' }],
  },
]
