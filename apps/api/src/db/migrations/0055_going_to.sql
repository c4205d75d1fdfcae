-- Where somebody was going when they registered: an internal path, led to by the first login and then forgotten. It never
-- travels in the mail's link, which others may read.
alter table users add column going_to text check (going_to ~ '^/' and going_to !~ '^/[/\\]' and length(going_to) <= 300);
