import { compare, decimal, type Decimal } from '@bourse/decimal';
import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button';
import { CopyButton } from '../actions/copy-button';
import { IconButton } from '../actions/icon-button';
import type { Column } from '../data-table/column';
import { DataTable } from '../data-table/data-table';
import { ConnectionChip } from '../feedback/connection-chip';
import { EmptyState, ErrorState } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { AmountText } from '../figures/amount-text';
import { ChangeText } from '../figures/change-text';
import { PriceText } from '../figures/price-text';
import { QrCode } from '../figures/qr-code';
import { Checkbox } from '../inputs/checkbox';
import { NumberField } from '../inputs/number-field';
import { PasswordField } from '../inputs/password-field';
import { PercentSteps, type PercentStep } from '../inputs/percent-steps';
import { SearchField } from '../inputs/search-field';
import { TextField } from '../inputs/text-field';
import { Panel } from '../layout/panel';
import { Tabs } from '../layout/tabs';
import { MenuButton } from '../overlays/menu-button';
import { Row } from './frame.test-support';

const Grid = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
  alignItems: 'start',
  gap: 8,
  padding: 8,
  '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Form = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, padding: 12 });
const Large = styled('span')({ fontSize: 20, fontWeight: 600 });
const Quiet = styled('span')({ color: 'var(--bourse-palette-quiet)', fontSize: 12 });

interface Market {
  name: string;
  last: Decimal;
  change: Decimal;
  volume: Decimal;
}

const market = (name: string, last: string, change: string, volume: string): Market => ({
  name,
  last: decimal(last),
  change: decimal(change),
  volume: decimal(volume),
});

const MARKETS = [
  market('BTC/USDT', '64250.1', '1.25', '12840.5'),
  market('ETH/USDT', '3120', '-0.8', '98231.25'),
  market('SOL/USDT', '142.3705', '4.02', '410022'),
  market('XRP/USDT', '0.5123', '0', '9120044'),
  market('DOGE/USDT', '0.1204', '-2.41', '88200100'),
  market('PEPE/USDT', '0.00000071', '12.5', '120000000000'),
];

const COLUMNS: readonly Column<Market>[] = [
  { id: 'name', header: 'Pair', cell: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
  {
    id: 'last',
    header: 'Last price',
    isNumeric: true,
    cell: ({ last, change }) => (
      <PriceText
        value={last}
        decimals={last.startsWith('0.0') ? 8 : 4}
        direction={change.startsWith('-') ? 'down' : 'up'}
      />
    ),
    compare: (a, b) => compare(a.last, b.last),
  },
  {
    id: 'change',
    header: 'Change',
    isNumeric: true,
    cell: ({ change }) => <ChangeText value={change} hasArrow={false} />,
    compare: (a, b) => compare(a.change, b.change),
  },
];

function OrderForm() {
  const [tab, setTab] = useState('limit');
  const [price, setPrice] = useState<Decimal | undefined>(decimal('64250.1'));
  const [amount, setAmount] = useState<Decimal>();
  const [share, setShare] = useState<PercentStep>(25);
  return (
    <Panel label="Order">
      <Tabs
        label="Kind of order"
        fullWidth
        items={[
          { id: 'limit', label: 'Limit' },
          { id: 'market', label: 'Market' },
        ]}
        value={tab}
        onChange={setTab}
      />
      <Form>
        <Row>
          <Quiet>Available</Quiet>
          <AmountText value={decimal('12400.5')} decimals={4} unit="USDT" />
        </Row>
        <NumberField label="Price" value={price} onChange={setPrice} decimals={4} unit="USDT" />
        <NumberField
          label="Amount"
          value={amount}
          onChange={setAmount}
          decimals={6}
          unit="BTC"
          error="At least 0.0001 BTC."
        />
        <PercentSteps value={share} onChange={setShare} />
        <NumberField
          label="Total"
          value={undefined}
          onChange={() => undefined}
          decimals={4}
          unit="USDT"
          hint="Fee 0.2 %"
        />
        <Button tone="buy" size="large" fullWidth>
          Buy BTC
        </Button>
        <Button tone="sell" size="large" fullWidth>
          Sell BTC
        </Button>
      </Form>
    </Panel>
  );
}

function Login() {
  const [account, setAccount] = useState('ann@bourse.test');
  const [keep, setKeep] = useState(true);
  return (
    <Panel title="Sign in">
      <Form>
        <TextField label="Account" value={account} onChange={setAccount} hint="Email or phone" />
        <PasswordField
          label="Password"
          value="correct horse"
          onChange={() => undefined}
          error="The password is not right."
        />
        <Checkbox label="Keep me signed in" checked={keep} onChange={setKeep} />
        <Button size="large" pending>
          Sign in
        </Button>
        <Row>
          <Button tone="quiet">Register</Button>
          <Button tone="danger">Close account</Button>
          <Button disabled>Not yet</Button>
        </Row>
      </Form>
    </Panel>
  );
}

function Everything() {
  const [search, setSearch] = useState('');
  return (
    <Grid>
      <Panel
        title="BTC/USDT"
        actions={
          <Row>
            <ConnectionChip phase="live" />
            <ConnectionChip phase="stale" age={7000} />
          </Row>
        }
      >
        <Form>
          <Row>
            <Large>
              <PriceText value={decimal('64250.1')} decimals={4} direction="up" hasArrow />
            </Large>
            <ChangeText value={decimal('1.25')} />
          </Row>
          <Row>
            <Large>
              <PriceText value={decimal('3120')} decimals={4} direction="down" hasArrow />
            </Large>
            <ChangeText value={decimal('-0.8')} />
          </Row>
          <Row>
            <MenuButton label="Language" entries={[{ id: 'en', label: 'English', onSelect: () => undefined }]}>
              English
            </MenuButton>
            <IconButton icon="bell" label="Notifications" />
            <IconButton icon="moon" label="Night" />
            <IconButton icon="settings" label="Settings" />
          </Row>
        </Form>
      </Panel>
      <Panel title="Markets" actions={<IconButton icon="download" label="Export" />}>
        <Form>
          <SearchField label="Search pairs" value={search} onChange={setSearch} />
        </Form>
        <DataTable label="Markets" columns={COLUMNS} rows={MARKETS} rowKey={({ name }) => name} />
      </Panel>
      <OrderForm />
      <Login />
      <Panel title="Recent trades" isStale actions={<ConnectionChip phase="down" age={61_000} />}>
        <DataTable label="Recent trades" columns={COLUMNS} rows={MARKETS.slice(0, 3)} rowKey={({ name }) => name} />
      </Panel>
      <Panel title="Open orders">
        <EmptyState title="No open orders" hint="Orders that wait for their price stand here." />
        <ErrorState message="The history could not be fetched." onRetry={() => undefined} />
        <Form>
          <Skeleton width={120} height={20} />
          <Skeleton />
        </Form>
      </Panel>
      <Panel title="Deposit USDT · TRC20" actions={<CopyButton value="TQrZ8tKf" label="Copy address" />}>
        <Form>
          <QrCode value="TQrZ8tKfjpAJbYQqcx2E1nX6mT4kHvPq3R" label="USDT address on TRC20" size={160} />
        </Form>
      </Panel>
    </Grid>
  );
}

const meta = { title: 'Overview', component: Everything } satisfies Meta<typeof Everything>;
export default meta;

/** All components side by side. */
export const Kit: StoryObj<typeof meta> = {};
