import pg from 'pg'

/** A result column, as the driver returns it. */
export interface Column {
  readonly name: string
  readonly type: string
  /** the kind of the driver's value */
  readonly kind: Kind
}

export type Kind = 'text' | 'number' | 'boolean' | 'date' | 'bytes' | 'json' | `list of ${string}`

/** A value of each type in PostgreSQL's text format; the driver itself determines the result kind. */
const SAMPLES: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: '\\x00',
  char: 'a',
  date: '2026-01-02',
  float8: '1.5',
  inet: '127.0.0.1',
  int2: '1',
  int4: '1',
  int8: '1',
  name: 'a',
  numeric: '1.5',
  oid: '1',
  pg_lsn: '0/0',
  regclass: 'a',
  text: 'a',
  timestamp: '2026-01-02 03:04:05',
  timestamptz: '2026-01-02 03:04:05+00',
  uuid: '00000000-0000-0000-0000-000000000000',
  varchar: 'a',
  void: '',
  xid8: '1',
}

function kindOf(value: unknown): Kind {
  if (value instanceof Date) return 'date'
  if (Buffer.isBuffer(value)) return 'bytes'
  if (Array.isArray(value)) return `list of ${kindOf(value[0])}`
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  return 'json'
}

export type Described = { readonly columns: readonly Column[] } | { readonly refused: string }

type Types = ReadonlyMap<number, { readonly name: string; readonly element: string | null }>

function column({ name, dataTypeID }: pg.FieldDef, types: Types): Column {
  const type = types.get(dataTypeID) ?? { name: String(dataTypeID), element: null }
  if (type.name === 'json' || type.name === 'jsonb') return { name, type: type.name, kind: 'json' }
  const sample = SAMPLES[type.element ?? type.name]
  if (sample === undefined)
    throw new Error(`how the driver reads ${type.name} is not known: add it to SAMPLES`)
  const parse = pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown
  return { name, type: type.name, kind: kindOf(parse(type.element === null ? sample : `{${sample}}`)) }
}

/** Parses and describes a statement, for which the driver has no API. Nothing is executed. */
class Description implements pg.Submittable {
  private fields: readonly pg.FieldDef[] = []
  private readonly text: string
  private readonly done: (fields: readonly pg.FieldDef[] | Error) => void

  constructor(text: string, done: (fields: readonly pg.FieldDef[] | Error) => void) {
    this.text = text
    this.done = done
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }
  handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void {
    this.fields = message.fields
  }
  /** the last event of a rejected statement: the driver does not report the connection as ready again */
  handleError(error: Error): void {
    this.done(error)
  }
  handleReadyForQuery(): void {
    this.done(this.fields)
  }
}

/** Queries a database for the result columns of statements. */
export class Describer {
  private types: Types = new Map()
  private readonly client: pg.Client

  private constructor(client: pg.Client) {
    this.client = client
  }

  static async connect(url: string): Promise<Describer> {
    const describer = new Describer(new pg.Client({ connectionString: url }))
    await describer.client.connect()
    const { rows } = await describer.client.query<{ oid: number; name: string; element: string | null }>(
      `select t.oid::int4 as oid, t.typname as name, e.typname as element
       from pg_type t left join pg_type e on e.typarray = t.oid`,
    )
    describer.types = new Map(rows.map(({ oid, name, element }) => [oid, { name, element }]))
    return describer
  }

  /** @param text parameters as $1, $2, … */
  async describe(text: string): Promise<Described> {
    const answer = await new Promise<readonly pg.FieldDef[] | Error>((done) =>
      this.client.query(new Description(text, done)),
    )
    if (answer instanceof Error) return { refused: answer.message }
    return { columns: answer.map((field) => column(field, this.types)) }
  }

  close(): Promise<void> {
    return this.client.end()
  }
}
