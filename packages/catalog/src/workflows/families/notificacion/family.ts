import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { addressee } from './addressee.ts'
import { byNotice } from './by-notice.ts'
import { certificate } from './certificate.ts'
import { electronic } from './electronic.ts'
import { personal } from './personal.ts'

export const notificacion: WrittenFamily = {
  id: 'notificacion',
  name: 'Notificación, comunicación y ejecutoria',
  norm: 'CPACA arts. 56, 61, 66 a 72, 76, 87; Ley 2080/2021; Ley 99/1993 art. 71',
  isSubprocess: true,
  makesKnown: true,
  initialStep: 'NOT-01',
  startedBy: 'invocado',
  steps: [...addressee, ...electronic, ...personal, ...byNotice, ...certificate],
}
