-- migrate: batches
-- One job for each network took the place of `deposits-check`, whose failures no job ends any more.

delete from job_failure f where f.job = 'deposits-check'
  and f.item in (select g.item from job_failure g where g.job = 'deposits-check' limit 1000);
