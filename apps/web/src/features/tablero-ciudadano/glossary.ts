/** Legal words that people meet in the portal, in plain Spanish. */
export const GLOSSARY: readonly { readonly word: string; readonly meaning: string }[] = [
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
  { word: 'Auto', meaning: 'Acto que impulsa el trámite: lo inicia, pide información o ordena una visita.' },
  { word: 'Concepto técnico', meaning: 'Opinión escrita de los profesionales después de revisar y visitar.' },
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
  {
    word: 'Liquidación',
    meaning: 'Cuenta de lo que cuesta evaluar su solicitud. La ley fija cómo se calcula.',
  },
  {
    word: 'Notificación electrónica',
    meaning: 'Aviso legal que se abre en este portal. La fecha legal es el momento en que usted lo abre.',
  },
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
  {
    word: 'Resolución',
    meaning: 'Acto que decide: otorga o niega lo que usted pidió.',
  },
  { word: 'Término', meaning: 'Plazo que fija la ley para hacer algo.' },
]
