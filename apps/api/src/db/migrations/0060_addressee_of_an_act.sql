-- To whom alone an act was written: the recipient who was being notified when it began (summons, notice, acta, certificate).
-- The attack: one party reads where and when another is summoned. Null: to nobody in particular, or to everybody.
alter table acts add column addressee_id uuid;

-- Of those from before: whose notification it proves; else the recipient chosen last whom its text names; else the only
-- one whom it names; else nobody (the nil id), so that officials alone read it.
update acts a set addressee_id = coalesce(
  (select n.recipient_id from notifications n where n.case_id = a.case_id and n.detail->>'acto' = a.id::text limit 1),
  (select n.recipient_id from notifications n where n.case_id = a.case_id
     and n.recipient_id::text = (select t.data->>'notificacion.destinatario' from tasks t
       where t.case_id = a.case_id and t.step = 'NOT-02' and t.done_at <= a.created_at order by t.done_at desc limit 1)
     and position(n.recipient_name in a.doc::text) > 0 limit 1),
  (select min(n.recipient_id::text)::uuid from notifications n where n.case_id = a.case_id
     and position(n.recipient_name in a.doc::text) > 0 having count(distinct n.recipient_id) = 1),
  '00000000-0000-0000-0000-000000000000')
where a.origin_step like 'NOT-0_' or a.origin_step = 'NOT-05B';
