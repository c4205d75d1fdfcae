import type { caseDetail } from '@ventanilla/contract/case-shapes'
import { appealName } from '@ventanilla/domain/cases/act-values/act-words'
import { partyLabel } from '@ventanilla/domain/cases/words/party-words'
import type { ApplicantWord } from '@ventanilla/domain/workflow/definition/applicant-word'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import type { CaseParts } from './case-parts.ts'

type Seen = z.input<typeof caseDetail>['appeals']

const INSIDE: ReadonlySet<string> = new Set(['rechazado', 'superior'])

const named = (act: { readonly title: string; readonly number: string | null } | undefined): string | null =>
  act === undefined ? null : act.number === null ? act.title : `${act.title} ${act.number}`

/** Appellants and dates for every party; the reasons only for officials and their author. */
export const appealsIn = (
  state: CaseState,
  partyId: string | null,
  acts: NonNullable<CaseParts['acts']>,
  applicantIs: ApplicantWord,
): Seen =>
  (state.flow.appeals ?? []).map((one) => ({
    name: one.name,
    capacity: partyLabel(one.role, applicantIs),
    act: named(acts.find(({ id }) => id === one.actId)),
    kind: appealName(one.kind) ?? one.kind,
    filedOn: one.on,
    // the progress of the study is published with its decision
    state: partyId !== null && INSIDE.has(one.state) ? 'estudio' : one.state,
    mine: one.personId === partyId,
    reasons: partyId === null || one.personId === partyId ? String(one.data['recurso.motivos'] ?? '') : null,
  }))
