import type { FormDef } from '@ventanilla/domain/forms/definition'
import { APPEAL_REASONS_MAX } from '@ventanilla/domain/workflow/definition/party-texts'
import type { CaseDetail } from '../case-data.ts'

/** Appeals open to a party, and their kinds. */
export type Offer = NonNullable<CaseDetail['actions']['appeal']>

/**
 * Form of an appeal. Its step does not exist until filing, so the form is defined here; the server sends the
 * kinds that the act announced, and validates.
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
          maxLength: APPEAL_REASONS_MAX,
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
