/**
 * Figures that every authority sets by its own act each year. These are invented: they let the demonstration settle
 * fees, and an administrator replaces them before real use.
 */
export interface ProfessionalRate {
  readonly category: string
  /** pesos a day */
  readonly dailyFee: number
  /** pesos a day of visit */
  readonly dailyAllowance: number
}

export const DEMONSTRATION_RATES: readonly ProfessionalRate[] = [
  { category: 'Profesional especializado', dailyFee: 320_000, dailyAllowance: 180_000 },
  { category: 'Profesional universitario', dailyFee: 240_000, dailyAllowance: 150_000 },
  { category: 'Abogado', dailyFee: 260_000, dailyAllowance: 0 },
]

/** Fixed price of a salvoconducto, pesos; the real one stands in a national resolution. */
export const DEMONSTRATION_SALVOCONDUCTO_FEE = 12_000

/** Location number of GS1 for (415) in receipts; the prefix 770 is Colombia's. */
export const DEMONSTRATION_LOCATION_NUMBER = '7709998000018'

/** Days to pay a receipt, calendar days. */
export const RECEIPT_DAYS = 30
