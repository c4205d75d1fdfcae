const LINKED = 'Decisión 33: el sancionatorio es un caso vinculado, y este sigue su curso.'
const DURATION =
  'La ficha: dura cinco años, prorrogables (Ley 1333/2009 art. 10 par., Ley 2387/2024 art. 18); después se archiva.'
const TOLD =
  'El acto surte efectos de inmediato; el paso que sigue lo notifica antes de decidir (CPACA arts. 67 a 69).'

/** Differences of these families from the fact sheets, and why. */
export const sanctionDifferences: Readonly<Record<string, string>> = {
  'LIQ-04 sin_pago':
    'Una multa, una tasa o un seguimiento sin pagar se cobran aparte: no hay petición de la cual desistir.',
  'SAN-03 acta':
    'Ley 1333/2009 art. 15: la medida tomada en flagrancia consta en un acta y después se legaliza.',
  'SAN-04 notificar': TOLD,
  'SAN-05 vencida': 'Ley 1333/2009 art. 17: la indagación dura máximo seis meses y después se decide.',
  'SAN-06 caducidad': 'Ley 1333/2009 art. 10: pasados veinte años no se inicia, se archiva.',
  'SAN-08 notificar': TOLD,
  'SAN-08 reposicion':
    'Ley 1333/2009 art. 18A par. 1: contra la negativa de la propuesta procede reposición.',
  'SAN-08B negada':
    'Ley 1333/2009 art. 18A par. 1: la negativa es un acto; se firma, se notifica y puede recurrirse antes de los cargos.',
  'SAN-08C notificar': TOLD,
  'SAN-09 prorroga': DURATION,
  'SAN-09 duracion': DURATION,
  'SAN-11A notificado': 'Decisión 30: la firmeza se decide en SAN-11A, por eso la notificación vuelve allí.',
  'SAN-11A en_firme': 'Decisión 30: sin recurso contra la negativa se practican las pruebas.',
  'SAN-11A practica': 'Ley 1333/2009 art. 26: solo la negativa de pruebas espera el término para recurrir.',
  'SAN-12 fallecimiento': 'Ley 1333/2009 art. 23: después de los cargos solo cesa por fallecimiento.',
  'SAN-13 prorroga': DURATION,
  'SAN-13 duracion': DURATION,
  'SAN-18A notificada': 'Decisión 30: la firmeza se decide en SAN-18A, por eso la notificación vuelve allí.',
  'SAN-18A en_firme': 'Decisión 30: sin recurso queda en firme en el paso que notificó.',
  'SAN-20 notificar': TOLD,
  'SAN-20 reposicion': 'El auto que levanta la medida anuncia reposición (CPACA arts. 74 y 76).',
  'SEG-05 devuelto': 'La nota de la ficha: el supervisor devuelve a SEG-04 el concepto que debe corregirse.',
  'SEG-06 sancionatorio': LINKED,
  'SEG-09 vence': LINKED,
  'SEG-10 no': LINKED,
  'SEG-12 facturada':
    'Decisión 44: solo LIQ-01 produce la liquidación; la tasa se cobra y concilia como las demás.',
  'SEG-12 reclamo': 'La reclamación se presenta y resuelve en el cobro (LIQ-04).',
  'QUE-04 flagrancia': LINKED,
  'QUE-06 si':
    'Decisión 33: el sancionatorio es un caso vinculado; la queja se responde siempre (CPACA art. 14).',
}
