import {
  IconButterfly,
  IconCertificate,
  IconClipboardText,
  IconDroplet,
  IconLeaf,
  IconRecycle,
  IconTree,
  IconWind,
} from '@tabler/icons-react'
import air from '../../ui/illustrations/sub-aire.svg'
import fauna from '../../ui/illustrations/sub-fauna.svg'
import flora from '../../ui/illustrations/sub-flora.svg'
import licences from '../../ui/illustrations/sub-licencias.svg'
import water from '../../ui/illustrations/sub-recurso-hidrico.svg'
import records from '../../ui/illustrations/sub-registros.svg'
import waste from '../../ui/illustrations/sub-residuos.svg'
import everything from '../../ui/illustrations/sub-todos.svg'

/** Appearance of each subcategory (tcs_id): illustration, icon and a short description. */
const LOOKS = {
  1: { picture: water, Icon: IconDroplet, hint: 'Concesiones, vertimientos, ocupación de cauces' },
  2: { picture: flora, Icon: IconTree, hint: 'Aprovechamientos, árboles, salvoconductos' },
  3: { picture: fauna, Icon: IconButterfly, hint: 'Recolección de especímenes, zoocría' },
  4: { picture: air, Icon: IconWind, hint: 'Emisiones de fuentes fijas, centros de diagnóstico' },
  5: { picture: waste, Icon: IconRecycle, hint: 'Residuos peligrosos, planes de contingencia' },
  6: { picture: licences, Icon: IconCertificate, hint: 'Licencia nueva y modificación' },
  7: { picture: records, Icon: IconClipboardText, hint: 'Registros, informes, prórrogas y cesiones' },
} as const

const OTHER = { picture: everything, Icon: IconLeaf, hint: '' } as const

export function topicLook(subcategory: number) {
  // a subcategory without a look may be added
  return LOOKS[subcategory as keyof typeof LOOKS] ?? OTHER
}
