import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { appeals, whileAppealing } from '../../beside.ts'
import { each, only, stepsOf, to } from '../../step-shapes.ts'

export const LAWYER = ['CLI_JURIDICO_SANCIONATORIO']
export const LAWYERS = [...LAWYER, 'CLI_COORDINADOR_JURIDICO_SANCIONATORIO']
export const TECHNICIAN = ['CLI_TECNICO_SANCIONATORIO']
export const NOTIFIER = ['CLI_NOTIFICADOR']
export const DRAFTING = '/proyeccion-documentos/:id'
export const LETTERS = '/notificaciones-nueva/:id'
export const STAGE = '/revision-expediente-workflow-cambio-etapa/:id'
export const OFFENDER_ANSWERS = '/informacion-adicional-workflow/:id'

export const { step, drafts, notifies, answers, waitsForFirmness } = stepsOf('sancionatorio')
export const byLawyer = { assignTo: { fact: 'sancion.abogado' } } as const
export const byTechnician = { assignTo: { fact: 'sancion.tecnico' } } as const
/** A notified party appeals from the case while the days run; a reopened case returns to the drafting step. */
export const appeal = (back: string, more: Logic = true): Outcome =>
  appeals(['reposicion', 'Presentar recurso de reposición'], 'RWF-01', back, { and: [whileAppealing, more] })
/** An act of this kind takes effect at once, and is notified while the case continues. */
export const untold = (act: string) => ({
  and: [{ var: `firmado.${act}` }, { '!': [{ var: `notificado.${act}` }] }],
})
export const told = (act: string) => ({ '!': [untold(act)] })
/** No term to appeal is running: it ended, or there was none. */
export const DAYS_OVER: Logic = { or: [{ '!': [{ var: 'termino.corre' }] }, { var: 'termino.vencido' }] }

/** After five years the procedure can neither charge nor decide: it is archived. */
export const inTime = only(
  { '!': [{ var: 'caso.vencido' }] },
  'Pasaron los cinco años que puede durar el procedimiento (Ley 1333 de 2009, art. 10): corresponde el archivo.',
)
/**
 * Ley 1333 de 2009, art. 10: the power to sanction lapses twenty years after the facts. The case stores whether
 * it has lapsed today, because the act that begins it depends on it.
 */
const LAPSE: Logic = { addYears: [{ var: 'hecho.hechos.fecha' }, 20] }
export const lapsing = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  each(
    {
      sets: [
        { fact: 'caducidad.fecha', value: LAPSE },
        { fact: 'caducidad.cumplida', value: { '>': [{ var: 'hoy' }, LAPSE] } },
      ],
    },
    outcomes,
  )

/** Months that the procedure lasts (art. 10, paragraph), and by which it can be extended at most. */
export const LASTS = 60

/** Extends the procedure, once; the months count from the end of its five years. */
export const lasting = (id: string): readonly Outcome[] => [
  to('prorroga', 'Prorrogar la duración del procedimiento', id, {
    needs: ['duracion.prorroga'],
    acts: [],
    reason: true,
    sameTerm: true,
    sets: [{ fact: 'duracion.meses', value: { var: 'dato.duracion.prorroga' } }],
    records: { event: 'duracion.prorrogada', data: { meses: { var: 'dato.duracion.prorroga' } } },
    ...only(
      {
        and: [
          { '!!': [{ var: 'dato.duracion.prorroga' }] },
          { '!': [{ var: 'caso.vencido' }] },
          { '!': [{ var: 'hecho.duracion.meses' }] },
        ],
      },
      'Escriba los meses. Se prorroga una sola vez y antes de que venza.',
    ),
  }),
  to('duracion', 'Pasaron los cinco años del procedimiento', 'SAN-20', {
    needs: [],
    acts: [],
    ...only(
      { var: 'caso.vencido' },
      'No han pasado los cinco años que puede durar el procedimiento (Ley 1333 de 2009, art. 10).',
    ),
  }),
]
export const extension: FieldDef = {
  key: 'duracion.prorroga',
  kind: 'integer',
  label: 'Meses en que se prorroga el procedimiento',
  required: false,
  unit: 'meses',
  min: 1,
  max: LASTS,
  help: 'Solo si los cinco años no alcanzan. La prórroga se motiva y se concede una vez.',
}
