-- The desk finds the order of a job's advertisement by what its buyer was asked for.
create index order_line_job on order_line ((product_vars ->> 'job_title')) where product_vars ? 'job_title';
