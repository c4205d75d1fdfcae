import { questionsOf } from '@ventanilla/catalog/procedures/forms/forms.testkit'
import { FORM_LISTS } from '@ventanilla/catalog/procedures/forms/lists'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { initialAnswers } from '@ventanilla/domain/forms/filled/initial'
import { PROFILE_NAMES } from '@ventanilla/domain/forms/profile'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import { describe, expect, it } from 'vitest'
import { type Account, profileOf } from './account-profile.ts'

const PERSON: Account = {
  person_type: 1,
  document_type: 1,
  document_number: '28534107',
  company_name: null,
  first_names: 'Marta Lucía',
  last_names: 'Ávila Rondón',
  phone: '573115550142',
  email: 'marta@correo.test',
  electronic_notification: true,
}
const COMPANY: Account = {
  person_type: 2,
  document_type: 6,
  document_number: '901234567',
  company_name: 'Molino Valle del Saldaña S.A.S.',
  first_names: 'Claudia Patricia',
  last_names: 'Devia Murcia',
  phone: '573105550121',
  email: 'gerencia@molino.test',
  electronic_notification: true,
}

const PERSON_ASKED = {
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '28534107',
  telefono: '3115550142',
  correo: 'marta@correo.test',
  autoriza_notificacion_electronica: true,
}
const COMPANY_ASKED = {
  tipo_persona: '2',
  tipo_documento: '6',
  numero_documento: '901234567',
  telefono: '3105550121',
  correo: 'gerencia@molino.test',
  autoriza_notificacion_electronica: true,
}

/** What the whole section on the applicant, the brief one and a form without either begin with. */
const BLOCKS = {
  whole: {
    person: {
      ...PERSON_ASKED,
      nombres: 'Marta Lucía',
      apellidos: 'Ávila Rondón',
      correo_notificacion: 'marta@correo.test',
    },
    company: {
      ...COMPANY_ASKED,
      digito_verificacion: 7,
      razon_social: 'Molino Valle del Saldaña S.A.S.',
      representante_nombre: 'Claudia Patricia Devia Murcia',
      correo_notificacion: 'gerencia@molino.test',
    },
  },
  brief: {
    person: { ...PERSON_ASKED, nombre_razon_social: 'Marta Lucía Ávila Rondón' },
    company: { ...COMPANY_ASKED, nombre_razon_social: 'Molino Valle del Saldaña S.A.S.' },
  },
  none: { person: {}, company: {} },
} as const

function formOf(ttId: number): { readonly form: FormDef; readonly given: Readonly<Record<string, string>> } {
  const procedure = PROCEDURES.find((one) => one.ttId === ttId)
  const form = procedure === undefined ? null : questionsOf(procedure)
  if (form === null) throw new Error(`type ${ttId} has no form`)
  return { form, given: procedure?.form.given ?? {} }
}

/** Which section on the applicant a type asks, by a question that only that section has. */
function blockOf(ttId: number): keyof typeof BLOCKS {
  const keys = new Set(fieldsOf(formOf(ttId).form).map(({ key }) => key))
  return keys.has('razon_social') ? 'whole' : keys.has('nombre_razon_social') ? 'brief' : 'none'
}
const ROWS = PROCEDURES.map(({ ttId }) => [ttId, blockOf(ttId)] as const)

describe('a new draft', () => {
  it.each(ROWS)('of type %i begins with what the account knows (%s)', (ttId, block) => {
    const { form, given } = formOf(ttId)
    const { person, company } = BLOCKS[block]
    for (const [account, expected] of [
      [PERSON, person],
      [COMPANY, company],
    ] as const) {
      const answers = initialAnswers(form, profileOf(account))
      expect(answers).toEqual({ ...expected, ...given })
      expect(
        errorsOf(validateForm(form, answers, { mode: 'draft', lists: FORM_LISTS, today: '2026-11-21' })),
      ).toEqual([])
    }
  })

  it('has nothing where the account says nothing, and no address for who takes paper', () => {
    const silent = { ...PERSON, document_number: null, phone: null, electronic_notification: false }
    const { person } = BLOCKS.whole
    const { numero_documento: _number, telefono: _phone, correo_notificacion: _mail, ...known } = person
    expect(initialAnswers(formOf(3).form, profileOf(silent))).toEqual({
      ...known,
      autoriza_notificacion_electronica: false,
    })
    const bare = { ...COMPANY, document_number: null, company_name: null, first_names: '', last_names: '' }
    const answers = initialAnswers(formOf(3).form, profileOf(bare))
    for (const key of ['numero_documento', 'digito_verificacion', 'razon_social', 'representante_nombre'])
      expect(answers).not.toHaveProperty(key)
  })
})

describe('the names of a prefill', () => {
  it('are each asked by a form, and known of a person or of a company', () => {
    const asked = PROCEDURES.flatMap(({ ttId }) => fieldsOf(formOf(ttId).form)).flatMap(
      ({ prefill }) => prefill ?? [],
    )
    expect([...new Set(asked)].toSorted()).toEqual([...PROFILE_NAMES].toSorted())
    const [person, company] = [profileOf(PERSON), profileOf(COMPANY)]
    expect(PROFILE_NAMES.filter((name) => (person[name] ?? company[name]) === null)).toEqual([])
  })
})
