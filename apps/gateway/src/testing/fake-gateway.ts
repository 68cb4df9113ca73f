import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { openGateway, type Gateway } from '../gateway';
import { fakeVenue, type FakeVenue } from './fake-venue';
import { OWNER } from './gateway-client';
import { CHEAP } from './loopback-gateway';

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  readonly hasAccount?: boolean;
  readonly venue?: FakeVenue;
  /** Data of an earlier gateway. */
  readonly folder?: string;
  /** Called when the gateway connects with the venue. */
  readonly onOpenVenue?: () => void;
}

export interface FakeGateway {
  readonly gateway: Gateway;
  readonly venue: FakeVenue;
  readonly folder: string;
  /** Ends it, and keeps its data. */
  readonly close: () => Promise<void>;
  /** Ends it, and deletes its data. */
  readonly end: () => Promise<void>;
}

function fail(error: unknown): never {
  throw error;
}

/** A gateway in front of a venue in memory. */
export async function startFakeGateway({
  env = {},
  hasAccount = true,
  venue = fakeVenue(),
  folder = mkdtempSync(join(tmpdir(), 'gateway-')),
  onOpenVenue = () => undefined,
}: Options = {}): Promise<FakeGateway> {
  const config = readConfig({
    VENUE: 'fake',
    PORT: '0',
    DATA_DIR: folder,
    WEB_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    OWNER_PASSWORD: OWNER.password,
    ...env,
  });
  const openVenue = async () => {
    onOpenVenue();
    return venue;
  };
  const needs = { config, openVenue, hasAccount, say: () => undefined, onError: fail, passwordCost: CHEAP };
  const gateway = await openGateway(needs);
  const close = () => gateway.close();
  return {
    gateway,
    venue,
    folder,
    close,
    end: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
