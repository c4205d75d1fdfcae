import { MUNICIPALITIES } from '@ventanilla/catalog/territory/municipalities'
import { nitCheckDigit } from '@ventanilla/domain/identity/nit'
import { besideWater } from './beside-water.ts'
import { type CastMember, demoCast, NEIGHBOURS } from '../people/cast.ts'
import { inRotation } from '../people/in-rotation.ts'

type Answers = Readonly<Record<string, unknown>>

/** A fictional farm: municipality (DANE), registry circle of its deeds, vereda, project. */
type Farm = readonly [dane: string, circle: string, vereda: string, project: string]

/** Farms of the Ibagué office, whose technicians handle every step. */
const NEAR: readonly Farm[] = [
  ['73124', '354', 'La Florida', 'Riego de mora en La Florida'],
  ['73001', '350', 'Villarestrepo', 'Cultivo de flores El Secreto'],
  ['73026', '350', 'Veracruz', 'Riego de arroz Caldas Viejo'],
  ['73043', '350', 'Palomar', 'Beneficio de café Santa Bárbara'],
  ['73200', '357', 'Gualanday', 'Acueducto veredal El Salitre'],
  ['73547', '350', 'Doima', 'Abrevadero de la hacienda El Retiro'],
  ['73624', '350', 'Riomanso', 'Piscicultura Los Naranjos'],
]
/** Farms of the other offices. */
const FAR: readonly Farm[] = [
  ['73411', '364', 'La Trina', 'Finca cafetera La Trina'],
  ['73349', '362', 'Perico', 'Balneario Los Puentes'],
  ['73168', '355', 'La Marina', 'Trapiche comunitario La Marina'],
  ['73555', '355', 'Gaitania', 'Cacao y café de Gaitania'],
  ['73449', '366', 'Chimbí', 'Hotel campestre Sumapaz'],
  ['73585', '368', 'Chenche Asoleado', 'Distrito de riego Asochenche'],
  ['73319', '360', 'La Chamba', 'Alfareras de La Chamba'],
  ['73483', '368', 'Velú', 'Ganadería San Miguel'],
  ['73283', '359', 'Campeón Alto', 'Aguacate Hass Campeón'],
]

const PEOPLE = new Map(demoCast().map((one) => [one.email, one]))

/** Document of the representative of the cast's companies. */
export const SPOKESMAN_DOCUMENT = '65748219'

/** The applicant's block of every form. */
function identityOf(who: CastMember): Answers {
  const { firstNames, lastNames, documentNumber, companyName } = who
  const own: Answers =
    companyName === null
      ? { nombres: firstNames, apellidos: lastNames, numero_documento: documentNumber }
      : {
          tipo_persona: '2',
          tipo_documento: '6',
          numero_documento: documentNumber,
          digito_verificacion: nitCheckDigit(documentNumber),
          razon_social: companyName,
          representante_nombre: `${firstNames} ${lastNames}`,
          representante_tipo_documento: '1',
          representante_documento: SPOKESMAN_DOCUMENT,
          // null for a company
          nombres: null,
          apellidos: null,
        }
  return { ...own, correo: who.email, correo_notificacion: who.email, telefono: who.phone.slice(2) }
}

/** Answers of a cast member's water application for a farm, over the complete example. */
function answersOf(email: string, farm: Farm, index: number): Answers {
  const who = PEOPLE.get(email)
  const [dane, circle, vereda, project] = farm
  const place = MUNICIPALITIES.find((one) => one.dane === dane)
  if (who === undefined || place === undefined) throw new Error(`${email} or ${dane} is not known`)
  const { at: point, source } = besideWater(place.centroid, index)
  const plot = {
    nombre_predio: project,
    matricula_inmobiliaria: `${circle}-${11_847 + index * 31}`,
    cedula_catastral: `${dane}00000012${String(45_000 + index * 7).padStart(7, '0')}`,
    municipio: dane,
    vereda,
    area_ha: 2.4 + (index % 9) * 1.7,
    tenencia: 'propiedad',
  }
  return {
    ...identityOf(who),
    solicitante_municipio: place.name,
    direccion_correspondencia: `Vereda ${vereda}`,
    nombre_proyecto: project,
    nombre_fuente: source,
    tipo_fuente: source.startsWith('Río') ? 'rio' : 'quebrada',
    predios: [plot],
    coordenada_predio: point,
    municipio_captacion: dane,
    vereda_captacion: vereda,
    coordenada_captacion: point,
  }
}

export const answersNear = (email: string, index: number): Answers =>
  answersOf(email, inRotation(NEAR, index), index)

/** Half of them in the other offices. */
export const answersAnywhere = (email: string, index: number): Answers =>
  answersOf(email, inRotation(index % 2 === 0 ? NEAR : FAR, Math.floor(index / 2)), index)

/** The complete example of another type filed by a cast member; the project is the example's. */
export function answersAs(email: string, example: Answers): Answers {
  const who = PEOPLE.get(email)
  if (who === undefined) throw new Error(`${email} is not known`)
  return Object.fromEntries(Object.entries(identityOf(who)).filter(([key]) => key in example))
}

/** A person or a company, as in the example. */
export function neighbourFor(example: Answers, index: number): string {
  const company = example['tipo_persona'] === '2'
  const kind = NEIGHBOURS.filter((email) => email.startsWith('vecina-empresa') === company)
  return inRotation(kind, index)
}
