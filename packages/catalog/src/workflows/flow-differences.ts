import { sanctionDifferences } from './flow-differences-sanction.ts'

/** Differences of our workflow from the fact sheets and additions to them, and why. Key: 'STEP outcome'. */
export const differences: Readonly<Record<string, string>> = {
  'MIG-05 abierto':
    'La ficha no tiene paso para /mis-expedientes/nuevo: el archivo abre a mano lo que no se tramitó en el portal.',
  'MIG-05 descartado':
    'Una apertura empezada por error no espera para siempre: se descarta con su motivo y sin gastar un número.',
  'PAG-01 entregado':
    'Las fichas no dicen qué se hace con lo que se paga cuando el cobro terminó: se entrega, se concilia y se registra.',
  'PAG-02 registrado':
    'Código Civil art. 2313: lo pagado de más es de quien lo pagó, y consta como saldo a favor.',
  'PAG-02 sin_pago': 'Lo que el banco no muestra, o ya se abonó, no es otro pago.',
  'DTA-03 renuncia': 'CPACA art. 87 num. 3: quien fue notificado puede renunciar a recurrir.',
  'REN-01 no_presentada':
    'Una renuncia anunciada y no presentada no detiene nada: el paso que esperaba recupera su término.',
  'REN-02 negada': 'Negada la renuncia, el paso que esperaba recupera el término que corría.',
  'DEX-01 no_desiste':
    'CPACA art. 18: solo desiste quien lo manifiesta. Aquel de quien la Corporación entendió que renuncia puede decir que no.',
  'DEX-02 si':
    'CPACA art. 18: continuar de oficio se decide en un acto motivado, que se firma antes de comunicarlo.',
  'DEX-02 no': 'Decisiones 28 y 44: el auto se proyecta y se firma antes de notificarlo; lo dice «firmar».',
  'DEX-03 notificado': 'Decisión 30: la firmeza se decide en DEX-03, por eso la notificación vuelve allí.',
  'DEX-03 en_firme': 'Decisión 30: sin recurso queda en firme en el paso que notificó.',
  'DEX-03 renuncia': 'CPACA art. 87 num. 3: quien fue notificado puede renunciar a recurrir.',
  'TAN-01 no_procede':
    'Quien estudia la terminación puede concluir que no hay causal: la actuación continúa.',
  'TAN-02 archivada': 'Decisión 30: la firmeza se decide en TAN-02, por eso la notificación vuelve allí.',
  'TAN-02 en_firme': 'Decisión 30: sin recurso queda en firme en el paso que notificó.',
  'TAN-02 renuncia': 'CPACA art. 87 num. 3: quien fue notificado puede renunciar a recurrir.',
  'TER-04 comunicado_negado':
    'Solo el reconocido entra a la actuación: lo que se comunica y lo que sigue son distintos.',
  'REV-02 no_presentada':
    'Una petición anunciada por un funcionario y no presentada no espera para siempre (CPACA art. 17).',
  'REV-05 sin_consentimiento':
    'Quien pidió la revocatoria tiene derecho a una decisión: la resolución la niega y ordena estudiar la demanda (CPACA arts. 95 y 97).',
  'RWF-01 no_presentado':
    'Un recurso anunciado y no presentado no puede detener la firmeza: el paso que esperaba recupera su término.',
  'RWF-02 no_presentado':
    'Un recurso anunciado y no presentado no puede detener la firmeza: el paso que esperaba recupera su término.',
  'RWF-06 al_superior': 'CPACA art. 74: la apelación interpuesta en subsidio la decide el superior.',
  'RWF-06 queja':
    'CPACA art. 74 num. 3: contra el rechazo de la apelación procede la queja ante el superior.',
  'REC-06 al_superior': 'CPACA art. 74: la apelación interpuesta en subsidio la decide el superior.',
  'REC-06 queja':
    'CPACA art. 74 num. 3: contra el rechazo de la apelación procede la queja ante el superior.',
  'RWF-06 reabrir': 'Decisión 45: se vuelve al paso que proyectó el acto recurrido.',
  'REV-08 cerrada_revocado': 'Lo que se hace con el trámite depende de si el acto se revocó.',
  ...sanctionDifferences,
  'PG-16 seguimiento': 'Decisión 33: el seguimiento es un caso vinculado, y el trámite termina.',
  'PG-06 creado': 'Decisión 32: la visita se fija antes de anunciarla, por eso sigue PG-09.',
  'PG-09 asignado': 'Decisión 32: con la visita fijada se expide el auto de inicio (PG-07).',
  'PG-08 publicado': 'Decisión 32: publicado el aviso se hace la visita (PG-10).',
  ...Object.fromEntries(
    ['FOR-02B', 'PUE-02B', 'MOD-02B', 'LIC-02B', 'REG-03B'].map((step) => [
      `${step} pide_prorroga`,
      'CPACA art. 17: quien debe completar su petición puede pedir prórroga una vez.',
    ]),
  ),
  ...Object.fromEntries(
    ['FOR-02', 'PUE-02', 'LIC-02', 'MOD-02'].map((step) => [
      `${step} no_atiende`,
      'CPACA art. 17: lo que falta se requiere una vez; sin respuesta que lo atienda sigue el desistimiento.',
    ]),
  ),
  ...Object.fromEntries(
    ['FOR-09', 'PUE-06', 'MOD-06', 'RSG-05A'].flatMap((step) => [
      [
        `${step} notificada`,
        'Decisión 30: la firmeza se decide en este paso, por eso la notificación vuelve a él.',
      ],
      [`${step} renuncia`, 'CPACA art. 87 num. 3: los interesados pueden renunciar a recurrir.'],
      [`${step} en_firme`, 'Decisión 30: sin recurso queda en firme en el paso que notificó.'],
    ]),
  ),
  'LIC-02A enviada':
    'Decisión 33: lo que se completa es una respuesta (LIC-02B), nunca una segunda radicación.',
  'LIC-02B aporta': 'Decisión 33: la respuesta vuelve a la lista de chequeo.',
  'LIC-02B vence': 'CPACA art. 17: vencido el mes sin respuesta sigue el desistimiento.',
  'LIC-09A vencidos': 'Vencido el plazo de la entidad el trámite sigue (DUR 2.2.2.3.6.3 num. 4).',
  ...Object.fromEntries(
    ['LIC-15 en_firme', 'FOR-10 seguimiento', 'PUE-07 seguimiento', 'MOD-07 seguimiento'].map((key) => [
      key,
      'Decisión 33: el seguimiento es un caso vinculado, y el trámite termina.',
    ]),
  ),
  ...Object.fromEntries(
    ['ADM-14 concepto_pedido', 'ADM-14 desistido', 'ADM-15 emitido', 'ADM-15 no_requiere'].map((key) => [
      key,
      'Una zona que el lugar cruza, o quien evalúa, pide a planeación su concepto; las fichas no tienen paso para darlo.',
    ]),
  ),
  'RSG-04 ejecutada_tecnico': 'El paso es mixto: lo reporta el interesado o el profesional forestal.',
  'PUE-02 si': 'Decisión 34: la liquidación va antes del acto en los tipos que cobran (PUE-02C).',
  'PUE-02C liquidada': 'Decisión 34: la liquidación va antes del acto en los tipos que cobran.',
  'PUE-04 recibido': 'El plan de contingencia se recibe para seguimiento y no se aprueba (DUR 2.2.3.3.4.14).',
  'PUE-05B comunicado': 'El plan de contingencia recibido se comunica y se sigue.',
  'REG-03 devuelta':
    'Decisión 33: lo que se corrige es una respuesta (REG-03B), nunca una segunda radicación.',
  'REG-03B aporta': 'Decisión 33: la corrección vuelve a la revisión.',
  'REG-03B vence': 'CPACA art. 17: vencido el mes sin respuesta sigue el desistimiento.',
  'REG-04 conforme': 'Decisión 34: la liquidación va antes del acto en los tipos que cobran (REG-04A).',
  'REG-04A liquidada': 'Decisión 34: la liquidación va antes del acto en los tipos que cobran.',
  'MOD-02 prorroga': 'Decisión 34: la liquidación va antes del acto (MOD-02C).',
  'MOD-02 modificacion': 'Decisión 34: la liquidación va antes del acto (MOD-02C).',
  'MOD-02 cesion': 'Decisión 34: la liquidación va antes del acto (MOD-02C).',
  'MOD-02 incompleta': 'CPACA art. 17: lo que falta se requiere antes de clasificar.',
  'MOD-02A notificado': 'CPACA art. 17: lo que falta se requiere una vez.',
  'MOD-02B aporta': 'CPACA art. 17: la respuesta vuelve a la revisión.',
  'MOD-02B vence': 'CPACA art. 17: vencido el mes sin respuesta sigue el desistimiento.',
  'MOD-02C liquidada': 'Decisión 34: la liquidación va antes del acto.',
  'NOT-06 ejecutoria': 'Decisiones 30 y 44: la ejecutoria pertenece al paso que llamó la notificación.',
  'NOT-01 retorno':
    'NOT-06 vuelve al paso que llamó cuando ya nadie queda por notificar; en NOT-01 siempre queda alguien.',
  'NOT-06 otro': 'Decisión 30: una notificación por destinatario; con pendientes se vuelve a NOT-01.',
  'NOT-03 sin_acceso':
    'Decisiones 30 y 50: sin acceso certificado en los días del parámetro sigue la citación.',
  'DTA-03 notificado': 'Decisión 30: la firmeza se decide en DTA-03, por eso la notificación vuelve allí.',
  'DTA-03 en_firme': 'Decisión 30: sin recurso queda en firme en el paso que notificó.',
  'LIQ-04 vencido_dos': 'Decisión 34: el segundo vencimiento del recibo lleva al desistimiento.',
  'REC-01 no_presentado':
    'Un recurso anunciado y no presentado no puede detener la firmeza: el paso que esperaba recupera su término.',
  'CAM-01 error': 'La llamada responde 201 con la frase del servidor; sin solicitud creada no hay paso.',
  'CAM-02 vence': 'Una solicitud sin nuevo solicitante no puede esperar para siempre (CPACA art. 17).',
  'CAM-02 vinculado_ventanilla':
    'Lo que se radicó en la ventanilla ya está enviado: quien cede puede haber muerto.',
  'CAM-03 vence': 'Una solicitud que nadie envía no puede esperar para siempre (CPACA art. 17).',
  'CAM-11 corregido': 'Decisión 55: el auto devuelto se corrige y pasa otra vez por revisión.',
  'CAM-13 silencio': 'Quien calla no recibe un trámite: vencido el término se tiene por no aceptado.',
  'CAM-13 con_recurso':
    'El término para recurrir corre para ambos mientras se espera la aceptación (CPACA art. 76).',
  'CAM-14 por_aceptar': 'Decidido un recurso que llegó antes de la aceptación, todavía falta aceptar.',
  'CAM-14 con_recurso': 'El auto se aplica en firme; contra él procede reposición (CPACA arts. 74 y 76).',
  'CAM-14 revocado':
    'Un recurso que revoca el auto termina la solicitud: el trámite no pasa (CPACA art. 80).',
  'REC-06 reabrir': 'Decisión 45: se vuelve al paso que proyectó el acto recurrido.',
}
