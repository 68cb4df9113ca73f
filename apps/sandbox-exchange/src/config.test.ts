import { describe, expect, it } from 'vitest';
import { ConfigError } from '@bourse/contract-server';
import { readConfig } from './config';

describe('configuration', () => {
  it('the configuration needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4180,
      databaseUrl: undefined,
      control: false,
      seed: 'bourse',
      demo: { email: 'demo@bourse.example' },
      logLevel: 'warn',
    });
    expect(readConfig({}).webDir).toMatch(/apps[\\/]web[\\/]dist$/);
    expect(readConfig({}).dataDir).toMatch(/\.data[\\/]exchange$/);
  });

  it('the configuration reads variables and treats empty ones as not set', () => {
    const config = readConfig({ PORT: '0', HOST: '', BOT_RATE: '0.5', SANDBOX_CONTROL: '1', WEB_DIR: '/srv/web' });
    expect(config).toMatchObject({ port: 0, host: '127.0.0.1', botRate: 0.5, control: true, webDir: '/srv/web' });
  });

  it.each([
    [{ PORT: '99999' }, 'PORT is a port'],
    [{ PORT: '80a' }, 'PORT is a port'],
    [{ BOT_RATE: '-1' }, 'BOT_RATE is a number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins with'],
    [{ SANDBOX_CONTROL: 'maybe' }, 'SANDBOX_CONTROL takes 1 or 0'],
    [{ SANDBOX_CONTROL: '1', SANDBOX_CLOCK_AHEAD_MS: '1.5' }, 'SANDBOX_CLOCK_AHEAD_MS is a whole number'],
    [{ SANDBOX_CLOCK_AHEAD_MS: '1000' }, 'SANDBOX_CLOCK_AHEAD_MS is for tests'],
    [{ PUSH_ORIGIN: 'http://127.0.0.1:4999' }, 'PUSH_ORIGIN is for tests'],
    [{ SANDBOX_CONTROL: '1', PUSH_ORIGIN: 'http://10.0.0.1:80' }, 'PUSH_ORIGIN is an origin'],
    [{ VAPID_SUBJECT: 'operator' }, 'VAPID_SUBJECT begins with'],
    [{ VAPID_PUBLIC_KEY: 'BAk' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are the two keys'],
    [{ SANDBOX_RESET_FROM: '/data' }, 'SANDBOX_RESET_FROM is for tests'],
    [
      { SANDBOX_CONTROL: '1', SANDBOX_RESET_FROM: '/data', DATABASE_URL: 'postgres://x' },
      'SANDBOX_RESET_FROM is for tests',
    ],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD has 6 to 16'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is the number of proxies'],
    [{ SANDBOX_TOKEN: 'short' }, 'SANDBOX_TOKEN has 8'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
    [{ IMAGE_ORIGINS: 'https://a.example; script-src *' }, 'IMAGE_ORIGINS is a list'],
    [{ ASSETS_ORIGIN: 'https://a.example/files' }, 'ASSETS_ORIGIN is an origin'],
  ])('the configuration reports an invalid %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(problem);
  });

  it('the configuration can set the clock ahead for tests', () => {
    expect(readConfig({}).clockAheadMs).toBe(0);
    expect(readConfig({ SANDBOX_CONTROL: '1', SANDBOX_CLOCK_AHEAD_MS: '40000' }).clockAheadMs).toBe(40_000);
  });

  it('the configuration reads the allowed image origins', () => {
    expect(readConfig({}).imageOrigins).toEqual([]);
    expect(readConfig({ IMAGE_ORIGINS: 'https://a.example https://b.example:8443' }).imageOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('the configuration names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', BOT_RATE: 'y' })).toThrow(/PORT.*BOT_RATE/);
  });

  it.each(['0.0.0.0', '192.168.1.4', '::', 'exchange.example'])(
    'the configuration keeps the control surface off on %s',
    (HOST) => {
      expect(() => readConfig({ HOST, SANDBOX_CONTROL: '1', DEMO_PASSWORD: 'abc12345' })).toThrow('refused');
    },
  );

  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])(
    'the configuration allows the control surface on %s',
    (HOST) => {
      expect(readConfig({ HOST, SANDBOX_CONTROL: '1' }).control).toBe(true);
    },
  );

  it('the configuration requires a custom demo password if other machines can reach it', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('DEMO_PASSWORD');
    const { password } = readConfig({}).demo;
    expect(() => readConfig({ HOST: '0.0.0.0', DEMO_PASSWORD: password })).toThrow('not the default');
    expect(readConfig({ HOST: '0.0.0.0', DEMO_PASSWORD: 'abc12345' }).demo.password).toBe('abc12345');
  });

  it('the configuration makes a token for the control surface where none is given', () => {
    expect(readConfig({}).sandboxToken).not.toBe(readConfig({}).sandboxToken);
    expect(readConfig({ SANDBOX_TOKEN: 'of-the-test' }).sandboxToken).toBe('of-the-test');
  });

  it.each([
    [undefined, 0],
    ['2', 2],
    ['10.0.0.1, 172.16.0.0/12', ['10.0.0.1', '172.16.0.0/12']],
    ['::1', ['::1']],
  ])('the configuration reads TRUST_PROXY %j', (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trusted);
  });
});

describe('the origins of passkeys', () => {
  const abroad = { HOST: '0.0.0.0', DEMO_PASSWORD: 'abc12345' };

  it('an exchange of this machine has passkeys at localhost, at any port', () => {
    const { party } = readConfig({});
    expect(party?.domain).toBe('localhost');
    expect(party?.hasOrigin('http://localhost:4180')).toBe(true);
    expect(party?.hasOrigin('http://localhost')).toBe(true);
    for (const origin of ['http://127.0.0.1:4180', 'https://localhost.example', 'http://localhost.example:4180', '']) {
      expect(party?.hasOrigin(origin)).toBe(false);
    }
  });

  it('an exchange that other machines reach, and a core, have passkeys by PASSKEY_ORIGINS only', () => {
    expect(readConfig(abroad).party).toBeUndefined();
    expect(readConfig({ ROLE: 'core', REDIS_URL: 'redis://a', DATABASE_URL: 'postgres://a' }).party).toBeUndefined();
    const { party } = readConfig({ ...abroad, PASSKEY_ORIGINS: 'https://www.bourse.example https://bourse.example' });
    expect(party?.domain).toBe('bourse.example');
    expect(party?.hasOrigin('https://www.bourse.example')).toBe(true);
    expect(party?.hasOrigin('https://other.bourse.example')).toBe(false);
  });

  it.each(['https://a.example https://b.example', 'http://a.example', 'https://10.0.0.5', 'https://a.example/x'])(
    'the configuration reports PASSKEY_ORIGINS=%s',
    (PASSKEY_ORIGINS) => {
      expect(() => readConfig({ ...abroad, PASSKEY_ORIGINS })).toThrow('PASSKEY_ORIGINS');
    },
  );
});

describe('a role', () => {
  it.each([
    [{ ROLE: 'core', DATABASE_URL: 'postgres://a' }, 'REDIS_URL'],
    [{ ROLE: 'core', REDIS_URL: 'redis://a' }, 'DATABASE_URL'],
    [{ ROLE: 'edge', REDIS_URL: 'redis://a' }, 'CORE_URL'],
    [{ ROLE: 'edge', REDIS_URL: 'redis://a', CORE_URL: '10.0.0.5:4181' }, 'CORE_URL'],
    [{ ROLE: 'half' }, 'ROLE'],
  ])('the configuration of a role names what %j lacks', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
  });

  it('an edge takes the addresses of the core and its standby, and needs no password of its own', () => {
    const core = 'http://10.0.0.5:4181, http://10.0.0.6:4181/';
    const edge = readConfig({ ROLE: 'edge', REDIS_URL: 'redis://a', CORE_URL: core, HOST: '0.0.0.0' });
    expect(edge.coreUrls).toEqual(['http://10.0.0.5:4181', 'http://10.0.0.6:4181']);
  });

  it('a core trusts the edge in front of it', () => {
    expect(readConfig({ ROLE: 'core', REDIS_URL: 'redis://a', DATABASE_URL: 'postgres://a' }).trustProxy).toBe(1);
  });
});
