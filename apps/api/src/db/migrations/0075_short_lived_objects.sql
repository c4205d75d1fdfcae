-- before
-- Objects of the store that nothing may need after a while: a copy that is being judged, a preview. Written before the object
-- is, so that a process killed at any moment leaves nothing that nobody knows of.
create table short_lived_objects (
  key text primary key,
  remove_at timestamptz not null,
  -- a sweep has begun to remove it: from here on nothing may keep it
  condemned_at timestamptz
);
create index short_lived_objects_due on short_lived_objects (remove_at);
-- Work that comes round by the clock: whoever moves `next_at` on does it, so that of several processes one does.
create table chores (
  name text primary key,
  next_at timestamptz not null
);
-- what confirmations that were killed half-way left where judged files lie
insert into short_lived_objects(key, remove_at)
  select 'archivos/' || id, created_at + interval '1 day' from files where state = 'pending' and storage_key like 'cargas/%';
