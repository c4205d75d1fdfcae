import { z } from 'zod'
import { keysIn } from '../../kernel/keys-in.ts'
import { divides, onMaps, ZONE_CLASSES } from '../../places/zone-classes.ts'
import { LONGEST } from '../lengths.ts'
import { isoDate, line, lineOrNothing, listed, NUMBERED, textOrNothing } from '../parts.ts'

/** Zones of one sort: a loaded layer, what it stands for, and who made it. */
export const zone = z
  .strictObject({
    ...listed,
    class: z.enum(keysIn(ZONE_CLASSES)),
    /** identifier of a loaded layer, whose shapes never change: another file is another layer */
    layer: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Cargue la capa o dibújela'),
    /** column of the layer with the name of each shape; empty: they have none */
    nameFrom: lineOrNothing(LONGEST.column),
    /** column with their code: of a municipality, its DANE code; empty: they have none */
    codeFrom: lineOrNothing(LONGEST.column),
    /** who made the layer */
    source: line(LONGEST.norm),
    /** day of what the layer shows, as its source says */
    sourceDate: isoDate,
    norm: lineOrNothing(LONGEST.norm),
    /** what it means to an applicant who asks for something there */
    warning: textOrNothing(LONGEST.description),
    // added to what was published before
    /** asked in an application whose place crosses it; empty: nothing */
    question: lineOrNothing(LONGEST.name).exactOptional(),
    /** what planning must say before the technical concept of a case that crosses it is signed; empty: no concept */
    concept: textOrNothing(LONGEST.description).exactOptional(),
    /** group whose people are proposed for cases that cross it; empty: nobody, or of `profesional` the group that each shape's code names */
    group: z.union([z.literal(''), z.string().regex(NUMBERED.pattern)]).exactOptional(),
  })
  .refine(
    ({ class: id, question = '', concept = '', group = '' }) =>
      !divides(id) || question + concept + group === '',
    {
      path: ['class'],
      error: 'Unos límites los cruza todo lugar: no preguntan ni piden nada',
    },
  )
  .refine(({ class: id, question = '', concept = '' }) => onMaps(id) || question + concept === '', {
    path: ['class'],
    error:
      'La zona de un profesional es de la organización interna: no pregunta nada al solicitante ni pide concepto',
  })

export type Zone = z.output<typeof zone>
