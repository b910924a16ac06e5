/** The bytes of each team. Triggers count them, so that no writer and no version of the server can forget to. */
export const storedBytes: readonly string[] = [
  'create table stored_bytes (team_id text primary key, bytes bigint not null)',
];

/** The bytes of a row as an expression, by table. The dependents of a row are in its column `stored_bytes`. */
const counted: Readonly<Record<string, { bytes: (row: string) => string; columns: string }>> = {
  agent_job: { bytes: (row) => `${row}.stored_bytes`, columns: 'stored_bytes' },
  crawl: { bytes: (row) => `${row}.stored_bytes`, columns: 'stored_bytes' },
  interact_record: { bytes: (row) => `${row}.stored_bytes`, columns: 'stored_bytes' },
  monitor: { bytes: (row) => `octet_length(${row}.targets)`, columns: 'targets' },
  monitor_check: { bytes: (row) => `${row}.stored_bytes`, columns: 'stored_bytes' },
  known_page: { bytes: (row) => `${row}.bytes`, columns: 'bytes' },
  profile: { bytes: (row) => `${row}.bytes`, columns: 'bytes' },
  webhook: { bytes: (row) => `${row}.pending_bytes`, columns: 'pending_bytes' },
  webhook_delivery: {
    bytes: (row) => `case when ${row}.body is null then 0 else ${row}.bytes end`,
    columns: 'body, bytes',
  },
  cache: { bytes: (row) => `${row}.bytes`, columns: 'bytes' },
};

/** Creates the triggers of a store. */
export function createByteTriggers(kind: 'sqlite' | 'postgres'): string[] {
  return Object.entries(counted).flatMap(([table, { bytes, columns }]) =>
    kind === 'postgres' ? onPostgres(table, bytes, columns) : onSqlite(table, bytes, columns),
  );
}

/**
 * On PostgreSQL the triggers wait for the commit: the row of the team is the last that a transaction locks, and for the
 * shortest time, so that it comes into no circle of locks.
 */
function onPostgres(table: string, bytes: (row: string) => string, columns: string): string[] {
  return [
    `create function count_bytes_of_${table}() returns trigger language plpgsql as $$
    declare team_ text; change_ bigint := 0;
    begin
      if tg_op <> 'INSERT' then team_ := old.team_id; change_ := -(${bytes('old')}); end if;
      if tg_op <> 'DELETE' then team_ := new.team_id; change_ := change_ + (${bytes('new')}); end if;
      if team_ is not null and change_ <> 0 then
        insert into stored_bytes values (team_, change_)
          on conflict (team_id) do update set bytes = stored_bytes.bytes + excluded.bytes;
      end if;
      return null;
    end $$`,
    `create constraint trigger count_bytes after insert or delete or update of ${columns} on ${table}
      deferrable initially deferred for each row execute function count_bytes_of_${table}()`,
  ];
}

function onSqlite(table: string, bytes: (row: string) => string, columns: string): string[] {
  return [
    `create trigger count_inserted_${table} after insert on ${table} ${add('new', bytes('new'))}`,
    `create trigger count_updated_${table} after update of ${columns} on ${table}
      ${add('new', `(${bytes('new')}) - (${bytes('old')})`)}`,
    `create trigger count_deleted_${table} after delete on ${table} ${add('old', `-(${bytes('old')})`)}`,
  ];
}

function add(row: string, change: string): string {
  return `when ${row}.team_id is not null begin
      insert into stored_bytes values (${row}.team_id, ${change})
        on conflict (team_id) do update set bytes = bytes + excluded.bytes;
    end`;
}
