/**
 * Claiming and ending a job as functions of PostgreSQL: one round trip instead of six and three, and cached plans. Names
 * of variables end in `_` so that they differ from columns.
 */
export const claimFunctions: readonly string[] = [
  `create function claim_job(
    queue_ text, owner_ text, except_ text[], counts_ boolean, max_by_plan_ jsonb, max_otherwise_ bigint,
    busy_ms_ bigint, serves_suspended_ boolean, now_ bigint
  ) returns table (id_ text, team_id_ text, attempt_ integer, interruptions_ integer) language plpgsql as $$
  declare next_ bigint;
  begin
    if exists (select from paused_queue where paused_queue.queue = queue_) then return; end if;
    loop
      now_ := coalesce(now_, (extract(epoch from clock_timestamp()) * 1000)::bigint);
      select schedule.team_id into team_id_ from team_schedule schedule
        where schedule.queue = queue_ and schedule.scheduled_at <= now_ and schedule.team_id <> all (except_)
          and (serves_suspended_ or not exists (
            select from team where team.id = schedule.team_id and team.suspended_at is not null))
        order by schedule.scheduled_at limit 1 for update skip locked;
      if not found then return; end if;
      select job.id, job.attempt + 1, job.interruptions into id_, attempt_, interruptions_ from job
        where job.queue = queue_ and job.team_id = team_id_ and job.owner is null and job.run_at <= now_
        order by job.priority desc, job.run_at, job.id limit 1 for update skip locked;
      if not found then
        select min(job.run_at) into next_ from job
          where job.queue = queue_ and job.team_id = team_id_ and job.owner is null;
        if next_ is null then
          delete from team_schedule schedule where schedule.queue = queue_ and schedule.team_id = team_id_;
        else
          -- What is due and was passed over is being cancelled: look again in a moment.
          update team_schedule schedule set scheduled_at = greatest(next_, now_ + 50)
            where schedule.queue = queue_ and schedule.team_id = team_id_;
        end if;
        continue;
      end if;
      if counts_ then
        update account set running = account.running + 1
          where account.team_id = team_id_ and account.running < coalesce(
            (max_by_plan_ ->> (select team.plan from team where team.id = team_id_))::bigint, max_otherwise_);
        if not found then
          update team_schedule schedule set scheduled_at = now_ + busy_ms_
            where schedule.queue = queue_ and schedule.team_id = team_id_;
          continue;
        end if;
      end if;
      update job set owner = owner_, attempt = attempt_, counts = counts_::integer where job.id = id_;
      update team_schedule schedule set scheduled_at = now_
        where schedule.queue = queue_ and schedule.team_id = team_id_;
      return next;
      return;
    end loop;
  end $$`,
  `create function end_job(queue_ text, id_ text, owner_ text, attempt_ integer, team_id_ text, now_ bigint)
  returns boolean language plpgsql as $$
  declare counts_ integer;
  begin
    delete from job where job.id = id_ and job.owner = owner_ and job.attempt = attempt_
      returning job.counts into counts_;
    if not found then return false; end if;
    now_ := coalesce(now_, (extract(epoch from clock_timestamp()) * 1000)::bigint);
    update team_schedule schedule set scheduled_at = now_
      where schedule.queue = queue_ and schedule.team_id = team_id_ and schedule.scheduled_at > now_;
    if counts_ = 1 then
      update account set running = account.running - 1 where account.team_id = team_id_;
    end if;
    return true;
  end $$`,
];
