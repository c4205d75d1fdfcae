import type { ContentOf, Item, ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { type Database, openDatabase, raw, sql, type Tx } from '../connection/sql.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import type { Publication } from './release.ts'

const EMPTY: ItemsByKind = {
  cifras: [],
  formula: [],
  causa_devolucion: [],
  causa_rechazo: [],
  causa_reagendamiento: [],
  comunicacion: [],
  ente_control: [],
  enlace: [],
  especie: [],
  zona: [],
  serie: [],
  sede: [],
  competencia: [],
  grupo: [],
  ajuste: [],
  rol: [],
  dia_cerrado: [],
  ley_festivos: [],
  texto_legal: [],
  mensaje: [],
  carta: [],
  guia: [],
  pregunta: [],
  palabra: [],
  tramite: [],
  familia: [],
  acto: [],
  pasaje: [],
  seccion: [],
  documento: [],
  categoria: [],
  subcategoria: [],
}

/** A product that ships causes of rejection, by key and name, and the rest as given. */
export const shipping = (
  causes: Readonly<Record<string, string>>,
  more: Partial<ItemsByKind> = {},
): ItemsByKind => ({
  ...EMPTY,
  causa_rechazo: Object.entries(causes).map(([key, name]) => ({ key, content: named(name) })),
  ...more,
})

export const named = (name: string): ContentOf<'causa_rechazo'> => ({ order: 0, name, active: true })
export const cause = (key: string, name: string): Item<'causa_rechazo'> => ({
  kind: 'causa_rechazo',
  key,
  content: named(name),
})

const PERSON = '00000000-0000-0000-0000-0000000000a1'
export const publication = (...items: readonly Item[]): Publication => ({
  items,
  author: PERSON,
  publisher: PERSON,
  reason: 'prueba',
  norm: '',
})

/** A database with a person who publishes, and processes that serve it. */
export interface Served extends FreshDatabase {
  readonly processes: readonly Database[]
}

export async function served(processes: number): Promise<Served> {
  const fresh = await freshDatabase()
  await fresh.owner.run(
    raw(`insert into users(id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
      values ('${PERSON}', 'ciudadano', 'a@b.co', 'A', 'B', 'x', '\\x00', now(), now())`),
  )
  const open = Array.from({ length: processes }, () => openDatabase(fresh.url, 2, { deadlines: null }))
  return {
    ...fresh,
    processes: open,
    async drop() {
      await Promise.all(open.map((one) => one.close()))
      await fresh.drop()
    },
  }
}

/** All rows of the configuration, for comparison. */
export const everything = (db: Database): Promise<unknown> =>
  db.rows(sql`
    select (select json_agg(x order by x.id) from configuration_items x) as items,
      (select json_agg(x order by x.hash) from configuration_contents x) as contents,
      (select json_agg(x order by x.item, x.number) from configuration_versions x) as versions,
      (select json_agg(x order by x.item) from configuration_drafts x) as drafts,
      (select json_agg(x order by x.item, x.version, x.due) from configuration_in_force x) as in_force,
      (select json_agg(x order by x.number) from configuration_releases x) as releases,
      (select json_agg(x order by x.item) from configuration_shipped x) as shipped,
      (select row_to_json(x) from configuration_release_now x) as now`)

export const releaseNow = async (db: Database): Promise<number> =>
  (await db.one<{ number: number }>(sql`select number from configuration_release_now`))?.number ?? -1

/** The database, whose transactions fail at their statement of that number. */
export const cutAt = (number: number, inner: Database): Database => {
  let sent = 0
  const counted =
    <A extends readonly unknown[], R>(send: (...args: A) => R) =>
    (...args: A): R => {
      sent += 1
      if (sent === number) throw new Error('cut')
      return send(...args)
    }
  return {
    ...inner,
    aside: (work) =>
      inner.tx((tx: Tx) =>
        work({
          rows: (statement) => counted(tx.rows<never>)(statement),
          one: (statement) => counted(tx.one<never>)(statement),
          run: counted(tx.run),
          later: counted(tx.later),
        }),
      ),
  }
}
