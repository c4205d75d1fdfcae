import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { CaseDetail } from './case-data.ts'

/** What a party may appeal against, and how. */
export type Offer = NonNullable<CaseDetail['actions']['appeal']>

/**
 * What an appeal says. The step does not exist until it is filed, so its form is known here; the server says which kinds
 * the act announced, and judges it.
 */
export const appealForm = ({ ways, whyNot }: Offer): FormDef => ({
  id: 'recurso',
  sections: [
    {
      key: 'tarea',
      title: 'Recurso',
      fields: [
        {
          key: 'recurso.clase',
          kind: 'choice',
          label: 'Clase de recurso',
          required: true,
          help: whyNot ?? 'La reposición la resuelve quien decidió. La apelación, su superior.',
          options: ways,
        },
        {
          key: 'recurso.motivos',
          kind: 'longText',
          label: 'Motivos de inconformidad',
          required: true,
          maxLength: 4000,
          help: 'Diga con qué no está de acuerdo y por qué.',
        },
        {
          key: 'recurso.pruebas',
          kind: 'document',
          label: 'Pruebas',
          required: false,
          accept: ['pdf', 'docx', 'png', 'jpeg'],
          maxMegabytes: 20,
        },
      ],
    },
  ],
  checks: [],
})
