import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { CITIZENS, hasSigned, INTERNAL, maySign, NO_PAUSE } from '../beside.ts'

const RECEIPT = ['RECIBO_PAGO']
const came = { '>': [{ var: 'dato.pago.conciliado' }, 0] }

/**
 * Money that came in after its debt ended: paid twice, or with a replaced receipt. Nobody keeps what is not owed
 * (Código Civil art. 2313), so the payment is recorded and the excess shown as the payer's.
 */
export const pagoAdicional: WrittenFamily = {
  id: 'pago_adicional',
  name: 'Pago adicional',
  norm: 'Código Civil art. 2313 (pago de lo no debido)',
  isSubprocess: false,
  initialStep: 'PAG-01',
  startedBy: 'usuario',
  entryPoint: {
    label: 'Entregar otro pago',
    explains:
      'Para un pago que hizo cuando el cobro ya había terminado: dos veces, o con un recibo anterior. La Corporación lo busca en el banco y lo registra; lo que exceda la deuda es un saldo a su favor.',
    beside: 'always',
    for: 'party',
    many: true,
    among: maySign(RECEIPT),
    when: hasSigned(RECEIPT),
    whyNot: 'Todavía no se ha expedido un recibo en este trámite.',
    facts: ['recibo.referencia', 'recibo.valor'],
  },
  steps: [
    {
      id: 'PAG-01',
      family: 'pago_adicional',
      title: 'Entrega de otro pago',
      kind: 'answer',
      screen: '/solicitudes/adjuntar-acta/:id',
      roles: CITIZENS,
      ...NO_PAUSE,
      turn: 'usuario',
      asks: {
        you: 'Adjunte el comprobante del otro pago y entréguelo',
        action: 'Seguir donde iba',
        others: 'Espera a que el interesado entregue el comprobante de otro pago.',
        free: true,
      },
      capture: [
        {
          key: 'pago.comprobante',
          kind: 'document',
          label: 'Comprobante de pago',
          required: true,
          accept: ['pdf', 'png', 'jpeg'],
          maxMegabytes: 20,
        },
        {
          key: 'pago.referencia',
          kind: 'text',
          label: 'Referencia del recibo que pagó',
          required: false,
          maxLength: 40,
          help: 'Está en el recibo, encima del código de barras. Si queda vacía, es la del último recibo.',
        },
        { key: 'pago.fecha', kind: 'date', label: 'Fecha del pago', required: true },
        { key: 'pago.valor', kind: 'money', label: 'Valor pagado', required: true, unit: 'COP', min: 0 },
      ],
      produces: [],
      outcomes: [
        {
          code: 'entregado',
          label: 'Entregar el pago',
          to: 'PAG-02',
          by: 'applicant',
          does: ['pago.adicional'],
        },
      ],
    },
    {
      id: 'PAG-02',
      family: 'pago_adicional',
      title: 'Conciliación de otro pago',
      kind: 'paymentCheck',
      screen: '/solicitudes/gestionar-tarea/:id',
      roles: ['CLI_FINANCIERO'],
      term: { amount: 5, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'pago.conciliado',
          kind: 'money',
          label: 'Valor que muestra el banco',
          required: true,
          unit: 'COP',
          min: 0,
        },
        {
          key: 'pago.referencia_bancaria',
          kind: 'text',
          label: 'Banco y número de la operación',
          required: true,
          maxLength: 60,
          help: 'Como están en el extracto. Una operación se abona una sola vez, en cualquier trámite.',
        },
      ],
      produces: [],
      outcomes: [
        {
          code: 'registrado',
          label: 'El banco muestra el pago: queda registrado',
          to: 'FIN',
          by: 'staff',
          guard: came,
          guardReason: 'Escriba el valor que muestra el banco.',
          does: ['pago.adicional_conciliado'],
          status: 'pago_adicional_registrado',
        },
        {
          code: 'sin_pago',
          label: 'No hay otro pago: el banco no lo muestra, o ya se abonó',
          to: 'FIN',
          by: 'staff',
          needs: [],
          reason: true,
          status: 'pago_adicional_no_hallado',
        },
      ],
      status: 'pago_adicional_por_conciliar',
      note: 'Si el cobro ya estaba cubierto, lo que se registre queda como saldo a favor en los datos del trámite.',
    },
  ],
}
