import { createServer, type Server } from 'node:http';
import type { JsonObject } from '@web-data/openapi';
import { createGallery } from '../foreign/gallery.ts';
import { createLibrary } from '../foreign/library.ts';
import { createShop } from '../foreign/shop.ts';
import { createStyles } from '../foreign/styles.ts';
import { createTimers } from '../foreign/timer.ts';
import { createCrew } from './crew.ts';
import { createExports } from './exports.ts';
import { createMeters } from './meters.ts';
import { createNotes } from './notes.ts';
import { createParcels } from './parcels.ts';
import { createPayments } from './payments.ts';
import { createPhotos } from './photos.ts';
import { createStations } from './stations.ts';
import { createTasks } from './tasks.ts';

/** A server that keeps its description, which stands beside its program. */
export interface Correct {
  /** Folder and name of its program, `.ts`, and of its description, `.yaml`. */
  readonly file: string;
  readonly create: () => Server | Promise<Server>;
  /** What its program exports to make it. */
  readonly program: string;
  /** What somebody says who has a credential and no more. */
  readonly key: JsonObject;
  /** What somebody adds who knows the service. */
  readonly more: JsonObject;
}

const inPath = Object.fromEntries(
  Object.entries({
    simple: [1, 2],
    simplePairs: { r: 1, g: 2 },
    label: [1, 2],
    labelPairs: { r: 1, g: 2 },
    matrix: { r: 1, g: 2 },
    matrixEach: [1, 2],
    matrixOne: 7,
  }).map(([id, p]) => [id, { parameters: { p } }]),
);

/** The servers of the gallery: on Express, Fastify, Hono and Node, after the habits of public descriptions. */
export const SERVERS: Readonly<Record<string, Correct>> = {
  library: {
    file: 'foreign/library',
    create: () => createLibrary(),
    program: 'createLibrary',
    key: { credentials: { valid: 'library-key-1' } },
    more: { credentials: { valid: 'library-key-1', revoked: 'library-key-0' } },
  },
  timers: { file: 'foreign/timer', create: () => createTimers(), program: 'createTimers', key: {}, more: {} },
  shop: {
    file: 'foreign/shop',
    create: () => createShop(),
    program: 'createShop',
    key: { credentials: { valid: 'shop-key-1' } },
    more: { credentials: { valid: 'shop-key-1', revoked: 'shop-key-0' } },
  },
  styles: {
    file: 'foreign/styles',
    create: () => createStyles(),
    program: 'createStyles',
    key: {},
    more: { requests: inPath },
  },
  gallery: {
    file: 'foreign/gallery',
    create: () => createServer(createGallery()),
    program: 'createGallery',
    key: {},
    more: {},
  },
  notes: {
    file: 'gallery/notes',
    create: createNotes,
    program: 'createNotes',
    key: { credentials: { valid: 's-of-ada' } },
    more: { credentials: { valid: 's-of-ada', secondTeam: 's-of-bob', revoked: 's-of-eve' } },
  },
  photos: {
    file: 'gallery/photos',
    create: createPhotos,
    program: 'createPhotos',
    key: { credentials: { valid: 'photo-token-1' } },
    more: { credentials: { valid: 'photo-token-1', revoked: 'photo-token-0' } },
  },
  payments: {
    file: 'gallery/payments',
    create: createPayments,
    program: 'createPayments',
    key: { credentials: { valid: 'tok_live_7Q2mA' } },
    more: {
      credentials: { valid: 'tok_live_7Q2mA', secondTeam: 'tok_live_9Xk3B', revoked: 'tok_live_old' },
      requests: { changePayment: { parameters: { 'If-Match': '*' } } },
    },
  },
  parcels: {
    file: 'gallery/parcels',
    create: createParcels,
    program: 'createParcels',
    key: { credentials: { valid: 'pk-1' } },
    more: { credentials: { valid: 'pk-1', revoked: 'pk-0' } },
  },
  stations: {
    file: 'gallery/stations',
    create: createStations,
    program: 'createStations',
    key: { credentials: { valid: { appId: 'app-1', appKey: 'key-of-app-1', bearer: 'rail-token' } } },
    more: {
      credentials: {
        valid: { partner: 'partner-1', bearer: 'rail-token', appId: 'app-1', appKey: 'key-of-app-1' },
        revoked: { partner: 'partner-0', appId: 'app-0', appKey: 'key-of-app-1' },
      },
    },
  },
  tasks: {
    file: 'gallery/tasks',
    create: createTasks,
    program: 'createTasks',
    key: { credentials: { valid: 'ada:lovelace' } },
    more: {
      credentials: { valid: 'ada:lovelace', secondTeam: 'bob:builder', revoked: 'eve:dropper' },
    },
  },
  exports: {
    file: 'gallery/exports',
    create: createExports,
    program: 'createExports',
    key: { credentials: { valid: 'k-exports-1' } },
    more: { credentials: { valid: 'k-exports-1', revoked: 'k-exports-0' } },
  },
  crew: {
    file: 'gallery/crew',
    create: createCrew,
    program: 'createCrew',
    key: { credentials: { valid: 'oidc-token-7' } },
    more: { credentials: { valid: 'oidc-token-7', revoked: 'oidc-token-0' } },
  },
  meters: {
    file: 'gallery/meters',
    create: createMeters,
    program: 'createMeters',
    key: { credentials: { valid: 'meter-key-1' } },
    more: { credentials: { valid: 'meter-key-1', revoked: 'meter-key-0' } },
  },
};
