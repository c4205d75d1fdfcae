import type { Competence, CompetenceTable } from '@ventanilla/domain/acts/competence'
import type { ActClass } from '@ventanilla/domain/acts/template'

/**
 * Signers by class of act, with dates and legal ground (decision 62): the demonstration's table. An authority
 * writes its own, with title, number and date of the acts that distribute its functions. An expired row is not
 * deleted but gets its last day, because the acts signed under it keep their appeals.
 */
const DIRECTOR = { role: 'CLI_DIRECTOR_GENERAL', words: 'el Director General' } as const
const BOARD = { title: 'el Acuerdo', of: 'del Consejo Directivo' } as const
const STATUTES = { ...BOARD, number: '004', date: '2016-03-30' } as const
const TERRITORIES = { ...BOARD, number: '007', date: '2016-04-20' } as const
const FUNCTIONS = { title: 'la Resolución', number: '0118', date: '2016-04-15' } as const
const OF_OLD = { holder: 'titular', from: '2016-05-01', until: null } as const

const DECISIONS: readonly ActClass[] = ['auto', 'resolucion']
const LETTERS: readonly ActClass[] = ['oficio', 'aviso', 'constancia', 'documento']

/** Documents that decide nothing: their author signs them by virtue of the post's functions. */
const byFunction = (role: string, classes: readonly ActClass[]): Competence => ({
  ...FUNCTIONS,
  ...OF_OLD,
  kind: 'propia',
  role,
  classes,
  superior: DIRECTOR,
})

export const COMPETENCE: CompetenceTable = [
  // The Director of a corporación has no superior (Ley 99 de 1993 arts. 28 and 29).
  {
    ...STATUTES,
    ...OF_OLD,
    kind: 'propia',
    role: DIRECTOR.role,
    classes: [...DECISIONS, ...LETTERS],
    superior: null,
  },
  {
    ...STATUTES,
    ...OF_OLD,
    kind: 'propia',
    role: 'CLI_SUBDIRECTOR_JURIDICO',
    classes: [...DECISIONS, ...LETTERS],
    superior: DIRECTOR,
  },
  {
    ...OF_OLD,
    kind: 'delegacion',
    role: 'CLI_SUBDIRECTOR_RECURSOS',
    classes: DECISIONS,
    title: 'la Resolución',
    number: '0231',
    date: '2016-04-28',
    delegates: DIRECTOR,
  },
  byFunction('CLI_SUBDIRECTOR_RECURSOS', ['concepto', ...LETTERS]),
  {
    ...TERRITORIES,
    ...OF_OLD,
    kind: 'desconcentracion',
    role: 'CLI_JEFE_TERRITORIAL',
    classes: [...DECISIONS, ...LETTERS],
  },
  {
    ...TERRITORIES,
    ...OF_OLD,
    kind: 'desconcentracion',
    role: 'CLI_JEFE_OFICINAS_TERRITORIALES',
    classes: DECISIONS,
  },
  byFunction('CLI_SUBDIRECTOR_ADMINISTRATIVO', LETTERS),
  byFunction('CLI_SECRETARIA_JURIDICA', LETTERS),
  byFunction('CLI_NOTIFICADOR', ['acta', ...LETTERS]),
  byFunction('CLI_FINANCIERO', ['documento']),
  byFunction('CLI_COORDINADOR_LICENCIAS', ['acta', ...LETTERS]),
  byFunction('CLI_COORDINADOR_RECURSOS', ['documento']),
  byFunction('LIDER_RESPEL', ['documento']),
  byFunction('CLI_VALIDACION_TECNICA', ['documento']),
  ...[
    'CLI_TECNICO',
    'CLI_TECNICO_FORESTAL',
    'CLI_TECNICO_LICENCIAS',
    'CLI_TECNICO_SANCIONATORIO',
    'CLI_TECNICO_SEGUIMIENTO',
  ].map((role) => byFunction(role, ['acta', 'concepto'])),
]
