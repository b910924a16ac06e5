import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL server on which databases may be created; undefined without one (.ci/postgres sets it). */
export const databaseServer = process.env.TEST_DATABASE_URL;

/** Creates a database for the duration of the work. */
export async function withDatabase(work) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  try {
    return await work(Object.assign(new URL(databaseServer), { pathname: `/${name}` }).href);
  } finally {
    await administer(`drop database ${name} with (force)`);
  }
}

/** Runs one statement; by default on the initial database of the server. */
export async function administer(sql, connectionString = databaseServer) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
