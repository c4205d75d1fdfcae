import type { Logic } from '@ventanilla/domain/forms/definition'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { choice, only, to, words } from '../../step-shapes.ts'
import { byTechnician, DRAFTING, drafts, step, TECHNICIAN, told, untold } from './parts.ts'

const APPROVED: Logic = { '==': [{ var: 'propuesta.decision' }, 'aprueba'] }
const APPROVES: Logic = { '==': [{ var: 'dato.propuesta.decision' }, 'aprueba'] }

export const suspension: readonly WrittenStep[] = [
  drafts(
    [
      'SAN-08B',
      'Suspensión por corrección o compensación',
      DRAFTING,
      ['CLI_JURIDICO_SANCIONATORIO', ...TECHNICIAN],
    ],
    'AUTO_TERM_ANTICIPADA',
    {
      code: 'firmado',
      label: 'Aprobar la propuesta',
      at: 'SAN-08C',
      // art. 18A: an offender who had the benefit cannot have it again within five years
      ...only(
        { and: [APPROVES, { '==': [{ var: 'dato.propuesta.beneficio_previo' }, false] }] },
        'La evaluación concluyó que se niega, o el investigado ya se acogió a este beneficio en los últimos cinco años.',
      ),
    },
    {
      pausesTerm: true,
      term: { amount: 1, unit: 'meses', norm: 'Ley 1333/2009 art. 18A' },
      capture: [
        choice('propuesta.decision', 'Decisión', [
          { value: 'aprueba', label: 'Aprobar la propuesta y suspender' },
          { value: 'niega', label: 'Negar la propuesta' },
        ]),
        {
          key: 'propuesta.beneficio_previo',
          kind: 'yesNo',
          label: '¿El investigado se acogió a este beneficio en los últimos cinco años?',
          required: true,
          help: 'Quien se acogió no puede volver a hacerlo antes de cinco años (Ley 1333 de 2009, art. 18A): si fue así, niegue la propuesta.',
        },
        words('propuesta.evaluacion', 'Evaluación de la propuesta', true, 4000),
        words('propuesta.medidas', 'Medidas y cronograma', true, 4000, {
          help: 'Una por renglón.',
          condition: APPROVED,
        }),
        {
          key: 'propuesta.meses',
          kind: 'integer',
          label: 'Duración de la suspensión',
          required: true,
          unit: 'meses',
          min: 1,
          max: 36,
          help: 'Hasta dos años, prorrogables hasta por la mitad.',
          condition: APPROVED,
        },
        words('garantia.descripcion', 'Garantía de cumplimiento', true, 1000, { condition: APPROVED }),
        {
          key: 'garantia.fecha',
          kind: 'date',
          label: 'Fecha límite para constituir la garantía',
          required: true,
          help: 'Cinco días hábiles desde la notificación.',
          condition: APPROVED,
        },
      ],
      others: [
        to('negada', 'Negar la propuesta', 'FIR-01', {
          returnTo: 'SAN-08',
          drafts: 'AUTO_TERM_ANTICIPADA',
          ...only(
            { '==': [{ var: 'dato.propuesta.decision' }, 'niega'] },
            'La evaluación concluyó que se aprueba.',
          ),
        }),
      ],
      note: 'Mientras dura la suspensión no corre la caducidad. Quien se acoge no puede volver a hacerlo en cinco años.',
    },
  ),
  step(
    'concept',
    ['SAN-08C', 'Verificación del cumplimiento', '/seguimiento/concepto-tecnico/:id', TECHNICIAN],
    [
      to(
        'cumple',
        'Cumplió: terminación anticipada',
        'SAN-20',
        only(told('AUTO_TERM_ANTICIPADA'), 'Notifique primero el auto de suspensión.'),
      ),
      to(
        'incumple',
        'Incumplió: se levanta la suspensión',
        'SAN-09',
        only(told('AUTO_TERM_ANTICIPADA'), 'Notifique primero el auto de suspensión.'),
      ),
      to('notificar', 'Notificar la suspensión', 'NOT-01', {
        returnTo: 'SAN-08C',
        needs: [],
        ...only(untold('AUTO_TERM_ANTICIPADA'), 'El auto de suspensión ya se notificó.'),
      }),
    ],
    {
      ...byTechnician,
      pausesTerm: true,
      capture: [words('propuesta.cumplimiento', 'Verificación de cada medida', true, 4000)],
      note: 'La terminación anticipada se inscribe en el registro con la advertencia de que no es un antecedente.',
    },
  ),
]
