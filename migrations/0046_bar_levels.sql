-- How much is left of what stands in somebody's bar: what is out keeps its place and counts nowhere.
alter table bar_item add column level text not null default 'full' check (level in ('full', 'low', 'out'));
