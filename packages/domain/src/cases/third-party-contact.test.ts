import { describe, expect, it } from 'vitest'
import { contactWords, OWNER_CHANGES, readCorrection } from './third-party-contact.ts'

const stored = {
  address: 'Vereda El Rubí',
  municipality: 'Ibagué',
  phone: '573115550142',
  email: 'luz@correo.test',
  account: false,
}
const given = {
  address: 'Vereda El Rubí',
  municipality: 'Ibagué',
  phone: '311 555 0142',
  email: 'Luz@Correo.test ',
}
const read = (more: Partial<typeof given>, account = false) =>
  readCorrection({ ...stored, account }, { ...given, ...more })

describe('a correction of how a third party is reached', () => {
  it('changes nothing where only blanks, capitals and signs differ', () => {
    expect(read({ address: '  Vereda   El Rubí ' })).toEqual({
      problems: [],
      changed: [],
      contact: {
        address: 'Vereda El Rubí',
        municipality: 'Ibagué',
        phone: '573115550142',
        email: 'luz@correo.test',
      },
    })
  })

  it('names what changed, and may leave telephone and e-mail empty', () => {
    const { changed, contact, problems } = read({ municipality: 'Honda, Tolima', phone: '', email: '' })
    expect([changed, problems]).toEqual([['municipality', 'phone', 'email'], []])
    expect([contact.phone, contact.email]).toEqual([null, ''])
    expect(contactWords(changed)).toBe('el municipio, el celular y el correo')
  })

  it.each([
    ['address', ' ', 'Escriba la dirección.'],
    ['municipality', '\u200b', 'Escriba el municipio.'],
    ['phone', '12345', 'Número de celular inválido. Debe tener 10 dígitos'],
    ['email', 'luz', 'Por favor ingresa un correo electrónico válido'],
  ])('says of %s what a registration says', (path, value, message) => {
    expect(read({ [path]: value }).problems).toEqual([{ path, message }])
  })

  it('leaves to its owner what an account is proved by, and to officials the rest', () => {
    for (const more of [{ email: 'otra@correo.test' }, { email: '' }, { phone: '3005550000' }])
      expect(read(more, true).problems).toEqual([{ path: Object.keys(more)[0], message: OWNER_CHANGES }])
    expect(read({ address: 'Calle 10' }, true)).toMatchObject({ problems: [], changed: ['address'] })
  })
})
