-- before, outside-transaction
create unique index concurrently if not exists payments_operation on payments (operation);
