import type { Logic } from '@ventanilla/domain/forms/definition'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { appeals, whileAppealing } from '../../beside.ts'
import { offender } from '../../sancionatorio-fields.ts'
import { businessDays, only, to, words } from '../../step-shapes.ts'
import {
  DAYS_OVER,
  DRAFTING,
  drafts,
  LAWYERS,
  LETTERS,
  NOTIFIER,
  notifies,
  STAGE,
  step,
  told,
  untold,
} from './parts.ts'

/** The offender's proposal was denied; an appeal is possible before the charges (Ley 1333/2009 art. 18A). */
const REFUSED: Logic = {
  and: [{ var: 'firmado.AUTO_TERM_ANTICIPADA' }, { '==': [{ var: 'hecho.propuesta.decision' }, 'niega'] }],
}
const REFUSAL_FINAL = only(
  { or: [{ '!': [REFUSED] }, { and: [told('AUTO_TERM_ANTICIPADA'), DAYS_OVER] }] },
  'Notifique primero la negativa de la propuesta y espere el término para recurrirla.',
)

export const beginning: readonly WrittenStep[] = [
  drafts(
    ['SAN-06', 'Auto de inicio del sancionatorio', DRAFTING, LAWYERS],
    'AUTO_INICIO_SAN',
    {
      code: 'firmado',
      label: 'Iniciar el procedimiento',
      at: 'SAN-07',
      does: ['infractor.identificado'],
      ...only(
        { '!=': [{ var: 'hecho.caducidad.cumplida' }, true] },
        'La facultad de sancionar caducó: pasaron veinte años desde los hechos (Ley 1333 de 2009, art. 10).',
      ),
    },
    {
      others: [
        to('caducidad', 'Caducó la facultad de sancionar', 'SAN-20', {
          needs: [],
          ...only(
            { '==': [{ var: 'hecho.caducidad.cumplida' }, true] },
            'No han pasado veinte años desde los hechos (Ley 1333 de 2009, art. 10).',
          ),
        }),
      ],
      term: businessDays(15),
      capture: [
        ...offender(true),
        words('inicio.pruebas', 'Pruebas que obran en el expediente', true, 4000, {
          help: 'Una por renglón.',
        }),
        words('inicio.normas', 'Normas que se habrían infringido', true, 4000),
      ],
      note: 'El auto se comunica a la Procuraduría Judicial Ambiental y Agraria (Ley 1333 de 2009, arts. 18 y 56).',
    },
  ),
  notifies(['SAN-07', 'Notificación del inicio', LETTERS, NOTIFIER], 'SAN-08'),
  step(
    'form',
    ['SAN-08', 'Intervenciones, suspensión y terminación anticipada', STAGE, LAWYERS],
    [
      to('continua', 'Continuar con los cargos', 'SAN-09', REFUSAL_FINAL),
      to('suspende', 'El investigado pide suspender (art. 18A)', 'SAN-08B', REFUSAL_FINAL),
      to('cesacion', 'Hay causal de cesación (art. 9)', 'SAN-18', { needs: [] }),
      to('notificar', 'Notificar la negativa de la propuesta', 'NOT-01', {
        returnTo: 'SAN-08',
        needs: [],
        ...only({ and: [REFUSED, untold('AUTO_TERM_ANTICIPADA')] }, 'No hay una negativa por notificar.'),
      }),
      appeals(
        ['reposicion', 'Presentar recurso de reposición'],
        'RWF-01',
        'SAN-08',
        {
          and: [whileAppealing, REFUSED, told('AUTO_TERM_ANTICIPADA')],
        },
        'SAN-08B',
      ),
    ],
    {
      // the days to appeal against a denial, once notified; otherwise an internal term
      term: businessDays(10),
      termFrom: 'notificacion',
      capture: [words('intervenciones', 'Intervenciones y diligencias', false, 4000)],
      note: 'La cesación solo procede antes de los cargos (art. 23), salvo que el investigado fallezca.',
    },
  ),
]
