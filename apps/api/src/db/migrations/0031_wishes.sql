-- what a person chose to receive besides what is always sent; what they never touched is not in it
alter table users add column wishes jsonb not null default '{}';
