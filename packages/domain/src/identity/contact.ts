import { isPhone } from './phone.ts'

/** Warns about a mobile number without the initial 3 of Colombian mobiles; never an error. */
export function phoneWarning(digits: string): string | null {
  return isPhone(digits) && !digits.startsWith('3')
    ? 'Los celulares en Colombia empiezan por 3. Verifique que pueda recibir mensajes en este número.'
    : null
}

/** Fixed lines have ten digits since 2021: 60, the region's digit (8 in Tolima) and seven. */
export function isFixedLine(digits: string): boolean {
  return /^60[1-8]\d{7}$/.test(digits)
}

/** Normalizes a number plate for storage: capitals, without spaces or hyphen. */
export function normalizePlate(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** Number plates: car ABC123, motorcycle ABC12D, trailer R12345 or S12345. */
export function isPlate(text: string): boolean {
  return /^([A-Z]{3}\d{3}|[A-Z]{3}\d{2}[A-Z]|[RS]\d{5})$/.test(normalizePlate(text))
}
