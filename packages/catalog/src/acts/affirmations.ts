import type { Affirmation } from '@ventanilla/domain/acts/coherence/record'
import { has, is } from './blocks.ts'

/** Articles, prepositions and adjectives between a verb and what it speaks of. */
const LINK =
  '(?:(?:a|al|con|de|del|el|en|la|las|lo|los|ni|o|y|su|sus|otr[ao]s?|dem[áa]s|posibles?|leg[íi]timos?|existentes?|vigentes?|caudal|usos?|derechos?|recursos?|ambiente) )*'
/** «no afecta», «no se afectarán», «sin afectar», «no llega a perjudicar», «sin que se afecten». */
const HARMS_NOT = `(?:no|sin|ni|tampoco)(?: que)?(?: se| les?)?(?: (?:puede|podr[áa]|va a|llega a|ha|han))?(?: a)? (?:afect|perjudi[cq]|menoscab|lesion|vulner|compromet|interfier|interferi)\\p{L}* ${LINK}`

/**
 * Sentences that state a finding, by the stems of their words, each with the captured fact that supports it.
 * Templates tie each sentence to that fact; a sentence that a drafter types by hand is checked against it before
 * the signature.
 */
export const AFFIRMATIONS: readonly Affirmation[] = [
  {
    id: 'prioridades',
    says: `(?:ajusta|respeta|conforme|observa|acata|cumpl(?:e|i[óo]))n? ${LINK}orden de prioridad(?:es)?`,
    needs: is('concepto.prioridad', 'cumple'),
    lacks: 'el estudio del orden de prioridades en el concepto técnico',
  },
  {
    id: 'otros_usuarios',
    says: `${HARMS_NOT}(?:concesi[óo]n|captaci[óo]n|terceros|usuarios|usos|acueducto|quienes captan)`,
    needs: is('concepto.otros_usuarios', 'cumple'),
    lacks: 'el estudio de las concesiones vigentes y de los usos de terceros en el concepto técnico',
  },
  {
    id: 'recurso_natural',
    says: `${HARMS_NOT}(?:caudal (?:ambiental|ecol[óo]gico)|recurso|medio ambiente|ambiente|ecosistema|fuente|cauce|[áa]reas? protegida|fauna|flora|bosque)`,
    needs: is('concepto.recomendacion', 'otorgar'),
    lacks: 'un concepto técnico que recomiende otorgar',
  },
  {
    id: 'calidad',
    says: `(?:(?:cumple|respeta)n?|cumpli[óo]|cumplieron|(?:no|sin) (?:se )?(?:super|exced|sobrepas)\\p{L}*|dentro de) ${LINK}(?:objetivos? de calidad|l[íi]mites? m[áa]ximos?|l[íi]mites? permi)`,
    needs: is('concepto.calidad', 'cumple'),
    lacks: 'el estudio de los objetivos de calidad y de los límites máximos en el concepto técnico',
  },
  {
    id: 'concepto_favorable',
    says: 'concepto(?: t[ée]cnico)?(?: (?:es|fue|result[aó]))? favorable|conceptu[óa] favorablemente',
    needs: is('concepto.recomendacion', 'otorgar'),
    lacks: 'un concepto técnico que recomiende otorgar',
  },
  {
    id: 'aviso_fijado',
    says: 'previa fijaci[óo]n del aviso|(?:se )?fij[óo] (?:el|un) aviso|fijado el aviso|aviso (?:se fij[óo]|fue fijado)',
    needs: has('consta.aviso_de_visita'),
    lacks: 'el aviso de la visita',
  },
  {
    id: 'sin_oposiciones',
    says: '(?:no|sin que) (?:se )?(?:present|formul|recib|hub|radic)\\p{L}* (?:ninguna )?oposici[óo]n(?:es)?|sin (?:ninguna )?oposici[óo]n(?:es)?|(?:nadie|ning[úu]n tercero) se opuso',
    needs: is('visita.hay_oposicion', false),
    lacks: 'si hubo oposiciones en la visita',
  },
  {
    id: 'sin_situacion',
    says: 'no cre[óo] ni modific[óo] una situaci[óo]n',
    needs: { in: [{ var: 'acto_revocado.numero' }, { var: 'caso.actos_sin_situacion' }] },
    lacks:
      'que el acto sea de los que no crean una situación particular (artículo 97 de la Ley 1437 de 2011)',
  },
  {
    id: 'consentimiento',
    says: 'dio su consentimiento previo',
    needs: is('revocatoria.consentimiento', 'otorga'),
    lacks: 'el consentimiento escrito del titular',
  },
  {
    id: 'alcaldia',
    says: 'se (?:public[óo] y se )?(?:comunic|inform|envi|remiti)[óo] (?:\\p{L}+ ){0,3}?a la alcald[íi]a|(?:comunicad|informad|enviad|remitid)[oa] (?:\\p{L}+ ){0,3}?a la alcald[íi]a|alcald[íi]a fue (?:comunicada|informada)',
    needs: has('consta.comunicacion'),
    lacks: 'el oficio a la alcaldía',
  },
]
