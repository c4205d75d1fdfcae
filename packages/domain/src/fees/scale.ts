/** Units in which norms express charges. */
export type Unit = 'smmlv' | 'uvt' | 'uvb'

/**
 * Scales whose unit a later law can change: the fee of evaluation and follow-up, the gravity of a fine, its
 * cap.
 */
export type Scale = 'evaluacion' | 'multa' | 'tope_multa'

/** Unit of a scale from a year on, with its norm. */
export interface ScaleUnit {
  readonly scale: Scale
  readonly fromYear: number
  readonly unit: Unit
  readonly norm: string
  /** to be confirmed by the legal office */
  readonly confirm: boolean
}
