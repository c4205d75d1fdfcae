import type { Sequence } from './sequence.ts'

/** Getting an account and a session. */
export const ENTERING: Readonly<Record<string, Sequence>> = {
  ingresar: {
    title: 'Ingresar como ciudadano o empresa',
    takes: { usuario: { is: 'Correo de la cuenta' }, clave: { is: 'Su contraseña' } },
    parts: {},
    steps: [
      {
        call: 'sessions.logIn',
        body: { username: '$usuario', password: '$clave' },
        keeps: { token: 'access_token' },
      },
    ],
  },
  ingresarFuncionario: {
    title: 'Ingresar como funcionario',
    takes: { usuario: { is: 'Correo de la cuenta' }, clave: { is: 'Su contraseña' } },
    parts: {},
    steps: [
      {
        call: 'sessions.logInOfficial',
        body: { username: '$usuario', password: '$clave', cliente: 1 },
        keeps: { token: 'access_token' },
      },
    ],
  },
  registrarse: {
    title: 'Registrarse: los datos, el código que llega al celular y el enlace que llega al correo',
    takes: {
      quien: { is: 'Parte que se registra' },
      registro: { is: 'Sus datos, con su contraseña', like: 'accounts.registerCitizen' },
    },
    parts: {},
    steps: [
      { call: 'accounts.registerCitizen', body: '$registro' },
      { letter: { to: '$quien', keeps: 'codigo', is: 'code' } },
      {
        call: 'accounts.verifyPhone',
        body: { reg_celular: '$registro.reg_celular', reg_email: '$registro.reg_email', reg_code: '$codigo' },
      },
      { letter: { to: '$quien', keeps: 'enlace', is: 'path' } },
      { call: 'accounts.verifyEmail', params: { token: '$enlace' } },
    ],
  },
}
