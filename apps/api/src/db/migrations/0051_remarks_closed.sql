-- A remark closes by a changed passage or by a reason that is accepted (decision 64); resolved_at and resolved_by say that
-- the reason was accepted, when and by whom.
alter table act_remarks
  add column answer text,
  add column answered_by uuid,
  add column answered_at timestamptz,
  add column accepted_reason text;

-- What somebody else than its author marked as attended, of an act that is not signed yet, waits for its author.
update act_remarks r
set answer = 'Se marcó como atendida.', answered_by = r.resolved_by, answered_at = r.resolved_at, resolved_at = null, resolved_by = null
from acts a
where a.id = r.act_id and a.state in ('draft', 'review', 'sign') and r.resolved_at is not null and r.resolved_by is distinct from r.author_id;
