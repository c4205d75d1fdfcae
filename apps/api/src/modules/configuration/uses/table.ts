import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import { raw, sql, type Statement } from '../../../db/connection/sql.ts'
import { chosenInCases, chosenInDrafts, chosenInTasks, offeredIn, RUNNING } from './chosen.ts'
import type { KindUses, RowsUse, Use } from './use.ts'

/** Rows that use one item each, by a column of theirs. */
const rows = (
  subject: RowsUse['subject'],
  one: string,
  many: string,
  pairs: (keys: readonly string[]) => Statement,
  more: Partial<Pick<RowsUse, 'holds' | 'screen'>> = {},
): RowsUse => ({ as: 'rows', subject, one, many, holds: true, ofList: false, pairs, ...more })

/** What is chosen from a list of causes. */
const cause = (kind: KindId): KindUses => ({
  uses: {
    'tareas-eligen': chosenInTasks(kind, {
      one: 'tarea abierta en que está elegida',
      many: 'tareas abiertas en que está elegida',
    }),
    tramites: chosenInCases(kind, {
      one: 'trámite en curso que la tiene',
      many: 'trámites en curso que la tienen',
    }),
    borradores: chosenInDrafts(kind, {
      one: 'solicitud sin radicar en que está elegida',
      many: 'solicitudes sin radicar en que está elegida',
    }),
    'tareas-ofrecen': offeredIn(kind, {
      one: 'tarea abierta en que se ofrece la lista',
      many: 'tareas abiertas en que se ofrece la lista',
    }),
  },
  inactive: 'Lo que ya la tiene la conserva; deja de ofrecerse.',
  retired:
    'Lo que ya la tiene pasa a mostrar solo su clave: para quitarla de la lista basta con que deje de ofrecerse.',
})

const CALCULATED = raw("(c.facts->'liquidacion.calculo'->>'year')")

const figures: KindUses = {
  uses: {
    'liquidaciones-en-curso': rows(
      'task',
      'liquidación sin terminar con ese año',
      'liquidaciones sin terminar con ese año',
      (keys) => sql`select t.work->'data'->>'liquidacion.anio' as key, t.id from tasks t
        where t.state = 'open' and t.work->'data'->>'liquidacion.anio' = any(${[...keys]}::text[])`,
    ),
    cobros: rows(
      'case',
      'trámite con un cobro abierto que se liquidó con ese año',
      'trámites con un cobro abierto que se liquidó con ese año',
      (keys) => sql`select ${CALCULATED} as key, c.id from debts d join cases c on c.id = d.case_id
        where d.open and ${CALCULATED} = any(${[...keys]}::text[])`,
      // what was settled keeps the figures with which it was settled
      { holds: false },
    ),
    tramites: rows(
      'case',
      'trámite en curso que se liquidó con ese año',
      'trámites en curso que se liquidaron con ese año',
      (keys) =>
        sql`select ${CALCULATED} as key, c.id from cases c where ${RUNNING} and ${CALCULATED} = any(${[...keys]}::text[])`,
      { holds: false },
    ),
  },
  inactive: 'Lo liquidado queda como se liquidó; lo demás ya no se podrá liquidar con ese año.',
  retired: 'Lo liquidado queda como se liquidó; lo demás ya no se podrá liquidar con ese año.',
}

const series: KindUses = {
  uses: {
    'actos-en-preparacion': rows(
      'act',
      'acto en preparación que se numera con ella',
      'actos en preparación que se numeran con ella',
      (keys) => sql`select a.series as key, a.id from acts a
        where a.state in ('draft', 'review', 'sign') and a.series = any(${[...keys]}::text[])`,
    ),
    'tareas-eligen': chosenInTasks('serie', {
      one: 'tarea abierta en que está elegida',
      many: 'tareas abiertas en que está elegida',
    }),
    'actos-numerados': rows(
      'act',
      'acto numerado con ella',
      'actos numerados con ella',
      (keys) => sql`select a.series as key, a.id from acts a
        where a.number is not null and a.series = any(${[...keys]}::text[])`,
      {
        holds: false,
        screen: { needs: 'acts.register', at: (key) => `/actos-administrativos?serie=${key}` },
      },
    ),
    numeros: {
      as: 'number',
      one: 'número dado',
      many: 'números dados',
      holds: false,
      counts: (keys) => sql`select s.code as key, sum(s.last_number)::int as count from series s
        where s.code = any(${[...keys]}::text[]) group by s.code`,
    },
  },
  inactive: 'Lo que está en preparación se numera con ella; deja de ofrecerse.',
  retired: 'Lo que está en preparación no se podrá numerar hasta que la serie vuelva.',
}

const office: KindUses = {
  uses: {
    tramites: rows(
      'case',
      'trámite en curso de la sede',
      'trámites en curso de la sede',
      (keys) =>
        sql`select c.office as key, c.id from cases c where ${RUNNING} and c.office = any(${[...keys]}::text[])`,
    ),
    tareas: rows(
      'task',
      'tarea abierta de sus trámites',
      'tareas abiertas de sus trámites',
      (keys) => sql`select c.office as key, t.id from tasks t join cases c on c.id = t.case_id
        where t.state = 'open' and c.office = any(${[...keys]}::text[])`,
    ),
    funcionarios: rows(
      'account',
      'funcionario de la sede',
      'funcionarios de la sede',
      (keys) => sql`select u.office as key, u.id from users u
        where u.kind = 'funcionario' and u.active and u.office = any(${[...keys]}::text[])`,
    ),
    'tareas-eligen': chosenInTasks('sede', {
      one: 'tarea abierta en que está elegida',
      many: 'tareas abiertas en que está elegida',
    }),
    borradores: {
      as: 'number',
      one: 'solicitud de ventanilla sin radicar',
      many: 'solicitudes de ventanilla sin radicar',
      holds: true,
      counts: (keys) => sql`select d.window_office as key, count(*)::int as count from drafts d
        where d.window_office = any(${[...keys]}::text[]) group by d.window_office`,
    },
    municipios: {
      as: 'names',
      one: 'municipio a su cargo',
      many: 'municipios a su cargo',
      names: (content, { municipalityName }) =>
        // checked by its kind
        (content as ContentOf<'sede'>).municipalities.map(municipalityName),
    },
  },
  inactive: 'Sus trámites y tareas pasan a la sede que se nombre al publicar.',
  retired: 'Sus trámites y tareas pasan a la sede que se nombre al publicar.',
}

const NOWHERE = 'Todavía no lo usa ninguna parte del portal.'
const COUNTED_AGAIN = 'Al entrar en vigor se cuentan de nuevo los términos abiertos.'
const BY_THE_PRODUCT = 'Por ahora solo lo cambia el producto.'

/**
 * What uses the items of each kind, which is what a change of one affects. A kind without an entry does not compile;
 * one of which nothing that runs makes use says so, and who reads it.
 */
export const USES = {
  cifras: figures,
  causa_devolucion: cause('causa_devolucion'),
  causa_rechazo: cause('causa_rechazo'),
  causa_reagendamiento: cause('causa_reagendamiento'),
  comunicacion: {
    unused: `${NOWHERE} Solo se entrega a otros programas, en la lista de tipos de comunicación.`,
  },
  ente_control: { unused: 'Recibe copia de los actos que nombra. Lo que ya se le envió no cambia.' },
  enlace: { unused: 'Lo muestran la página y el formulario de los trámites que nombra.' },
  especie: {
    unused:
      'La ofrecen los formularios de madera y las actas de riesgo. Lo que ya se escribió conserva su nombre.',
  },
  serie: series,
  sede: office,
  dia_cerrado: { unused: COUNTED_AGAIN },
  ley_festivos: { unused: COUNTED_AGAIN },
  tramite: { unused: BY_THE_PRODUCT },
  familia: { unused: BY_THE_PRODUCT },
  acto: { unused: BY_THE_PRODUCT },
  pasaje: { unused: BY_THE_PRODUCT },
  seccion: { unused: BY_THE_PRODUCT },
  documento: { unused: BY_THE_PRODUCT },
  categoria: { unused: BY_THE_PRODUCT },
  subcategoria: { unused: BY_THE_PRODUCT },
} as const satisfies Readonly<Record<KindId, KindUses>>

/** A use of a kind by the name in its address; null: there is none. */
export const namedUse = (kind: KindId, name: string): Use | null => {
  const entry: KindUses = USES[kind]
  return 'uses' in entry && Object.hasOwn(entry.uses, name) ? (entry.uses[name] ?? null) : null
}
