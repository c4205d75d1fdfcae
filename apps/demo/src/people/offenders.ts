import { demoCast } from './cast.ts'
import { inRotation } from './in-rotation.ts'

type Data = Readonly<Record<string, unknown>>

/** Presumed offenders of the demonstration's sanciones, with their places. All companies are fictional. */
const OFFENDERS: readonly (readonly [name: string, document: string, address: string, place: string])[] = [
  [
    'Areneros del Magdalena S.A.S.',
    '900218745',
    'Carrera 5 # 38-14, Ibagué',
    'Vereda La Florida, Anzoátegui',
  ],
  ['Maderas del Nevado Ltda.', '809011362', 'Calle 19 # 4-71, Ibagué', 'Vereda Villarestrepo, Ibagué'],
  [
    'Inversiones Agropecuarias Totare S.A.S.',
    '901045288',
    'Carrera 3 # 12-36, Ibagué',
    'Vereda Veracruz, Alvarado',
  ],
  [
    'Constructora Alto de Gualanday S.A.S.',
    '900764120',
    'Avenida Ambalá # 60-12, Ibagué',
    'Vereda Gualanday, Coello',
  ],
]

/** Company number `turn`, in rotation; `account`: an account holder, where the case waits for the offender. */
export function offender(turn: number, account?: string): Data {
  const [name, document, address, place] = inRotation(OFFENDERS, turn)
  const own = demoCast().find(({ email, companyName }) => email === account && companyName !== null)
  return {
    'infractor.conocido': true,
    'infractor.nombre': own?.companyName ?? name,
    'infractor.tipo_documento': '6',
    'infractor.documento': own?.documentNumber ?? document,
    'infractor.direccion': address,
    'infractor.correo': own?.email,
    'hechos.lugar': `${place}, margen derecha de la quebrada`,
  }
}
