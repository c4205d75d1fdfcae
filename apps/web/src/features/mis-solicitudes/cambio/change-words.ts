import type { ChangeRecord } from '../case-data.ts'

/** What a change of applicant waits for, worded for the party that reads it. */
export interface ChangeWords {
  readonly title: string
  readonly text: string
}

type ChangeFacts = Pick<
  ChangeRecord,
  'estado' | 'terminada' | 'enVentanilla' | 'cs_nombre_o_razon_social'
> & {
  readonly paso: Pick<NonNullable<ChangeRecord['paso']>, 'parte' | 'mio'> | null
  readonly solicitante: { readonly nombre: string }
  readonly lector: { readonly papel: ChangeRecord['lector']['papel'] }
}

const words = (title: string, text: string): ChangeWords => ({ title, text })
const NOTHING_TO_DO = 'Usted no tiene que hacer nada por ahora.'

/** `toOpen`: number of notifications that the user has not opened. */
export function changeWords(change: ChangeFacts, toOpen: number): ChangeWords {
  const takes = change.lector.papel === 'nuevo_solicitante'
  const gives = change.solicitante.nombre
  const receives = change.cs_nombre_o_razon_social
  if (toOpen > 0)
    return words(
      'Tiene una notificación por abrir',
      'Ábrala para conocer lo que se decidió. Le explicamos antes qué efecto tiene.',
    )
  const part = change.paso?.parte
  if (change.estado === 'cambio_aplicado')
    return takes
      ? words(
          'El trámite está a su nombre',
          `Desde que se aplicó el cambio, usted lo sigue en vez de ${gives}.`,
        )
      : words(
          `El trámite quedó a nombre de ${receives}`,
          'Puede consultar lo que había pasado hasta ese día.',
        )
  const stays = takes ? `El trámite sigue a nombre de ${gives}.` : 'El trámite sigue a su nombre.'
  const told = part === 'comunicacion' ? ' La Corporación comunicará el resultado a las dos personas.' : ''
  if (change.estado === 'cambio_rechazado') return words('La petición no prosperó', `${stays}${told}`)
  if (change.estado === 'cambio_denegado')
    return words(
      takes ? 'Usted no recibió el trámite' : `${receives} no aceptó el trámite`,
      `${stays}${told}`,
    )
  if (change.terminada) return words('La petición terminó', stays)
  if (part === 'vinculacion')
    return words(
      `Falta que ${receives} se vincule`,
      change.enVentanilla
        ? 'Le enviamos un enlace al correo. Cuando se vincule, la petición pasa sola a revisión.'
        : 'Le enviamos un enlace al correo. Sirve una sola vez y vence en tres días; usted puede enviarle otro.',
    )
  if (part === 'envio')
    return takes
      ? words(`Falta que ${gives} envíe la petición`, `Usted ya quedó vinculado. ${NOTHING_TO_DO}`)
      : words(
          'Envíe la petición',
          `${receives} ya se vinculó. Revise los datos y envíela para que la Corporación la estudie.`,
        )
  if (part === 'estudio') return words('La Corporación estudia la petición', NOTHING_TO_DO)
  if (part === 'aceptacion')
    return takes
      ? words(
          'Diga si acepta el trámite',
          'La Corporación aprobó el cambio. Solo pasa a usted si lo acepta dentro del plazo.',
        )
      : words(
          `Falta que ${receives} diga si lo acepta`,
          `Si no responde a tiempo, el trámite sigue como estaba.`,
        )
  if (part === 'aplicacion')
    return words(
      'El auto está por quedar en firme',
      takes
        ? 'Usted aceptó el trámite. Pasa a su nombre cuando venza el plazo para recurrir.'
        : `${receives} aceptó el trámite. Pasa a su nombre cuando venza el plazo para recurrir.`,
    )
  if (part === 'notificacion')
    return words(
      'La Corporación notifica su decisión',
      'Se notifica a las dos personas, a cada una por separado.',
    )
  if (part === 'recurso')
    return words('La Corporación resuelve un recurso', 'El cambio no se aplica hasta que se resuelva.')
  return words('La Corporación prepara el auto que decide el cambio', NOTHING_TO_DO)
}

/** What one of the two parties does here; resending a link is optional. */
export const waitsForReader = (paso: ChangeRecord['paso']): boolean =>
  paso !== null && paso.mio && (paso.parte === 'envio' || paso.parte === 'aceptacion')

/** 'Enviado' from 'Cambio de solicitante: enviado', for pages whose subject is clear. */
export function stateWords(label: string): string {
  const own = label.replace(/^Cambio de solicitante: /, '')
  return own.charAt(0).toUpperCase() + own.slice(1)
}
