import { respond, status } from '@bourse/api-client/testing';
import { capabilities, customerService } from '@bourse/contracts/site';
import { freshServer } from '@bourse/feature-kit/test-server';
import { identity } from '@bourse/identity';
import { screen, within } from '@testing-library/react';
import { trading } from '../../testing/features';
import { renderShell, type ShellOptions } from '../../testing/render-shell';

export const SESSION = { token: 'the-token', userId: 7, account: 'demo@bourse.example' };

export const header = () => within(screen.getByRole('banner'));

/** Opens the shell at a deal screen; `SESSION` logs a user in. */
export const openDeal = (options: Partial<ShellOptions> = {}) =>
  renderShell({ features: [identity, trading], addresses: ['/dealCenter'], ...options });

/** A back end with a support link and without capabilities of its own. */
export const headerServer = () =>
  freshServer(() => [
    respond(customerService, () => ({ pc: 'https://support.example/chat' })),
    respond(capabilities, () => status(404)),
  ]).server;
