-- The register of acts is searched by words and read by series.
create index acts_words on acts using gin (plain(title || ' ' || coalesce(number, '')) gin_trgm_ops) where number is not null;
create index acts_series on acts (series, signed_at desc, id desc) where number is not null;
-- Filters that leave few cases start from them.
create index cases_type on cases (tt_id, municipality);
create index cases_municipality on cases (municipality);
