import { expect, test } from 'vitest';
import { createFacts } from '../facts.js';

const description = {
  info: { title: 'Bookings' },
  servers: [{ url: '{host}/v7', variables: { host: { default: 'https://api.example.com' } } }],
  'x-scopes': { rooms: 'Book rooms.' },
  paths: {
    '/rooms': {
      parameters: [],
      post: {
        operationId: 'bookRoom',
        summary: 'Book a room',
        'x-scope': 'rooms',
        'x-sdk-method': 'rooms.book',
        requestBody: { content: { 'application/json': { examples: { minimal: { value: { beds: 2 } } } } } },
      },
      get: {
        operationId: 'listRooms',
        summary: 'List rooms',
        'x-scope': 'rooms',
        'x-sdk-method': 'rooms.list',
      },
    },
  },
};

test('what the pages know of an API is taken from its description, whichever it is', () => {
  const room = { scope: 'rooms', path: '/rooms' };
  expect(createFacts(description)).toEqual({
    title: 'Bookings',
    base: '/v7',
    scopes: { rooms: 'Book rooms.' },
    operations: [
      {
        ...room,
        id: 'bookRoom',
        title: 'Book a room',
        method: 'POST',
        sdkMethod: 'rooms.book',
        body: { beds: 2 },
      },
      { ...room, id: 'listRooms', title: 'List rooms', method: 'GET', sdkMethod: 'rooms.list', body: null },
    ],
  });
});
