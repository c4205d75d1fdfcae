/** Legal terms used in the portal, in plain Spanish. */
export const GLOSSARY: readonly { readonly word: string; readonly meaning: string }[] = [
  {
    word: 'Acta de visita',
    meaning: 'Documento que cuenta lo que se vio en el lugar, con fotografías y firmas.',
  },
  {
    word: 'Acto administrativo',
    meaning: 'Decisión escrita de la Corporación. Puede ser un auto o una resolución.',
  },
  {
    word: 'Apelación',
    meaning: 'Recurso para que un superior revise la decisión. Se presenta solo o después de la reposición.',
  },
  {
    word: 'Apoderado',
    meaning: 'Persona que actúa por usted con un poder. Lo nombra en su perfil y lo retira cuando quiera.',
  },
  { word: 'Archivo', meaning: 'Cierre del caso: el expediente se guarda y no hay más actuaciones.' },
  { word: 'Auto', meaning: 'Acto que impulsa el trámite: lo inicia, pide información o ordena una visita.' },
  {
    word: 'Aviso',
    meaning: 'Forma de notificar cuando no se pudo en persona: se entrega o se publica con copia del acto.',
  },
  {
    word: 'Citación',
    meaning:
      'Carta que le pide venir a notificarse en persona. Si no viene en cinco días hábiles, se le notifica por aviso.',
  },
  { word: 'Concepto técnico', meaning: 'Opinión escrita de los profesionales después de revisar y visitar.' },
  { word: 'Concesión de aguas', meaning: 'Permiso para usar el agua de una quebrada, un río o un pozo.' },
  {
    word: 'Constancia de ejecutoria',
    meaning: 'Documento que dice desde qué día una decisión quedó en firme.',
  },
  {
    word: 'Desistimiento',
    meaning: 'Fin del trámite porque usted lo pide, o porque no respondió a tiempo un requerimiento.',
  },
  {
    word: 'Días hábiles',
    meaning: 'De lunes a viernes, sin festivos ni días en que la Corporación no atiende.',
  },
  { word: 'En firme', meaning: 'La decisión ya no admite recursos y se debe cumplir.' },
  { word: 'Expediente', meaning: 'Carpeta con todo lo que pasa en su caso, numerada y en orden.' },
  { word: 'Jurisdicción', meaning: 'Territorio en el que la Corporación decide.' },
  {
    word: 'Licencia ambiental',
    meaning: 'Autorización para obras o actividades que pueden afectar gravemente el ambiente.',
  },
  {
    word: 'Liquidación',
    meaning: 'Cuenta de lo que cuesta evaluar su solicitud. La ley fija cómo se calcula.',
  },
  { word: 'Matrícula inmobiliaria', meaning: 'Número que identifica un predio en la oficina de registro.' },
  {
    word: 'Notificación electrónica',
    meaning: 'Aviso legal que se abre en este portal. La fecha legal es el momento en que usted lo abre.',
  },
  {
    word: 'Notificación personal',
    meaning:
      'La persona viene, recibe copia del acto y firma. Desde el día hábil siguiente corren los plazos.',
  },
  { word: 'Oficio', meaning: 'Comunicación escrita de la Corporación que no decide el trámite.' },
  { word: 'Poder', meaning: 'Encargo que usted da a otra persona para que actúe por usted.' },
  { word: 'Predio', meaning: 'Terreno, finca o lote, con su matrícula inmobiliaria.' },
  { word: 'Prórroga', meaning: 'Más tiempo para responder. Se pide antes de que venza el plazo.' },
  { word: 'Radicado', meaning: 'Número que recibe su solicitud el día en que entra a la Corporación.' },
  {
    word: 'Recurso de reposición',
    meaning: 'Escrito para que quien decidió cambie la decisión. Se presenta en los días que diga el acto.',
  },
  {
    word: 'Requerimiento',
    meaning: 'Lista de lo que falta para seguir. Mientras usted responde, el término se detiene.',
  },
  { word: 'Resolución', meaning: 'Acto que decide: otorga o niega lo que usted pidió.' },
  { word: 'Salvoconducto', meaning: 'Documento para transportar madera, plantas o animales silvestres.' },
  { word: 'Suspensión del término', meaning: 'El plazo se detiene y sigue después por donde iba.' },
  { word: 'Término', meaning: 'Plazo que fija la ley para hacer algo.' },
  { word: 'Territorial', meaning: 'Oficina de la Corporación que atiende un grupo de municipios.' },
  { word: 'Vertimiento', meaning: 'Descarga de aguas usadas a un río, a una quebrada o al suelo.' },
]
