import { official } from '../steps/office.ts'
import { dialog, type FormRow, press, REASON as reason, reply } from './form-row.ts'

/** Forms of officials. Their responses are mocked: nothing is saved or sent. */

const COORDINATOR = official('cli-coordinador-juridico')
const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-11-20T15:00:00.000Z'

const mail = {
  id: ID,
  kind: 'tramite',
  channel: 'email',
  to: 'luz.d@correo.example',
  person: 'Luz Dary Campos Oviedo',
  subject: 'Su solicitud quedó radicada',
  state: 'enviado',
  attempts: 1,
  error: null,
  doubtfulSince: null,
  nextAt: null,
  createdAt: AT,
  sentAt: AT,
  opened: null,
  caseId: ID,
  radicado: '2026E0000012',
  resent: false,
  canReaddress: true,
}

export const OFFICE_FORMS: readonly FormRow[] = [
  {
    name: 'reporte, guardar la pregunta',
    who: COORDINATOR,
    address: '/reporte?tema=casos&medida=cuenta&grupo=estado',
    open: press('Guardar'),
    at: dialog,
    fields: [{ label: 'Nombre', sort: 'text', good: 'Casos por <estado> 🌿', sent: 'name' }],
    button: 'Guardar',
    call: { method: 'POST', path: '**/api/v1/reportes/guardados' },
    good: reply(201, { id: ID }),
    done: (page) => page.getByText('El reporte quedó guardado'),
    kept: 'nothing',
  },
  {
    name: 'mensaje, reenviar a otra dirección',
    who: COORDINATOR,
    address: '/reporte-correos',
    open: async (page) => {
      await page.route('**/api/v1/mensajes?**', reply(200, { rows: [mail], next: null }))
      await page.route('**/api/v1/mensajes', reply(200, { rows: [mail], next: null }))
      await page.reload()
      await page.getByRole('button', { name: /^Reenviar a otra dirección/ }).click()
    },
    at: dialog,
    fields: [{ label: 'Correo corregido', sort: 'text', good: 'luz@correo.example', sent: 'to' }, reason],
    button: 'Reenviar',
    call: { method: 'POST', path: `**/api/v1/mensajes/${ID}/reenviar` },
    good: reply(200, { message: 'El mensaje sale en un momento.' }),
    done: (page) => page.getByText('El mensaje sale en un momento.'),
    kept: 'device',
  },
]
