import { ALERTS } from '@ventanilla/domain/configuration/groups/alerts'
import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import type { KindUses, NamesUse, NumberUse, RowsUse, Use } from './use.ts'

/** Rows that use one item each. */
const rows = (
  subject: RowsUse['subject'],
  pairs: RowsUse['pairs'],
  one: string,
  many: string,
  more: Partial<Pick<RowsUse, 'holds' | 'ofList' | 'screen'>> = {},
): RowsUse => ({ as: 'rows', subject, one, many, holds: true, ofList: false, pairs, ...more })

const number = (
  counts: NumberUse['counts'],
  one: string,
  many: string,
  more: Partial<Pick<NumberUse, 'holds'>> = {},
): NumberUse => ({ as: 'number', one, many, holds: true, counts, ...more })

const names = (one: string, many: string, of: NamesUse['names'], holds = false): NamesUse => ({
  as: 'names',
  one,
  many,
  holds,
  names: of,
})

const CHOOSING = rows(
  'task',
  'choosingTasks',
  'tarea abierta en que está elegida',
  'tareas abiertas en que está elegida',
)

/** What is chosen from a list of causes. */
const CAUSE: KindUses = {
  uses: {
    'tareas-eligen': CHOOSING,
    tramites: rows(
      'case',
      'casesThatChose',
      'trámite en curso que la tiene',
      'trámites en curso que la tienen',
    ),
    borradores: number(
      'draftsThatChose',
      'solicitud sin radicar en que está elegida',
      'solicitudes sin radicar en que está elegida',
    ),
    'tareas-ofrecen': rows(
      'task',
      'offeringTasks',
      'tarea abierta en que se ofrece la lista',
      'tareas abiertas en que se ofrece la lista',
      { holds: false, ofList: true },
    ),
  },
  inactive: 'Lo que ya la tiene la conserva; deja de ofrecerse.',
  retired:
    'Lo que ya la tiene pasa a mostrar solo su clave: para quitarla de la lista basta con que deje de ofrecerse.',
}

const YEAR_GONE = 'Lo liquidado queda como se liquidó; lo demás ya no se podrá liquidar con ese año.'
const FIGURES: KindUses = {
  uses: {
    'liquidaciones-en-curso': rows(
      'task',
      'settlingTasks',
      'liquidación sin terminar con ese año',
      'liquidaciones sin terminar con ese año',
    ),
    cobros: rows(
      'case',
      'chargedCases',
      'trámite con un cobro abierto que se liquidó con ese año',
      'trámites con un cobro abierto que se liquidó con ese año',
      // what was settled keeps the figures with which it was settled
      { holds: false },
    ),
    tramites: rows(
      'case',
      'settledCases',
      'trámite en curso que se liquidó con ese año',
      'trámites en curso que se liquidaron con ese año',
      { holds: false },
    ),
  },
  inactive: YEAR_GONE,
  retired: YEAR_GONE,
}

const SERIES: KindUses = {
  uses: {
    'actos-en-preparacion': rows(
      'act',
      'actsToNumber',
      'acto en preparación que se numera con ella',
      'actos en preparación que se numeran con ella',
    ),
    'tareas-eligen': CHOOSING,
    'actos-numerados': rows('act', 'numberedActs', 'acto numerado con ella', 'actos numerados con ella', {
      holds: false,
      screen: { needs: 'acts.register', at: (key) => `/actos-administrativos?serie=${key}` },
    }),
    numeros: number('numbersGiven', 'número dado', 'números dados', { holds: false }),
  },
  inactive: 'Lo que está en preparación se numera con ella; deja de ofrecerse.',
  retired: 'Lo que está en preparación no se podrá numerar hasta que la serie vuelva.',
}

const OFFICE: KindUses = {
  uses: {
    tramites: rows('case', 'casesOfOffice', 'trámite en curso de la sede', 'trámites en curso de la sede'),
    tareas: rows('task', 'tasksOfOffice', 'tarea abierta de sus trámites', 'tareas abiertas de sus trámites'),
    funcionarios: rows('account', 'officialsOfOffice', 'funcionario de la sede', 'funcionarios de la sede'),
    'tareas-eligen': CHOOSING,
    borradores: number(
      'draftsAtWindow',
      'solicitud de ventanilla sin radicar',
      'solicitudes de ventanilla sin radicar',
    ),
    municipios: names(
      'municipio a su cargo',
      'municipios a su cargo',
      // checked by its kind
      (content, around) => (content as ContentOf<'sede'>).municipalities.map(around.municipalityName),
    ),
  },
  inactive: 'Sus trámites y tareas pasan a la sede que se nombre al publicar.',
  retired: 'Sus trámites y tareas pasan a la sede que se nombre al publicar.',
}

const NO_GROUP =
  'Lo que ya se asignó queda asignado. Sus avisos vuelven a quienes suelen recibirlos, y no recibe más copias.'
const GROUP: KindUses = {
  uses: {
    personas: rows('account', 'membersOfGroup', 'persona que cuenta en él', 'personas que cuentan en él', {
      holds: false,
    }),
    'personas-fuera': rows(
      'account',
      'countedOutOfGroup',
      'persona nombrada que ya no cuenta: su cuenta está desactivada o es de otra sede',
      'personas nombradas que ya no cuentan: su cuenta está desactivada o son de otra sede',
      { holds: false },
    ),
    tareas: rows(
      'task',
      'tasksOfGroup',
      'tarea sin asignar en que se ofrece',
      'tareas sin asignar en que se ofrece',
    ),
    avisos: names(
      'aviso que recibe en lugar de otras personas',
      'avisos que recibe en lugar de otras personas',
      (content) => {
        // checked by its kind
        const { alerts = [] } = content as ContentOf<'grupo'>
        return alerts.map((id) => ALERTS[id].name)
      },
      true,
    ),
    actos: names(
      'acto del que recibe copia',
      'actos de los que recibe copia',
      (content, { actRules }) => {
        // checked by its kind
        const { acts = [] } = content as ContentOf<'grupo'>
        return acts.map((id) => actRules.get(id)?.name ?? id)
      },
      true,
    ),
  },
  inactive: NO_GROUP,
  retired: NO_GROUP,
}

const NOWHERE = 'Todavía no lo usa ninguna parte del portal.'
const COUNTED_AGAIN = 'Al entrar en vigor se cuentan de nuevo los términos abiertos.'
const IN_HELP = 'Se lee en la ayuda desde que entra en vigor.'
const BY_THE_PRODUCT = 'Por ahora solo lo cambia el producto.'

/**
 * What uses the items of each kind, which is what a change of one affects. A kind without an entry does not compile;
 * one of which nothing that runs makes use says so, and who reads it.
 */
export const USES = {
  cifras: FIGURES,
  formula: {
    unused: 'Con ella se liquida lo que dice. Lo que ya se liquidó guarda la fórmula con que se liquidó.',
  },
  causa_devolucion: CAUSE,
  causa_rechazo: CAUSE,
  causa_reagendamiento: CAUSE,
  comunicacion: {
    unused: `${NOWHERE} Solo se entrega a otros programas, en la lista de tipos de comunicación.`,
  },
  ente_control: { unused: 'Recibe copia de los actos que nombra. Lo que ya se le envió no cambia.' },
  enlace: { unused: 'Lo muestran la página y el formulario de los trámites que nombra.' },
  especie: {
    unused:
      'La ofrecen los formularios de madera y las actas de riesgo. Lo que ya se escribió conserva su nombre.',
  },
  zona: {
    unused:
      'Con ella se compara cada lugar desde que entra en vigor. Lo que ya se buscó dice con qué capa se comparó.',
  },
  serie: SERIES,
  sede: OFFICE,
  competencia: {
    unused:
      'La leen las firmas, las palabras de cada acto y los recursos. Lo que ya se firmó conserva la competencia con que se firmó.',
  },
  grupo: GROUP,
  ajuste: {
    unused: 'El portal lo lee desde que entra en vigor. Lo que ya se envió o ya se dijo no cambia.',
  },
  rol: {
    unused:
      'Lo leen quien tiene el rol, las listas de personas y los actos que se firmen desde entonces. No cambia lo que el rol puede hacer.',
  },
  dia_cerrado: { unused: COUNTED_AGAIN },
  ley_festivos: { unused: COUNTED_AGAIN },
  mensaje: {
    unused: 'Lo que ya se envió no cambia; lo que se envíe desde que entre en vigor lleva estas palabras.',
  },
  carta: { unused: 'La propone el paso que la escribe. Lo que ya se escribió no cambia.' },
  guia: { unused: IN_HELP },
  pregunta: { unused: IN_HELP },
  palabra: { unused: IN_HELP },
  texto_legal: {
    unused:
      'Lo muestran el registro, el perfil y el pie de cada página. Lo que ya se aceptó queda con su versión.',
  },
  tramite: {
    unused:
      'Lo leen las listas y las solicitudes que empiecen desde entonces. Las radicadas siguen con lo que tenían.',
  },
  familia: { unused: BY_THE_PRODUCT },
  acto: { unused: BY_THE_PRODUCT },
  pasaje: { unused: BY_THE_PRODUCT },
  seccion: { unused: BY_THE_PRODUCT },
  documento: {
    unused: 'Lo piden los trámites que lo nombran, en las solicitudes que empiecen desde entonces.',
  },
  categoria: { unused: 'La muestran las listas de trámites.' },
  subcategoria: { unused: 'La muestran las listas de trámites y la página de cada trámite.' },
} as const satisfies Readonly<Record<KindId, KindUses>>

/** A use of a kind by the name in its address; null: there is none. */
export const namedUse = (kind: KindId, name: string): Use | null => {
  const entry: KindUses = USES[kind]
  return 'uses' in entry && Object.hasOwn(entry.uses, name) ? (entry.uses[name] ?? null) : null
}
