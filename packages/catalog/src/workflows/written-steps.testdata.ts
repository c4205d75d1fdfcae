/**
 * Where a step differs from the written table: what differs, as «what | written | ours», and what overrules the table. It
 * can only shrink.
 */
export const DIFFERENCES: Readonly<Record<string, readonly (readonly [difference: string, why: string])[]>> =
  {
    'PG-04': [
      [
        'pauses | true | false',
        'the term stands still from the notification of what is asked to the answer, not while it is drafted (decision 31)',
      ],
    ],
    'PG-05': [
      ['acts | LIQUIDACION | ', 'only LIQ-01 produces the liquidation, and LIQ-03 its receipt (decision 44)'],
    ],
    'LIC-02A': [
      [
        'pauses | true | false',
        'the term stands still from the notification of what is asked to the answer, not while it is drafted (decision 31)',
      ],
    ],
    'LIC-03': [
      ['acts | LIQUIDACION | ', 'only LIQ-01 produces the liquidation, and LIQ-03 its receipt (decision 44)'],
    ],
    'LIC-05': [
      [
        'term | 0 habiles, DUR 2.2.2.3.6.3 num. 1 | 1 habiles, DUR 2.2.2.3.6.3 num. 1 («de manera inmediata»)',
        '«de manera inmediata» is one business day: a term of none would be overdue as it begins',
      ],
    ],
    'FOR-02A': [
      [
        'pauses | true | false',
        'the term stands still from the notification of what is asked to the answer, not while it is drafted (decision 31)',
      ],
    ],
    'FOR-03': [
      ['acts | LIQUIDACION | ', 'only LIQ-01 produces the liquidation, and LIQ-03 its receipt (decision 44)'],
    ],
    'RSG-04': [
      [
        'turn | mixto | usuario',
        'two turns in one written step: the applicant’s is the step, and whoever of the authority helps acts through its own door',
      ],
    ],
    'RSG-05A': [
      [
        'acts |  | CONST_EJECUTORIA',
        'firmness is decided in the calling step, which certifies it (decisions 30 and 44)',
      ],
    ],
    'PUE-02A': [
      [
        'pauses | true | false',
        'the term stands still from the notification of what is asked to the answer, not while it is drafted (decision 31)',
      ],
    ],
    'REG-03': [
      [
        'pauses | true | false',
        'the term stands still from the notification of what is asked to the answer, not while it is drafted (decision 31)',
      ],
    ],
    'MOD-06': [
      [
        'acts |  | CONST_EJECUTORIA',
        'firmness is decided in the calling step, which certifies it (decisions 30 and 44)',
      ],
    ],
    'NOT-03': [
      [
        'term | 1 habiles, Término interno propuesto | 5 habiles, CPACA art. 56; parámetro notificacion.dias_acceso',
        'days to wait for certified access, a parameter (decision 50)',
      ],
    ],
    'NOT-06': [
      [
        'acts | CONST_EJECUTORIA CONST_TERMINO | CONST_TERMINO',
        'firmness belongs to the step that called the notification (decisions 30 and 44)',
      ],
      [
        'term | 10 habiles, CPACA art. 76 (término para recurrir, si procede) | 2 habiles, Término interno propuesto',
        'the days to appeal run in the step that called the notification (decision 30); here is only the certificate to write',
      ],
    ],
    'DTA-03': [
      [
        'acts |  | CONST_EJECUTORIA',
        'firmness is decided in the calling step, which certifies it (decisions 30 and 44)',
      ],
    ],
    'DEX-03': [
      [
        'acts |  | CONST_EJECUTORIA',
        'firmness is decided in the calling step, which certifies it (decisions 30 and 44)',
      ],
    ],
    'TAN-02': [
      [
        'acts |  | CONST_EJECUTORIA',
        'firmness is decided in the calling step, which certifies it (decisions 30 and 44)',
      ],
    ],
    'TRA-01': [
      [
        'roles | CLI_COORDINADOR_JURIDICO CLI_JEFE_TERRITORIAL CLI_VENTANILLA_UNICA | CLI_ADMIN CLI_DIRECTOR_GENERAL CLI_JEFE_TERRITORIAL CLI_SUBDIRECTOR_JURIDICO',
        'transfers start only from the group traslatesol (decision 35)',
      ],
    ],
    'TER-01': [
      [
        'turn | mixto | usuario',
        'two turns in one written step: the applicant’s is the step, and whoever of the authority helps acts through its own door',
      ],
    ],
    'TER-03': [
      [
        'term | 5 habiles, CPACA art. 38 (verificar plazo) | 5 habiles, Término interno propuesto',
        'the sheet itself doubts its norm: CPACA art. 38 sets no days',
      ],
    ],
    'CAM-01': [
      [
        'turn | mixto | usuario',
        'two turns in one written step: the applicant’s is the step, and whoever of the authority helps acts through its own door',
      ],
    ],
    'CAM-02': [
      [
        'roles | CLI_ATENCION_CIUDADANO USER_APODERADO USER_CIUDADANO USER_EMPRESA | USER_APODERADO USER_CIUDADANO USER_EMPRESA',
        'only the person themselves gives their data, by the link that was sent to them (decision 19)',
      ],
      [
        'turn | mixto | usuario',
        'two turns in one written step: the applicant’s is the step, and whoever of the authority helps acts through its own door',
      ],
    ],
    'CAM-03': [
      [
        'roles | CLI_ADMIN USER_APODERADO USER_CIUDADANO USER_EMPRESA | USER_APODERADO USER_CIUDADANO USER_EMPRESA',
        'only the new applicant sends what they were asked for (decision 37)',
      ],
      [
        'turn | mixto | usuario',
        'two turns in one written step: the applicant’s is the step, and whoever of the authority helps acts through its own door',
      ],
    ],
    'CAM-11': [
      [
        'roles | CLI_COORDINADOR_JURIDICO CLI_JURIDICO | CLI_JURIDICO',
        'who corrects the returned act is its drafter, and the coordinator reviews it again (decisions 14 and 55)',
      ],
    ],
    'CAM-13': [
      [
        'roles | CLI_SUBDIRECTOR_JURIDICO USER_APODERADO USER_CIUDADANO USER_EMPRESA | USER_APODERADO USER_CIUDADANO USER_EMPRESA',
        'only the new applicant accepts (decision 37)',
      ],
      [
        'turn | mixto | usuario',
        'two turns in one written step: the applicant’s is the step, and whoever of the authority helps acts through its own door',
      ],
    ],
    'CAM-14': [
      [
        'roles | CLI_ADMIN CLI_VENTANILLA_UNICA | CLI_VENTANILLA_UNICA',
        'the window applies the change; the administrator has no task of it (deny by default)',
      ],
    ],
    'REC-02B': [
      [
        'acts |  | AUTO_ADM_RECURSO AUTO_RECHAZA_RECURSO',
        'the second review admits or rejects by an act of its own (decision 44)',
      ],
    ],
    'REC-04': [
      [
        'acts | RES_RECURSO | RES_APELACION RES_RECURSO',
        'what goes to the superior is decided by RES_APELACION (decision 62)',
      ],
    ],
    'REV-05': [
      [
        'pauses | true | false',
        'the term stands still from the notification of what is asked to the answer, not while it is drafted (decision 31)',
      ],
      ['acts |  | COMUNICACION', 'whoever is asked for consent is told in writing (CPACA art. 97)'],
    ],
    'ADM-12': [
      [
        'turn | mixto | corporacion',
        'whoever was given access reads a file; no case waits for the applicant there (decision 51)',
      ],
    ],
    'SEG-03': [
      ['acts | LIQUIDACION | ', 'only LIQ-01 produces the liquidation, and LIQ-03 its receipt (decision 44)'],
    ],
    'SEG-09': [
      [
        'term | 30 calendario, Plazo fijado en el auto (propuesto) | 30 calendario, Plazo fijado en el auto',
        'the days are those that the auto fixes; same amount, other words',
      ],
    ],
    'SEG-12': [
      [
        'acts | LIQUIDACION RECIBO_PAGO | ',
        'only LIQ-01 produces the liquidation, and LIQ-03 its receipt (decision 44)',
      ],
    ],
    'SAN-03': [
      [
        'term | 3 habiles, Ley 1333/2009 arts. 13, 15 y 32 (flagrancia: legalización hasta 3 días) | 3 habiles, Ley 1333/2009 arts. 13, 15 y 32: en flagrancia se legaliza en tres días',
        'same amount and norm, other words',
      ],
    ],
    'SAN-11B': [
      [
        'term | 30 calendario, Ley 1333/2009 art. 26 (prorrogable una vez hasta 60 días) | 30 calendario, Ley 1333/2009 art. 26 (prorrogable una vez, hasta 60 días en total)',
        'same amount and norm, other words',
      ],
    ],
    'SAN-13': [
      [
        'term | 80 habiles, Ley 1333/2009 art. 27 (mod. Ley 2387/2024 art. 9; cómputo en días: verificar si son hábiles) | 80 habiles, Ley 1333/2009 art. 27, modificado por la Ley 2387/2024 art. 9',
        'same amount and norm, without the sheet’s note to its writer',
      ],
    ],
  }

/**
 * Terms of steps to which the written tables give none. The days to appeal stand where the appeal may be filed from
 * (decision 30); nobody waits for an answer for more than a month (CPACA art. 17); what else is without a norm is an
 * internal proposal, so that no task of the authority waits for ever.
 */
export const ADDED_TERMS: Readonly<Record<string, string>> = {
  'LIC-03': '3 habiles, Término interno propuesto',
  'LIC-15': '10 habiles, CPACA arts. 76 y 87',
  'FOR-03': '3 habiles, Término interno propuesto',
  'FOR-09': '10 habiles, CPACA arts. 76 y 87',
  'RSG-05A': '10 habiles, CPACA arts. 76 y 87',
  'PUE-06': '10 habiles, CPACA arts. 76 y 87',
  'REG-06': '10 habiles, CPACA art. 76',
  'MOD-06': '10 habiles, CPACA arts. 76 y 87',
  'REN-03': '1 habiles, Término interno propuesto',
  'DEX-03': '10 habiles, CPACA art. 76',
  'TAN-02': '10 habiles, CPACA art. 76',
  'TRA-01': '2 habiles, Término interno propuesto',
  'TRA-04': '1 habiles, Término interno propuesto',
  'TER-02': '2 habiles, Término interno propuesto',
  'CAM-02': '1 meses, CPACA art. 17',
  'CAM-03': '1 meses, CPACA art. 17',
  'CAM-12': '5 habiles, CPACA art. 68',
  'CAM-14': '10 habiles, CPACA arts. 76 y 87',
  'CAM-15': '5 habiles, Término interno propuesto',
  'CAM-16': '5 habiles, Término interno propuesto',
  'RWF-04': '5 habiles, Término interno propuesto',
  'REV-02': '1 meses, CPACA art. 17',
  'REV-06': '10 habiles, Término interno propuesto',
  'MUL-01': '5 habiles, Término interno propuesto',
  'MUL-02': '5 habiles, Término interno propuesto',
  'ADM-01': '2 habiles, Término interno propuesto',
  'ADM-02': '2 habiles, Término interno propuesto',
  'ADM-03': '2 habiles, Término interno propuesto',
  'ADM-04': '2 habiles, Término interno propuesto',
  'ADM-05': '2 habiles, Término interno propuesto',
  'ADM-06': '2 habiles, Término interno propuesto',
  'ADM-07': '2 habiles, Término interno propuesto',
  'ADM-08': '2 habiles, Término interno propuesto',
  'ADM-13': '2 habiles, Término interno propuesto',
  'MIG-01': '5 habiles, Término interno propuesto',
  'MIG-02': '5 habiles, Término interno propuesto',
  'MIG-03': '5 habiles, Término interno propuesto',
  'MIG-04': '5 habiles, Término interno propuesto',
  'SAN-11A': '10 habiles, CPACA arts. 76 y 87',
  'SAN-18A': '10 habiles, CPACA arts. 76 y 87',
  'SAN-20': '10 habiles, CPACA art. 76',
  'SAN-20A': '5 habiles, Término interno propuesto',
}

/** Steps that the written tables do not have: roles, term, and why they are there. */
export const OWN_STEPS: Readonly<Record<string, readonly [roles: string, term: string, why: string]>> = {
  'LIC-02B': [
    'USER_APODERADO USER_CIUDADANO USER_EMPRESA',
    '1 meses, CPACA art. 17',
    'what a licence returns is answered, never filed again (decision 33)',
  ],
  'PUE-02C': [
    'CLI_LIQUIDADOR',
    '3 habiles, Término interno propuesto',
    'liquidation before the act for the types that charge (decision 34)',
  ],
  'PUE-05B': [
    'CLI_PLANIFICACION_AMBIENTAL',
    '5 habiles, Término interno propuesto',
    'a plan of contingency is received and told, not approved',
  ],
  'REG-03B': [
    'USER_APODERADO USER_CIUDADANO USER_EMPRESA',
    '1 meses, CPACA art. 17',
    'what a register returns is answered, never filed again (decision 33)',
  ],
  'REG-04A': [
    'CLI_LIQUIDADOR',
    '3 habiles, Término interno propuesto',
    'liquidation before the act for the types that charge (decision 34)',
  ],
  'MOD-02A': [
    'CLI_JURIDICO',
    '',
    'missing documents are required once (CPACA art. 17), like in every other family',
  ],
  'MOD-02B': [
    'USER_APODERADO USER_CIUDADANO USER_EMPRESA',
    '1 meses, CPACA art. 17',
    'the answer to that requirement (CPACA art. 17)',
  ],
  'MOD-02C': [
    'CLI_LIQUIDADOR',
    '3 habiles, Término interno propuesto',
    'liquidation before the act for the types that charge (decision 34)',
  ],
  'MIG-05': [
    'CLI_GESTION_DOCUMENTAL',
    '5 habiles, Término interno propuesto',
    'a file of the archive is opened by a door of the migration',
  ],
}
