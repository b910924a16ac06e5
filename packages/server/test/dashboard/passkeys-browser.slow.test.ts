import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { hasBrowser } from '../support/browser.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { judge, launch, sessionOf, watch } from './chromium.ts';

describe.skipIf(!hasBrowser)('passkeys of a real browser', () => {
  let browser: Browser;
  let place: Place;
  let server: RunningServer;
  let page: Page;
  let faults: string[];
  let devices: CDPSession;
  let authenticatorId: string;
  /** The name under which browsers give passkeys to one's own machine. */
  let origin: string;
  const accountFaults: object[] = [];
  beforeAll(async () => {
    [browser, place] = await Promise.all([launch(), newPlace('sqlite')]);
    server = await startServer(
      {
        dataDirectory: place.options.dataDirectory,
        port: 0,
        logLevel: 'silent',
        docsDirectory: 'none',
        developmentKey: 'on',
      },
      { onAccountViolation: (fault) => void accountFaults.push(fault) },
    );
    origin = server.url.replace('127.0.0.1', 'localhost');
    page = await browser.newPage();
    faults = watch(page, origin);
    await page.goto(`${origin}/dashboard/`);
    devices = await sessionOf(page);
    await devices.send('WebAuthn.enable');
    authenticatorId = await addDevice();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await place.remove();
  });

  async function addDevice(): Promise<string> {
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    const { authenticatorId: id } = await devices.send('WebAuthn.addVirtualAuthenticator', { options });
    return id;
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const signInByPasskey = () => button('Sign in with a passkey').click();
  /** What the browser itself says on the console of a refusal is none. */
  const isClean = () =>
    expect(faults.splice(0).filter((fault) => !/status of 40[13]/.test(fault))).toEqual([]);

  test('where the address is a number, the page says where they work', async () => {
    const other = await browser.newPage();
    await other.goto((await server.signInLink())!);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByRole('link', { name: 'Account' }).click();
    await other.getByText(`Passkeys work at ${origin} only`).waitFor();
    await judge(other, 'account-number');
    await other.context().clearCookies();
    await other.goto(`${server.url}/dashboard/`);
    await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await other.getByRole('alert').filter({ hasText: 'at localhost only' }).waitFor();
    await other.close();
  });

  test('one is added by keyboard, once for a device, and shown', async () => {
    await page.goto((await server.signInLink())!.replace('127.0.0.1', 'localhost'));
    await button('Sign in').click();
    await page.getByRole('link', { name: 'Account' }).click();
    await button('Add a passkey').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Add a passkey' }).waitFor();
    await judge(page, 'passkey-add');
    await page.getByLabel('Name').fill('Work laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Work laptop.*never/ }).waitFor();
    await judge(page, 'account-passkeys');
    await button('Add a passkey').click();
    await button('Add').click();
    await alert('has a passkey of yours already').waitFor();
    await page.keyboard.press('Escape');
    isClean();
  });

  test('it signs in from the page for who is signed out, with no name typed', async () => {
    await button('Sign out').click();
    await heading('Sign in').waitFor();
    await judge(page, 'sign-in-passkey');
    await signInByPasskey();
    await heading('Your account').waitFor();
    await page.getByRole('row', { name: /Work laptop.*just now/ }).waitFor();
    isClean();
  });

  test('a person who does not show a finger is let in nowhere, and told so', async () => {
    await button('Sign out').click();
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await signInByPasskey();
    await alert('cancelled, or took too long').waitFor();
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.goto(`${origin}/dashboard/sign-in`);
    await signInByPasskey();
    await heading('Start').waitFor();
    isClean();
  });

  test('a copy of the device is found out by its count', async () => {
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
    const [credential] = credentials;
    expect(credential).toMatchObject({ isResidentCredential: true, rpId: 'localhost' });
    await page.getByRole('link', { name: 'Account' }).click();
    await button('Sign out').click();
    await heading('Sign in').waitFor();
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    authenticatorId = await addDevice();
    await devices.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential!, signCount: 0 },
    });
    await signInByPasskey();
    await alert('Passkey is not valid').waitFor();
    await devices.send('WebAuthn.clearCredentials', { authenticatorId });
    await devices.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential!, signCount: 100 },
    });
    await signInByPasskey();
    await heading('Your account').waitFor();
    isClean();
  });

  test('one that was removed signs in no more', async () => {
    await button('Remove Work laptop').click();
    await judge(page, 'passkey-remove');
    await button('Remove').click();
    await page.getByRole('row', { name: /Work laptop/ }).waitFor({ state: 'detached' });
    await button('Sign out').click();
    await heading('Sign in').waitFor();
    await signInByPasskey();
    await alert('Passkey is not valid').waitFor();
    isClean();
    expect(accountFaults).toEqual([]);
  });
});
