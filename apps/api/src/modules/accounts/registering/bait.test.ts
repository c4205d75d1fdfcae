import { accounts } from '@ventanilla/contract/accounts.contract'
import { citizenForm, officialForm } from '@ventanilla/contract/portal/accounts.contract'
import { ownAccount } from '@ventanilla/contract/profile.contract'
import { readNewApplicant } from '@ventanilla/domain/cases/new-applicant'
import { readWindowPerson } from '@ventanilla/domain/cases/window-person'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type AccountApp, startAccountApp } from '../../../testing/account-app.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())

const BAIT = 'Su multa vence hoy: pague en http://multas.example'
const form = {
  reg_tipo_persona: 1,
  reg_empresa: '',
  reg_id_tipo_documento: 1,
  reg_documento: '28534107',
  reg_nombres: 'Marta',
  reg_apellidos: 'Ávila',
  reg_genero: 2,
  reg_celular: '573001234567',
  reg_email: 'marta@correo.example',
  reg_password: 'Quebrada2026',
}
const { reg_tipo_persona: _type, reg_empresa: _company, ...person } = form

/** Fields at which a body is rejected. */
const refusedAt = (schema: z.ZodType | undefined, body: object): string[] =>
  (schema?.safeParse(body).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('a name with an address', () => {
  it.each([
    ['reg_nombres', citizenForm, { ...form, reg_nombres: BAIT }],
    ['reg_apellidos', citizenForm, { ...form, reg_apellidos: BAIT }],
    [
      'reg_empresa',
      citizenForm,
      {
        ...form,
        reg_tipo_persona: 2,
        reg_id_tipo_documento: 6,
        reg_documento: '900373913-4',
        reg_empresa: BAIT,
      },
    ],
    ['reg_nombres', officialForm, { ...person, reg_nombres: BAIT }],
    [
      'firstNames',
      ownAccount.updateProfile.body,
      { firstNames: BAIT, lastNames: 'Ávila', gender: 2, companyName: null },
    ],
    [
      'companyName',
      ownAccount.updateProfile.body,
      { firstNames: 'Marta', lastNames: 'Ávila', gender: 2, companyName: BAIT },
    ],
    [
      'name',
      ownAccount.nameProxy.body,
      { name: BAIT, document: '28534107', email: 'a@b.example', caseId: null },
    ],
    ['lastNames', accounts.createUser.body, { firstNames: 'Marta', lastNames: BAIT }],
  ] as const)('is refused as «%s»', (field, schema, body) => {
    expect(refusedAt(schema, body)).toContain(field)
  })

  it('is refused at the window and for who is to receive a case', () => {
    const atWindow = readWindowPerson({
      personType: 1,
      documentType: 1,
      documentNumber: '28534107',
      firstNames: BAIT,
      lastNames: 'Ávila',
      companyName: '',
      phone: '',
      email: '',
    })
    expect(atWindow.problems.map(({ path }) => path)).toEqual(['firstNames'])
    const receives = readNewApplicant(
      {
        motivo: 'venta',
        explicacion: '',
        cs_tipo_persona: 1,
        cs_nombre_o_razon_social: BAIT,
        cs_id_tipo_documento: 1,
        cs_nro_doc: '28534107',
        cs_telefonos: '3001234567',
        cs_email: 'a@b.example',
      },
      false,
    )
    expect(receives.problems.map(({ path }) => path)).toContain('cs_nombre_o_razon_social')
  })
})

describe('what an address reads before somebody has confirmed it', () => {
  it('carries no word that whoever registered it wrote', async () => {
    const words = { reg_nombres: 'Pague Suplantada', reg_apellidos: 'Multa Vencida' }
    const given = { ...form, ...words }
    expect((await portal.call('POST', '/api/v1/register', given)).status).toBe(200)
    const code = (await portal.messages(form.reg_celular))[0]?.code ?? ''
    const verify = { reg_celular: form.reg_celular, reg_email: form.reg_email, reg_code: code }
    expect((await portal.call('POST', '/api/v1/verificar_persona', verify)).status).toBe(200)
    // logging in to an unconfirmed account mails the link again
    await portal.call('POST', '/api/v1/authenticate', {
      username: form.reg_email,
      password: form.reg_password,
    })
    const told = [...(await portal.messages(form.reg_email)), ...(await portal.messages(form.reg_celular))]
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(told)).not.toMatch(/Suplantada|Vencida|28534107/)
  })
})
