/**
 * Figures that every authority sets by its own act each year. These are invented, so that the demonstration can
 * compute fees; an administrator replaces them before real use.
 */
export interface ProfessionalRate {
  readonly category: string
  /** pesos per day */
  readonly dailyFee: number
  /** pesos per day of visit */
  readonly dailyAllowance: number
}

export const DEMONSTRATION_RATES: readonly ProfessionalRate[] = [
  { category: 'Profesional especializado', dailyFee: 320_000, dailyAllowance: 180_000 },
  { category: 'Profesional universitario', dailyFee: 240_000, dailyAllowance: 150_000 },
  { category: 'Abogado', dailyFee: 260_000, dailyAllowance: 0 },
]

/** Fixed price of a salvoconducto, pesos; a national resolution sets the real one. */
export const DEMONSTRATION_SALVOCONDUCTO_FEE = 12_000

/** GS1 location number for (415) in receipts; the prefix 770 is Colombia's. */
export const DEMONSTRATION_LOCATION_NUMBER = '7709998000018'

/** Time to pay a receipt, calendar days. */
export const RECEIPT_DAYS = 30
