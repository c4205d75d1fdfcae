import type { LetterId, LetterWords } from '@ventanilla/domain/workflow/letters/declared-letters'

const letter = (subject: string, ...paragraphs: readonly string[]): LetterWords => ({
  subject,
  body: paragraphs.join('\n'),
})

const CHANGE = 'Resultado de la solicitud de cambio de solicitante {radicado}'
const STAYS =
  'En consecuencia, el trámite sigue a nombre de quien lo radicó y sus términos continúan sin cambios. Puede pedirse un nuevo cambio cuando se cumplan las condiciones.'

/** Words of every letter that the product ships; one without words does not compile. */
export const LETTER_WORDS: Readonly<Record<LetterId, LetterWords>> = {
  'cambio-sin-respuesta': letter(
    CHANGE,
    '{nuevo} no respondió dentro del término si aceptaba el trámite. El silencio no se entiende como aceptación.',
    STAYS,
  ),
  'cambio-no-aceptado': letter(CHANGE, '{nuevo} manifestó que no acepta el trámite.', STAYS),
  'cambio-no-acreditado': letter(
    CHANGE,
    'La Corporación revisó la solicitud y los documentos aportados y no encontró acreditado el motivo del cambio. {concepto}',
    STAYS,
  ),
  'cambio-no-enviado': letter(
    CHANGE,
    'La solicitud no se envió dentro del término, por lo que se entiende desistida (artículo 17 de la Ley 1437 de 2011).',
    STAYS,
  ),
  'cambio-no-vinculado': letter(
    CHANGE,
    '{nuevo} no se vinculó a la solicitud dentro del término, por lo que se entiende desistida (artículo 17 de la Ley 1437 de 2011).',
    STAYS,
  ),
  'prorroga-concedida': letter(
    'Se concede la prórroga que usted pidió',
    'Le informamos que la Corporación prorrogó por {dias} días hábiles el plazo para responder en la solicitud con radicado {radicado}. Los días se cuentan desde el vencimiento del plazo inicial.',
  ),
  'prorroga-negada': letter(
    'No se concede la prórroga que usted pidió',
    'Le informamos que la Corporación no concedió la prórroga en la solicitud con radicado {radicado}. Sigue corriendo el plazo inicial. {motivo}',
  ),
  'informacion-insuficiente': letter(
    'Resultado de la revisión de la información, radicado {radicado}',
    'La Corporación revisó la información que usted presentó. Estos puntos no quedaron atendidos:',
    '{puntos}',
  ),
  // the act itself lists what its step requires, as it stands when the act is written
  'documentos-faltantes': letter(
    'Documentos por completar en la solicitud {radicado}',
    'Revisamos su solicitud de {tramite}. Para continuar debe completar o corregir en el portal lo que se enumera en esta comunicación, dentro del mes siguiente a su recibo. Lo que entregue se agrega a la misma solicitud: no debe radicarla otra vez. Si no responde, se entenderá que desiste de ella (artículo 17 de la Ley 1437 de 2011).',
  ),
  'audiencia-celebrada': letter(
    'Audiencia pública ambiental, radicado {radicado}',
    'La Corporación celebró la audiencia pública ambiental. Lo expuesto y los documentos recibidos hacen parte del expediente y se tendrán en cuenta al decidir.',
  ),
  'audiencia-no-procede': letter(
    'Audiencia pública ambiental, radicado {radicado}',
    'La Corporación estudió la solicitud de audiencia pública ambiental y encontró que no reúne los requisitos de los artículos 2.2.2.4.1.5 y siguientes del Decreto 1076 de 2015. El trámite continúa.',
  ),
  'concepto-de-otra-entidad': letter(
    'Solicitud de concepto, radicado {radicado}',
    'Dentro del trámite de {tramite} solicitamos su concepto en lo de su competencia, en el término de veinte (20) días hábiles (numeral 4 del artículo 2.2.2.3.6.3 del Decreto 1076 de 2015). Vencido ese término, la Corporación continuará el trámite.',
  ),
  'autorizacion-por-riesgo': letter(
    'Autorización inmediata por riesgo, radicado {radicado}',
    'Comprobado el riesgo, la Corporación autoriza intervenir de inmediato los árboles que se relacionan en esta comunicación, con las medidas de seguridad que en ella se indican. Dentro de los cinco (5) días hábiles siguientes reporte la intervención con fotografías de antes y después. La compensación se fijará en resolución.',
  ),
  'plan-recibido': letter(
    'Plan de contingencia recibido, radicado {radicado}',
    'La Corporación recibió el plan de contingencia y lo revisó. El plan no requiere aprobación: se incorpora para su seguimiento (artículo 2.2.3.3.4.14 del Decreto 1076 de 2015). Actualícelo cuando cambien las condiciones de la actividad.',
  ),
  'registro-negado': letter(
    'Respuesta a la solicitud {radicado}',
    'La Corporación negó la solicitud de {tramite} por las razones de la respuesta que le comunicamos. Contra ella puede presentar recurso de reposición dentro de los diez (10) días hábiles siguientes al recibo de esta comunicación, desde el portal.',
  ),
  'registro-expedido': letter(
    'Documento expedido, radicado {radicado}',
    'La Corporación expidió el documento de {tramite}. Puede descargarlo en el portal y comprobarlo con su código.',
  ),
  'continuacion-de-oficio': letter(
    'La actuación continúa de oficio',
    'Le informamos que la Corporación no aceptó el desistimiento de la solicitud con radicado {radicado}, por razones de interés público, y que la actuación continúa de oficio en la etapa en que se encontraba. Adjuntamos el auto que lo decide.',
  ),
  'devolucion-de-documentos': letter(
    'Devolución de los documentos aportados',
    'La actuación con radicado {radicado} terminó sin decisión de fondo y el auto que lo dispuso está en firme. Ponemos a su disposición los documentos que aportó; de ellos queda copia en el expediente.',
  ),
  'intervencion-reconocida': letter(
    'Reconocimiento como tercero interviniente',
    'Le informamos que la Corporación reconoció la intervención en la actuación con radicado {radicado}. Desde ahora quien interviene puede conocer el expediente, aportar y pedir pruebas y recurrir las decisiones.',
  ),
  'intervencion-no-reconocida': letter(
    'Petición de intervención',
    'Le informamos que la Corporación no reconoció la intervención pedida en la actuación con radicado {radicado}, porque la petición no reúne los requisitos. Puede presentarla de nuevo mientras la actuación esté en curso.',
  ),
  'nueva-visita': letter(
    'Nueva fecha de la visita técnica',
    'Le informamos que la visita técnica de la solicitud con radicado {radicado} se practicará el {fecha}. Le agradecemos asistir y facilitar el acceso al lugar.',
  ),
  consentimiento: letter(
    'Consentimiento para revocar un acto',
    'La Corporación estudia la revocatoria directa del acto {acto}, expedido en la actuación con radicado {radicado}, que creó una situación en su favor. El artículo 97 de la Ley 1437 de 2011 exige su consentimiento previo, expreso y escrito. Le pedimos responder por escrito, dentro de los diez (10) días hábiles siguientes, si lo da o no.',
  ),
  acumulacion: letter(
    'Acumulación de actuaciones',
    'Le informamos que la Corporación acumuló varias actuaciones suyas, que en adelante continúan en una sola, con radicado {radicado}. Lo actuado en cada una se conserva. Adjuntamos el auto que lo ordena.',
  ),
}
