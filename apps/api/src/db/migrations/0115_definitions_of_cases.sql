-- before
-- Release that changed some definition last when the case was filed: it runs by those definitions until it ends. Of a draft,
-- when its form was last read. Cases that exist, and those that the program before begins meanwhile, run by what is in force:
-- a default fills them without writing a row.
do $$
declare n int := (
  select coalesce(max(f.release), 0) from configuration_in_force f
  join configuration_items i on i.id = f.item
  where i.kind in ('tramite', 'familia', 'acto', 'pasaje', 'seccion', 'documento', 'categoria', 'subcategoria'));
begin
  execute format('alter table cases add column definitions int not null default %s', n);
end $$;
-- the program before still writes it, this one does not
alter table cases alter column revision set default 1;
