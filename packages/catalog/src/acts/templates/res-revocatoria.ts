import { article, has, is, isNot, lacks, p, passage, section, when } from '../blocks.ts'
import { defineAct } from '../define-act.ts'
import { caption } from '../parts.ts'

const title = 'Por la cual se decide una revocatoria directa'
const revoked = is('revocatoria.decision', 'revoca')
const partly = is('revocatoria.decision', 'revoca_parcial')
const kept = is('revocatoria.decision', 'niega')

/** Revokes one of the authority's acts, or refuses to (CPACA arts. 93 to 97); no appeal (art. 95). */
export const resRevocatoria = defineAct({
  id: 'RES_REVOCATORIA',
  name: 'Resolución de revocatoria directa',
  title,
  class: 'resolucion',
  series: 'RESOLUCION',
  drafts: ['CLI_JURIDICO_RECURSOS'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_DIRECTOR_GENERAL', 'CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'notificacion', norm: 'CPACA, artículos 67 y 95' },
  published: false,
  revokes: true,
  appeal: null,
  sections: [
    section(
      'encabezado',
      null,
      ...caption('RESOLUCIÓN', title),
      p(
        'competente-para-revocar',
        'La {{autoridad.nombre}}, por conducto de su {{firmante.cargo|minusculas}}, {{firmante.competencia}}, es competente para decidir sobre la revocatoria directa de sus propios actos, de conformidad con el artículo 93 de la Ley 1437 de 2011 (CPACA).',
      ),
    ),
    section(
      'acto objeto de estudio',
      'Acto objeto de estudio',
      passage('expediente'),
      p(
        'acto-estudiado',
        'El estudio recae sobre el acto {{acto_revocado.numero}}, expedido en la actuación de {{tramite.nombre|enFrase}} con radicado {{solicitud.radicado}}, de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}.',
      ),
      when(
        'de-oficio',
        is('revocatoria.origen', 'oficio'),
        p('iniciado-de-oficio', 'La Corporación inició el estudio de oficio el {{revocatoria.fecha|fecha}}.'),
      ),
      when(
        'a-peticion',
        isNot('revocatoria.origen', 'oficio'),
        p(
          'revocatoria-pedida',
          'La revocatoria se pidió el {{revocatoria.fecha|fecha}}, por las siguientes razones:',
        ),
        p('revocatoria-razones', '{{revocatoria.razones}}'),
      ),
    ),
    section(
      'causal (CPACA art. 93)',
      'Causal',
      when(
        'causal-contraria',
        is('revocatoria.causal', 'contraria'),
        p(
          'invoca-numeral-1',
          'Se invoca el numeral 1 del artículo 93 de la Ley 1437 de 2011: que sea manifiesta la oposición del acto a la Constitución Política o a la ley.',
        ),
      ),
      when(
        'causal-interes',
        is('revocatoria.causal', 'interes'),
        p(
          'invoca-numeral-2',
          'Se invoca el numeral 2 del artículo 93 de la Ley 1437 de 2011: que el acto no esté conforme con el interés público o social, o atente contra él.',
        ),
      ),
      when(
        'causal-agravio',
        is('revocatoria.causal', 'agravio'),
        p(
          'invoca-numeral-3',
          'Se invoca el numeral 3 del artículo 93 de la Ley 1437 de 2011: que con el acto se cause agravio injustificado a una persona.',
        ),
      ),
      when('sin-causal', lacks('revocatoria.causal'), p('revocatoria-causal', '{{revocatoria.causal}}')),
    ),
    section(
      'consentimiento del titular (art. 97)',
      'Consentimiento del titular',
      when(
        'consentimiento-no-requiere',
        is('revocatoria.consentimiento', 'no_requiere'),
        p(
          'no-requiere-consentimiento',
          'El acto no creó ni modificó una situación jurídica de carácter particular y concreto en favor de un tercero, ni le reconoció un derecho. No se requiere el consentimiento del artículo 97 de la Ley 1437 de 2011.',
        ),
      ),
      when(
        'consentimiento-otorga',
        is('revocatoria.consentimiento', 'otorga'),
        p(
          'titular-consiente',
          'El titular de la situación creada por el acto dio su consentimiento previo, expreso y escrito, como lo exige el artículo 97 de la Ley 1437 de 2011. El documento obra en el expediente.',
        ),
      ),
      when(
        'consentimiento-niega',
        is('revocatoria.consentimiento', 'niega'),
        p(
          'titular-no-consiente',
          'El titular de la situación creada por el acto no dio el consentimiento previo, expreso y escrito que exige el artículo 97 de la Ley 1437 de 2011. Sin él la Corporación no puede revocar: si considera que el acto es contrario a la Constitución o a la ley, debe demandarlo ante la Jurisdicción de lo Contencioso Administrativo.',
        ),
      ),
      when(
        'sin-consentimiento',
        lacks('revocatoria.consentimiento'),
        p('revocatoria-consentimiento', '{{revocatoria.consentimiento}}'),
      ),
    ),
    section(
      'consideraciones',
      'Consideraciones',
      p(
        'oportunidad-y-efectos',
        'El artículo 95 de la Ley 1437 de 2011 permite la revocación mientras no se haya notificado auto admisorio de la demanda y ordena decidir la petición dentro de los dos (2) meses siguientes a su presentación. Según el artículo 96, ni la petición ni la decisión reviven los términos legales para demandar el acto ni dan lugar al silencio administrativo.',
      ),
      when('con-estudio', has('revocatoria.estudio'), p('revocatoria-estudio', '{{revocatoria.estudio}}')),
      p('revocatoria-consideraciones', '{{revocatoria.consideraciones}}'),
    ),
    section(
      'resuelve',
      null,
      passage('resuelve'),
      when(
        'revoca',
        revoked,
        article(
          'revocar',
          'Revocar directamente, en todas sus partes, el acto {{acto_revocado.numero}}, por las razones expuestas.',
        ),
        article(
          'dejar-constancia',
          'Dejar constancia de lo decidido en el {{expediente.referencia}}. Las obligaciones causadas hasta la notificación de esta resolución no se extinguen.',
        ),
      ),
      when(
        'revoca-en-parte',
        partly,
        article(
          'revocar-en-parte',
          'Revocar directamente el acto {{acto_revocado.numero}}, solo en lo siguiente:',
        ),
        p('revocatoria-texto-decision', '{{revocatoria.texto_decision}}'),
        article('lo-demas-se-mantiene', 'En lo demás, el acto se mantiene sin cambios.'),
      ),
      when(
        'mantiene',
        kept,
        article(
          'negar-revocatoria',
          'Negar la revocatoria directa del acto {{acto_revocado.numero}}, que se mantiene en todas sus partes.',
        ),
        when(
          'puede-demandar',
          is('revocatoria.consentimiento', 'niega'),
          article(
            'remitir-para-demandar',
            'Remitir copia del expediente a la subdirección jurídica, para que estudie si procede demandar el acto ante la Jurisdicción de lo Contencioso Administrativo.',
          ),
        ),
      ),
      when(
        'sin-decision',
        lacks('revocatoria.decision'),
        article('decision-por-completar', '{{revocatoria.decision}}'),
      ),
    ),
    section(
      'notificación',
      null,
      passage('notificar'),
      article(
        'no-procede-recurso',
        'Contra la presente resolución no procede recurso, de conformidad con el artículo 95 de la Ley 1437 de 2011.',
      ),
    ),
    section('firma', null, passage('notifiquese'), passage('firma'), passage('traza')),
  ],
})
