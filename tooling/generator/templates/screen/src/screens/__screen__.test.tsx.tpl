import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as __Screen__Screen } from './__screen__';

it('has a heading', async () => {
  renderWithKit(<__Screen__Screen />);
  expect(await screen.findByRole('heading', { level: 1, name: '__title__' })).toBeVisible();
});
