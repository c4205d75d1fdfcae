import type { Affirmation } from '@ventanilla/domain/acts/coherence/record'
import { has, is } from './define-act.ts'

/**
 * Sentences that state a finding, each with the captured fact that supports it. Templates tie each sentence to
 * that fact; a sentence that a drafter types by hand is checked against it before the signature.
 */
export const AFFIRMATIONS: readonly Affirmation[] = [
  {
    id: 'prioridades',
    says: '(?:se ajusta al?|respeta el|conforme al) orden de prioridades',
    needs: is('concepto.prioridad', 'cumple'),
    lacks: 'el estudio del orden de prioridades en el concepto técnico',
  },
  {
    id: 'otros_usuarios',
    says: 'no (?:se )?afectan? (?:a |las |los )?(?:otras )?(?:concesiones|captaciones|derechos de terceros|otros usuarios)',
    needs: is('concepto.otros_usuarios', 'cumple'),
    lacks: 'el estudio de las concesiones vigentes y de los usos de terceros en el concepto técnico',
  },
  {
    id: 'calidad',
    says: 'cumple (?:con )?los (?:usos y )?(?:objetivos de calidad|l[íi]mites m[áa]ximos)',
    needs: is('concepto.calidad', 'cumple'),
    lacks: 'el estudio de los objetivos de calidad y de los límites máximos en el concepto técnico',
  },
  {
    id: 'concepto_favorable',
    says: '(?:cuenta con )?concepto t[ée]cnico favorable',
    needs: is('concepto.recomendacion', 'otorgar'),
    lacks: 'un concepto técnico que recomiende otorgar',
  },
  {
    id: 'aviso_fijado',
    says: 'previa fijaci[óo]n del aviso',
    needs: has('consta.aviso_de_visita'),
    lacks: 'el aviso de la visita',
  },
  {
    id: 'sin_oposiciones',
    says: 'no se presentaron oposiciones',
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
    says: 'se (?:public[óo] y se )?comunic[óo] a la alcald[íi]a',
    needs: has('consta.comunicacion'),
    lacks: 'el oficio a la alcaldía',
  },
]
