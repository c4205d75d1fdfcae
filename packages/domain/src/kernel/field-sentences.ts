/** Field error messages, shared by server and browser. */

export const REQUIRED = 'Este dato es obligatorio'
export const MALFORMED = 'Este dato no tiene la forma esperada. Revíselo.'
export const NOT_A_NUMBER = 'Escriba un número'
export const tooLong = (max: number): string => `Escriba a lo sumo ${max} caracteres`
export const tooShort = (min: number): string => `Escriba al menos ${min} caracteres`
export const tooHigh = (max: number): string => `Escriba un número que no pase de ${max}`
export const tooLow = (min: number): string => `Escriba un número desde ${min}`
