// @vitest-environment jsdom
import { renderFeature } from '@bourse/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../paths';
import { Component } from './trade-password';

const settings = () => screen.findByRole('link', { name: 'Account settings' });

it('a back end without a funds password has none on its screen, which leads to the account settings', async () => {
  renderFeature(<Component />);
  expect(await screen.findByText('Not available')).toBeVisible();
  expect(await settings()).toHaveAttribute('href', PATHS.accountSettings);
});

it.each([
  ['a', 'when you withdraw'],
  ['b', 'when you withdraw'],
  ['c', 'when you trade C2C'],
  ['d', 'when you withdraw or trade C2C'],
  ['e', 'when you withdraw'],
  ['f', 'when you withdraw'],
] as const)(
  'a back end of family %s asks for it, and the screen says that it does so %s',
  async (dialect, occasion) => {
    renderFeature(<Component />, { dialect });
    expect(await screen.findByText(new RegExp(`^You are asked for it ${occasion}\\.`))).toBeVisible();
    expect(await settings()).toBeVisible();
    expect(screen.queryByText('Not available')).toBeNull();
  },
);
