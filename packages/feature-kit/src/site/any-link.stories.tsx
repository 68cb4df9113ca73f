import { colour } from '@bourse/ui-kit';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemoryRouter } from 'react-router';
import { AnyLink } from './any-link';

const style = { color: colour.text };

const meta = {
  component: AnyLink,
  args: { href: '/quotation' },
  parameters: {
    guide: {
      do: ['Use it for every address that an operator or the exchange names.'],
      dont: ['Hand it an address that nobody has checked: `useSupportLink` and the brand file check theirs.'],
      accessibility: ['Its content is its name; say in it where the link leads.'],
    } satisfies Guide,
  },
  render: () => (
    <MemoryRouter>
      <main style={{ display: 'flex', gap: 16, padding: 16 }}>
        <AnyLink href="/quotation" style={style}>
          Markets
        </AnyLink>
        <AnyLink href="https://support.example/chat" style={style}>
          Chat
        </AnyLink>
        <AnyLink href="mailto:help@bourse.example" style={style}>
          Write to us
        </AnyLink>
      </main>
    </MemoryRouter>
  ),
} satisfies Meta<typeof AnyLink>;
export default meta;

export const Everywhere: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Markets' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Chat' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).not.toHaveAttribute('target');
  },
};
