// REF: the minimum that does the job with our stack (Fastify, pg, a signed token), without rules, validation or
// audit. The statements are those of this folder's SQL files; only the way of starting them is ours.
import { createHmac, timingSafeEqual } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

const KEY = 'ancla-de-medida-0123456789abcdef0123'
const sign = (text: string): string => createHmac('sha256', KEY).update(text).digest('base64url')
export function referenceToken(): string {
  const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
  const body = Buffer.from(JSON.stringify({ sub: 7, rol: 'ROL_3' })).toString('base64url')
  return `${head}.${body}.${sign(`${head}.${body}`)}`
}
function verified(token: string): { sub: number } {
  const [head = '', body = '', mark = ''] = token.split('.')
  const good = Buffer.from(sign(`${head}.${body}`))
  const given = Buffer.from(mark)
  if (good.length !== given.length || !timingSafeEqual(good, given)) throw new Error('token')
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as { sub: number }
}

const INBOX = `select t.id,t.paso,t.vence,t.version,t.asignado_id,s.id as solicitud_id,s.radicado,s.tramite,s.estado,s.asunto
 from tarea t join solicitud s on s.id=t.solicitud_id
 where t.rol=$1 and t.estado='ABIERTA' and (t.vence,t.id)>($2::timestamptz,$3::int) order by t.vence,t.id limit 25`
const DETAIL = `select s.*,u.nombre,u.correo,
 (select coalesce(json_agg(t order by t.id),'[]') from tarea t where t.solicitud_id=s.id) as tareas,
 (select coalesce(json_agg(h order by h.en),'[]') from (select h.id,h.evento,h.detalle,h.en,hu.nombre from historial h join usuario hu on hu.id=h.usuario_id where h.solicitud_id=s.id order by h.en desc limit 50) h) as historial
 from solicitud s join usuario u on u.id=s.solicitante_id where s.id=$1::int`
const OPEN = `select t.id as tid,t.version as tv,s.version as sv from solicitud s join tarea t on t.solicitud_id=s.id and t.estado='ABIERTA' where s.id=$1::int limit 1`
const DONE = `update tarea set version=version+1,estado='COMPLETADA',completada=now() where id=$1::int and version=$2::int`
const NEXT = `insert into tarea(solicitud_id,paso,rol,estado,vence) values($1::int,$2,$3,'ABIERTA',now()+interval '10 days') returning id`
const HIST = `insert into historial(solicitud_id,tarea_id,usuario_id,evento,detalle) values($1::int,$2::int,$3::int,'TAREA_COMPLETADA',$4::jsonb)`
const CASE = `update solicitud set paso=$2,version=version+1,actualizada=now() where id=$1::int and version=$3::int`
const DRAFT = `insert into solicitud(tramite,estado,paso,solicitante_id,asunto,datos) values('TRAMITE_1','BORRADOR','PASO_0',$1::int,$2,$3::jsonb) returning id`

const names = new Map<string, string>()
const nameOf = (text: string): string =>
  names.get(text) ?? (names.set(text, `p${names.size}`), names.get(text) as string)

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[]; n: number }>
const runner =
  (client: pg.Pool | pg.PoolClient): Query =>
  async (text, values) => {
    const result = await client.query({ name: nameOf(text), text, values })
    return { rows: result.rows as Record<string, unknown>[], n: result.rowCount ?? 0 }
  }

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const q = runner(pool)
const app = Fastify()
const who = new WeakMap<object, { sub: number }>()
app.addHook('onRequest', async (request, reply) => {
  try {
    who.set(request, verified((request.headers.authorization ?? '').slice(7)))
  } catch {
    return reply.code(401).send({ error: 'no autorizado' })
  }
})
app.get<{ Querystring: Record<string, string> }>('/bandeja', async (request) => {
  const { rol, vence, id } = request.query
  const { rows } = await q(INBOX, [rol, vence ?? '1970-01-01T00:00:00Z', Number(id ?? 0)])
  const last = rows.at(-1)
  return { items: rows, siguiente: last ? { vence: last['vence'], id: last['id'] } : null }
})
app.get<{ Params: { id: string } }>('/casos/:id', async (request, reply) => {
  const { rows } = await q(DETAIL, [Number(request.params.id)])
  return rows[0] ?? reply.code(404).send({})
})
app.post<{ Params: { id: string }; Body: { paso: string; rol: string } }>(
  '/casos/:id/avanzar',
  async (request, reply) => {
    const id = Number(request.params.id)
    const client = await pool.connect()
    try {
      await client.query('begin')
      const tx = runner(client)
      const open = (await tx(OPEN, [id])).rows[0]
      if (open === undefined) {
        await client.query('rollback')
        return await reply.code(404).send({})
      }
      if ((await tx(DONE, [open['tid'], open['tv']])).n !== 1)
        throw Object.assign(new Error('conflicto'), { statusCode: 409 })
      const next = (await tx(NEXT, [id, request.body.paso, request.body.rol])).rows[0]
      await tx(HIST, [id, open['tid'], who.get(request)?.sub, '{"nota":"ok"}'])
      if ((await tx(CASE, [id, request.body.paso, open['sv']])).n !== 1)
        throw Object.assign(new Error('conflicto'), { statusCode: 409 })
      await client.query('commit')
      return next
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  },
)
app.post<{ Body: { asunto: string; datos: unknown } }>('/casos', async (request, reply) => {
  const { rows } = await q(DRAFT, [
    who.get(request)?.sub,
    request.body.asunto,
    JSON.stringify(request.body.datos),
  ])
  return reply.code(201).send(rows[0])
})
if (process.env['REF_PORT'] !== undefined) {
  await app.listen({ port: Number(process.env['REF_PORT']), host: '127.0.0.1' })
  process.stdout.write('listo\n')
}
