-- An application that an official takes down at the window for somebody without a computer: whose window, and who began it.
alter table drafts
  add column window_office text,
  add column window_by uuid references users;
create index drafts_window on drafts (window_office, updated_at desc) where window_office is not null;
