import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { beginning } from './beginning.ts'
import { charges } from './charges.ts'
import { ending } from './ending.ts'
import { enforcement } from './enforcement.ts'
import { evidence } from './evidence.ts'
import { inquiry } from './inquiry.ts'
import { liability } from './liability.ts'
import { opening } from './opening.ts'
import { LASTS } from './parts.ts'
import { preventiveMeasure } from './preventive-measure.ts'
import { suspension } from './suspension.ts'

/**
 * The sanctioning procedure of the Ley 1333 de 2009 as amended by the Ley 2387 de 2024. The offender is the
 * case's applicant; neither the complainant nor the permit's applicant can read it.
 */
export const sancionatorio: WrittenFamily = {
  id: 'sancionatorio',
  name: 'Procedimiento sancionatorio ambiental',
  norm: 'Ley 1333 de 2009 modificada por la Ley 2387 de 2024; CPACA arts. 47-52 en lo no previsto',
  isSubprocess: false,
  applicantIs: 'investigado',
  charges: 'multa',
  initialStep: 'SAN-01',
  startedBy: 'invocado',
  duration: {
    amount: LASTS,
    unit: 'meses',
    norm: 'cinco años desde el auto de inicio (Ley 1333 de 2009, art. 10, parágrafo, adicionado por la Ley 2387 de 2024, art. 18)',
    from: { act: 'AUTO_INICIO_SAN' },
    // art. 18A: while the offender remedies the harm, the power to sanction is suspended
    pausedIn: ['SAN-08B', 'SAN-08C'],
    extendedBy: 'duracion.meses',
  },
  entryPoint: {
    label: 'Abrir un sancionatorio',
    explains:
      'Para hechos que pueden ser infracción ambiental, de oficio o en flagrancia. Corre aparte de este caso y solo lo conoce el presunto infractor.',
    beside: 'possible',
    many: true,
    facts: ['permiso.resolucion', 'permiso.obligaciones'],
  },
  steps: [
    ...opening,
    ...preventiveMeasure,
    ...inquiry,
    ...beginning,
    ...suspension,
    ...charges,
    ...evidence,
    ...liability,
    ...enforcement,
    ...ending,
  ],
}
