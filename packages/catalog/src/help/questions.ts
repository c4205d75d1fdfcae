import type { ContentOf } from '@ventanilla/domain/configuration/kinds'

/** A question as the product ships it; its place in the list is its order. */
type Question = Omit<ContentOf<'pregunta'>, 'order' | 'active'> & { readonly id: string }

/** Questions most often asked at the counter and by phone. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'costo-cuenta',
    audience: 'solicitante',
    name: '¿Cuesta usar el portal?',
    answer:
      'No. La cuenta y la ayuda son gratis. Algunos trámites cobran el servicio de evaluación, que la ley fija según el valor del proyecto.',
    otherWords: 'gratis pagar plata cobran precio',
  },
  {
    id: 'tramitador',
    audience: 'solicitante',
    name: '¿Necesito abogado o tramitador?',
    answer:
      'No. Usted puede hacer el trámite en persona. Si prefiere que otra persona lo haga, nómbrela como apoderada en su perfil; puede terminar el poder cuando quiera.',
    otherWords: 'intermediario representante poder apoderado',
  },
  {
    id: 'guardado',
    audience: 'solicitante',
    name: '¿Pierdo lo que escribí si se va la luz o la señal?',
    answer:
      'No. Lo que escribe se guarda solo en su equipo y en el portal. Vuelva a entrar y siga donde iba, en ese o en otro equipo.',
    otherWords: 'internet borrador perdido guardar apagó',
  },
  {
    id: 'archivos',
    audience: 'solicitante',
    name: '¿Qué archivos puedo adjuntar?',
    answer:
      'Cada documento dice qué formatos recibe y hasta qué tamaño. Casi siempre sirve un PDF o una fotografía tomada con el celular, con buena luz y completa.',
    otherWords: 'pdf foto imagen tamaño megas pesa escanear subir cargar',
  },
  {
    id: 'plazos',
    audience: null,
    name: '¿Cómo se cuentan los plazos?',
    answer:
      'En días hábiles: de lunes a viernes, sin festivos ni días en que la Corporación no atiende. El portal muestra la fecha en que vence cada plazo y explica de dónde sale.',
    otherWords: 'términos días festivos vence fecha límite cuánto tiempo',
  },
  {
    id: 'no-respondi',
    audience: 'solicitante',
    name: '¿Qué pasa si no respondo un requerimiento a tiempo?',
    answer:
      'La Corporación declara que usted desistió y archiva la solicitud. Puede presentarla de nuevo más adelante. Si necesita más tiempo, pida la prórroga antes de que venza el plazo.',
    otherWords: 'desistimiento archivado vencido prórroga se me pasó',
  },
  {
    id: 'codigo-no-llega',
    audience: null,
    name: '¿Qué hago si no me llega el código o el correo?',
    answer:
      'Espere unos minutos y revise el correo no deseado. Después pida otro código: el anterior deja de servir. Si su correo o su celular cambiaron, cámbielos en su perfil, o venga a una oficina si ya no puede entrar.',
    otherWords: 'sms mensaje spam clave contraseña olvidé verificar reenviar',
  },
  {
    id: 'codigo-seguro',
    audience: null,
    name: '¿Qué tan seguro es un código por mensaje de texto?',
    answer:
      'Sirve para comprobar que el celular es suyo, pero quien lo convenza de decírselo, o se quede con su línea, puede usarlo. No se lo diga a nadie: la Corporación nunca lo pide por teléfono ni por correo. Una llave de acceso (su huella, su rostro o el PIN de su equipo) protege más, porque no se puede dictar: agréguela en su perfil.',
    otherWords: 'sms estafa suplantación robo sim clonada fraude llave passkey seguridad',
  },
  {
    id: 'autentico',
    audience: null,
    name: '¿Cómo sé que un documento es auténtico?',
    answer:
      'Cada acto firmado trae un código y un cuadro QR. Escríbalo en «Verifique un acto»: el portal muestra el original y dice si el archivo que usted tiene es el mismo.',
    otherWords: 'falso verificar código qr original sello',
  },
  {
    id: 'datos',
    audience: null,
    name: '¿Qué hacen con mis datos?',
    answer:
      'Se usan para tramitar y notificar, y quedan los que la ley obliga a guardar en el expediente. En su perfil los ve, los corrige, los descarga y puede pedir que se eliminen. La política completa está al final de las páginas públicas.',
    otherWords: 'privacidad habeas data personales política protección borrar',
  },
  {
    id: 'sesion',
    audience: null,
    name: '¿Por qué se cerró mi sesión?',
    answer:
      'Por seguridad, después de 35 minutos sin uso. El portal avisa dos minutos antes. Lo que había escrito sigue guardado.',
    otherWords: 'sacó cerró inactividad tiempo entrar otra vez',
  },
  {
    id: 'segundo-rol',
    audience: 'funcionario',
    name: '¿Por qué no veo un caso o un menú?',
    answer:
      'Se ve lo que corresponde a su rol, a su oficina y a las tareas que usted o su grupo tienen o tuvieron. Si le falta algo, pida a la administración del portal que revise sus roles.',
    otherWords: 'permiso rol acceso menú oculto no aparece',
  },
  {
    id: 'companero',
    audience: 'funcionario',
    name: '¿Cómo se reparte el trabajo de alguien que no está?',
    answer:
      'Quien supervisa marca las tareas en la bandeja y elige «Asignar». El portal ofrece las personas que pueden hacerlas, con su carga.',
    otherWords: 'vacaciones enfermo reasignar incapacidad reemplazo',
  },
]
