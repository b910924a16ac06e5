import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL server on which databases may be made; undefined without one (.ci/postgres names one). */
export const databaseServer = process.env.TEST_DATABASE_URL;

/** A new database of its own, for as long as the work takes. */
export async function withDatabase(work) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  try {
    return await work(Object.assign(new URL(databaseServer), { pathname: `/${name}` }).href);
  } finally {
    await administer(`drop database ${name} with (force)`);
  }
}

/** Runs one statement, on the server's own database unless another is given. */
export async function administer(sql, connectionString = databaseServer) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
