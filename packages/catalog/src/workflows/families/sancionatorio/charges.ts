import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { CIRCUMSTANCES } from '../../../fees/fine.ts'
import { businessDays, choice, words } from '../../step-shapes.ts'
import {
  answers,
  DRAFTING,
  drafts,
  extension,
  inTime,
  lasting,
  LAWYERS,
  LETTERS,
  NOTIFIER,
  notifies,
  OFFENDER_ANSWERS,
} from './parts.ts'

export const charges: readonly WrittenStep[] = [
  drafts(
    ['SAN-09', 'Auto de formulación de cargos', DRAFTING, LAWYERS],
    'AUTO_CARGOS',
    { code: 'firmar', label: 'Pasa a firma', at: 'SAN-09A', ...inTime },
    {
      term: businessDays(20),
      capture: [
        {
          key: 'cargos.lista',
          kind: 'table',
          label: 'Cargos',
          required: true,
          minRows: 1,
          maxRows: 20,
          columns: [
            words('conducta', 'Acción u omisión', true, 2000),
            words('norma', 'Norma infringida o daño causado', true, 2000),
          ],
        },
        choice('cargos.resultado', 'Qué produjo la conducta', [
          { value: 'riesgo', label: 'Riesgo de afectación' },
          { value: 'afectacion', label: 'Afectación o daño ambiental' },
        ]),
        {
          key: 'cargos.agravantes',
          kind: 'table',
          label: 'Circunstancias agravantes que se imputan',
          required: false,
          maxRows: 20,
          help: 'Las mismas que después puede pesar la tasación.',
          source: 'Ley 1333/2009 art. 7',
          columns: [
            {
              key: 'circunstancia',
              kind: 'choice',
              label: 'Circunstancia',
              required: true,
              options: CIRCUMSTANCES.aggravating.map(({ code, label }) => ({ value: code, label })),
            },
            words('motivo', 'Por qué', true, 1000),
          ],
        },
        words('cargos.pruebas', 'Pruebas en que se fundan', true, 4000, { help: 'Una por renglón.' }),
        extension,
      ],
      others: lasting('SAN-09'),
      note: 'Contra el pliego de cargos no procede recurso (art. 24).',
    },
  ),
  notifies(['SAN-09A', 'Notificación del pliego de cargos', LETTERS, NOTIFIER], 'SAN-10'),
  answers(
    ['SAN-10', 'Descargos', OFFENDER_ANSWERS],
    { code: 'presenta', label: 'Presentar descargos y pruebas', at: 'SAN-11' },
    { label: 'Vence el término sin descargos', to: 'SAN-12' },
    {
      message: 'descargos',
      asks: {
        you: 'Puede presentar descargos y pedir pruebas',
        action: 'Presentar descargos',
        others: 'Espera a que el presunto infractor presente descargos.',
        free: true,
      },
      term: businessDays(10, 'Ley 1333/2009 art. 25'),
      capture: [
        words('descargos.texto', 'Descargos', true, 4000),
        words('descargos.pruebas', 'Pruebas que pide', false, 4000, {
          help: 'Una por renglón. Los gastos de las que pida corren por su cuenta.',
        }),
        {
          key: 'descargos.anexos',
          kind: 'document',
          label: 'Pruebas que aporta',
          required: false,
          accept: ['pdf', 'docx', 'xlsx', 'png', 'jpeg'],
          maxMegabytes: 20,
          maxFiles: 10,
        },
      ],
    },
  ),
]
