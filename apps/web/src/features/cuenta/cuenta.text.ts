import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { waitWords } from '@ventanilla/domain/identity/wait-words'

/** Seconds beyond which a wait is shown in minutes or hours. */
const LONG = 90

/**
 * Texts of login, registration, recovery and profile. Those quoted by the specification are verbatim, accents
 * included; its two English ones are kept (decision 4).
 */
export const text = {
  login: {
    citizenHeading: 'Iniciar sesión - Ciudadanos o Empresas',
    officialHeading: 'Iniciar sesión - Funcionarios',
    email: 'Correo electrónico',
    password: 'Contraseña',
    corporation: 'Corporación',
    chooseCorporation: 'Elija la corporación',
    submit: 'Ingresar',
    busy: 'Ingresando...',
    forgot: '¿Olvidó su contraseña?',
    firstTime: '¿Primera vez?',
    create: 'Cree su cuenta',
    staffAsk: '¿Trabaja en la Corporación?',
    staffLogin: 'Ingrese como funcionario',
    citizenAsk: '¿Es ciudadano o empresa?',
    citizenDoor: 'Ingrese aquí',
    refused: 'No pudimos abrir su sesión. Intente de nuevo.',
  },
  citizenLogin: {
    emailRequired: 'You must enter a email',
    emailInvalid: 'You must enter a valid email',
    passwordRequired: 'Por favor ingrese su contraseña.',
    passwordShort: 'La contraseña debe ser mayor a 8 caracteres',
  },
  officialLogin: {
    emailRequired: 'Debes ingresar un correo electrónico',
    emailInvalid: 'Debes ingresar un correo electrónico válido',
    passwordRequired: 'Por favor ingrese su contraseña.',
    passwordShort: 'La contraseña debe tener mínimo 8 caracteres.',
  },
  register: {
    citizenHeading: 'Cree su cuenta',
    citizenLead: 'Use su celular y su correo: por ahí le avisaremos.',
    officialHeading: 'Cree su cuenta de funcionario',
    officialLead: 'Un administrador confirmará sus roles y activará la cuenta.',
    haveAccount: 'Ya tengo cuenta',
    personal: 'Datos personales',
    contact: 'Contacto',
    post: 'Cargo en la Corporación',
    personType: 'Tipo de persona',
    documentType: 'Tipo de documento',
    documentNumber: 'Número de documento',
    company: 'Razón social',
    names: 'Nombres',
    lastNames: 'Apellidos',
    representativeNames: 'Nombres del representante legal',
    representativeLastNames: 'Apellidos del representante legal',
    gender: 'Género',
    phone: 'Celular',
    phoneHint: 'Diez dígitos. Le enviaremos un código por SMS.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    // agrees with the specified sentence; a password that follows it always passes
    passwordHint: 'Use más de 8 caracteres, con letras y números.',
    confirm: 'Confirme la contraseña',
    role: 'Rol principal',
    moreRoles: 'Roles adicionales (si los tiene)',
    choose: 'Elija',
    corporation: 'Corporación',
    continue: 'Continuar',
    editData: 'Modificar datos',
    validating: 'Estamos validando tu información',
    sent: 'Se ha enviado un mensaje a tu correo',
    // the specified sentence mentions mail, but this screen expects the SMS code
    codeBySms: 'Escriba el código que le llegó por SMS a su celular.',
    sending: 'Enviando…',
    missing: (names: string): string => `Para continuar falta: ${names}.`,
    missingMany: (count: number): string => `Para continuar faltan ${count} datos.`,
    correct: 'Para continuar corrija los datos marcados.',
    fieldNames: (company: boolean): Readonly<Record<string, string>> => ({
      corporation: 'corporación',
      rol: 'rol principal',
      personType: 'tipo de persona',
      documentType: 'tipo de documento',
      documentNumber: 'número de documento',
      nameCompany: 'razón social',
      name: company ? 'nombres del representante' : 'nombres',
      lastName: company ? 'apellidos del representante' : 'apellidos',
      gender: 'género',
      phone: 'celular',
      email: 'correo',
      password: 'contraseña',
      confirmPasword: 'confirmación de la contraseña',
      termsConditions: 'aceptar los términos y la política de datos',
    }),
    nitHint: 'Nueve dígitos, sin puntos ni dígito de verificación.',
  },
  change: {
    lead: 'Alguien quiere pasarle un trámite. Revise sus datos y cree su cuenta.',
    fixedDocument: 'Viene de la petición y no se cambia aquí. Si está mal, avise a quien le cede el trámite.',
    haveAccountTitle: '¿Ya tiene cuenta con este documento?',
    haveAccount: 'No cree otra. Inicie sesión y le mostramos lo que le ofrecen.',
    toAccept: 'Ya tengo cuenta: iniciar sesión y aceptar',
    refusedHeading: 'No pudimos abrir el enlace',
    noLink: 'A la dirección le falta su enlace. Ábrala desde el correo que le enviamos.',
  },
  code: {
    heading: 'Escriba el código',
    sentTo: 'Lo enviamos por SMS al',
    notByMail: 'Por correo solo le avisamos cómo seguir.',
    label: 'Código de 4 dígitos',
    paste: 'Puede pegar los cuatro números de una vez.',
    checking: 'Comprobando…',
    resend: 'Enviar otro código',
    sent: 'Se ha enviado el código',
    validated: 'El código fue validado',
    after: 'Después recibirá un correo. Tiene 30 minutos para confirmarlo.',
    wait: (seconds: number): string =>
      seconds > LONG
        ? `Podrá solicitar un nuevo SMS en ${waitWords(seconds)}`
        : `Podrá solicitar un nuevo SMS en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
    waitMail: (seconds: number): string =>
      seconds > LONG
        ? `Podrá pedir otro código en ${waitWords(seconds)}`
        : `Podrá pedir otro código en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
  },
  done: {
    heading: 'Su celular quedó verificado',
    body: (email: string): string =>
      `Enviamos un correo a ${email} para confirmar la dirección. Tiene 30 minutos para confirmarla.`,
    official: 'Después, un administrador activará su cuenta y le avisaremos por correo.',
    button: 'Ir a iniciar sesión',
  },
  correction: {
    open: '¿No le llegó el correo?',
    email: 'Correo al que lo enviamos',
    password: 'Contraseña con la que se registró',
    send: 'Enviar otra vez',
  },
  fault: {
    phone: 'Número de celular inválido. Debe tener 10 dígitos',
    email: 'Por favor ingresa un correo electrónico válido',
    differ: 'Las contraseñas no coinciden',
    differToast: 'Las contraseñas no coinciden, por favor verifique',
  },
  reset: {
    heading: 'Recupere su contraseña',
    emailLead: 'Escriba el correo de su cuenta. Le enviaremos un código.',
    codeLead: (email: string): string => `Si ${email} tiene una cuenta, allí está el código.`,
    passwordLead: 'Elija su contraseña nueva.',
    send: 'Enviar',
    resend: 'Reenviar',
    editEmail: 'Modificar email',
    have: 'Ya tengo el código',
    continue: 'Continuar',
    sending: 'Enviando…',
    save: 'Guardar contraseña',
    saving: 'Guardando…',
    back: 'Volver a iniciar sesión',
    steps: ['Correo', 'Código', 'Contraseña nueva'],
    newPassword: 'Contraseña nueva',
    again: 'Pedir un código nuevo',
  },
  invitation: {
    heading: 'Establezca su contraseña',
    lead: (email: string): string =>
      `Es la contraseña de la cuenta de funcionario ${email}. Solo usted la conoce.`,
    noLink: 'Abra esta página con el enlace de la invitación que recibió en su correo.',
    recover: 'Recuperar la contraseña',
  },
  verify: {
    checking: 'Cargando...',
    okHeading: 'Correo confirmado',
    badHeading: 'No pudimos confirmar su correo',
    proxy: 'Su correo ha sido verificado. Ahora debe establecer su contraseña.',
    setPassword: 'Establecer mi contraseña',
    toLogin: 'Ir a iniciar sesión',
    again: 'Intentar de nuevo',
  },
  legal: {
    accept: 'Acepto los',
    terms: 'términos y condiciones',
    and: 'y la',
    policy: 'política de tratamiento de datos',
    close: 'Entendido',
    version: (version: string): string => `Versión ${version}`,
  },
} as const

/** Seconds before another code can be requested (specification, section 9). */
export const RESEND_SECONDS = SPECIFIED.codeEverySeconds
