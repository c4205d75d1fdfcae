-- before
-- Places of what was filed before 0131.
insert into case_places (case_id, number, place, bounds)
select c.id, p.number, p.place, p.bounds from cases c, places_in(c.submission) p
where c.submission is not null
on conflict do nothing;
