-- before
-- Who takes over the work of an item (an office) that a version closes, as its publisher named it.
create table configuration_hand_overs (
  item int not null,
  version int not null,
  taker int not null references configuration_items,
  primary key (item, version),
  foreign key (item, version) references configuration_versions,
  check (taker <> item)
);
create trigger configuration_hand_overs_stay before update or delete on configuration_hand_overs
  for each row execute function configuration_stays();
create trigger configuration_hand_overs_stay_whole before truncate on configuration_hand_overs
  for each statement execute function configuration_stays();
alter table configuration_hand_overs enable always trigger configuration_hand_overs_stay;
alter table configuration_hand_overs enable always trigger configuration_hand_overs_stay_whole;
