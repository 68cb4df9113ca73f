import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { header, headerServer, openDeal } from './header.test-support';

headerServer();

test('switching to each of the six languages keeps the input', async () => {
  const { user } = await openDeal();
  await user.type(await screen.findByLabelText('Price'), '97000.5');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  const languages = within(await screen.findByRole('group', { name: 'Language' }));
  const choices = languages.getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    '简体中文',
    '繁體中文',
    'English',
    '한국어',
    '日本語',
    'Español',
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
  expect(await header().findByRole('link', { name: '現物取引' })).toBeVisible();
  expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
  expect(document.documentElement).toHaveAttribute('lang', 'ja');
  expect(localStorage.getItem('lang')).toBe('jp');
  await waitFor(() => expect(document.title).toBe('未約定注文 · Bourse'));
});

test('switching to the night and back keeps the input', async () => {
  const { user } = await openDeal();
  await user.type(await screen.findByLabelText('Price'), '97000.5');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch to night mode' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('night_mode')).toBe('1');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch to day mode' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
});

test('switching to other colours of rise and fall keeps the input', async () => {
  const { user } = await openDeal();
  await user.type(await screen.findByLabelText('Price'), '97000.5');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  const colours = within(await screen.findByRole('group', { name: 'Price colours' }));
  expect(colours.getByRole('menuitemradio', { name: 'Green up, red down' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Red up, green down' }));
  expect(document.documentElement).toHaveAttribute('data-price-colours', 'red-up');
  expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
});

test('switching to another time zone, from that of Shanghai, keeps the input', async () => {
  const { user } = await openDeal();
  await user.type(await screen.findByLabelText('Price'), '97000.5');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  const zones = within(await screen.findByRole('group', { name: 'Time zone' }));
  expect(zones.getByRole('menuitemradio', { name: 'Shanghai (UTC+8)' })).toBeChecked();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(zones.getByRole('menuitemradio', { name: `This device (${own})` })).not.toBeChecked();
  await user.click(zones.getByRole('menuitemradio', { name: 'UTC' }));
  expect(localStorage.getItem('bourse.timeZone')).toBe('UTC');
  await user.click(header().getByRole('button', { name: 'Settings' }));
  expect(await screen.findByRole('menuitemradio', { name: 'UTC' })).toBeChecked();
  expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
});
