import { article, defineAct, has, is, isNot, lacks, p, section, when } from '../define-act.ts'
import { caption, enactNotified, notifyOrder, openedFile, resolves, signing, trace } from '../parts.ts'

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
        'La {{autoridad.nombre}}, por conducto de su {{firmante.cargo|minusculas}}, {{firmante.competencia}}, es competente para decidir sobre la revocatoria directa de sus propios actos, de conformidad con el artículo 93 de la Ley 1437 de 2011 (CPACA).',
      ),
    ),
    section(
      'acto objeto de estudio',
      'Acto objeto de estudio',
      openedFile,
      p(
        'El estudio recae sobre el acto {{acto_revocado.numero}}, expedido en la actuación de {{tramite.nombre|enFrase}} con radicado {{solicitud.radicado}}, de {{solicitante.nombre}}, con {{solicitante.tipo_documento|enFrase}} {{solicitante.documento}}.',
      ),
      when(
        is('revocatoria.origen', 'oficio'),
        p('La Corporación inició el estudio de oficio el {{revocatoria.fecha|fecha}}.'),
      ),
      when(
        isNot('revocatoria.origen', 'oficio'),
        p('La revocatoria se pidió el {{revocatoria.fecha|fecha}}, por las siguientes razones:'),
        p('{{revocatoria.razones}}'),
      ),
    ),
    section(
      'causal (CPACA art. 93)',
      'Causal',
      when(
        is('revocatoria.causal', 'contraria'),
        p(
          'Se invoca el numeral 1 del artículo 93 de la Ley 1437 de 2011: que sea manifiesta la oposición del acto a la Constitución Política o a la ley.',
        ),
      ),
      when(
        is('revocatoria.causal', 'interes'),
        p(
          'Se invoca el numeral 2 del artículo 93 de la Ley 1437 de 2011: que el acto no esté conforme con el interés público o social, o atente contra él.',
        ),
      ),
      when(
        is('revocatoria.causal', 'agravio'),
        p(
          'Se invoca el numeral 3 del artículo 93 de la Ley 1437 de 2011: que con el acto se cause agravio injustificado a una persona.',
        ),
      ),
      when(lacks('revocatoria.causal'), p('{{revocatoria.causal}}')),
    ),
    section(
      'consentimiento del titular (art. 97)',
      'Consentimiento del titular',
      when(
        is('revocatoria.consentimiento', 'no_requiere'),
        p(
          'El acto no creó ni modificó una situación jurídica de carácter particular y concreto en favor de un tercero, ni le reconoció un derecho. No se requiere el consentimiento del artículo 97 de la Ley 1437 de 2011.',
        ),
      ),
      when(
        is('revocatoria.consentimiento', 'otorga'),
        p(
          'El titular de la situación creada por el acto dio su consentimiento previo, expreso y escrito, como lo exige el artículo 97 de la Ley 1437 de 2011. El documento obra en el expediente.',
        ),
      ),
      when(
        is('revocatoria.consentimiento', 'niega'),
        p(
          'El titular de la situación creada por el acto no dio el consentimiento previo, expreso y escrito que exige el artículo 97 de la Ley 1437 de 2011. Sin él la Corporación no puede revocar: si considera que el acto es contrario a la Constitución o a la ley, debe demandarlo ante la Jurisdicción de lo Contencioso Administrativo.',
        ),
      ),
      when(lacks('revocatoria.consentimiento'), p('{{revocatoria.consentimiento}}')),
    ),
    section(
      'consideraciones',
      'Consideraciones',
      p(
        'El artículo 95 de la Ley 1437 de 2011 permite la revocación mientras no se haya notificado auto admisorio de la demanda y ordena decidir la petición dentro de los dos (2) meses siguientes a su presentación. Según el artículo 96, ni la petición ni la decisión reviven los términos legales para demandar el acto ni dan lugar al silencio administrativo.',
      ),
      when(has('revocatoria.estudio'), p('{{revocatoria.estudio}}')),
      p('{{revocatoria.consideraciones}}'),
    ),
    section(
      'resuelve',
      null,
      resolves,
      when(
        revoked,
        article(
          'Revocar directamente, en todas sus partes, el acto {{acto_revocado.numero}}, por las razones expuestas.',
        ),
        article(
          'Dejar constancia de lo decidido en el {{expediente.referencia}}. Las obligaciones causadas hasta la notificación de esta resolución no se extinguen.',
        ),
      ),
      when(
        partly,
        article('Revocar directamente el acto {{acto_revocado.numero}}, solo en lo siguiente:'),
        p('{{revocatoria.texto_decision}}'),
        article('En lo demás, el acto se mantiene sin cambios.'),
      ),
      when(
        kept,
        article(
          'Negar la revocatoria directa del acto {{acto_revocado.numero}}, que se mantiene en todas sus partes.',
        ),
        when(
          is('revocatoria.consentimiento', 'niega'),
          article(
            'Remitir copia del expediente a la subdirección jurídica, para que estudie si procede demandar el acto ante la Jurisdicción de lo Contencioso Administrativo.',
          ),
        ),
      ),
      when(lacks('revocatoria.decision'), article('{{revocatoria.decision}}')),
    ),
    section(
      'notificación',
      null,
      article(notifyOrder),
      article(
        'Contra la presente resolución no procede recurso, de conformidad con el artículo 95 de la Ley 1437 de 2011.',
      ),
    ),
    section('firma', null, enactNotified, ...signing, ...trace),
  ],
})
