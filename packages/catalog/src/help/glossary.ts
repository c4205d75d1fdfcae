/** Legal terms used in the portal, in plain Spanish. */
export const GLOSSARY: readonly { readonly name: string; readonly meaning: string }[] = [
  {
    name: 'Acta de visita',
    meaning: 'Documento que cuenta lo que se vio en el lugar, con fotografías y firmas.',
  },
  {
    name: 'Acto administrativo',
    meaning: 'Decisión escrita de la Corporación. Puede ser un auto o una resolución.',
  },
  {
    name: 'Apelación',
    meaning: 'Recurso para que un superior revise la decisión. Se presenta solo o después de la reposición.',
  },
  {
    name: 'Apoderado',
    meaning: 'Persona que actúa por usted con un poder. Lo nombra en su perfil y lo retira cuando quiera.',
  },
  { name: 'Archivo', meaning: 'Cierre del caso: el expediente se guarda y no hay más actuaciones.' },
  { name: 'Auto', meaning: 'Acto que impulsa el trámite: lo inicia, pide información o ordena una visita.' },
  {
    name: 'Aviso',
    meaning: 'Forma de notificar cuando no se pudo en persona: se entrega o se publica con copia del acto.',
  },
  {
    name: 'Citación',
    meaning:
      'Carta que le pide venir a notificarse en persona. Si no viene en cinco días hábiles, se le notifica por aviso.',
  },
  { name: 'Concepto técnico', meaning: 'Opinión escrita de los profesionales después de revisar y visitar.' },
  { name: 'Concesión de aguas', meaning: 'Permiso para usar el agua de una quebrada, un río o un pozo.' },
  {
    name: 'Constancia de ejecutoria',
    meaning: 'Documento que dice desde qué día una decisión quedó en firme.',
  },
  {
    name: 'Desistimiento',
    meaning: 'Fin del trámite porque usted lo pide, o porque no respondió a tiempo un requerimiento.',
  },
  {
    name: 'Días hábiles',
    meaning: 'De lunes a viernes, sin festivos ni días en que la Corporación no atiende.',
  },
  { name: 'En firme', meaning: 'La decisión ya no admite recursos y se debe cumplir.' },
  { name: 'Expediente', meaning: 'Carpeta con todo lo que pasa en su caso, numerada y en orden.' },
  { name: 'Jurisdicción', meaning: 'Territorio en el que la Corporación decide.' },
  {
    name: 'Licencia ambiental',
    meaning: 'Autorización para obras o actividades que pueden afectar gravemente el ambiente.',
  },
  {
    name: 'Liquidación',
    meaning: 'Cuenta de lo que cuesta evaluar su solicitud. La ley fija cómo se calcula.',
  },
  { name: 'Matrícula inmobiliaria', meaning: 'Número que identifica un predio en la oficina de registro.' },
  {
    name: 'Notificación electrónica',
    meaning: 'Aviso legal que se abre en este portal. La fecha legal es el momento en que usted lo abre.',
  },
  {
    name: 'Notificación personal',
    meaning:
      'La persona viene, recibe copia del acto y firma. Desde el día hábil siguiente corren los plazos.',
  },
  { name: 'Oficio', meaning: 'Comunicación escrita de la Corporación que no decide el trámite.' },
  { name: 'Poder', meaning: 'Encargo que usted da a otra persona para que actúe por usted.' },
  { name: 'Predio', meaning: 'Terreno, finca o lote, con su matrícula inmobiliaria.' },
  { name: 'Prórroga', meaning: 'Más tiempo para responder. Se pide antes de que venza el plazo.' },
  { name: 'Radicado', meaning: 'Número que recibe su solicitud el día en que entra a la Corporación.' },
  {
    name: 'Recurso de reposición',
    meaning: 'Escrito para que quien decidió cambie la decisión. Se presenta en los días que diga el acto.',
  },
  {
    name: 'Requerimiento',
    meaning: 'Lista de lo que falta para seguir. Mientras usted responde, el término se detiene.',
  },
  { name: 'Resolución', meaning: 'Acto que decide: otorga o niega lo que usted pidió.' },
  { name: 'Salvoconducto', meaning: 'Documento para transportar madera, plantas o animales silvestres.' },
  { name: 'Suspensión del término', meaning: 'El plazo se detiene y sigue después por donde iba.' },
  { name: 'Término', meaning: 'Plazo que fija la ley para hacer algo.' },
  { name: 'Territorial', meaning: 'Oficina de la Corporación que atiende un grupo de municipios.' },
  { name: 'Vertimiento', meaning: 'Descarga de aguas usadas a un río, a una quebrada o al suelo.' },
]
