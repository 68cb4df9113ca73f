import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { aVisitor, VisitorSurroundings } from '../testing/visitor';
import { ConnectionNotice } from './connection-notice';

const meta = {
  component: ConnectionNotice,
  parameters: {
    guide: {
      do: ['Put it once into the head that all pages share.'],
      dont: ['Show it beside a `ConnectionStatus`: where one is in sight, the notice keeps silent by itself.'],
      accessibility: ['A change of state is announced politely; the age of the data is not.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;

function WithoutConnection() {
  const [visitor] = useState(() => aVisitor());
  useEffect(() => visitor.realtime.setPhase('down'), [visitor]);
  return (
    <VisitorSurroundings visitor={visitor}>
      <main style={{ padding: 16 }}>
        <ConnectionNotice />
      </main>
    </VisitorSurroundings>
  );
}

/** A page without a chip of its own. */
export const ConnectionLost: StoryObj<typeof meta> = {
  render: () => <WithoutConnection />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reconnecting/)).toBeVisible();
  },
};
