import { consult } from '@ventanilla/contract/consult.contract'
import type { FastifyInstance } from 'fastify'
import { type SealChain, sealChains } from '../../db/authority-seal.ts'
import type { AppDeps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { findCase } from './find-case.ts'
import { openCopy } from './open-copy.ts'
import { verifyAct } from './verify-act.ts'

/** Every certificate chain with which the authority ever sealed, in PEM. */
const SEAL_CHAINS = '/.well-known/sello-autoridad.pem'
/** A chain with its description; PEM readers skip the text between. */
const chainText = ({ fingerprint, validFrom, validUntil, current, pem }: SealChain): string =>
  `Sello de la autoridad ${current ? 'en uso' : 'anterior'}\nClave (SHA-256): ${fingerprint}\nDesde ${validFrom.toISOString()} hasta ${validUntil.toISOString()}\n${pem}`

export function registerConsult(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, consult, {
    'consult.case': async (ctx, { body }) => ok(await findCase(deps, ctx, body)),
    'copies.open': async (ctx, { body }) => ok(await openCopy(deps, ctx, body.token)),
    'verify.act': async (ctx, { params }) => ok(await verifyAct(deps, ctx, params.codigo)),
  })
  // no call of the portal: a well-known address for verifying a seal independently (RFC 8615)
  app.get(SEAL_CHAINS, async (_request, reply) => {
    const chains = await sealChains(deps.db)
    return reply
      .type('application/x-pem-file')
      .header('cache-control', 'public, max-age=300')
      .send(chains.map(chainText).join('\n'))
  })
}
