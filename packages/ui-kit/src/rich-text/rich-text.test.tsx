import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithKit } from '../testing';
import { RichText } from './rich-text';

it('RichText shows plain text as paragraphs with their lines', async () => {
  renderWithKit(<RichText content={'First line\nsecond line\n\n1 < 2 & "quoted"'} />);
  const paragraphs = await screen.findAllByRole('paragraph');
  expect(paragraphs.map(({ innerHTML }) => innerHTML)).toEqual([
    '<span>First line</span><span><br>second line</span>',
    '<span>1 &lt; 2 &amp; "quoted"</span>',
  ]);
});

it('RichText shows markup cleaned', async () => {
  renderWithKit(
    <RichText content={'<h1>Fees</h1><p onclick="alert(1)">From <b>today</b></p><script>alert(1)</script>'} />,
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Fees' })).toBeVisible();
  expect(screen.getByText('today').parentElement?.outerHTML).toBe('<p>From <b>today</b></p>');
  expect(document.querySelector('script')).toBeNull();
});

it('RichText shows changed content', async () => {
  const { rerender } = renderWithKit(<RichText content="<p>one</p>" />);
  await screen.findByText('one');
  rerender(<RichText content="<p>two</p>" />);
  expect(await screen.findByText('two')).toBeVisible();
  expect(screen.queryByText('one')).toBeNull();
});

it('RichText passes links to pages of this site to the router, and no others', async () => {
  const onNavigate = vi.fn<(path: string) => void>();
  const content = '<p><a href="/quotation?group=USDT#top">Markets</a> <a href="https://other.test/">Other</a></p>';
  renderWithKit(<RichText content={content} onNavigate={onNavigate} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Markets' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/quotation?group=USDT#top');

  const other = screen.getByRole('link', { name: 'Other' });
  // jsdom opens no tabs.
  other.addEventListener('click', (event) => event.preventDefault());
  await user.click(other);
  expect(onNavigate).toHaveBeenCalledTimes(1);
});
