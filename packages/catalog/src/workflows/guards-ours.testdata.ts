/**
 * Conditions of the product without a row in spec/guards.json, each with the decision page that justifies it,
 * and rows that other tests cover. The lists can only shrink: an obsolete entry fails by name.
 */
export interface Reason {
  readonly page: string
  readonly why: string
}
type Named = Readonly<Record<string, Reason>>

const because = (page: string, why: string, ...names: readonly string[]): Named =>
  Object.fromEntries(names.map((name) => [name, { page: `docs/decisions/${page}.md`, why }]))
const each = (steps: readonly string[], code: string): string[] => steps.map((step) => `${step} ${code}`)

/** Steps that notify the act they wait for (decision 30). */
const WAIT = ['DEX-03', 'DTA-03', 'FOR-09', 'MOD-06', 'PUE-06', 'RSG-05A', 'TAN-02']

/** Rows whose condition is no guard of an outcome, with the test that covers it. */
export const HELD_ELSEWHERE: Readonly<Record<string, { readonly test: string }>> = {
  'PG-02 otro_territorio: who transfers belongs to the group traslatesol': {
    test: 'packages/catalog/src/workflows/written-flows.test.ts',
  },
  'FIR-04 firmado: the alert 140 (all signatures down) is not in force': {
    test: 'apps/api/src/modules/acts/sign-with-key.test.ts',
  },
  'MUL-01 acumulables: the person concerned is the same': {
    test: 'apps/api/src/modules/linked-cases/waiving-and-revoking.test.ts',
  },
  'MUL-01 acumulables: none of the cases was decided': {
    test: 'apps/api/src/modules/linked-cases/waiving-and-revoking.test.ts',
  },
  'SEG-03 liquidada: the follow-up of the type is charged': {
    test: 'apps/api/src/modules/cases/fees/fee.test.ts',
  },
  'SEG-11 tasas: the permit pays taxes of use or discharge': {
    test: 'apps/api/src/modules/cases/fees/fee.test.ts',
  },
}

/** Rows that a decision revoked. */
export const OVERRULED: Named = because(
  'workflow-gaps',
  'NOT-01 always has somebody to notify; NOT-06 sees when nobody is left.',
  'NOT-01 retorno: nobody is left to notify',
)

export const OURS: Readonly<Record<'guard' | 'automatic' | 'skip' | 'acts', Named>> = {
  guard: {
    ...because(
      'outcome-conditions',
      'An outcome agrees with what its step captured.',
      'ADM-08 pregunta',
      'ADM-09 aprobado',
      ...['si', 'no'].flatMap((code) =>
        each(['INF-03', 'LIC-07', 'PG-04B', 'RSG-01', 'RWF-03', 'SEG-10'], code),
      ),
      'LIC-06 citada',
      'LIC-06A celebrada',
      'LIC-06A negada',
      'LIC-09 no_aplica',
      'LIC-09 solicitados',
      'LIQ-01 calculada',
      'LIQ-04 reclama',
      'MIG-03 validado',
      ...['cesion', 'correccion', 'modificacion', 'prorroga', 'renuncia'].map((code) => `MOD-02 ${code}`),
      'MOD-03 desfavorable',
      'MOD-03 favorable',
      'MOD-07 seguimiento',
      'NOT-04 comparece',
      'PAG-02 registrado',
      'PG-02 completa',
      'PG-02 otra_autoridad',
      'PG-03 no',
      'PG-10 oposicion',
      'PG-10 realizada',
      'PUE-04 desfavorable',
      'PUE-04 favorable',
      'REC-02 no',
      'REC-02 si',
      'REC-02B rechazado',
      'REC-02B subsanado',
      'REC-03 con_pruebas',
      'REC-03 sin_pruebas',
      'REG-02 no',
      'REG-04 conforme',
      'REG-04 no_conforme',
      'REG-05 expedido',
      'REG-05 negado',
      'REV-08 cerrada',
      'REV-08 cerrada_revocado',
      'RSG-02 riesgo_confirmado',
      'RSG-02 sin_riesgo',
      'RVI-01 cambio_profesional',
      'RVI-01 reagendada',
      'SAN-02 si',
      'SAN-08B negada',
      'SEG-05 no',
      'TER-03 firmar',
      'TER-03 negado',
      'TER-04 comunicado',
      'TER-04 comunicado_negado',
      'TRA-04 actualizado',
    ),
    ...because(
      'workflow-gaps',
      'What is missing is required once; what does not attend to it leads to the withdrawal.',
      ...each(['FOR-02', 'LIC-02', 'MOD-02', 'PUE-02'], 'no_atiende'),
      'MOD-02 incompleta',
      ...each(['FOR-02B', 'LIC-02B', 'MOD-02B', 'PUE-02B', 'REG-03B'], 'pide_prorroga'),
    ),
    ...because('workflow-gaps', 'A plan of contingency is received and not approved.', 'PUE-04 recibido'),
    ...because(
      'outcome-conditions',
      'A step that notified waits until its act is final; who was notified may waive.',
      ...each([...WAIT, 'SAN-11A', 'SAN-18A'], 'en_firme'),
      ...each(WAIT, 'renuncia'),
      'REG-06 comunicado',
      'SAN-11A practica',
    ),
    ...because(
      'outcome-conditions',
      'What was signed and burdens somebody is notified first.',
      'SAN-04 no',
      'SAN-04 notificar',
      'SAN-04 si',
      'SAN-08 continua',
      'SAN-08 notificar',
      'SAN-08 suspende',
      'SAN-08C cumple',
      'SAN-08C incumple',
      'SAN-08C notificar',
      'SAN-20 firmar',
      'SAN-20 notificar',
    ),
    ...because(
      'outcome-conditions',
      'What a signed record says is not said again otherwise.',
      'FOR-06 no_realizada',
      'NOT-04 desconocida',
      'PG-10 no_realizada',
      'SAN-03 acta',
    ),
    ...because(
      'outcome-conditions',
      'A notification is certified once it took effect, and per recipient.',
      'NOT-03 acceso',
      'NOT-06 constancia',
      'NOT-06 otro',
    ),
    ...because(
      'appeals',
      'Where an appeal goes on and when the act stands.',
      'REC-06 al_superior',
      'REC-06 queja',
      'RWF-06 al_superior',
      'RWF-06 continua',
      'RWF-06 queja',
      'RWF-06 reabrir',
      'SAN-08 reposicion',
      'SAN-20 reposicion',
    ),
    ...because(
      'applicant-change',
      'The act is applied once it is final and accepted; an appeal is decided before.',
      'CAM-02 vinculado_ventanilla',
      'CAM-13 con_recurso',
      'CAM-14 aplicado',
      'CAM-14 con_recurso',
      'CAM-14 por_aceptar',
      'CAM-14 revocado',
    ),
    ...because(
      'outcome-conditions',
      'A revocation follows CPACA arts. 94 and 97.',
      'REV-02 radicada',
      'REV-06 firmar',
    ),
    ...because(
      'outcome-conditions',
      'Only who was asked by the authority answers that they do not withdraw.',
      'DEX-01 no_desiste',
    ),
    ...because(
      'outcome-conditions',
      'A charge that no petition depends on is collected apart.',
      'LIQ-04 sin_pago',
    ),
    ...because(
      'workflow-gaps',
      'Five years of a sanction; twenty from the facts.',
      'SAN-06 caducidad',
      'SAN-09 duracion',
      'SAN-09 prorroga',
      'SAN-13 duracion',
      'SAN-13 prorroga',
    ),
  },
  automatic: {
    ...because(
      'workflow-gaps',
      'What was announced and never filed gives back the step that waited.',
      'REC-01 no_presentado',
      'REN-01 no_presentada',
      'RWF-01 no_presentado',
      'RWF-02 no_presentado',
    ),
    ...because(
      'workflow-gaps',
      'A filing that comes back is answered in a month (CPACA art. 17).',
      ...each(['LIC-02B', 'MOD-02B', 'REG-03B'], 'vence'),
    ),
    ...because(
      'applicant-change',
      'A request that nobody takes or sends ends, and silence accepts nothing.',
      'CAM-02 vence',
      'CAM-03 vence',
      'CAM-13 silencio',
    ),
    ...because('linked-cases', 'What nobody sent in its term ends without a number.', 'REV-02 no_presentada'),
    ...because(
      'outcome-conditions',
      'A charge that no petition depends on is collected apart.',
      'LIQ-04 sin_pago',
    ),
    ...because('outcome-conditions', 'A notification is certified once it took effect.', 'NOT-03 acceso'),
  },
  skip: because('workflow-gaps', 'No fee, no step for it.', 'MOD-02C'),
  acts: {
    ...because(
      'outcome-conditions',
      'Nobody certifies as final what may still be appealed.',
      ...WAIT,
      'LIC-15',
      'PG-15',
      'REC-06',
    ),
    ...because(
      'outcome-conditions',
      'An act is written for the answer that asks for it.',
      'LIC-09',
      'REG-04',
      'REG-06',
      'REN-02',
    ),
    ...because('appeals', 'The superior decides an apelación by an act of its own.', 'REC-04'),
  },
}
