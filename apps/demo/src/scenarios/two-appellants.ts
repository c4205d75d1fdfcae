import { answersNear } from './places.ts'
import { ORDINARY } from './ordinary-outcomes.ts'
import { does, type Scenario } from './scenario.ts'

/** Both are trial accounts, so that each side of the case can be viewed. */
const APPLICANT = 'empresa@demo.test'
const THIRD = 'ciudadano@demo.test'

const WINDOW = 'cli-ventanilla-unica@demo.test'

const CASE = 'REC-02 de dos partes'

/** Rice fields of Veracruz, on the river Totare. */
const FARM = 86

/**
 * A concession appealed by both the applicant and a neighbour recognised as third party, with the appeals
 * studied together; and the neighbour's own request, which runs next to it meanwhile.
 */
export const TWO_APPELLANTS: readonly Scenario[] = [
  {
    name: CASE,
    target: 'REC-02',
    applicant: APPLICANT,
    answers: answersNear(APPLICANT, FARM),
    // in any season: the days to appeal of the last notified person are over, with the holidays of any quarter
    days: 84,
    turns: {
      ...ORDINARY,
      // the window's first account finds its third party in /reg-interviniente
      'PG-02': { outcome: 'completa', data: { 'ventanilla.competencia': true }, by: WINDOW },
      'PG-15': {
        outcome: 'con_recurso',
        appeals: [
          {
            by: APPLICANT,
            reasons:
              'El caudal otorgado no alcanza para regar el arroz en los meses secos, aunque el aforo muestra que la fuente lo tiene.\nLas obras de captación no se pueden terminar en el plazo que se fijó.',
          },
          {
            by: THIRD,
            reasons:
              'El caudal otorgado deja sin agua en verano a las fincas de la vereda Veracruz que están aguas abajo de la captación.\nLa visita no midió el río después de la bocatoma ni tuvo en cuenta a quienes ya toman el agua allí.',
          },
        ],
      },
    },
  },
  {
    name: 'tercero de dos partes',
    target: 'FIN',
    applicant: THIRD,
    // after the auto de inicio is published and before the decision
    days: 61,
    entryPoint: { family: 'tercer_interviniente', step: 'TER-01', beside: CASE },
    turns: {
      ...ORDINARY,
      'TER-01': does('radicada', {
        'tercero.direccion': 'Vereda Veracruz, finca La Esperanza, Alvarado',
        'tercero.interes':
          'Tomo el agua del río Totare más abajo de la captación que se pide. Quiero que se tenga en cuenta a quienes ya la usamos.',
      }),
      'TER-02': does('registrado'),
      'TER-03': does('firmar', { 'tercero.decision': 'reconoce' }),
      'TER-04': does('comunicado'),
    },
  },
]
