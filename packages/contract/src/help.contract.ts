import { HELP_AUDIENCES } from '@ventanilla/domain/configuration/texts/help'
import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'

const audience = closed({
  solicitante: HELP_AUDIENCES.solicitante.title,
  funcionario: HELP_AUDIENCES.funcionario.title,
})

/** What the help of the portal says. */
export const help = {
  'help.read': defineEndpoint({
    id: 'help.read',
    method: 'GET',
    path: '/api/v1/ayuda',
    permission: 'session',
    summary: 'Guías, preguntas y palabras de la ayuda',
    description:
      'Las que están en vigor, en su orden: a cada quien las suyas. Lo de los funcionarios no lo leen los solicitantes.',
    limit: 60,
    answers: {
      200: z.object({
        guides: z.array(
          z.object({
            /** `/ayuda#guia-<id>` */
            id: z.string(),
            audience,
            title: z.string(),
            steps: z.array(z.string()),
            /** synonyms, for searching */
            otherWords: z.string(),
            links: z.array(z.object({ text: z.string(), to: z.string() })),
          }),
        ),
        questions: z.array(
          z.object({
            /** `/ayuda#pregunta-<id>` */
            id: z.string(),
            /** null: for everybody */
            audience: audience.nullable(),
            question: z.string(),
            answer: z.string(),
            otherWords: z.string(),
          }),
        ),
        words: z.array(z.object({ word: z.string(), meaning: z.string() })),
      }),
    },
  }),
} as const
