import { help } from '@ventanilla/contract/help.contract'
import { listIn } from '@ventanilla/domain/configuration/readings'
import { readsHelp } from '@ventanilla/domain/configuration/texts/help'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type RouteDeps, registerRoutes } from '../../http/routes.ts'

/** The help of the portal, in the authority's words. */
export function registerHelp(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, help, {
    'help.read': async (ctx) => {
      const { contents } = deps.catalogue
      const { roles } = me(ctx)
      return ok({
        guides: listIn(contents, 'guia').flatMap(
          ([id, { active, audience, name, steps, otherWords, links }]) =>
            active && readsHelp(roles, audience)
              ? [{ id, audience, title: name, steps: steps.map(({ text }) => text), otherWords, links }]
              : [],
        ),
        questions: listIn(contents, 'pregunta').flatMap(
          ([id, { active, audience, name, answer, otherWords }]) =>
            active && readsHelp(roles, audience)
              ? [{ id, audience, question: name, answer, otherWords }]
              : [],
        ),
        words: listIn(contents, 'palabra').flatMap(([, { active, name, meaning }]) =>
          active ? [{ word: name, meaning }] : [],
        ),
      })
    },
  })
}
