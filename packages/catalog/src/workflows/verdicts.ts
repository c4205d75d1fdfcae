import type { Consequence, Verdict, Verdicts } from '@ventanilla/domain/cases/verdict'
import type { Validity } from '@ventanilla/domain/procedures/validity'
import { RECEIPT_DAYS } from '../fees/demonstration.ts'
import { natureOfType, PROCEDURE_DEFS, typesWith } from '../procedures/procedures.ts'
import { both, given } from './step-parts.ts'

/**
 * Headline of every ending, for the applicant and for other readers: by the deciding act, from the day of its
 * notification, and by the closing status. An ending without a sentence fails by name (verdicts.test.ts).
 */
const FIRST_REPORT = 'El primer informe anual se presenta a más tardar el {{informe}}.'
const GRANTED: Verdict = {
  says: '{{instrumento}} fue {{dado}}{{vigencia}}',
  tone: 'ok',
  follows: [FIRST_REPORT],
}
const DENIED: Verdict = {
  says: '{{instrumento}} fue {{negado}}',
  tone: 'bad',
  follows: ['Los motivos están en la resolución. Puede volver a pedirlo con otra solicitud.'],
}
const CHANGED: readonly Verdict[] = [
  {
    when: given('hecho.modificacion.clase', 'prorroga'),
    says: 'La prórroga de {{permiso}} fue concedida{{vigencia}}',
    tone: 'ok',
  },
  {
    when: given('hecho.modificacion.clase', 'cesion'),
    says: 'La cesión de {{permiso}} fue autorizada',
    tone: 'ok',
  },
  {
    when: given('hecho.modificacion.clase', 'correccion'),
    says: 'La corrección que se pidió quedó hecha',
    tone: 'ok',
  },
  {
    when: { in: [{ var: 'tipo' }, typesWith('sobre_permiso')] },
    says: 'La modificación de {{permiso}} fue autorizada',
    tone: 'ok',
  },
]
const grants = given('hecho.decision.sentido', 'otorga')
const denies = given('hecho.decision.sentido', 'niega')
const appealed = given('hecho.recurso.resuelto', true)
const when = (condition: NonNullable<Verdict['when']>, verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.map((one) => ({
    ...one,
    when: one.when === undefined ? condition : both(condition, one.when),
  }))
const GRANTS = [...CHANGED, GRANTED]
const bare = (
  says: string,
  tone: Verdict['tone'] = 'info',
  follows: readonly Consequence[] = [],
): Verdict => ({
  says,
  tone,
  ...(follows.length > 0 && { follows }),
})

const TACIT = bare('{{solicitud}} se entendió desistida: no llegó a tiempo lo que hacía falta', 'bad', [
  'Sus documentos se conservan. Puede volver a pedirlo con otra solicitud.',
])
const EXPRESS = bare('{{persona}} desistió y la solicitud se archiva', 'info', [
  'Puede volver a pedirlo con otra solicitud.',
])
const ENDED = bare('{{solicitud}} terminó sin que se decidiera lo que pedía', 'bad', [
  'El auto dice por qué no podía continuar. Los documentos que entregó se le devuelven.',
])
const ISSUED = bare('{{instrumento}} quedó {{dado}}', 'ok')
const NOT_ISSUED = bare('{{instrumento}} fue {{negado}}', 'bad', ['Los motivos están en la respuesta.'])
const REVOCATION: readonly Verdict[] = [
  { when: given('hecho.revocatoria.decision', 'revoca'), ...bare('El acto fue revocado') },
  { when: given('hecho.revocatoria.decision', 'revoca_parcial'), ...bare('El acto fue revocado en parte') },
  {
    when: given('hecho.revocatoria.decision', 'niega'),
    ...bare('La revocatoria fue negada: el acto se mantiene'),
  },
]
/** The day of the receipt; before there is one, the days that it will give. */
const PAYMENT: readonly Consequence[] = [
  'La multa se paga a más tardar el {{pago}}.',
  {
    when: { '!': [{ var: 'hecho.recibo.referencia' }] },
    says: `La multa se paga dentro de los ${RECEIPT_DAYS} días calendario siguientes a su recibo, que se expide cuando la resolución queda en firme.`,
  },
]
/** Corrective measures (Ley 1333 art. 31), which are written with their term. */
const MEASURES = { obliges: 'sancion.correccion' } as const
const RESPONSIBLE: readonly Verdict[] = [
  {
    when: both(given('hecho.sancion.responsable', 'si'), { '>': [{ var: 'hecho.sancion.multa_firme' }, 0] }),
    ...bare('Se declaró la responsabilidad y se impuso una multa de {{multa}}', 'bad', PAYMENT),
    ...MEASURES,
  },
  {
    when: both(given('hecho.sancion.responsable', 'si'), { in: ['multa', { var: 'hecho.sancion.tipo' }] }),
    ...bare('Se declaró la responsabilidad y se impuso una multa', 'bad', [
      'El valor está en la resolución.',
      ...PAYMENT,
    ]),
    ...MEASURES,
  },
  {
    when: given('hecho.sancion.responsable', 'si'),
    ...bare('Se declaró la responsabilidad y se impuso una sanción', 'bad', [
      'Lo que hay que cumplir está en la resolución.',
    ]),
    ...MEASURES,
  },
  { when: given('hecho.sancion.responsable', 'no'), ...bare('Se exoneró de responsabilidad', 'ok') },
]
const CEASED = bare('El procedimiento sancionatorio cesó', 'ok')
const ARCHIVED = bare('La actuación se archivó sin sanción', 'ok')
const APPLIED = [bare('Lo que se pidió quedó aplicado', 'ok')]

export const VERDICTS: Verdicts = {
  instruments: Object.fromEntries(
    PROCEDURE_DEFS.flatMap(({ ttId, instrument }) => (instrument === null ? [] : [[ttId, instrument]])),
  ),
  validities: Object.fromEntries(
    PROCEDURE_DEFS.flatMap(({ ttId }): [number, Validity][] => {
      const { validity } = natureOfType(ttId)
      return validity === null ? [] : [[ttId, validity]]
    }),
  ),
  byAct: {
    // once notified, the decision on an appeal replaces the original one
    RES_OTORGA: [...when(both(appealed, denies), [DENIED]), ...GRANTS],
    RES_NIEGA: [...when(both(appealed, grants), GRANTS), DENIED],
    CERTIFICADO: [ISSUED],
    RESPUESTA: [NOT_ISSUED],
    AUTO_DES_TACITO: [TACIT],
    AUTO_DES_EXPRESO: [
      {
        when: given('hecho.desistimiento.interes_publico', true),
        ...bare('La Corporación sigue con la actuación por interés público'),
      },
      EXPRESS,
    ],
    AUTO_TERM_ANORMAL: [ENDED],
    RES_SANCION: RESPONSIBLE,
    AUTO_CESACION: [CEASED],
    RES_REVOCATORIA: REVOCATION,
  },
  byStatus: {
    finalizada: [
      { when: given('familia', 'quejas'), ...bare('La queja se trasladó a la autoridad que debe atenderla') },
      {
        when: both(given('familia', 'pueaa'), given('tipo', 23)),
        ...bare('{{instrumento}} quedó recibido y entra a seguimiento', 'ok', [FIRST_REPORT]),
      },
      ...when(grants, GRANTS),
      ...when(denies, [DENIED]),
      { when: given('hecho.registro.decision', 'expide'), ...ISSUED },
      { when: given('hecho.registro.decision', 'niega'), ...NOT_ISSUED },
      { when: given('familia', 'arbol_riesgo'), ...bare('La atención del árbol en riesgo terminó', 'ok') },
      { when: given('dicho.AUTO_DES_TACITO', true), ...TACIT },
      bare('{{solicitud}} terminó y se archivó sin otorgar lo que pedía'),
    ],
    desistida: [{ when: given('dicho.AUTO_DES_TACITO', true), ...TACIT }, EXPRESS],
    terminada: [ENDED],
    revocada: [
      bare('El acto que decidió {{solicitud}} fue revocado', 'bad', [
        'Ya no produce efectos. La resolución dice desde cuándo y por qué.',
      ]),
    ],
    acumulada: [bare('{{solicitud}} se acumuló a otra y se decide con ella')],
    desistimiento_en_estudio: [bare('La Corporación sigue con la actuación por interés público')],
    por_presentar: [bare('No se presentó: la solicitud sigue')],
    terminacion_descartada: [bare('La actuación no se terminó: continúa')],
    traslado_cumplido: [bare('El trámite pasó a otra oficina de la Corporación', 'ok')],
    intervencion_reconocida: [bare('Se reconoció al tercero interviniente', 'ok')],
    intervencion_negada: [bare('No se reconoció la intervención', 'bad')],
    acumulacion_cumplida: [bare('Las solicitudes se acumularon', 'ok')],
    acumulacion_descartada: [bare('Las solicitudes no se acumulan')],
    revocatoria_no_presentada: [bare('La petición de revocatoria no se presentó a tiempo')],
    revocatoria_concedida: REVOCATION,
    revocatoria_negada: REVOCATION,
    pago_adicional_registrado: [
      bare('El otro pago quedó registrado', 'ok', [
        'Lo que exceda la deuda es un saldo a favor, y se muestra en el trámite que se pagó.',
      ]),
    ],
    pago_adicional_no_hallado: [
      bare('No se registró otro pago', 'info', [
        'El banco no lo muestra, o ya se había abonado. Si tiene otra prueba, puede entregarla de nuevo.',
      ]),
    ],
    seguimiento_cerrado: [bare('El seguimiento terminó: el permiso venció o se cumplió', 'ok')],
    archivado: [...RESPONSIBLE, { when: given('dicho.AUTO_CESACION', true), ...CEASED }, ARCHIVED],
    queja_cerrada: [bare('La queja se atendió y se cerró', 'ok')],
    cambio_aplicado: [bare('El cambio de solicitante quedó hecho', 'ok')],
    cambio_denegado: [bare('Quien recibía el trámite no lo aceptó: nada cambió', 'bad')],
    cambio_rechazado: [bare('El cambio de solicitante no se hizo: nada cambió', 'bad')],
    cambio_aceptado: [bare('Quien recibe el trámite lo aceptó', 'ok')],
    en_gestion: [bare('La gestión terminó')],
    gestion_aplicada: APPLIED,
    gestion_negada: [bare('Lo que se pidió no se aprobó', 'bad')],
    migracion_validada: [bare('El expediente anterior quedó en el portal', 'ok')],
    migracion_con_etapa: [
      bare('El expediente anterior quedó en el portal, con la etapa que le corresponde', 'ok'),
    ],
    expediente_de_archivo: [bare('El expediente quedó abierto', 'ok')],
    apertura_descartada: [bare('La apertura del expediente se descartó')],
  },
}
